/** The four editable lists of a commune, so that one test can cover all of them. */
import type { Database } from "#server/storage/database/database";
import type { ServerHarness, SeenError } from "./serverHarness";
import { storeCommunes } from "./register";

/** The commune whose lists the tests change. */
export const ags = "09761000";

/** Stores the communes that the water meter readings of these tests name. */
export async function storeReadingCommunes(db: Database): Promise<void> {
  const places = { "09184000": "München", "01001000": "Flensburg", "09188139": "Starnberg" };
  await storeCommunes(
    db,
    Object.entries(places).map(([code, name]) => ({
      ags: code,
      name,
      unit: "Stadt",
      postalCodes: [],
      services: [],
    })),
  );
}

/** Valid input. */
export const postalCode = { postalCode: "86152", place: "Augsburg" };
export const office = {
  name: "Standesamt Nord",
  url: "{host}/nord",
  authorityPrefix: "feb",
  identifier: "123456789012",
  certificatesOnly: false,
};
const country = { name: "Schweiz", isEu: false };
export const reading = {
  name: "Stadtwerke",
  readingAgs: "09184000",
  readingFrom: "2026-12-01",
  readingUntil: "2026-12-31",
};

export const postalCodes = {
  save: "savePostalCode",
  remove: "removePostalCodes",
  edge: "postalCodeEdge",
  list: "postalCodes",
  fields: "id revision postalCode place",
  valid: postalCode,
  type: "SAVE_COMMUNE_POSTAL_CODES",
  label: "86152 Augsburg",
  entry: postalCode,
  change: { place: "Augsburg, Innenstadt" },
  changedLabel: "86152 Augsburg, Innenstadt",
};
export const registerOffices = {
  save: "saveRegisterOffice",
  remove: "removeRegisterOffices",
  edge: "registerOfficeEdge",
  fields: "id revision name url authorityPrefix identifier certificatesOnly",
  valid: office,
  list: "registerOffices",
  type: "SAVE_COMMUNE_REGISTER_OFFICES",
  label: "Standesamt Nord",
  entry: office,
  change: { url: "{host}/sued" },
  changedLabel: "Standesamt Nord",
};
export const countries = {
  save: "saveCountry",
  remove: "removeCountries",
  edge: "countryEdge",
  list: "countries",
  fields: "id revision name isEu",
  valid: country,
  type: "SAVE_COMMUNE_STATES",
  label: "Schweiz",
  entry: country,
  change: { isEu: true },
  changedLabel: "Schweiz",
};
export const readings = {
  save: "saveWaterMeterReadingCommune",
  remove: "removeWaterMeterReadingCommunes",
  edge: "waterMeterReadingCommuneEdge",
  list: "waterMeterReadingCommunes",
  valid: reading,
  fields: "id revision name readingAgs: ags readingFrom readingUntil",
  type: "SAVE_COMMUNE_SERVICE_WATERMETER_READING",
  label: "Stadtwerke (09184000)",
  entry: {
    name: "Stadtwerke",
    ags: "09184000",
    readingFrom: "2026-12-01",
    readingUntil: "2026-12-31",
  },
  change: { readingUntil: "2027-01-15" },
  changedLabel: "Stadtwerke (09184000)",
};
export const lists = [postalCodes, registerOffices, countries, readings];

/** One of the lists. */
export type CommuneList = (typeof lists)[number];

/** A saved row. */
export interface SavedEdge {
  readonly cursor: string;
  readonly node: Readonly<Record<string, unknown>> & { readonly id: string; readonly revision: number };
}

/** Saves a row of a list, by default in the test commune. */
export async function save(
  harness: ServerHarness,
  list: CommuneList,
  input: object,
  caller: { readonly token?: string; readonly now?: Date } = {},
): Promise<{ readonly edge: SavedEdge | null; readonly errors: readonly SeenError[] }> {
  const selection = `edge: ${list.edge} { cursor node { ${list.fields} } }`;
  const { payload, errors } = await harness.mutate(list.save, selection, { ags, ...input }, caller);
  return { edge: (payload as { edge: SavedEdge | null }).edge, errors };
}

/** Removes rows of a list. */
export async function remove(
  harness: ServerHarness,
  list: CommuneList,
  items: readonly { readonly id: string; readonly revision: number }[],
) {
  const selection = `removedIds conflicts { ${list.fields} }`;
  const { payload, errors } = await harness.mutate(list.remove, selection, { items });
  return { payload: payload as { removedIds: readonly string[]; conflicts: readonly object[] }, errors };
}

/** Node ids of the rows of a list, in list order. */
export async function idsOf(harness: ServerHarness, list: CommuneList): Promise<string[]> {
  const source = `query ($ags: AGS!) { commune(ags: $ags) { list: ${list.list} { edges { node { id } } } } }`;
  const { commune } = await harness.read(source, { ags });
  return (commune as { list: { edges: { node: { id: string } }[] } }).list.edges.map(({ node }) => node.id);
}

/** Errors with one code at these fields. */
export function is(code: string, ...fields: readonly string[]): SeenError[] {
  return fields.map((field) => ({ code, field }));
}
