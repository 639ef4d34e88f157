/** Connections to a PostgreSQL server, in the form in which the query builder takes them. */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { Client, Pool, TypeOverrides, type ClientConfig, type PoolClient, type QueryResult } from "pg";
import type { Logger } from "pino";
import { DatabaseUnavailable, endsConnection, isFull, type LostOutcome } from "./databaseUnavailable";
import { isStorageFull } from "./storageFull";
import { PostgresLink } from "./postgresLink";
import { preparedName } from "./prepared";

const int8Oid = 20;
const dateOid = 1082;
/** For the server to accept a connection, with room for a busy process. */
const connectTimeoutMs = 5_000;
/** The same while it is away: a server that comes back is to be noticed soon, even where packets to it got lost. */
const probeTimeoutMs = 1_500;
/** For one of this process's connections to become free. */
const waitTimeoutMs = 10_000;
/** As the pool words it, which gives it no code. */
const waitTimeoutMessage = "timeout exceeded when trying to connect";

/** The pool gives its clients its own timeout, which is that of the wait. */
class QuickClient extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectTimeoutMs });
  }
}

/** How many connections there are, how many of them do nothing, and how many calls wait for one. */
export interface PoolSizes {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

/** A pool that knows whether its server is away. */
export interface WatchedPool extends PostgresPool {
  readonly isAway: () => boolean;
  /** When it last refused to store something for want of room (as Date.now()); null: never. */
  readonly fullAt: () => number | null;
  readonly connections: () => PoolSizes;
}

/**
 * Opens connections as they are needed. int8 is read as number, dates as text, since they have no zone. While the
 * server is away everything fails at once with DatabaseUnavailable; a connection that broke is not used again.
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
  const noteLoss = (error: unknown): void =>
    log.debug({ err: error }, "a connection to the database was lost");
  pool.on("error", noteLoss);
  const link = new PostgresLink(() => probe(url), log);
  let fullAt: number | null = null;
  const events: ClientEvents = { lost: noteLoss, full: () => (fullAt = Date.now()) };
  let ended: Promise<void> | undefined;
  return {
    async connect() {
      if (link.failure !== null && pool.idleCount === 0)
        throw new DatabaseUnavailable(link.failure, "not_done");
      try {
        return guarded(await pool.connect(), events);
      } catch (error) {
        if (!isFull(error) && !(error instanceof Error && error.message === waitTimeoutMessage))
          link.note(error);
        throw new DatabaseUnavailable(error, "not_done");
      }
    },
    end() {
      link.end();
      return (ended ??= pool.end());
    },
    isAway: () => link.failure !== null,
    fullAt: () => fullAt,
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

/** Wraps a client: a lost connection fails with the outcome of the work, and the client is removed from the pool. */
function guarded(client: PoolClient, events: ClientEvents): PostgresPoolClient {
  let lost: DatabaseUnavailable | null = null;
  let isInTransaction = false;
  const lose = (error: unknown, outcome: LostOutcome): DatabaseUnavailable => {
    if (lost === null) events.lost(error);
    lost ??= new DatabaseUnavailable(error, outcome);
    return lost;
  };
  // Where no statement runs, this is all there is to hear, and an error nobody listens to ends the process.
  const onError = (error: Error): void => void (broken ??= error);
  let broken: Error | null = null;
  client.on("error", onError);

  async function run(text: string, values: readonly unknown[]): Promise<QueryResult> {
    const command = /^(begin|start transaction|commit|rollback)\b/i.exec(text)?.[1]?.toLowerCase();
    if (lost !== null) throw lost;
    if (broken !== null) throw lose(broken, "not_done");
    try {
      const result = await client.query({ name: preparedName(text), text, values: [...values] });
      // PostgreSQL answers so, and without an error, where a statement before has failed.
      if (command === "commit" && result.command === "ROLLBACK") {
        throw new Error("The transaction was rolled back instead of committed.");
      }
      if (command !== undefined) isInTransaction = command === "begin" || command === "start transaction";
      return result;
    } catch (error) {
      if (isStorageFull(error)) events.full();
      if (broken === null && !endsConnection(error)) throw error;
      // Without its commit a transaction is taken back; what was to be committed may be so all the same.
      const isUndone = isInTransaction ? command !== "commit" : command !== undefined;
      throw lose(broken ?? error, isUndone ? "not_done" : "unknown");
    }
  }

  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== "string") throw new Error("Nothing here reads by cursor.");
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
