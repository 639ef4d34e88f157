/** Exports the postal codes of a commune as CSV that can be imported again without changes. */
import { columnNameOf } from "#domain/imports/columnNames";
import { postalCodeFormat } from "#domain/imports/postalCodeFormat";
import type { Context } from "#server/context";
import type { Database } from "#server/storage/database/database";
import { selectRange, type Position, type KeysetRange } from "#server/storage/database/keyset";
import { postalCodeOrders, postalCodesOfStock } from "#server/storage/communes/postalCodes";
import { selectCurrentStock, selectStockRevision } from "#server/storage/imports/stocks";
import { requireCommune } from "./communeScope";
import { csvHeader, csvLines } from "#server/domain/files/csvExport";
import { csvDownload, datedFileName, type Download } from "#server/domain/files/downloads";
import { searchPatterns } from "#server/domain/lists/searchPatterns";
import { inTransaction, done, refused, type Outcome } from "#server/domain/mutationResult";

const pageRows = 2_000;

/** Export parameters in a download path: the stock at the time of the request, and the search text. */
interface PostalCodeExportParams {
  /** 0 if the commune had no stock. */
  readonly stockId: number;
  readonly revision: number;
  readonly text?: string;
}

/**
 * Prepares a download; the file is generated while it is sent. Payload errors: ags_invalid, not_found.
 * @throws GraphQLError bad_request if the text is too long
 */
export async function exportPostalCodes(
  ctx: Context,
  ags: string,
  text: string | null,
): Promise<Outcome<Download>> {
  const found = await inTransaction(ctx, async (tx) => done(await requireCommune(ctx, tx, ags)));
  if (found.value === null) return refused(...found.errors);
  const isFiltered = searchPatterns(text) !== null;
  const params = { ...(await currentPostalCodes(ctx.db, ags)), ...(isFiltered && { text: text?.trim() }) };
  const encoded = Buffer.from(JSON.stringify(params)).toString("base64url");
  return done(csvDownload(ctx, `postal-codes/${ags}/${encoded}`, postalCodeFileName(ags, ctx.now())));
}

/** Returns the name of an export file. */
export function postalCodeFileName(ags: string, at: Date): string {
  return datedFileName(`postleitzahlen-${ags}`, at);
}

/** Decodes the parameters in a path created by exportPostalCodes. */
export function decodePostalCodeExportParams(encoded: string): PostalCodeExportParams {
  // The path is signed, so only exportPostalCodes can have created it.
  return JSON.parse(Buffer.from(encoded, "base64url").toString()) as PostalCodeExportParams;
}

/** Returns the parameters for an export of the commune's current rows. */
export async function currentPostalCodes(db: Database, ags: string): Promise<PostalCodeExportParams> {
  const stock = await selectCurrentStock(db, ags, "POSTAL_CODES");
  return { stockId: stock?.id ?? 0, revision: stock?.revision ?? 0 };
}

/** Whether the rows have not changed since the file was requested. */
export async function isUnchanged(
  db: Database,
  { stockId, revision }: PostalCodeExportParams,
): Promise<boolean> {
  return stockId === 0 || (await selectStockRevision(db, stockId)) === revision;
}

/** Streams the file ordered by postal code. Reads the requested stock, even if it has been replaced since. */
export async function* postalCodeLines(
  db: Database,
  { stockId, text: searched }: PostalCodeExportParams,
): AsyncGenerator<string> {
  const { columns } = postalCodeFormat;
  const source = postalCodesOfStock(stockId, searchPatterns(searched));
  const order = postalCodeOrders.POSTAL_CODE;
  let text = csvHeader(columns.map(({ field }) => columnNameOf(field, "de")));
  let after: Position | null = null;
  for (;;) {
    const range: KeysetRange = { order, isDescending: false, after, before: null };
    const rows = await selectRange(db, source, range, { limit: pageRows, fromEnd: false });
    yield text + csvLines(rows.map((row) => columns.map(({ field }) => row[field])));
    text = "";
    if (rows.length < pageRows) return;
    after = rows.at(-1)?.position ?? null;
  }
}
