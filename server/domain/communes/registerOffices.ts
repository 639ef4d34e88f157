/** Register offices of a commune. */
import { registerOfficeSchema } from "#domain/schemas/commune";
import { type OrderedPage, type Page, readPage } from "#server/domain/lists/paging";
import type { Context } from "#server/context";
import { ofCommune, recordSource, type StoredRecord } from "#server/storage/communes/records";
import {
  registerOfficeOrders,
  registerOfficeTable,
  type RegisterOfficeFields,
} from "#server/storage/communes/registerOffices";
import { saveRecord, type RecordKind, type RecordTarget } from "./communeRecords";
import { FieldChecks } from "#server/domain/fieldChecks";

export type RegisterOffice = StoredRecord<RegisterOfficeFields>;

/** Input of a save. */
export type RegisterOfficeInput = RegisterOfficeFields;

export const registerOfficeKind: RecordKind<RegisterOfficeFields> = {
  table: registerOfficeTable,
  activity: "SAVE_COMMUNE_REGISTER_OFFICES",
  labelOf: ({ name }) => name,
  entryOf: ({ name, url, authorityPrefix, identifier, certificatesOnly }) => ({
    name,
    url,
    authorityPrefix,
    identifier,
    certificatesOnly,
  }),
  taken: { code: "not_unique", field: "identifier" },
};

/** Returns a page of a commune's offices, ordered by name by default. Does not check access to the commune. */
export function listRegisterOffices(
  ctx: Context,
  ags: string,
  page: OrderedPage<keyof typeof registerOfficeOrders>,
): Promise<Page<RegisterOffice>> {
  const source = recordSource(registerOfficeTable, ofCommune(ags));
  return readPage(ctx.db, source, { ...page, order: registerOfficeOrders[page.field ?? "NAME"] });
}

/** Inserts or updates an office. */
export function saveRegisterOffice(ctx: Context, target: RecordTarget, input: RegisterOfficeInput) {
  return saveRecord(ctx, registerOfficeKind, target, () => {
    const checks = new FieldChecks();
    return { fields: checks.read(registerOfficeSchema, input), errors: checks.errors };
  });
}
