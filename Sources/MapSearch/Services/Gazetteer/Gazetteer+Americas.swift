extension Gazetteer {
  /// Capitals and large cities of the Americas; the columns are those of ``Place/init(row:)``.
  package static let americas = """
    Anchorage | アンカレジ | 61.2181 | -149.9003
    Asunción | アスンシオン | -25.2637 | -57.5759
    Atlanta | アトランタ | 33.7490 | -84.3880
    Basseterre | バセテール | 17.3026 | -62.7177
    Belmopan | ベルモパン | 17.2510 | -88.7590
    Bogotá | ボゴタ | 4.5981 | -74.0758
    Boston | ボストン | 42.3601 | -71.0589
    Brasília | ブラジリア | -15.7939 | -47.8828
    Bridgetown | ブリッジタウン | 13.1132 | -59.5988
    Buenos Aires | ブエノスアイレス | -34.6037 | -58.3816
    Calgary | カルガリー | 51.0447 | -114.0719
    Caracas | カラカス | 10.4806 | -66.9036
    Castries | カストリーズ | 14.0101 | -60.9875
    Chicago | シカゴ | 41.8781 | -87.6298
    Dallas | ダラス | 32.7767 | -96.7970
    Denver | デンバー | 39.7392 | -104.9903
    Georgetown | ジョージタウン | 6.8013 | -58.1551
    Guadalajara | グアダラハラ | 20.6597 | -103.3496
    Guatemala City | グアテマラシティ | 14.6349 | -90.5069
    Guayaquil | グアヤキル | -2.1894 | -79.8891
    Havana | ハバナ | 23.1136 | -82.3666
    Houston | ヒューストン | 29.7604 | -95.3698
    Kingston | キングストン | 17.9712 | -76.7936
    Kingstown | キングスタウン | 13.1600 | -61.2248
    La Paz | ラパス | -16.4897 | -68.1193
    Las Vegas | ラスベガス | 36.1699 | -115.1398
    Lima | リマ | -12.0464 | -77.0428
    Los Angeles | ロサンゼルス | 34.0522 | -118.2437
    Managua | マナグア | 12.1150 | -86.2362
    Medellín | メデジン | 6.2442 | -75.5812
    Mexico City | メキシコシティ | 19.4326 | -99.1332
    Miami | マイアミ | 25.7617 | -80.1918
    Montevideo | モンテビデオ | -34.9011 | -56.1645
    Montreal | モントリオール | 45.5017 | -73.5673
    Nassau | ナッソー | 25.0443 | -77.3504
    New Orleans | ニューオーリンズ | 29.9511 | -90.0715
    New York/New York City | ニューヨーク | 40.7128 | -74.0060
    Nuuk | ヌーク | 64.1814 | -51.6941
    Ottawa | オタワ | 45.4215 | -75.6972
    Panama City | パナマシティ | 8.9824 | -79.5199
    Paramaribo | パラマリボ | 5.8520 | -55.2038
    Philadelphia | フィラデルフィア | 39.9526 | -75.1652
    Port of Spain | ポートオブスペイン | 10.6549 | -61.5019
    Port-au-Prince | ポルトープランス | 18.5944 | -72.3074
    Quito | キト | -0.1807 | -78.4678
    Rio de Janeiro | リオデジャネイロ | -22.9068 | -43.1729
    Roseau | ロゾー | 15.3092 | -61.3794
    Salvador | サルバドール | -12.9777 | -38.5016
    San Francisco | サンフランシスコ | 37.7749 | -122.4194
    San José | サンホセ | 9.9281 | -84.0907
    San Juan | サンフアン | 18.4655 | -66.1057
    San Salvador | サンサルバドル | 13.6929 | -89.2182
    Santiago | サンティアゴ | -33.4489 | -70.6693
    Santo Domingo | サントドミンゴ | 18.4861 | -69.9312
    São Paulo | サンパウロ | -23.5505 | -46.6333
    Seattle | シアトル | 47.6062 | -122.3321
    St. George's/Saint George's | セントジョージズ | 12.0561 | -61.7488
    St. John's/Saint John's | セントジョンズ | 17.1274 | -61.8468
    Sucre | スクレ | -19.0196 | -65.2619
    Tegucigalpa | テグシガルパ | 14.0723 | -87.1921
    Toronto | トロント | 43.6532 | -79.3832
    Vancouver | バンクーバー | 49.2827 | -123.1207
    Washington, D.C. | ワシントンD.C. | 38.9072 | -77.0369
    """
}
