/** Connection to the worker thread of the embedded database: sends statements and receives rows. */
import { Worker } from "node:worker_threads";
import { DatabaseUnavailable } from "./databaseUnavailable";
import { preparedName } from "./prepared";

/** The result of a statement. */
export interface StatementResult {
  readonly rows: readonly unknown[];
  readonly affectedRows: number;
}

interface SerializedError {
  readonly message: string;
  readonly code?: string;
  readonly detail?: string;
  readonly constraint?: string;
  readonly table?: string;
}

type Message =
  | { readonly ready: true }
  | { readonly ready: false; readonly fault: SerializedError }
  | { readonly id: number; readonly fault: SerializedError }
  | ({ readonly id: number } & StatementResult);

interface Waiting {
  readonly resolve: (result: StatementResult) => void;
  readonly reject: (error: Error) => void;
}

/** Thrown if a statement failed. The fields are those of PostgreSQL errors. */
class EmbeddedDatabaseError extends Error {
  override readonly name = "EmbeddedDatabaseError";
  /** SQLSTATE. */
  readonly code?: string;
  readonly detail?: string;
  readonly constraint?: string;
  readonly table?: string;

  constructor(fault: SerializedError) {
    super(fault.message);
    this.code = fault.code;
    this.detail = fault.detail;
    this.constraint = fault.constraint;
    this.table = fault.table;
  }
}

/** An open embedded database in its worker thread. */
export interface EmbeddedConnection {
  /** Runs one statement. Statements run in the order of the calls. */
  run(sql: string, parameters: readonly unknown[]): Promise<StatementResult>;
  /** Finishes running statements, flushes everything to disk and ends the thread. */
  close(): Promise<void>;
}

/**
 * Opens the database in this folder and creates it if it does not exist.
 * @param onLost called once if the thread dies; every statement fails with DatabaseUnavailable from then on.
 */
export function connectEmbedded(folder: string, onLost: (error: Error) => void): Promise<EmbeddedConnection> {
  // The worker is next to this module, both in the sources and in the bundle.
  const worker = new Worker(new URL("./embeddedWorker.mjs", import.meta.url), {
    workerData: { folder },
    execArgv: [],
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let lost: Error | null = null;
  let closing = false;

  const send = (request: object) =>
    new Promise<StatementResult>((resolve, reject) => {
      if (lost) return reject(new DatabaseUnavailable(lost, "not_done"));
      const id = ++lastId;
      waiting.set(id, { resolve, reject });
      try {
        worker.postMessage({ id, ...request });
      } catch (error) {
        waiting.delete(id);
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });

  const connection: EmbeddedConnection = {
    run: (sql, parameters) => send({ sql, parameters: [...parameters], name: preparedName(sql) }),
    async close() {
      if (lost || closing) return;
      closing = true;
      await send({ close: true });
      await worker.terminate();
    },
  };

  return new Promise((resolve, reject) => {
    let opened = false;
    const fail = (error: Error) => {
      if (lost) return;
      lost = error;
      for (const { reject: refuse } of waiting.values()) refuse(new DatabaseUnavailable(error, "unknown"));
      waiting.clear();
      if (!opened) reject(error);
      else if (!closing) onLost(error);
    };
    worker.on("message", (message: Message) => {
      if ("ready" in message) {
        opened = message.ready;
        if (message.ready) resolve(connection);
        else fail(new EmbeddedDatabaseError(message.fault));
        return;
      }
      const request = waiting.get(message.id);
      waiting.delete(message.id);
      if ("fault" in message) request?.reject(new EmbeddedDatabaseError(message.fault));
      else request?.resolve(message);
    });
    worker.on("error", fail);
    worker.on("exit", () => fail(new Error("The thread of the embedded database exited.")));
  });
}
