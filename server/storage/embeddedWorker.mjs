/**
 * Thread in which the embedded database runs, so that a long query never holds up requests. Runs as it is, from
 * source and beside the bundle. Speaks with embeddedDialect.ts.
 */
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/**
 * @typedef {{ id: number, sql: string, parameters: unknown[] } | { id: number, close: true }} Request
 * @typedef {{ message: string, code?: string, detail?: string, constraint?: string, table?: string }} Fault
 */

const dateOid = 1082;
const int8Oid = 20;

const port = parentPort;
if (port === null) throw new Error("The embedded database runs in a worker thread only.");

/**
 * Without the statement's parameters, which may hold what no log may show.
 * @param {unknown} error
 * @returns {Fault}
 */
function faultOf(error) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, code, detail, constraint, table } = /** @type {Error & Fault} */ (error);
  return { message, code, detail, constraint, table };
}

/**
 * Half a surrogate pair has no bytes in UTF-8, and the database counts bytes: it becomes U+FFFD, as with PostgreSQL's
 * own client.
 * @param {unknown} parameter
 * @returns {unknown}
 */
function wellFormed(parameter) {
  if (typeof parameter === "string") return parameter.toWellFormed();
  return Array.isArray(parameter) ? parameter.map(wellFormed) : parameter;
}

/** @param {Request} request @param {PGlite} database */
async function answer(request, database) {
  if ("close" in request) {
    await database.close();
    port?.postMessage({ id: request.id, rows: [], affectedRows: 0 });
    port?.close();
    return;
  }
  const result = await database.query(request.sql, request.parameters.map(wellFormed));
  port?.postMessage({ id: request.id, rows: result.rows, affectedRows: result.affectedRows ?? 0 });
}

try {
  const database = await PGlite.create({
    dataDir: workerData.folder,
    extensions: { pg_trgm },
    // As the PostgreSQL client does: int8 as number, dates as text, since they have no zone.
    parsers: { [int8Oid]: Number, [dateOid]: String },
  });
  port.on("message", (/** @type {Request} */ request) => {
    answer(request, database).catch((error) => port.postMessage({ id: request.id, fault: faultOf(error) }));
  });
  port.postMessage({ ready: true });
} catch (error) {
  port.postMessage({ ready: false, fault: faultOf(error) });
  port.close();
}
