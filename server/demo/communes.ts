/**
 * Communes of the demo data: real ones from all sixteen German states, by name and AGS. The numbers of services and the
 * postal codes are examples, not complete lists; populations are those of the official register, of counties the sum.
 */

/** Type of authority, as named in the official register. */
export type CommuneUnit =
  "Stadt" | "Gemeinde" | "Markt" | "Landkreis" | "Regionalverband" | "Verbandsgemeinde";

/**
 * AGS, official name, type, number of services, comma-separated postal codes, and population. A postal code is
 * `code place`, or just `code` if the place is the official name.
 */
export type CommuneRow = readonly [
  ags: string,
  name: string,
  unit: CommuneUnit,
  serviceCount: number,
  postalCodes: string,
  population: number,
];

/** Sorted by AGS. */
export const communes: readonly CommuneRow[] = [
  ["01001000", "Flensburg", "Stadt", 47, "24937, 24939, 24941, 24943, 24944", 90_164],
  ["01002000", "Kiel", "Stadt", 73, "24103, 24105, 24114, 24116, 24143, 24159", 246_794],
  ["01051075", "Neuenkirchen", "Gemeinde", 5, "25792", 949],
  ["01054000", "Nordfriesland", "Landkreis", 36, "25813 Husum, 25899 Niebüll, 25980 Sylt", 165_951],
  ["01056025", "Helgoland", "Gemeinde", 9, "27498", 1_306],
  ["02000000", "Hamburg", "Stadt", 110, "20095, 20146, 20255, 20359, 22111, 22765", 1_847_253],
  [
    "03153018",
    "Clausthal-Zellerfeld, Berg- und Universitätsstadt",
    "Stadt",
    16,
    "38678 Clausthal-Zellerfeld",
    15_727,
  ],
  ["03255016", "Halle", "Gemeinde", 6, "37620", 1_508],
  ["03358017", "Neuenkirchen", "Gemeinde", 8, "29643", 5_634],
  ["03456008", "Halle", "Gemeinde", 6, "49843", 666],
  ["03459027", "Neuenkirchen", "Gemeinde", 7, "49586", 4_599],
  ["04011000", "Bremen", "Stadt", 78, "27568, 28195, 28203, 28209, 28259", 567_559],
  ["04012000", "Bremerhaven", "Stadt", 52, "27568, 27570, 27574, 27576, 27580", 113_643],
  ["05315000", "Köln", "Stadt", 81, "50667, 50674, 50733, 50823, 51103", 1_087_863],
  ["05566060", "Neuenkirchen", "Gemeinde", 13, "48485", 13_887],
  ["05711000", "Bielefeld", "Stadt", 81, "33602, 33604, 33607, 33611, 33615", 334_195],
  ["05754012", "Halle (Westf.)", "Stadt", 19, "33790", 21_577],
  ["05974000", "Soest", "Landkreis", 44, "59494 Soest, 59555 Lippstadt, 59609 Anröchte", 301_785],
  ["05974004", "Anröchte", "Gemeinde", 14, "59609", 10_238],
  ["05974008", "Bad Sassendorf", "Gemeinde", 12, "59505", 12_065],
  ["05974012", "Ense", "Gemeinde", 11, "59469", 12_162],
  ["05974028", "Lippstadt", "Stadt", 31, "59555, 59556, 59557, 59558", 67_952],
  ["06412000", "Frankfurt am Main", "Stadt", 79, "60311, 60313, 60316, 60325, 60385", 763_380],
  [
    "06435000",
    "Main-Kinzig-Kreis",
    "Landkreis",
    41,
    "63571 Gelnhausen, 36396 Steinau an der Straße",
    420_552,
  ],
  [
    "06435028",
    "Steinau an der Straße, Brüder-Grimm-Stadt",
    "Stadt",
    15,
    "36396 Steinau an der Straße",
    10_190,
  ],
  ["06634009", "Homberg (Efze), Reformationsstadt, Kreisstadt", "Stadt", 17, "34576 Homberg", 14_001],
  ["07131007", "Bad Neuenahr-Ahrweiler", "Stadt", 22, "53474", 28_468],
  // An association of municipalities has no AGS, so it uses that of its seat, Bad Ems.
  ["07141006", "Bad Ems-Nassau", "Verbandsgemeinde", 24, "56130 Bad Ems, 56377 Nassau", 27_964],
  ["07316000", "Neustadt an der Weinstraße", "Stadt", 44, "67433, 67434, 67435", 53_264],
  ["08111000", "Stuttgart", "Stadt", 76, "70173, 70176, 70182, 70190, 70327", 635_911],
  ["08127008", "Blaufelden", "Gemeinde", 10, "74572", 5_286],
  ["09162000", "München", "Stadt", 80, "80331, 80333, 80469, 80538, 80634, 80796", 1_484_226],
  ["09163000", "Rosenheim", "Stadt", 40, "83022, 83024, 83026", 63_551],
  ["09180112", "Bad Kohlgrub", "Gemeinde", 8, "82433", 2_854],
  ["09180114", "Eschenlohe", "Gemeinde", 5, "82438", 1_582],
  ["09181113", "Denklingen", "Gemeinde", 7, "86920", 2_836],
  ["09181114", "Dießen am Ammersee", "Markt", 17, "86911", 10_526],
  ["09182111", "Bad Wiessee", "Gemeinde", 12, "83707", 5_095],
  [
    "09184000",
    "München",
    "Landkreis",
    45,
    "82008 Unterhaching, 82031 Grünwald, 85748 Garching bei München",
    350_473,
  ],
  ["09187000", "Rosenheim", "Landkreis", 37, "83043 Bad Aibling, 83209 Prien am Chiemsee", 261_330],
  [
    "09188000",
    "Starnberg",
    "Landkreis",
    35,
    "82211 Herrsching am Ammersee, 82319 Starnberg, 82327 Tutzing",
    136_667,
  ],
  ["09562000", "Erlangen", "Stadt", 64, "91052, 91054, 91056, 91058", 112_528],
  ["09761000", "Augsburg", "Stadt", 58, "86150, 86152, 86156, 86161, 86165, 86199", 296_582],
  ["09762000", "Kaufbeuren", "Stadt", 38, "87600", 44_398],
  [
    "10041000",
    "Saarbrücken",
    "Regionalverband",
    42,
    "66280 Sulzbach/Saar, 66333 Völklingen, 66346 Püttlingen",
    328_714,
  ],
  ["10041100", "Saarbrücken", "Stadt", 69, "66111, 66113, 66119, 66123, 66130", 180_374],
  ["10046117", "St. Wendel", "Stadt", 20, "66606 Sankt Wendel", 25_809],
  ["11000000", "Berlin", "Stadt", 81, "10115, 10178, 10245, 10435, 10785, 12043", 3_669_491],
  ["12054000", "Potsdam", "Stadt", 55, "14467, 14469, 14473, 14480, 14482", 180_334],
  ["12061005", "Alt Zauche-Wußwerk/Stara Niwa-Wózwjerch", "Gemeinde", 6, "15913 Alt Zauche-Wußwerk", 483],
  ["12066320", "Vetschau/Spreewald / Wětošow/Błota", "Stadt", 14, "03226 Vetschau/Spreewald", 7_941],
  ["12069017", "Beelitz", "Stadt", 18, "14547", 12_652],
  ["13003000", "Rostock", "Stadt", 56, "18055, 18057, 18069, 18106, 18147", 209_191],
  [
    "13071000",
    "Mecklenburgische Seenplatte",
    "Landkreis",
    34,
    "17033 Neubrandenburg, 17235 Neustrelitz",
    258_074,
  ],
  ["13071108", "Neuenkirchen", "Gemeinde", 0, "17039", 1_123],
  ["14612000", "Dresden", "Stadt", 74, "01067, 01069, 01097, 01127, 01307", 556_780],
  ["14626010", "Bad Muskau / Mužakow", "Stadt", 9, "02953 Bad Muskau", 3_686],
  ["14626030", "Bernstadt a. d. Eigen", "Stadt", 8, "02748 Bernstadt auf dem Eigen", 3_354],
  ["14713000", "Leipzig", "Stadt", 72, "04103, 04109, 04155, 04229, 04275", 593_145],
  ["15002000", "Halle (Saale)", "Stadt", 59, "06108, 06110, 06114, 06118, 06120", 238_762],
  ["15091375", "Wittenberg, Lutherstadt", "Stadt", 27, "06886 Wittenberg, 06888 Wittenberg", 45_752],
  ["16051000", "Erfurt", "Stadt", 61, "99084, 99086, 99089, 99096, 99099", 213_981],
  ["16071001", "Apolda", "Stadt", 21, "99510", 22_184],
];

/** A postal code of a commune and the place it belongs to. */
export interface PostalCode {
  readonly postalCode: string;
  readonly place: string;
}

/** Parses the postal codes of a row. */
export function postalCodesOf(row: CommuneRow): PostalCode[] {
  const [, name, , , list] = row;
  return list.split(", ").map((entry) => ({
    postalCode: entry.slice(0, 5),
    place: entry.length > 5 ? entry.slice(6) : name,
  }));
}
