import type { TableSpec } from "#ui/table/tableSearch";

/** What the address may say of the order. */
export const registerOfficesSpec = {
  fields: ["NAME", "IDENTIFIER"],
  sort: "NAME",
} as const satisfies TableSpec<string>;

export type RegisterOfficeField = (typeof registerOfficesSpec)["fields"][number];
