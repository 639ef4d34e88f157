/** The residential properties of a commune as CSV, which an import takes as it is (section 8 and the decisions). */
import { residentialPropertyFormat } from "#domain/imports/residentialPropertyFormat";
import type { Context } from "../context";
import type { Database } from "../storage/database";
import { selectStretch, type Position, type Stretch } from "../storage/keyset";
import { residentialPropertyOrders, residentialPropertySource } from "../storage/residentialProperties";
import { selectCurrentStock } from "../storage/stocks";
import { requireCommune } from "./communeScope";
import { csvHeader, csvLines } from "./csvExport";
import { csvDownload, type Download } from "./downloads";
import {
  propertyPostalCodes,
  propertyReadings,
  searchLine,
  type ResidentialPropertyFilter,
} from "./residentialPropertySearch";
import { change, done, refused, userError, type Outcome } from "./userErrors";

const pageRows = 2_000;

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
    ...(propertyReadings(filter.text) && { text: searchLine(filter.text) }),
    // What is no postal code stays none, and short.
    ...(propertyPostalCodes(filter.postalCodes) && {
      postalCodes: filter.postalCodes?.map((code) => code.slice(0, 6)),
    }),
  };
  try {
    await residentialPropertyLines(ctx.db, ags, wanted).next();
  } catch (error) {
    ctx.log.error({ err: error }, "residential properties could not be exported");
    return refused(userError("residential_properties_export_error"));
  }
  const condition = Object.keys(wanted).length === 0 ? "" : `/${encode(wanted)}`;
  const day = ctx.now().toISOString().slice(0, 10);
  const path = `residential-properties/${ags}${condition}`;
  return done(csvDownload(ctx, path, residentialPropertyFileName(ags, day)));
}

/** Name of the file under which properties are saved. `day`: YYYY-MM-DD. */
export function residentialPropertyFileName(ags: string, day: string): string {
  return `wohngrundstuecke-${ags}-${day}.csv`;
}

/** The filter in a path that exportResidentialProperties made; null: none. */
export function readExportFilter(encoded: string | undefined): ResidentialPropertyFilter {
  if (encoded === undefined) return {};
  // The path is signed: nobody else has written it.
  return JSON.parse(Buffer.from(encoded, "base64url").toString()) as ResidentialPropertyFilter;
}

const encode = (filter: ResidentialPropertyFilter): string =>
  Buffer.from(JSON.stringify(filter)).toString("base64url");

/** The file piece by piece, by street; rows of one stock, whatever takes its place meanwhile. */
export async function* residentialPropertyLines(
  db: Database,
  ags: string,
  filter: ResidentialPropertyFilter,
): AsyncGenerator<string> {
  const { columns } = residentialPropertyFormat(ags);
  const stock = await selectCurrentStock(db, ags, "RESIDENTIAL_PROPERTIES");
  const source = residentialPropertySource(ags, {
    stockId: stock?.id ?? 0,
    readings: propertyReadings(filter.text),
    postalCodes: propertyPostalCodes(filter.postalCodes),
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
