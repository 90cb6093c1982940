/// How the program is called.
enum Usage {
  static let text = """
    Usage: viper convert AMOUNT FROM TO [--rates URL]
             converts an amount, for example: viper convert 100 USD EUR
           viper run SYSTEM [OPTIONS]
             runs a system in the terminal; from a pipe, each line is a command
               converter [--rates URL] [--store FILE] [--today DAY]
               todo      [--store FILE] [--today DAY]
               employees [--file FILE]
               tasks     [--store FILE] [--today DAY]
               map       [--geocoder URL]
           viper audit [--format FORMAT] [MODULE ...]
             checks live modules in all their states against VIPER's rules; fails where one is broken
           viper rules
             lists VIPER's rules, and what looks at each
           viper explain RULE ...
             says all of a rule, for example: viper explain V05
           viper help
             prints this text

      --format FORMAT text, mermaid, json or html, instead of text
      --rates URL     asks a server that speaks like api.frankfurter.dev, instead of the bundled rates
      --geocoder URL  asks a server that speaks like nominatim.openstreetmap.org, instead of the bundled gazetteer
      --store FILE    keeps what is changed in a JSON file, instead of for this run only;
                      one run at a time, since of two the one that saves last has the word
      --file FILE     shows the employees of a JSON file, instead of the bundled sample
      --today DAY     takes a day such as 2026-04-13 for today, instead of the machine's
    """
}
