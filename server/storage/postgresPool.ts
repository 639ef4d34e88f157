/** Connections to a PostgreSQL server, in the form in which the query builder takes them. */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { Pool, TypeOverrides, type PoolClient } from "pg";
import type { Logger } from "pino";
import { preparedName } from "./prepared";

const int8Oid = 20;
const dateOid = 1082;
const connectTimeoutMs = 10_000;

/** Opens connections as they are needed. int8 is read as number, dates as text, since they have no zone. */
export function createPostgresPool(url: string, log: Logger): PostgresPool {
  const types = new TypeOverrides();
  types.setTypeParser(int8Oid, Number);
  types.setTypeParser(dateOid, String);
  const pool = new Pool({
    connectionString: url,
    types,
    application_name: "service-management",
    connectionTimeoutMillis: connectTimeoutMs,
  });
  pool.on("error", (error) => log.warn({ err: error }, "A connection to the database was lost."));
  return { connect: async () => preparing(await pool.connect()), end: () => pool.end() };
}

function preparing(client: PoolClient): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== "string") throw new Error("Nothing here reads by cursor.");
    return client.query({ name: preparedName(text), text, values: [...values] });
  }
  return { query, release: () => client.release() };
}
