/** Water meter reading configurations of the demo data. */

/** The commune to read, and the start and end of its reading period in days from today. */
export interface DemoReading {
  readonly readAgs: string;
  readonly name: string;
  readonly from: number;
  readonly until: number;
}

/** By the commune that manages them: some are active today, others are past or upcoming. */
export const readings: Readonly<Record<string, readonly DemoReading[]>> = {
  "01002000": [{ readAgs: "01002000", name: "Kiel", from: 12, until: 40 }],
  "03358017": [{ readAgs: "03358017", name: "Neuenkirchen", from: -30, until: 9 }],
  "05974028": [{ readAgs: "05974028", name: "Lippstadt", from: -60, until: -32 }],
  "09182111": [{ readAgs: "09182111", name: "Bad Wiessee", from: 20, until: 48 }],
  "09188000": [
    { readAgs: "09188117", name: "Andechs", from: -45, until: -17 },
    { readAgs: "09188120", name: "Gauting", from: -10, until: 18 },
    { readAgs: "09188121", name: "Gilching", from: -10, until: 18 },
    { readAgs: "09188124", name: "Herrsching am Ammersee", from: 25, until: 53 },
    { readAgs: "09188137", name: "Pöcking", from: 25, until: 53 },
    { readAgs: "09188139", name: "Starnberg", from: -3, until: 25 },
    { readAgs: "09188141", name: "Tutzing", from: -75, until: -47 },
  ],
  "09761000": [{ readAgs: "09761000", name: "Augsburg", from: -12, until: 16 }],
};
