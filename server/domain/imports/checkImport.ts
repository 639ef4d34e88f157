/** Checks a file row by row and stages the valid rows, so that a commit only has to make them the current stock. */
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import type { FileProblem } from "#domain/imports/importProblem";
import { ignoredColumnsMax, importExpiryMinutes } from "#domain/limits";
import { stockKindOf, updatePreview } from "#server/storage/imports/importPreviews";
import { analyzeRows, importBatchRows } from "#server/storage/imports/importRows";
import { insertStagedStock, setRowCount } from "#server/storage/imports/stocks";
import { compareStocks, type Comparison } from "./compareStocks";
import { importTarget } from "./importTarget";
import { readRows, scanFile } from "./readImportFile";
import { requiredConfirmations } from "./importConfirmations";
import { CheckEnded, Staging, type Check } from "./importStaging";

/** Checks the file. Returns why it is refused as a whole, or null if its preview is ready. */
export async function checkImport(check: Check): Promise<FileProblem | null> {
  const { db, kind, ags, path, encoding: chosen, signal } = check;
  const scanned = await scanFile(path, chosen, signal);
  if (!scanned.ok) return scanned.problem;
  const { encoding, lines } = scanned;
  const staging = new Staging(check, await begin(check, encoding, lines));
  const rows = readRows(path, encoding, importTarget(kind).formatOf(ags), {
    batchRows: importBatchRows,
    signal,
    onIgnored: (columns) => {
      staging.ignoredColumns = columns.slice(0, ignoredColumnsMax);
    },
  });
  const problem = await stageAll(rows, staging);
  if (problem) return problem;
  if (staging.validCount === 0) {
    await staging.recordProgress({ progress_total: staging.rows });
    return { code: "all_rows_faulty", params: { count: String(staging.rows) } };
  }
  if (staging.validCount >= importBatchRows) await analyzeRows(db, stockKindOf(kind));
  await db.transaction().execute((tx) => setRowCount(tx, staging.stockId, staging.validCount));
  const comparison = await compareStocks(check, staging);
  await finish(check, staging, comparison);
  return null;
}

/** Stages all rows. Returns why the file is refused as a whole, or null. */
async function stageAll(rows: ReturnType<typeof readRows>, staging: Staging): Promise<FileProblem | null> {
  try {
    let part = await rows.next();
    while (!part.done) {
      // Read the next rows while the database stores these.
      const [, next] = await Promise.all([staging.stage(part.value), rows.next()]);
      part = next;
    }
    return part.value;
  } finally {
    // Close the file if storing the rows failed.
    await rows.return(null);
  }
}

async function begin({ db, previewId, kind, ags }: Check, encoding: TextEncodingName, lines: number) {
  return db.transaction().execute(async (tx) => {
    const stockId = await insertStagedStock(tx, ags, stockKindOf(kind));
    const isActive = await updatePreview(tx, previewId, ["CHECKING"], {
      staged_stock_id: stockId,
      encoding,
      // Excludes the header. Includes line breaks within quotes until the number of rows is known.
      progress_total: Math.max(lines - 1, 0),
    });
    if (!isActive) throw new CheckEnded();
    return stockId;
  });
}

async function finish(check: Check, staging: Staging, { base, counts, examples }: Comparison): Promise<void> {
  const { db, previewId, now } = check;
  const all = { ...counts, refused: staging.invalidCount };
  const isActive = await updatePreview(db, previewId, ["CHECKING"], {
    state: "READY",
    base_stock_id: base?.id ?? null,
    base_revision: base?.revision ?? null,
    counts: JSON.stringify(all),
    changes: JSON.stringify(examples),
    other_communes: staging.otherCommunes.rowCount > 0 ? JSON.stringify(staging.otherCommunes) : null,
    needs_confirmation: requiredConfirmations(all, staging.otherCommunes.rowCount).map(({ code }) => code),
    progress_done: staging.rows,
    progress_total: staging.rows,
    expires_at: new Date(now().getTime() + importExpiryMinutes * 60_000),
  });
  if (!isActive) throw new CheckEnded();
}
