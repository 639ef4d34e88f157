/** What goes on in this process without anybody waiting for it: checks of files, and the removal of rows nobody needs. */
import type { Database } from "#server/storage/database/database";

class Runs {
  readonly #checks = new Map<string, AbortController>();
  readonly #tasks = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  /** Aborted when the server stops. */
  get stopped(): AbortSignal {
    return this.#stopping.signal;
  }

  start(previewId: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const check = new AbortController();
    this.#checks.set(previewId, check);
    return this.track(
      work(AbortSignal.any([check.signal, this.stopped])).finally(() => this.#checks.delete(previewId)),
    );
  }

  track(task: Promise<void>): Promise<void> {
    const tracked = task.finally(() => this.#tasks.delete(tracked));
    this.#tasks.add(tracked);
    return tracked;
  }

  cancel(previewId: string): void {
    this.#checks.get(previewId)?.abort();
  }

  stop(): void {
    this.#stopping.abort();
  }

  async settled(): Promise<void> {
    while (this.#tasks.size > 0) await Promise.all(this.#tasks);
  }
}

const runsByDatabase = new WeakMap<Database, Runs>();

/** What runs over this database in this process. */
export function runsOf(db: Database): Runs {
  const runs = runsByDatabase.get(db) ?? new Runs();
  runsByDatabase.set(db, runs);
  return runs;
}

/** Waits until nothing runs any more. */
export function importsSettled(db: Database): Promise<void> {
  return runsOf(db).settled();
}

/** Ends what runs: before the database is closed. Checks end as interrupted; what they leave goes at the next start. */
export async function stopImports(db: Database): Promise<void> {
  const runs = runsOf(db);
  runs.stop();
  await runs.settled();
}
