import type { TableSpec } from "#ui/table/tableSearch";

/** What the address may say of the order. */
export const residentialPropertiesSpec = {
  fields: ["STREET", "POSTAL_CODE", "LOCATION", "DISTRICT"],
  sort: "STREET",
} as const satisfies TableSpec<string>;

export type ResidentialPropertySortField = (typeof residentialPropertiesSpec)["fields"][number];
