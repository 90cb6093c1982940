/// How the program is called.
enum Usage {
  static let text = """
    Usage: viper convert AMOUNT FROM TO    converts an amount, for example: viper convert 100 USD EUR
           viper help                      prints this text
    """
}
