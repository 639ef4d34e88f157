import type { TableSpec } from "#ui/table/tableSearch";

/** What the address may say of the order. */
export const postalCodesSpec = {
  fields: ["POSTAL_CODE", "PLACE"],
  sort: "POSTAL_CODE",
} as const satisfies TableSpec<string>;

export type PostalCodeField = (typeof postalCodesSpec)["fields"][number];
