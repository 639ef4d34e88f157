/** Exports the residential properties of a commune as CSV that can be imported unchanged. */
import { residentialPropertyFormat } from "#domain/imports/residentialPropertyFormat";
import type { Context } from "#server/context";
import { isClientVisibleError } from "#server/failure";
import type { Database } from "#server/storage/database/database";
import { selectRange, type Position, type KeysetRange } from "#server/storage/database/keyset";
import {
  residentialPropertyOrders,
  residentialPropertySource,
  selectLastPropertyId,
} from "#server/storage/residentialProperties/residentialProperties";
import { selectCurrentStock } from "#server/storage/imports/stocks";
import { requireCommune } from "#server/domain/communes/communeScope";
import { csvHeader, csvLines } from "#server/domain/files/csvExport";
import { csvDownload, datedFileName, type Download } from "#server/domain/files/downloads";
import {
  propertyPostalCodes,
  parsePropertySearch,
  normalizeSearchText,
  type ResidentialPropertyFilter,
} from "./residentialPropertySearch";
import { inTransaction, done, refused, userError, type Outcome } from "#server/domain/mutationResult";

const pageRows = 2_000;

/** Content of a download path: the rows of one stock that existed when the file was requested. */
interface PropertyExportParams extends ResidentialPropertyFilter {
  readonly stockId: number;
  /** Excludes rows that were added later, which have higher ids. */
  readonly lastId: number;
}

/**
 * Prepares the file. Reads its first rows, so that failures are reported now and not during the download. Payload
 * errors: ags_invalid, not_found, residential_properties_export_error.
 */
export async function exportResidentialProperties(
  ctx: Context,
  ags: string,
  filter: ResidentialPropertyFilter,
): Promise<Outcome<Download>> {
  const found = await inTransaction(ctx, async (tx) => done(await requireCommune(ctx, tx, ags)));
  if (found.value === null) return refused(...found.errors);
  const params = {
    ...(await currentRows(ctx.db, ags)),
    ...(parsePropertySearch(filter.text) && { text: normalizeSearchText(filter.text) }),
    // Invalid postal codes stay invalid when truncated, and the path stays short.
    ...(propertyPostalCodes(filter.postalCodes) && {
      postalCodes: filter.postalCodes?.map((code) => code.slice(0, 6)),
    }),
  };
  try {
    await residentialPropertyLines(ctx.db, ags, params).next();
  } catch (error) {
    if (isClientVisibleError(error)) throw error;
    ctx.log.error(
      { requestId: ctx.requestId, err: error, ags },
      "residential properties could not be exported",
    );
    return refused(userError("residential_properties_export_error"));
  }
  const path = `residential-properties/${ags}/${encode(params)}`;
  return done(csvDownload(ctx, path, residentialPropertyFileName(ags, ctx.now())));
}

/** File name of the downloaded properties. */
export function residentialPropertyFileName(ags: string, at: Date): string {
  return datedFileName(`wohngrundstuecke-${ags}`, at);
}

/** Decodes a path created by `exportResidentialProperties`. */
export function decodePropertyExportParams(encoded: string): PropertyExportParams {
  // The path is signed, so its content can be trusted.
  return JSON.parse(Buffer.from(encoded, "base64url").toString()) as PropertyExportParams;
}

const encode = (params: PropertyExportParams): string =>
  Buffer.from(JSON.stringify(params)).toString("base64url");

/** Identifies the rows that the commune has now. */
export async function currentRows(
  db: Database,
  ags: string,
): Promise<Pick<PropertyExportParams, "stockId" | "lastId">> {
  const stock = await selectCurrentStock(db, ags, "RESIDENTIAL_PROPERTIES");
  return { stockId: stock?.id ?? 0, lastId: await selectLastPropertyId(db) };
}

/** Streams the CSV file in chunks, sorted by street. Reads one stock, even if it has been replaced in the meantime. */
export async function* residentialPropertyLines(
  db: Database,
  ags: string,
  { stockId, lastId, text: searched, postalCodes }: PropertyExportParams,
): AsyncGenerator<string> {
  const { columns } = residentialPropertyFormat(ags);
  const source = residentialPropertySource(ags, {
    stockId,
    lastId,
    interpretations: parsePropertySearch(searched),
    postalCodes: propertyPostalCodes(postalCodes),
  });
  const order = residentialPropertyOrders.STREET;
  let text = csvHeader(columns.map(({ name }) => name));
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
