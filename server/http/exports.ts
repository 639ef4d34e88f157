/** Files behind signed addresses, made while they are sent: /mgt/exports/… */
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { exportsPath } from "../domain/downloads";
import { problemLines } from "../domain/importProblemFile";
import { problemWords } from "../domain/importProblemWords";
import { jobResultFileName, jobResultLines } from "../domain/jobResults";
import {
  readExportFilter,
  residentialPropertyFileName,
  residentialPropertyLines,
} from "../domain/residentialPropertyExport";
import type { PathSigner } from "../signedPaths";
import type { Database } from "../storage/database";
import { sendText, type Exchange } from "./exchange";

interface ExportFile {
  readonly fileName: string;
  readonly parts: AsyncGenerator<string>;
}

const properties = /^residential-properties\/(\d{8})(?:\/([\w-]+))?$/;
const jobResults = /^jobs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const problems = /^imports\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(de|en)$/;

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
  const file = isSigned ? fileOf(db, path.slice(exportsPath.length), now()) : null;
  if (file === null) {
    return isSigned
      ? sendText(exchange, 404, "Not found.")
      : sendText(exchange, 403, "The address has expired.");
  }
  response.writeHead(200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${file.fileName}"`,
    "Cache-Control": "no-store",
  });
  if (request.method === "HEAD") return void response.end();
  await pipeline(Readable.from(file.parts), response);
}

function fileOf(db: Database, name: string, now: Date): ExportFile | null {
  const [, ags, filter] = properties.exec(name) ?? [];
  if (ags !== undefined) {
    const fileName = residentialPropertyFileName(ags, now.toISOString().slice(0, 10));
    return { fileName, parts: residentialPropertyLines(db, ags, readExportFilter(filter)) };
  }
  const [, jobId] = jobResults.exec(name) ?? [];
  if (jobId !== undefined) return { fileName: jobResultFileName(jobId), parts: jobResultLines(db, jobId) };
  const [, previewId, code] = problems.exec(name) ?? [];
  if (previewId === undefined) return null;
  const language = code === "en" ? "EN" : "DE";
  return { fileName: problemWords[language].fileName, parts: problemLines(db, previewId, language) };
}
