/** The queue's way to our database: its statements over the query builder, on both databases alike. */
import { CompiledQuery } from "kysely";
import type { Logger } from "pino";
import type { Database, Transaction } from "#server/storage/database/database";
import { isDatabaseUnavailable } from "#server/storage/database/databaseUnavailable";
import { againAfterDeadlock } from "#server/storage/database/deadlocks";

/** What the queue asks of a database. */
export interface QueueDatabase {
  readonly executeSql: (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] }>;
  /** Waits until no statement runs any more. */
  readonly settled: () => Promise<void>;
}

/** The queue waits for the end of these nowhere, so a failure would end the process. */
const endsJob = /SELECT COUNT\(\*\) FROM results\s*$/;

/** Makes that way; the database stays the caller's. */
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
    // Two servers that make the queue's tables at the same time stand in each other's way.
    const statement = againAfterDeadlock(() => execute(text, values));
    const tracked = statement.catch(() => undefined).finally(() => running.delete(tracked));
    running.add(tracked);
    if (!endsJob.test(text)) return statement;
    return statement.catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) {
        log.error({ err: error }, "the end of a job could not be noted; it will be repeated");
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

/** The queue's way into a transaction of ours, so that a job is sent with what it is about, or not at all. */
export function withinTransaction(tx: Transaction): Pick<QueueDatabase, "executeSql"> {
  return { executeSql: (text, values = []) => tx.executeQuery(CompiledQuery.raw(text, [...values])) };
}

/** The statements of a script within a transaction of its own; null: the text is a single statement. */
function scriptOf(text: string): readonly string[] | null {
  if (!/^\s*BEGIN;/.test(text)) return null;
  // Bodies of functions, between $$, have semicolons of their own.
  const parts = text.split("$$").map((part, index) => (index % 2 === 0 ? part.replaceAll(";", "\0") : part));
  const statements = parts.join("$$").split("\0");
  return statements
    .map((statement) => statement.trim())
    .filter((statement) => !/^(BEGIN|COMMIT|)$/.test(statement));
}
