/** Files behind signed addresses, most of them made while they are sent: /mgt/exports/… */
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { csvMediaType, exportsPath } from "../domain/downloads";
import { problemLines } from "../domain/importProblemFile";
import { problemWords } from "../domain/importProblemWords";
import { jobResultFileName, jobResultLines } from "../domain/jobResults";
import { findFile } from "../domain/processes";
import { processExportFile } from "../domain/processExport";
import {
  readExportFilter,
  residentialPropertyFileName,
  residentialPropertyLines,
} from "../domain/residentialPropertyExport";
import { userExportFile } from "../domain/userExport";
import type { PathSigner } from "../signedPaths";
import type { Database } from "../storage/database";
import { readFileParts } from "../storage/processDetails";
import { sendText, type Exchange } from "./exchange";

interface ExportFile {
  readonly fileName: string;
  readonly mediaType: string;
  /** Null: not known before it is made. */
  readonly byteSize: number | null;
  readonly parts: AsyncGenerator<string | Uint8Array>;
}

/** Makes a file of what stands in an address; null: there is none. */
type Maker = (
  groups: readonly (string | undefined)[],
  db: Database,
  now: Date,
) => ExportFile | null | Promise<ExportFile | null>;

const uuid = "([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})";

const makers: readonly (readonly [RegExp, Maker])[] = [
  [
    /^residential-properties\/(\d{8})(?:\/([\w-]+))?$/,
    ([ags = "", filter], db, now) => {
      const fileName = residentialPropertyFileName(ags, now.toISOString().slice(0, 10));
      return csvFile(fileName, residentialPropertyLines(db, ags, readExportFilter(filter)));
    },
  ],
  [
    new RegExp(`^imports/${uuid}/(de|en)$`),
    ([previewId = "", code], db) => {
      const language = code === "en" ? "EN" : "DE";
      return csvFile(problemWords[language].fileName, problemLines(db, previewId, language));
    },
  ],
  [
    /^processes\/(csv|json)\/([\w-]+)$/,
    ([code, wanted = ""], db) => {
      const file = processExportFile(db, code === "csv" ? "CSV" : "JSON", wanted);
      return { ...file, byteSize: null };
    },
  ],
  [
    /^users\/([\w-]+)$/,
    ([wanted = ""], db, now) => {
      const { fileName, parts } = userExportFile(db, wanted, now);
      return csvFile(fileName, parts);
    },
  ],
  [new RegExp(`^jobs/${uuid}$`), ([id = ""], db) => csvFile(jobResultFileName(id), jobResultLines(db, id))],
  [
    new RegExp(`^process-files/${uuid}$`),
    async ([id = ""], db) => {
      const file = await findFile({ db }, id);
      return file && { ...file, parts: readFileParts(db, id) };
    },
  ],
];

function csvFile(fileName: string, parts: AsyncGenerator<string>): ExportFile {
  return { fileName, mediaType: csvMediaType, byteSize: null, parts };
}

/**
 * Sends the file of the address, as long as its signature holds; 403: it does not, 404: no such file. A failure on the
 * way ends the connection, so that no half file passes for a whole one.
 */
export async function answerExport(
  exchange: Exchange,
  db: Database,
  signer: PathSigner,
  now: () => Date,
): Promise<void> {
  const { request, response, path, query } = exchange;
  if (request.method !== "GET" && request.method !== "HEAD") return sendText(exchange, 405, "Only GET.");
  const isSigned = signer.check(path, query) !== null;
  const file = isSigned ? await fileOf(db, path.slice(exportsPath.length), now()) : null;
  if (file === null) {
    return isSigned
      ? sendText(exchange, 404, "Not found.")
      : sendText(exchange, 403, "The address has expired.");
  }
  response.writeHead(200, {
    "Content-Type": file.mediaType,
    "Content-Disposition": disposition(file.fileName),
    "Cache-Control": "no-store",
    ...(file.byteSize !== null && { "Content-Length": file.byteSize }),
  });
  if (request.method === "HEAD") return void response.end();
  await pipeline(Readable.from(file.parts), response);
}

async function fileOf(db: Database, name: string, now: Date): Promise<ExportFile | null> {
  for (const [address, make] of makers) {
    const groups = address.exec(name);
    if (groups) return make(groups.slice(1), db, now);
  }
  return null;
}

/** To be saved under that name, whatever is in it (RFC 6266); the plain one is for what does not know the other. */
function disposition(fileName: string): string {
  const plain = fileName.replace(/[^\w.() -]/g, "_");
  if (plain === fileName) return `attachment; filename="${plain}"`;
  const encoded = encodeURIComponent(fileName).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
