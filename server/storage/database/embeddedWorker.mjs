/**
 * Worker thread of the embedded database, so that a long query never blocks requests. Not compiled or bundled: the
 * same file runs from the sources and next to the bundle. Communicates with embeddedConnection.ts.
 */
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, parse, protocol } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/**
 * @typedef {{ id: number, sql: string, parameters: unknown[], name?: string } | { id: number, close: true }} Request
 * @typedef {{ message: string, code?: string, detail?: string, constraint?: string, table?: string }} SerializedError
 */

const dateOid = 1082;
const int8Oid = 20;

const port = parentPort;
if (port === null) throw new Error("The embedded database runs in a worker thread only.");

/**
 * Omits the statement's parameters, which may contain data that must not be logged.
 * @param {unknown} error
 * @returns {SerializedError}
 */
function faultOf(error) {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, code, detail, constraint, table } = /** @type {Error & SerializedError} */ (error);
  return { message, code, detail, constraint, table };
}

/**
 * Replaces lone surrogates by U+FFFD, as PostgreSQL's own client does. They have no encoding in UTF-8, and the
 * database counts bytes.
 * @param {unknown} parameter
 * @returns {unknown}
 */
function wellFormed(parameter) {
  if (typeof parameter === "string") return parameter.toWellFormed();
  return Array.isArray(parameter) ? parameter.map(wellFormed) : parameter;
}

/**
 * Parameter types of prepared statements, by statement name.
 * @type {Map<string, number[]>}
 */
const prepared = new Map();

/**
 * Runs a prepared statement, whose plan the database keeps. Planning takes most of the time of a short statement.
 * @param {PGlite} database @param {string} name @param {string} sql @param {unknown[]} parameters
 */
async function runPrepared(database, name, sql, parameters) {
  const { serialize } = protocol;
  return database.runExclusive(async () => {
    let types = prepared.get(name);
    if (types === undefined) {
      const described = [serialize.parse({ name, text: sql }), serialize.describe({ type: "S", name })];
      const { messages } = await database.execProtocol(Buffer.concat([...described, serialize.sync()]));
      types = parse.parseDescribeStatementResults(messages);
      prepared.set(name, types);
    }
    const values = parameters.map((value, index) => {
      if (value === null || value === undefined) return null;
      const toText = database.serializers[types?.[index] ?? 0] ?? String;
      return toText(value);
    });
    const bound = [serialize.bind({ statement: name, values }), serialize.describe({ type: "P" })];
    const rest = [serialize.execute({}), serialize.sync()];
    const { messages } = await database.execProtocol(Buffer.concat([...bound, ...rest]));
    return parse.parseResults(messages, database.parsers)[0] ?? { rows: [] };
  });
}

/** @param {Request} request @param {PGlite} database */
async function answer(request, database) {
  if ("close" in request) {
    await database.close();
    port?.postMessage({ id: request.id, rows: [], affectedRows: 0 });
    port?.close();
    return;
  }
  const { id, sql, name } = request;
  const parameters = request.parameters.map(wellFormed);
  const result =
    name === undefined
      ? await database.query(sql, parameters)
      : await runPrepared(database, name, sql, parameters);
  port?.postMessage({ id, rows: result.rows, affectedRows: result.affectedRows ?? 0 });
}

try {
  const database = await PGlite.create({
    dataDir: workerData.folder,
    extensions: { pg_trgm },
    // Same as for PostgreSQL servers: int8 as number, and dates as text because they have no time zone.
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
