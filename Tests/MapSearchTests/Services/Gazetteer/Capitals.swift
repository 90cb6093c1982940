/// The capitals of the members of the United Nations, by the seat of government where the two differ.
enum Capitals {
  static let all = (europe + asia + africa + americas + oceania)
    .split(whereSeparator: \.isNewline).flatMap { $0.split(separator: "; ").map(String.init) }

  private static let europe = """
    Tirana; Andorra la Vella; Vienna; Minsk; Brussels; Sarajevo; Sofia; Zagreb; Prague; Copenhagen; Tallinn; Helsinki
    Paris; Berlin; Athens; Budapest; Reykjavík; Dublin; Rome; Riga; Vaduz; Vilnius; Luxembourg; Valletta; Chișinău
    Monaco; Podgorica; Amsterdam; Skopje; Oslo; Warsaw; Lisbon; Bucharest; Moscow; San Marino; Belgrade; Bratislava
    Ljubljana; Madrid; Stockholm; Bern; Kyiv; London

    """
  private static let asia = """
    Kabul; Yerevan; Baku; Manama; Dhaka; Thimphu; Bandar Seri Begawan; Phnom Penh; Beijing; Nicosia; Pyongyang; Tbilisi
    New Delhi; Jakarta; Tehran; Baghdad; Jerusalem; Tokyo; Amman; Astana; Kuwait City; Bishkek; Vientiane; Beirut
    Kuala Lumpur; Malé; Ulaanbaatar; Naypyidaw; Kathmandu; Muscat; Islamabad; Manila; Doha; Seoul; Riyadh; Singapore
    Sri Jayawardenepura Kotte; Damascus; Dushanbe; Bangkok; Dili; Ankara; Ashgabat; Abu Dhabi; Tashkent; Hanoi; Sanaa

    """
  private static let africa = """
    Algiers; Luanda; Porto-Novo; Gaborone; Ouagadougou; Gitega; Praia; Yaoundé; Bangui; N'Djamena; Moroni; Brazzaville
    Kinshasa; Yamoussoukro; Djibouti; Cairo; Malabo; Asmara; Mbabane; Addis Ababa; Libreville; Banjul; Accra; Conakry
    Bissau; Nairobi; Maseru; Monrovia; Tripoli; Antananarivo; Lilongwe; Bamako; Nouakchott; Port Louis; Rabat; Maputo
    Windhoek; Niamey; Abuja; Kigali; São Tomé; Dakar; Victoria; Freetown; Mogadishu; Pretoria; Juba; Khartoum; Dodoma
    Lomé; Tunis; Kampala; Lusaka; Harare

    """
  private static let americas = """
    St. John's; Buenos Aires; Nassau; Bridgetown; Belmopan; La Paz; Brasília; Ottawa; Santiago; Bogotá; San José; Havana
    Roseau; Santo Domingo; Quito; San Salvador; St. George's; Guatemala City; Georgetown; Port-au-Prince; Tegucigalpa
    Kingston; Mexico City; Managua; Panama City; Asunción; Lima; Basseterre; Castries; Kingstown; Paramaribo
    Port of Spain; Washington, D.C.; Montevideo; Caracas

    """
  private static let oceania = """
    Canberra; Suva; South Tarawa; Majuro; Palikir; Yaren; Wellington; Ngerulmud; Port Moresby; Apia; Honiara; Nuku'alofa
    Funafuti; Port Vila
    """
}
