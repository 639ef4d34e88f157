/** Whether a PostgreSQL server can be reached: asked in the background while it cannot, so that calls fail at once. */
import type { Logger } from "pino";
import { refusesLogin } from "./databaseUnavailable";

/** Milliseconds between two attempts to reach a database that is away. */
const retryMs = 250;
/** While it stays away, the log repeats so after this time. */
const remindMs = 60_000;

export class PostgresLink {
  readonly #connect: () => Promise<void>;
  readonly #log: Logger;
  #lost: { readonly error: unknown; readonly since: number; remindedAt: number } | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isEnded = false;

  /** @param connect resolves once a connection was made */
  constructor(connect: () => Promise<void>, log: Logger) {
    this.#connect = connect;
    this.#log = log;
  }

  /** Why the last attempt to connect failed; null: the database can be reached as far as is known. */
  get failure(): unknown {
    return this.#lost?.error ?? null;
  }

  /** Says that an attempt to connect has failed. */
  note(error: unknown): void {
    if (this.#lost !== null || this.#isEnded) return;
    const now = performance.now();
    this.#lost = { error, since: now, remindedAt: now };
    this.#log.error({ err: error }, sentenceOf(error));
    this.#retryLater();
  }

  /** Asks no longer. */
  end(): void {
    this.#isEnded = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #retryLater(): void {
    if (this.#isEnded) return;
    this.#timer = setTimeout(() => void this.#retry(), retryMs);
  }

  async #retry(): Promise<void> {
    const lost = this.#lost;
    if (lost === null) return;
    const awaySeconds = () => Math.round((performance.now() - lost.since) / 1_000);
    try {
      await this.#connect();
      this.#lost = null;
      this.#log.info({ awaySeconds: awaySeconds() }, "the database is reached again");
    } catch (error) {
      const now = performance.now();
      if (now - lost.remindedAt >= remindMs) {
        lost.remindedAt = now;
        this.#log.error({ err: error, awaySeconds: awaySeconds() }, sentenceOf(error));
      }
      this.#retryLater();
    }
  }
}

function sentenceOf(error: unknown): string {
  return refusesLogin(error)
    ? "the database refuses the user, password or name of DATABASE_URL; it is asked again until it does not"
    : "the database cannot be reached; calls are refused until it is";
}
