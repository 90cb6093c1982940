extension Gazetteer {
  /// Capitals and large cities of Oceania; the columns are those of ``Place/init(row:)``.
  package static let oceania = """
    Adelaide | アデレード | -34.9285 | 138.6007
    Apia | アピア | -13.8333 | -171.7667
    Auckland | オークランド | -36.8509 | 174.7645
    Brisbane | ブリスベン | -27.4698 | 153.0251
    Canberra | キャンベラ | -35.2809 | 149.1300
    Christchurch | クライストチャーチ | -43.5321 | 172.6362
    Funafuti | フナフティ | -8.5211 | 179.1983
    Honiara | ホニアラ | -9.4456 | 159.9729
    Honolulu | ホノルル | 21.3069 | -157.8583
    Majuro | マジュロ | 7.0897 | 171.3803
    Melbourne | メルボルン | -37.8136 | 144.9631
    Ngerulmud | ンゲルルムド | 7.5006 | 134.6242
    Nouméa | ヌメア | -22.2711 | 166.4380
    Nuku'alofa | ヌクアロファ | -21.1393 | -175.2049
    Palikir | パリキール | 6.9248 | 158.1610
    Papeete | パペーテ | -17.5516 | -149.5585
    Perth | パース | -31.9523 | 115.8613
    Port Moresby | ポートモレスビー | -9.4438 | 147.1803
    Port Vila | ポートビラ | -17.7333 | 168.3273
    South Tarawa | 南タラワ/みなみタラワ | 1.3278 | 172.9770
    Suva | スバ | -18.1248 | 178.4501
    Sydney | シドニー | -33.8688 | 151.2093
    Wellington | ウェリントン | -41.2865 | 174.7762
    Yaren | ヤレン | -0.5477 | 166.9209
    """
}
