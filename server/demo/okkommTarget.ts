/** Local fake of OK.KOMM, so that residential properties can be imported in the demo. */
import type { ServerResponse } from "node:http";
import {
  residentialPropertyFieldNames,
  residentialPropertyFormat,
} from "#domain/imports/residentialPropertyFormat";
import type { ResidentialPropertyFields } from "#server/storage/residentialProperties/residentialProperties";
import { communes, postalCodesOf, type CommuneRow } from "./communes";
import { randomOf } from "./random";
import { residentialProperties } from "./residentialPropertyRows";

/** Responds with the file of a commune, or with 404 if the AGS is unknown. */
export function serveOkkommFile(seed: string, ags: string, response: ServerResponse): void {
  const row = communes.find(([key]) => key === ags);
  if (row === undefined) response.writeHead(404).end();
  else response.writeHead(200, { "Content-Type": "text/csv; charset=utf-8" }).end(okkommFile(seed, row));
}

/** The file of a commune: its demo properties with a few differences, or a few streets if it has none. */
export function okkommFile(seed: string, row: CommuneRow): string {
  const known = residentialProperties(seed, { row }).map(({ fields }) => fields);
  const rows = known.length > 0 ? changed(seed, known) : fewStreets(seed, row);
  const { columns } = residentialPropertyFormat(row[0]);
  const header = columns.map(({ name }) => name).join(";");
  const lines = rows.map((fields) => residentialPropertyFieldNames.map((field) => fields[field]).join(";"));
  return [header, ...lines, ""].join("\r\n");
}

/** Removes 1 in 40 houses, changes the supplements of 1 in 30, and adds a neighbour to 1 in 50. */
function changed(seed: string, known: readonly ResidentialPropertyFields[]): ResidentialPropertyFields[] {
  const random = randomOf(seed, "okkomm", known[0]?.ags ?? "");
  return known.flatMap((fields) => {
    if (random.chance(1 / 40)) return [];
    const described = random.chance(1 / 30) ? { ...fields, supplements: "Eingang im Hof" } : fields;
    if (!random.chance(1 / 50)) return [described];
    const letter = "d";
    return [
      described,
      { ...fields, letter, houseNumberLetter: fields.houseNumber + letter, supplements: "" },
    ];
  });
}

const streets = [
  ...["Am Markt", "Bahnhofstraße", "Bergstraße", "Birkenallee", "Gartenstraße", "Hauptstraße"],
  ...["Kirchgasse", "Königsplatz", "Lindenweg", "Mühlenweg", "Rosenweg", "Schulstraße"],
];

function fewStreets(seed: string, row: CommuneRow): ResidentialPropertyFields[] {
  const [ags] = row;
  const random = randomOf(seed, "okkomm streets", ags);
  return streets.flatMap((street) => {
    const { postalCode, place } = random.pick(postalCodesOf(row));
    const houses = random.int(12, 40);
    return Array.from({ length: houses }, (_, index): ResidentialPropertyFields => {
      const houseNumber = String(index + 1);
      return {
        ags,
        postalCode,
        location: place,
        district: "",
        street,
        houseNumber,
        letter: "",
        partNumber: "",
        supplements: "",
        houseNumberLetter: houseNumber,
      };
    });
  });
}
