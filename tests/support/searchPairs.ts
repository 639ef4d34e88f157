/** Names with terms that find each of them in every search. */
export const searchPairs: readonly (readonly [name: string, ...terms: string[]])[] = [
  ["Krüger", "kruger", "KRUEGER", "Kru\u0308ger"],
  ["Łukaszewicz", "lukaszewicz"],
  ["Əliyev", "eliyev", "ELIYEV"],
  ["Yıldız", "yildiz", "YILDIZ"],
  ["D’Angelo", "d'angelo", "d´angelo", "dangelo"],
  ["Đorđević Ørsted", "dordevic", "orsted"],
  ["Þórður Ægir", "thordur", "aegir"],
  ["Cœur Weiß", "coeur", "weiss"],
  ["Annaberg-Buchholz", "annaberg\u2011buchholz", "\u200bannaberg\u200e", "Annaberg\u00ad-Buch"],
  ["Reit im Winkl", "reit\u00a0im"],
];
