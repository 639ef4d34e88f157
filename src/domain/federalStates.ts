/** The sixteen Länder: key in an AGS, code in the contract, official name. */
export const federalStates = [
  { key: "01", code: "SH", name: "Schleswig-Holstein" },
  { key: "02", code: "HH", name: "Hamburg" },
  { key: "03", code: "NI", name: "Niedersachsen" },
  { key: "04", code: "HB", name: "Bremen" },
  { key: "05", code: "NW", name: "Nordrhein-Westfalen" },
  { key: "06", code: "HE", name: "Hessen" },
  { key: "07", code: "RP", name: "Rheinland-Pfalz" },
  { key: "08", code: "BW", name: "Baden-Württemberg" },
  { key: "09", code: "BY", name: "Bayern" },
  { key: "10", code: "SL", name: "Saarland" },
  { key: "11", code: "BE", name: "Berlin" },
  { key: "12", code: "BB", name: "Brandenburg" },
  { key: "13", code: "MV", name: "Mecklenburg-Vorpommern" },
  { key: "14", code: "SN", name: "Sachsen" },
  { key: "15", code: "ST", name: "Sachsen-Anhalt" },
  { key: "16", code: "TH", name: "Thüringen" },
] as const;

export type FederalStateCode = (typeof federalStates)[number]["code"];

/** The official name of a Land, the same in both languages; an unknown code is returned as it is. */
export function federalStateName(code: string): string {
  return federalStates.find((state) => state.code === code)?.name ?? code;
}
