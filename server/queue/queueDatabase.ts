/** Database adapter for pg-boss: runs its statements through Kysely, so that it works on both supported databases. */
import { CompiledQuery } from "kysely";
import type { Logger } from "pino";
import type { Database, Transaction } from "#server/storage/database/database";
import { isDatabaseUnavailable } from "#server/storage/database/databaseUnavailable";
import { retryOnDeadlock } from "#server/storage/database/deadlocks";

/** The database interface of the queue. */
export interface QueueDatabase {
  readonly executeSql: (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] }>;
  /** Resolves when no statement is running. */
  readonly settled: () => Promise<void>;
}

/** Matches the statements that pg-boss does not await. A rejection of one of them would crash the process. */
const unawaitedStatement = /SELECT COUNT\(\*\) FROM results\s*$/;

/** Creates the adapter. The caller keeps ownership of the database connection. */
export function queueDatabase(db: Database, log: Logger): QueueDatabase {
  const running = new Set<Promise<unknown>>();

  async function execute(text: string, values: readonly unknown[]): Promise<{ rows: unknown[] }> {
    const script = scriptOf(text);
    if (script === null) return db.executeQuery(CompiledQuery.raw(text, [...values]));
    return db.transaction().execute(async (tx) => {
      for (const statement of script) await tx.executeQuery(CompiledQuery.raw(statement));
      return { rows: [] };
    });
  }

  async function executeSql(text: string, values: readonly unknown[] = []) {
    // Servers that create the queue's tables concurrently can deadlock.
    const statement = retryOnDeadlock(() => execute(text, values));
    const tracked = statement.catch(() => undefined).finally(() => running.delete(tracked));
    running.add(tracked);
    if (!unawaitedStatement.test(text)) return statement;
    return statement.catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) {
        log.error({ err: error }, "the completion of a job could not be stored; the job will be retried");
      }
      return { rows: [{ count: 0 }] };
    });
  }

  return {
    executeSql,
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** Adapter for an open transaction, so that a job is sent atomically with the change it belongs to. */
export function transactionAdapter(tx: Transaction): Pick<QueueDatabase, "executeSql"> {
  return { executeSql: (text, values = []) => tx.executeQuery(CompiledQuery.raw(text, [...values])) };
}

/** Splits a `BEGIN; … COMMIT;` script into its statements. Returns null if the text is a single statement. */
function scriptOf(text: string): readonly string[] | null {
  if (!/^\s*BEGIN;/.test(text)) return null;
  // Function bodies between $$ contain semicolons that must not split.
  const parts = text.split("$$").map((part, index) => (index % 2 === 0 ? part.replaceAll(";", "\0") : part));
  const statements = parts.join("$$").split("\0");
  return statements
    .map((statement) => statement.trim())
    .filter((statement) => !/^(BEGIN|COMMIT|)$/.test(statement));
}
