import type { TableSpec } from "#ui/table/tableSearch";

/** What the address may say of the order. */
export const waterMetersSpec = {
  fields: ["NAME", "AGS", "READING_FROM"],
  sort: "NAME",
} as const satisfies TableSpec<string>;

export type WaterMeterField = (typeof waterMetersSpec)["fields"][number];
