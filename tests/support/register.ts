/** About 11,000 communes: the real register if REGISTER_DIR is set, else generated ones. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { stateOfAgs } from "#domain/ags";
import { federalStates } from "#domain/federalStates";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { communeInitial, communeSearchText } from "#server/domain/communes/communeSearch";
import type { Database } from "#server/storage/database/database";

/** A commune to store. */
export interface RegisterCommune {
  readonly ags: string;
  readonly name: string;
  readonly unit: string;
  readonly postalCodes: readonly string[];
  readonly services: readonly string[];
}

const beginnings = [
  "Alt",
  "Neu",
  "Bad ",
  "Groß",
  "Klein",
  "Ober",
  "Unter",
  "Märk",
  "Öl",
  "Üb",
  "Sankt ",
  "Weiß",
  "Kö",
];
const endings = [
  "kirchen",
  "stadt",
  "bach",
  "hausen",
  "münster",
  "berg",
  "dorf",
  "straße",
  "au",
  "heim",
  "ingen",
];
const generatedCount = 11_000;

/** The communes with one to three postal codes and a few services each; deterministic. */
export function readRegister(): RegisterCommune[] {
  const dir = process.env["REGISTER_DIR"];
  const rows = dir === undefined ? generate() : read(dir);
  return rows.map((row, index) => ({ ...row, services: servicesOf(index) }));
}

/** Stores communes with their postal codes and services, and updates planner statistics. */
export async function storeCommunes(db: Database, communes: readonly RegisterCommune[]): Promise<void> {
  const state = ({ ags }: RegisterCommune) => {
    const code = stateOfAgs(ags);
    if (code === undefined) throw new Error(`${ags} is no AGS.`);
    return code;
  };
  const column = (pick: (commune: RegisterCommune) => string) => sql`${communes.map(pick)}::text[]`;
  await sql`insert into commune (ags, name, unit, state, initial, search_text) select * from unnest(
    ${column((one) => one.ags)}, ${column((one) => one.name)}, ${column((one) => one.unit)}, ${column(state)},
    ${column((one) => communeInitial(one.name))},
    ${column((one) => communeSearchText(one.name, one.ags, one.postalCodes))})`.execute(db);
  const codes = communes.flatMap(({ ags, name, postalCodes }) =>
    postalCodes.map((code) => [ags, code, name] as const),
  );
  await sql`
    with given as (
      select * from unnest(${codes.map(([ags]) => ags)}::text[], ${codes.map(([, code]) => code)}::text[],
        ${codes.map(([, , place]) => place)}::text[]) as given (ags, code, place)
    ), made as (
      insert into stock (commune_ags, kind, state, row_count)
      select ags, 'POSTAL_CODES', 'current', count(*) from given group by ags returning id, commune_ags
    )
    insert into commune_postal_code (stock_id, postal_code, place)
    select made.id, given.code, given.place from given join made on made.commune_ags = given.ags`.execute(db);
  const pairs = communes.flatMap(({ ags, services }) => services.map((service) => [ags, service] as const));
  await sql`insert into commune_service (commune_ags, service_id) select * from unnest(
    ${pairs.map(([ags]) => ags)}::text[], ${pairs.map(([, service]) => service)}::text[])`.execute(db);
  await sql`analyze`.execute(db);
}

/** Services at the end of the catalogue are rare. */
function servicesOf(index: number): string[] {
  const count = 1 + (index % 9);
  const picked = Array.from({ length: count }, (_, step) => {
    const spread = ((index * 7 + step * 13) % 97) / 97;
    return Math.floor(spread * spread * serviceCatalogue.length);
  });
  return [...new Set(picked)].flatMap((position) => serviceCatalogue[position]?.id ?? []);
}

function generate(): Omit<RegisterCommune, "services">[] {
  return Array.from({ length: generatedCount }, (_, index) => {
    const land = federalStates[index % federalStates.length]?.key ?? "01";
    const beginning = beginnings[(index * 5) % beginnings.length] ?? "";
    const ending = endings[(index * 3) % endings.length] ?? "";
    // Names repeat, as in the real register.
    const name = `${beginning}${ending}${index % 4 === 0 ? "" : ` ${String.fromCharCode(65 + (index % 26))}`}`;
    const postalCodes = [String(10_000 + ((index * 7_919) % 89_999))];
    return { ags: `${land}${String(index).padStart(6, "0")}`, name, unit: "Gemeinde", postalCodes };
  });
}

function read(dir: string): Omit<RegisterCommune, "services">[] {
  const codes = new Map<string, string[]>();
  for (const [ags = "", code = ""] of rowsOf(join(dir, "postal_codes_full.csv"))) {
    const known = codes.get(ags) ?? [];
    if (!known.includes(code)) codes.set(ags, [...known, code]);
  }
  return rowsOf(join(dir, "communes_full.csv")).map(([ags = "", , name = "", unit = ""]) => ({
    ags,
    name,
    unit,
    postalCodes: codes.get(ags) ?? [],
  }));
}

function rowsOf(file: string): string[][] {
  const lines = readFileSync(file, "utf8").split(/\r?\n/).slice(1);
  return lines.filter((line) => line !== "").map((line) => line.split(";"));
}
