/** The residential properties of a commune as CSV, which an import takes as it is. */
import { residentialPropertyFormat } from "#domain/imports/residentialPropertyFormat";
import type { Context } from "#server/context";
import { isToldAsItIs } from "#server/failure";
import type { Database } from "#server/storage/database/database";
import { selectStretch, type Position, type Stretch } from "#server/storage/database/keyset";
import {
  residentialPropertyOrders,
  residentialPropertySource,
  selectLastPropertyId,
} from "#server/storage/residentialProperties/residentialProperties";
import { selectCurrentStock } from "#server/storage/imports/stocks";
import { requireCommune } from "#server/domain/communes/communeScope";
import { csvHeader, csvLines } from "#server/domain/files/csvExport";
import { csvDownload, type Download } from "#server/domain/files/downloads";
import {
  propertyPostalCodes,
  propertyReadings,
  searchLine,
  type ResidentialPropertyFilter,
} from "./residentialPropertySearch";
import { change, done, refused, userError, type Outcome } from "#server/domain/userErrors";

const pageRows = 2_000;

/** What a path says of its file: rows of one stock that were there when it was asked for. */
interface WantedProperties extends ResidentialPropertyFilter {
  readonly stockId: number;
  /** Rows that came later have higher ids. */
  readonly lastId: number;
}

/**
 * Prepares the file: tries to read its first row, so that what is known to fail is said at once. Errors: ags_invalid,
 * not_found, residential_properties_export_error.
 */
export async function exportResidentialProperties(
  ctx: Context,
  ags: string,
  filter: ResidentialPropertyFilter,
): Promise<Outcome<Download>> {
  const found = await change(ctx, async (tx) => done(await requireCommune(ctx, tx, ags)));
  if (found.value === null) return refused(...found.errors);
  const wanted = {
    ...(await currentRows(ctx.db, ags)),
    ...(propertyReadings(filter.text) && { text: searchLine(filter.text) }),
    // What is no postal code stays none, and short.
    ...(propertyPostalCodes(filter.postalCodes) && {
      postalCodes: filter.postalCodes?.map((code) => code.slice(0, 6)),
    }),
  };
  try {
    await residentialPropertyLines(ctx.db, ags, wanted).next();
  } catch (error) {
    if (isToldAsItIs(error)) throw error;
    ctx.log.error({ err: error }, "residential properties could not be exported");
    return refused(userError("residential_properties_export_error"));
  }
  const day = ctx.now().toISOString().slice(0, 10);
  const path = `residential-properties/${ags}/${encode(wanted)}`;
  return done(csvDownload(ctx, path, residentialPropertyFileName(ags, day)));
}

/** Name of the file under which properties are saved. `day`: YYYY-MM-DD. */
export function residentialPropertyFileName(ags: string, day: string): string {
  return `wohngrundstuecke-${ags}-${day}.csv`;
}

/** What a path says that exportResidentialProperties made. */
export function readWantedProperties(encoded: string): WantedProperties {
  // The path is signed: nobody else has written it.
  return JSON.parse(Buffer.from(encoded, "base64url").toString()) as WantedProperties;
}

const encode = (wanted: WantedProperties): string =>
  Buffer.from(JSON.stringify(wanted)).toString("base64url");

/** The rows that the commune has now. */
export async function currentRows(
  db: Database,
  ags: string,
): Promise<Pick<WantedProperties, "stockId" | "lastId">> {
  const stock = await selectCurrentStock(db, ags, "RESIDENTIAL_PROPERTIES");
  return { stockId: stock?.id ?? 0, lastId: await selectLastPropertyId(db) };
}

/** The file piece by piece, by street; rows of one stock, whatever has taken its place meanwhile. */
export async function* residentialPropertyLines(
  db: Database,
  ags: string,
  { stockId, lastId, text: searched, postalCodes }: WantedProperties,
): AsyncGenerator<string> {
  const { columns } = residentialPropertyFormat(ags);
  const source = residentialPropertySource(ags, {
    stockId,
    lastId,
    readings: propertyReadings(searched),
    postalCodes: propertyPostalCodes(postalCodes),
  });
  const order = residentialPropertyOrders.STREET;
  let text = csvHeader(columns.map(({ name }) => name));
  let after: Position | null = null;
  for (;;) {
    const stretch: Stretch = { order, isDescending: false, after, before: null };
    const rows = await selectStretch(db, source, stretch, { limit: pageRows, fromEnd: false });
    yield text + csvLines(rows.map((row) => columns.map(({ field }) => row[field])));
    text = "";
    if (rows.length < pageRows) return;
    after = rows.at(-1)?.position ?? null;
  }
}
