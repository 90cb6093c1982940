/// How the program is called.
enum Usage {
  static let text = """
    Usage: viper convert AMOUNT FROM TO [--rates URL]
             converts an amount, for example: viper convert 100 USD EUR
           viper run converter [--rates URL] [--store FILE] [--today DAY]
             runs a system in the terminal; from a pipe, each line is a command
           viper help
             prints this text

      --rates URL   asks a server that speaks like api.frankfurter.dev, instead of the bundled rates
      --store FILE  keeps amount, currencies and rates in a JSON file, instead of for this run only;
                    one run at a time, since of two the one that saves last has the word
      --today DAY   takes a day such as 2026-04-13 for today, instead of the machine's
    """
}
