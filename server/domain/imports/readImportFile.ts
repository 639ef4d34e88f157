/** Streams an import file twice: once to scan its bytes, once to parse its rows. */
import { createReadStream } from "node:fs";
import type { ImportFormat } from "#domain/imports/importFormat";
import { ImportRows, type ImportRow } from "#domain/imports/importRows";
import type { FileProblem } from "#domain/imports/importProblem";
import { createDecoder, type TextEncodingName } from "#domain/encodings/textEncoding";
import { TextScan } from "#domain/imports/textScan";

const chunkBytes = 65_536;

/** Result of scanning the bytes of a file. */
export type ScannedFile =
  | { readonly ok: true; readonly encoding: TextEncodingName; readonly lines: number }
  | { readonly ok: false; readonly problem: FileProblem };

/**
 * Scans all bytes of a file; stops at the first byte that shows it is not a text file.
 * @param chosen encoding that the user has chosen; null: detect it
 */
export async function scanFile(
  path: string,
  chosen: TextEncodingName | null,
  signal: AbortSignal,
): Promise<ScannedFile> {
  const scan = new TextScan(chosen);
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes, signal })) {
    scan.push(chunk as Buffer);
    if (scan.problem) return { ok: false, problem: scan.problem };
  }
  const found = scan.finish();
  return "problem" in found
    ? { ok: false, problem: found.problem }
    : { ok: true, encoding: found.encoding, lines: scan.lines };
}

/** Yields rows in batches of about `batchRows`. Finally returns why the file is refused as a whole, or null. */
export async function* readRows<Field extends string>(
  path: string,
  encoding: TextEncodingName,
  format: ImportFormat<Field>,
  options: {
    readonly batchRows: number;
    readonly signal: AbortSignal;
    /** Called before each batch with the names of the columns that the format ignores. */
    readonly onIgnored: (columns: readonly string[]) => void;
  },
): AsyncGenerator<ImportRow<Field>[], FileProblem | null> {
  const { batchRows, signal, onIgnored } = options;
  const reader = new ImportRows(format);
  const decode = createDecoder(encoding);
  let batch: ImportRow<Field>[] = [];
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes, signal })) {
    batch.push(...reader.push(decode(chunk as Buffer)));
    if (reader.problem) return reader.problem;
    if (batch.length < batchRows) continue;
    onIgnored(reader.ignoredColumns);
    yield batch;
    batch = [];
  }
  batch.push(...reader.push(decode()), ...reader.finish());
  if (reader.problem) return reader.problem;
  onIgnored(reader.ignoredColumns);
  if (batch.length > 0) yield batch;
  return null;
}
