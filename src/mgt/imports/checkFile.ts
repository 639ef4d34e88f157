/** Validates a file by the server's rules before the upload. Runs in a worker, but uses no worker API. */
import { createDecoder, type TextEncodingName } from "#domain/encodings/textEncoding";
import { CsvRecords } from "#domain/imports/csvRecords";
import type { ImportFormat } from "#domain/imports/importFormat";
import type { FileProblem, RowProblem } from "#domain/imports/importProblem";
import { ImportRows } from "#domain/imports/importRows";
import { postalCodeFormat } from "#domain/imports/postalCodeFormat";
import { residentialPropertyFormat } from "#domain/imports/residentialPropertyFormat";
import { EncodingSample, MixedSample } from "#domain/imports/encodingSample";
import { TextScan } from "#domain/imports/textScan";
import { userFormat } from "#domain/imports/userFormat";
import { csvMaxBytes, userImportMaxBytes } from "#domain/limits";
import type { RoleType } from "#domain/permissions";
import type { EncodingChoice } from "#ui/upload/encodingChoice";

/** Kind of a file to check; plain data, since it is posted to the worker. */
export type FileKind =
  | { readonly kind: "POSTAL_CODES" }
  | { readonly kind: "RESIDENTIAL_PROPERTIES"; readonly ags: string }
  /** `allowed`: roles that the viewer may assign. */
  | { readonly kind: "USERS"; readonly allowed: readonly RoleType[] };

/** A problem with the 1-based line of its row. */
export type LocatedProblem = RowProblem & { readonly line: number };

/** Result of checking a file that can be uploaded. */
export interface FileReport {
  readonly encoding: TextEncodingName;
  /** A value that shows whether the encoding is right; null if there is none. */
  readonly sample: string | null;
  /** Number of rows, including those with problems. */
  readonly rows: number;
  readonly rowsWithProblems: number;
  /** The first problems; the server lists all. */
  readonly problems: readonly LocatedProblem[];
}

export type FileCheck =
  | { readonly report: FileReport; readonly problem: null }
  /** `choice`: set if the file may be accepted in another encoding. */
  | { readonly problem: FileProblem; readonly choice?: EncodingChoice };

/** Maximum number of problems listed before the upload. */
export const problemsShown = 100;

/** Input of the check; `chunks` starts from the beginning at each call. */
export interface CheckedFile {
  readonly size: number;
  /** Encoding that the user has chosen; detected by default. */
  readonly encoding?: TextEncodingName | null;
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

/**
 * Reads a file twice in chunks: first to detect the encoding, then to parse the rows. Memory grows with the
 * number of rows only. `onProgress` receives a share from 0 to 1.
 */
async function checkFile<Field extends string>(
  file: CheckedFile,
  format: ImportFormat<Field>,
  maxBytes: number,
  onProgress: (share: number) => void,
): Promise<FileCheck> {
  if (file.size > maxBytes) {
    return { problem: { code: "file_too_large", params: { maxBytes: String(maxBytes) } } };
  }
  let read = 0;
  const note = (chunk: Uint8Array) => {
    read += chunk.length;
    onProgress(Math.min(read / (2 * Math.max(file.size, 1)), 1));
  };
  const scan = new TextScan(file.encoding);
  for await (const chunk of file.chunks()) {
    scan.push(chunk);
    if (scan.problem) return { problem: scan.problem };
    note(chunk);
  }
  const scanned = scan.finish();
  if ("problem" in scanned) {
    if (scanned.problem.code !== "csv_encoding_mixed") return { problem: scanned.problem };
    return { problem: scanned.problem, choice: { encoding: null, sample: await findMixedSample(file) } };
  }
  return checkRows(file, format, scanned.encoding, note);
}

async function findMixedSample(file: CheckedFile): Promise<string | null> {
  const sample = new MixedSample();
  const records = new CsvRecords();
  const decode = createDecoder("WINDOWS_1252");
  for await (const chunk of file.chunks()) {
    for (const { fields } of records.push(decode(chunk))) sample.noteValues(fields);
    if (sample.isComplete || records.problem) return sample.value;
  }
  for (const { fields } of records.finish()) sample.noteValues(fields);
  return sample.value;
}

/** Refuses a file whose rows cannot be read; its column names show whether the encoding is why. */
function refuseRows<Field extends string>(
  problem: FileProblem,
  rows: ImportRows<Field>,
  encoding: TextEncodingName,
): FileCheck {
  if (problem.code !== "columns_missing") return { problem };
  const sample = new EncodingSample();
  sample.noteValues(rows.columnNames);
  // Names in ASCII read the same in each encoding.
  return sample.value === null ? { problem } : { problem, choice: { encoding, sample: sample.value } };
}

async function checkRows<Field extends string>(
  file: CheckedFile,
  format: ImportFormat<Field>,
  encoding: TextEncodingName,
  note: (chunk: Uint8Array) => void,
): Promise<FileCheck> {
  const rows = new ImportRows(format);
  const sample = new EncodingSample();
  const problems: LocatedProblem[] = [];
  let rowsWithProblems = 0;
  const take = (checked: ReturnType<typeof rows.push>) => {
    sample.note(checked);
    for (const row of checked) {
      if (row.ok) continue;
      rowsWithProblems += 1;
      for (const problem of row.problems) {
        if (problems.length < problemsShown) problems.push({ ...problem, line: row.line });
      }
    }
  };
  const decode = createDecoder(encoding);
  for await (const chunk of file.chunks()) {
    take(rows.push(decode(chunk)));
    if (rows.problem) return refuseRows(rows.problem, rows, encoding);
    note(chunk);
  }
  take(rows.push(decode()));
  take(rows.finish());
  if (rows.problem) return refuseRows(rows.problem, rows, encoding);
  return {
    report: { encoding, sample: sample.value, rows: rows.count, rowsWithProblems, problems },
    problem: null,
  };
}

/** Checks a file by the rules of its kind. */
export function checkFileOf(
  as: FileKind,
  file: CheckedFile,
  onProgress: (share: number) => void,
): Promise<FileCheck> {
  switch (as.kind) {
    case "POSTAL_CODES":
      return checkFile(file, postalCodeFormat, csvMaxBytes, onProgress);
    case "RESIDENTIAL_PROPERTIES":
      return checkFile(file, residentialPropertyFormat(as.ags), csvMaxBytes, onProgress);
    default:
      return checkFile(file, userFormat(as.allowed), userImportMaxBytes, onProgress);
  }
}

/** Streams the bytes of a file. */
export async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
