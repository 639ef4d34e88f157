/** Storage of register offices. */
import { sql } from "kysely";
import { declareRow } from "#server/storage/database/declaredRow";
import type { KeysetOrder } from "#server/storage/database/keyset";
import type { RecordTable } from "./records";

export interface RegisterOfficeFields {
  readonly name: string;
  readonly url: string;
  readonly authorityPrefix: string;
  readonly identifier: string;
  readonly certificatesOnly: boolean;
}

/** Sortable columns. */
export const registerOfficeOrders = {
  NAME: {
    name: "NAME",
    keys: [
      { column: "r.name", type: "text" },
      { column: "r.id", type: "uuid" },
    ],
  },
  IDENTIFIER: { name: "IDENTIFIER", keys: [{ column: "r.identifier", type: "text" }] },
} satisfies Record<string, KeysetOrder>;

export const registerOfficeTable: RecordTable<RegisterOfficeFields> = {
  table: "register_office",
  idType: "uuid",
  from: sql`register_office r`,
  communeAgs: sql`r.commune_ags`,
  ownerColumn: "commune_ags",
  row: declareRow({
    name: "register_office.name",
    url: "register_office.url",
    authorityPrefix: "register_office.authority_prefix",
    identifier: "register_office.identifier",
    certificatesOnly: "register_office.certificates_only",
  }),
  fields: sql`r.name, r.url, r.authority_prefix as "authorityPrefix", r.identifier,
    r.certificates_only as "certificatesOnly"`,
  columnsOf: (fields) => ({
    name: fields.name,
    url: fields.url,
    authority_prefix: fields.authorityPrefix,
    identifier: fields.identifier,
    certificates_only: fields.certificatesOnly,
  }),
  unique: { columns: ["identifier"], isOfOwner: true },
  order: registerOfficeOrders.NAME,
};
