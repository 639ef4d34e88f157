/**
 * Streams workbooks (XLSX). The only module that uses hucre, whose stream supports only a single sheet and one style
 * per column, and thus no bold header. So hucre writes the workbook without rows, and the rows are inserted while
 * packing.
 */
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { writeXlsx, type CellStyle } from "hucre/xlsx";
import { fromBufferPromise } from "yauzl";
import { ZipFile } from "yazl";
import type { Cell } from "#domain/tableCells";
import { cellKinds, cellText, rowXml, type CellKind, type CellStyles } from "./workbookRows";

/** Media type of workbooks. */
export const workbookMediaType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The parts of a workbook besides the rows. */
export interface WorkbookSheet {
  readonly name: string;
  /** Widths of the columns, in characters. */
  readonly widths: readonly number[];
  /** Bold and frozen; `null`: none. */
  readonly header: readonly string[] | null;
  /** The last row, in bold; called after the other rows. `null`: none. */
  readonly totals: (() => readonly Cell[]) | null;
  /** Names and values on a second sheet, so that the first one is a plain table. */
  readonly facts: { readonly name: string; readonly lines: readonly (readonly [string, string])[] };
  /** The only timestamp in the file. */
  readonly createdAt: Date;
}

/** Maximum rows of a sheet in all spreadsheet programs. */
const rowsMax = 1_048_576;

/** Characters of a sheet packed per chunk. Fixed, so that the packed bytes depend only on the rows. */
const chunkLength = 65_536;

/**
 * Generates a workbook while it is read; only a few rows are in memory at a time. Equal input yields equal bytes with
 * the same version of zlib.
 * @throws Error if there are more rows than a sheet can have
 */
export async function* workbookParts(
  sheet: WorkbookSheet,
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<Uint8Array> {
  const { entries, frame } = await emptyWorkbook(sheet);
  const archive = new ZipFile();
  const output = archive.outputStream.pipe(new PassThrough());
  archive.on("error", (error: Error) => output.destroy(error));
  // Archives store local time, so use a local date.
  const options = { mtime: new Date(2000, 0, 1), mode: 0o100644, forceDosTimestamp: true };
  for (const [path, content] of entries) archive.addBuffer(content, path, options);
  const xml = Readable.from(sheetXml(sheet, frame, rows));
  // The package does not handle errors of its input streams.
  xml.on("error", (error) => output.destroy(error));
  archive.addReadStream(xml, sheetPath, options);
  archive.end();
  try {
    for await (const chunk of output) if (chunk instanceof Uint8Array) yield chunk;
  } finally {
    xml.destroy();
  }
}

const sheetPath = "xl/worksheets/sheet1.xml";

/** The sheet around its rows, and the styles of the cells. */
interface SheetFrame {
  readonly head: string;
  readonly tail: string;
  readonly plain: CellStyles;
  readonly bold: CellStyles;
}

async function* sheetXml(
  { header, totals }: WorkbookSheet,
  { head, tail, plain, bold }: SheetFrame,
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<Buffer> {
  let xml = head;
  let count = 0;
  const add = (cells: readonly Cell[], styles: CellStyles) => {
    count += 1;
    if (count > rowsMax) throw new Error(`A sheet has at most ${rowsMax} rows.`);
    xml += rowXml(count, cells, styles);
  };
  if (header) add(header, bold);
  for await (const cells of rows) {
    add(cells, plain);
    if (xml.length < chunkLength) continue;
    yield Buffer.from(xml);
    xml = "";
  }
  if (totals) add(totals(), bold);
  yield Buffer.from(xml + tail);
}

const formats: Readonly<Record<CellKind, string>> = {
  text: "@",
  day: "dd.mm.yyyy",
  decimal: "#,##0.00",
  whole: "0",
};

const font = { name: "Calibri", size: 11 };
const boldFont = { ...font, bold: true };

/** One row with cells of all kinds and styles, from which the style numbers are read. */
const samples: readonly CellStyle[] = [false, true].flatMap((isBold) =>
  cellKinds.map((kind) => ({ numFmt: formats[kind], font: isBold ? boldFont : font })),
);

/** The part of an XML text from the first `start` to the last `end` after it; empty if there is none. */
function partOf(content: string, start: string, end: string): string {
  const [from, until] = [content.indexOf(start), content.lastIndexOf(end)];
  return from < 0 || until < from ? "" : content.slice(from, until + end.length);
}

/** Writes the workbook without the rows of its first sheet. */
async function emptyWorkbook({ name, widths, header, facts, createdAt }: WorkbookSheet) {
  const bytes = await writeXlsx({
    sheets: [
      {
        name,
        columns: widths.map((width) => ({ width })),
        cells: new Map(samples.map((style, at) => [`0,${at}`, { value: 0, style }])),
        ...(header ? { freezePane: { rows: 1 } } : {}),
      },
      {
        name: facts.name,
        columns: [{ width: 24, style: { font: boldFont } }, { width: 80 }],
        rows: facts.lines.map((line) => line.map(cellText)),
      },
    ],
    properties: { created: createdAt, modified: createdAt },
    defaultFont: font,
    stringMode: "inline",
  });
  const entries = await unpack(bytes);
  const content = entries.get(sheetPath)?.toString() ?? "";
  entries.delete(sheetPath);
  return { entries, frame: frameOf(content) };
}

function withoutDimension(head: string): string {
  const from = head.indexOf("<dimension ");
  return from < 0 ? head : head.slice(0, from) + head.slice(head.indexOf("/>", from) + 2);
}

function frameOf(content: string): SheetFrame {
  const row = partOf(content, "<row ", "</row>");
  const numbers = [...row.matchAll(/ s="(\d+)"/g)].map(([, number]) => Number(number));
  const [head, tail] = row === "" ? [] : content.split(row);
  if (head === undefined || tail === undefined || numbers.length !== samples.length) {
    throw new Error("The workbook has another structure than expected.");
  }
  const stylesFrom = (start: number): CellStyles => {
    const [text = 0, day = 0, decimal = 0, whole = 0] = numbers.slice(start);
    return { text, day, decimal, whole };
  };
  return {
    // The number of rows is not known yet, and the element is optional.
    head: withoutDimension(head),
    tail,
    plain: stylesFrom(0),
    bold: stylesFrom(cellKinds.length),
  };
}

/** The contents of a small archive by path. */
async function unpack(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(Buffer.from(bytes));
  const contents = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    contents.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return contents;
}
