/** A pool of connections to a PostgreSQL server, as expected by the query builder. */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { Client, Pool, TypeOverrides, type ClientConfig, type PoolClient, type QueryResult } from "pg";
import type { Logger } from "pino";
import {
  DatabaseUnavailable,
  endsConnection,
  hasNoFreeConnection,
  type FailedWorkOutcome,
} from "./databaseUnavailable";
import { isStorageFull } from "./storageFull";
import { ReachabilityMonitor } from "./reachabilityMonitor";
import { preparedName } from "./prepared";

const int8Oid = 20;
const dateOid = 1082;
/** Timeout for establishing a connection, with headroom for a busy process. */
const connectTimeoutMs = 5_000;
/** Connect timeout while the server is unreachable. Short, to notice its return soon even if packets got lost. */
const probeTimeoutMs = 1_500;
/** Timeout for a connection of this pool to become free. */
const waitTimeoutMs = 10_000;
/** Error message of the pool for this timeout; the error has no code. */
const waitTimeoutMessage = "timeout exceeded when trying to connect";

/** Overrides the connect timeout, because the pool passes its wait timeout to its clients. */
class QuickClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectTimeoutMs });
  }
}

/** Number of connections, number of idle ones, and number of calls waiting for a connection. */
export interface PoolSizes {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** A pool that knows whether its server is unreachable. */
export interface WatchedPool extends PostgresPool {
  readonly isUnavailable: () => boolean;
  /** Time of the last write that failed because the disk was full, as in `Date.now()`. `null` if none did. */
  readonly diskFullAt: () => number | null;
  readonly connections: () => PoolSizes;
}

/**
 * Creates a pool that opens connections on demand. int8 is read as number, and dates as text because they have no time
 * zone. While the server is unreachable, everything fails immediately with DatabaseUnavailable. Broken connections are
 * not reused.
 */
export function createPostgresPool(url: string, log: Logger): WatchedPool {
  const types = new TypeOverrides();
  types.setTypeParser(int8Oid, Number);
  types.setTypeParser(dateOid, String);
  const pool = new Pool({
    connectionString: url,
    types,
    application_name: "service-management",
    connectionTimeoutMillis: waitTimeoutMs,
    keepAlive: true,
    Client: QuickClient,
  });
  const logLoss = (error: unknown): void => log.debug({ err: error }, "a database connection was lost");
  pool.on("error", logLoss);
  // Compiling the expressions of a statement takes longer than executing them, even in large tables.
  pool.on("connect", (client) => void client.query("set jit = off").catch(logLoss));
  const monitor = new ReachabilityMonitor(() => probe(url), log);
  let diskFullAt: number | null = null;
  const events: ClientEvents = { lost: logLoss, full: () => (diskFullAt = Date.now()) };
  let ended: Promise<void> | undefined;
  return {
    async connect() {
      if (monitor.failure !== null && pool.idleCount === 0)
        throw new DatabaseUnavailable(monitor.failure, "not_done");
      try {
        return guarded(await pool.connect(), events);
      } catch (error) {
        if (!hasNoFreeConnection(error) && !(error instanceof Error && error.message === waitTimeoutMessage))
          monitor.reportFailure(error);
        throw new DatabaseUnavailable(error, "not_done");
      }
    },
    end() {
      monitor.end();
      return (ended ??= pool.end());
    },
    isUnavailable: () => monitor.failure !== null,
    diskFullAt: () => diskFullAt,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

interface ClientEvents {
  readonly lost: (error: unknown) => void;
  readonly full: () => void;
}

async function probe(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: probeTimeoutMs });
  client.on("error", () => undefined);
  await client.connect();
  await client.end();
}

/**
 * Wraps a client. Throws DatabaseUnavailable with the outcome of the work if the connection is lost, and then removes
 * the client from the pool.
 */
function guarded(client: PoolClient, events: ClientEvents): PostgresPoolClient {
  let lost: DatabaseUnavailable | null = null;
  let isInTransaction = false;
  const lose = (error: unknown, outcome: FailedWorkOutcome): DatabaseUnavailable => {
    if (lost === null) events.lost(error);
    lost ??= new DatabaseUnavailable(error, outcome);
    return lost;
  };
  // The only notification of errors while no statement runs. An unhandled error event would end the process.
  const onError = (error: Error): void => void (broken ??= error);
  let broken: Error | null = null;
  client.on("error", onError);

  async function run(text: string, values: readonly unknown[]): Promise<QueryResult> {
    const command = /^(begin|start transaction|commit|rollback)\b/i.exec(text)?.[1]?.toLowerCase();
    if (lost !== null) throw lost;
    if (broken !== null) throw lose(broken, "not_done");
    try {
      const result = await client.query({ name: preparedName(text), text, values: [...values] });
      // PostgreSQL responds this way, without an error, if an earlier statement failed.
      if (command === "commit" && result.command === "ROLLBACK") {
        throw new Error("The transaction was rolled back instead of committed.");
      }
      if (command !== undefined) isInTransaction = command === "begin" || command === "start transaction";
      return result;
    } catch (error) {
      if (isStorageFull(error)) events.full();
      if (broken === null && !endsConnection(error)) throw error;
      // An uncommitted transaction is rolled back, but a failed commit may still have taken effect.
      const isUndone = isInTransaction ? command !== "commit" : command !== undefined;
      throw lose(broken ?? error, isUndone ? "not_done" : "unknown");
    }
  }

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== "string") throw new Error("Cursors are not supported.");
    return run(text, values);
  }
  return {
    query,
    release() {
      client.release(broken !== null || lost !== null);
      client.off("error", onError);
    },
  };
}
