/** Reads workbooks without the library that wrote them. */
import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sax from "sax";
import { withZipArchive } from "#server/domain/files/zipArchive";

/** A cell as it is stored. */
export interface StoredCell {
  /** `inlineStr`, or `n` for a number. */
  readonly type: string;
  readonly text: string;
  /** Number format. */
  readonly format: string;
  readonly isBold: boolean;
}

async function inTempFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "workbook-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The parts of a workbook by path. */
export function partsOf(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  return inTempFolder(async (folder) => {
    const path = join(folder, "workbook.xlsx");
    await writeFile(path, bytes);
    return withZipArchive(path, { maxEntries: 50, maxBytes: 2 ** 30 }, async ({ entries, read }) => {
      const parts = new Map<string, string>();
      for (const entry of entries) {
        const content = await read(entry);
        if (content === null) throw new Error(`${entry.name} cannot be read.`);
        parts.set(entry.name, content.toString());
      }
      return parts;
    });
  });
}

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly path: string;
}

/** Calls back for each element as it closes, with the text directly in it. Throws if the XML is not well-formed. */
function readXml(xml: string, onElement: (element: Element, text: string) => void): void {
  const parser = new sax.SAXParser(true);
  const open: { element: Element; text: string }[] = [];
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the parser has only properties
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const path = `${open.at(-1)?.element.path ?? ""}/${name}`;
    const values = Object.entries(attributes).map(([key, value]) => [key, String(value)] as const);
    open.push({ element: { name, attributes: Object.fromEntries(values), path }, text: "" });
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the parser has only properties
  parser.ontext = (text) => {
    const inner = open.at(-1);
    if (inner) inner.text += text;
  };
  parser.onclosetag = () => {
    const closed = open.pop();
    if (closed) onElement(closed.element, closed.text);
  };
  parser.write(xml).close();
}

/** The stored cells of a sheet, counted from 1, by their place. */
export function cellsOf(parts: ReadonlyMap<string, string>, sheet: number): ReadonlyMap<string, StoredCell> {
  const styles = stylesOf(parts.get("xl/styles.xml") ?? "");
  const cells = new Map<string, StoredCell>();
  let text = "";
  readXml(parts.get(`xl/worksheets/sheet${sheet}.xml`) ?? "", ({ name, attributes }, content) => {
    if (name === "t" || name === "v") text = content;
    if (name !== "c") return;
    const style = styles[Number(attributes.s ?? 0)];
    if (!style) throw new Error(`There is no style ${attributes.s}.`);
    cells.set(attributes.r ?? "", { type: attributes.t ?? "n", text, ...style });
    text = "";
  });
  return cells;
}

/** Formats that spreadsheets know without a definition. */
const builtIn = new Map([
  ["0", "General"],
  ["1", "0"],
  ["4", "#,##0.00"],
  ["49", "@"],
]);

function stylesOf(xml: string): readonly Pick<StoredCell, "format" | "isBold">[] {
  const formats = new Map(builtIn);
  const bold: boolean[] = [];
  const styles: Pick<StoredCell, "format" | "isBold">[] = [];
  let isBold = false;
  readXml(xml, ({ name, attributes, path }) => {
    if (name === "numFmt") formats.set(attributes.numFmtId ?? "", attributes.formatCode ?? "");
    if (path.endsWith("/fonts/font/b")) isBold = true;
    if (path.endsWith("/fonts/font")) {
      bold.push(isBold);
      isBold = false;
    }
    if (!path.endsWith("/cellXfs/xf")) return;
    const format = formats.get(attributes.numFmtId ?? "") ?? `unknown ${attributes.numFmtId}`;
    styles.push({ format, isBold: bold[Number(attributes.fontId)] ?? false });
  });
  return styles;
}

/** Whether LibreOffice is installed, which opens workbooks like any spreadsheet. */
export const hasLibreOffice = spawnSync("soffice", ["--version"]).status === 0;

/** Separator ;, texts in quotes, numbers as shown, in UTF-8, and one file per sheet. */
const csvFilter = "csv:Text - txt - csv (StarCalc):59,34,76,1,,1033,true,true,true,false,false,-1";

/** Opens a workbook with LibreOffice and returns its sheets as CSV by name. */
export function sheetsInLibreOffice(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  return inTempFolder(async (folder) => {
    const path = join(folder, "book.xlsx");
    await writeFile(path, bytes);
    await promisify(execFile)("soffice", [
      `-env:UserInstallation=file://${folder}/profile`,
      ...["--headless", "--convert-to", csvFilter, "--outdir", folder, path],
    ]);
    const files = (await readdir(folder)).filter((name) => name.endsWith(".csv"));
    const sheets = files.map(async (name) => {
      const sheet = name.replace(/^book-(.*)\.csv$/, "$1");
      return [sheet, await readFile(join(folder, name), "utf8")] as const;
    });
    return new Map(await Promise.all(sheets));
  });
}
