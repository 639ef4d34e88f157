/** Residential properties of some demo communes: fictitious streets, numbered house by house. */
import type { ResidentialPropertyFields } from "#server/storage/residentialProperties/residentialProperties";
import type { DemoCommune } from "./communeRows";
import { postalCodesOf } from "./communes";
import { randomOf, type Random } from "./random";

/** Number of properties and districts, by commune. Each street lies in one district. */
const stocks: Readonly<Record<string, { readonly count: number; readonly districts: readonly string[] }>> = {
  "01002000": { count: 420, districts: ["Altstadt", "Gaarden-Ost", "Holtenau", "Schreventeich", "Wik"] },
  "05974028": { count: 380, districts: ["Kernstadt", "Bad Waldliesborn", "Cappel", "Lipperode"] },
  "09182111": { count: 160, districts: [""] },
  "09761000": {
    count: 1_500,
    districts: ["Innenstadt", "Göggingen", "Haunstetten", "Hochzoll", "Lechhausen", "Oberhausen", "Pfersee"],
  },
};

const names = [
  ..."Ahorn Akazien Amsel Bach Bahnhof Berg Birken Blumen Brunnen Buchen Burg Eichen Erlen Feld Finken".split(
    " ",
  ),
  ..."Fischer Flieder Garten Gerber Grün Hafen Hopfen Kapellen Kirch Kloster Korn Lerchen Linden Markt".split(
    " ",
  ),
  ..."Meisen Mittel Mühl Neu Nord Ober Park Pfarr Post Quell Rathaus Ring Rosen Sand Schloss Schul".split(
    " ",
  ),
  ..."See Sonnen Stein Süd Tal Tannen Turm Ufer Wald Wasser Weber Weiden Wiesen Zeisig Ziegel".split(" "),
];
const kinds = ["straße", "straße", "straße", "weg", "weg", "gasse", "platz"];
const namedStreets = [
  "Äußere Jakoberstraße",
  "Dr.-Külz-Ring",
  "Königsallee",
  "Straße des 17. Juni",
  "Öttinger Weg",
];

function streetsOf(random: Random): string[] {
  const made = random.sample(names, names.length).map((name) => {
    const kind = random.pick(kinds);
    return `${name}${kind}`;
  });
  return [...namedStreets, ...made];
}

/** A property of a stock that does not have an id yet. */
export interface DemoProperty {
  readonly commune_ags: string;
  readonly fields: ResidentialPropertyFields;
}

/** The properties of a commune, street by street and house by house; empty for communes without properties. */
export function residentialProperties(seed: string, { row }: Pick<DemoCommune, "row">): DemoProperty[] {
  const [ags] = row;
  const stock = stocks[ags];
  if (stock === undefined) return [];
  const random = randomOf(seed, "residential properties", ags);
  const made: DemoProperty[] = [];
  for (const street of streetsOf(random)) {
    const { postalCode, place } = random.pick(postalCodesOf(row));
    const district = random.pick(stock.districts);
    const houses = random.int(14, 60);
    for (let number = 1; number <= houses && made.length < stock.count; number += 1) {
      const houseNumber = String(number);
      const letter = random.chance(0.1) ? random.pick(["a", "b", "c"]) : "";
      const supplements = random.chance(0.03)
        ? random.pick(["Hinterhaus", "Rückgebäude", "Seitenflügel"])
        : "";
      const fields = {
        ags,
        postalCode,
        location: place,
        district,
        street,
        houseNumber,
        letter,
        supplements,
        partNumber: "",
        houseNumberLetter: houseNumber + letter,
      };
      made.push({ commune_ags: ags, fields });
    }
  }
  return made;
}
