import type { TableSpec } from "#ui/table/tableSearch";

/** What the address may say of the order. */
export const countriesSpec = {
  fields: ["NAME", "IS_EU"],
  sort: "NAME",
} as const satisfies TableSpec<string>;

export type CountryField = (typeof countriesSpec)["fields"][number];

/** Only members of the European Union, or only others. */
export type EuFilter = "yes" | "no";

/** The filter as it stands in the address; undefined: all. */
export function parseEu(raw: unknown): EuFilter | undefined {
  return raw === "yes" || raw === "no" ? raw : undefined;
}

/** The filter of the server for a text and a membership. */
export function countryFilter(text: string | null, eu: EuFilter | undefined) {
  if (text === null && eu === undefined) return null;
  return { ...(text !== null && { text }), ...(eu && { isEu: eu === "yes" }) };
}
