/**
 * Tracks whether a PostgreSQL server is reachable. While it is not, it is probed in the background, so that calls can
 * fail immediately.
 */
import type { Logger } from "pino";
import { refusesLogin } from "./databaseUnavailable";

/** Milliseconds between two probes of an unreachable database. */
const retryMs = 250;
/** Milliseconds after which the log entry is repeated while the database stays unreachable. */
const logRepeatMs = 60_000;

export class ReachabilityMonitor {
  readonly #connect: () => Promise<void>;
  readonly #log: Logger;
  #lost: { readonly error: unknown; readonly since: number; loggedAt: number } | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isEnded = false;

  /** @param connect resolves once a connection was established */
  constructor(connect: () => Promise<void>, log: Logger) {
    this.#connect = connect;
    this.#log = log;
  }

  /** The error that made the database count as unreachable. `null` if no failure is known. */
  get failure(): unknown {
    return this.#lost?.error ?? null;
  }

  /** Reports a failed connection attempt. */
  reportFailure(error: unknown): void {
    if (this.#lost !== null || this.#isEnded) return;
    const now = performance.now();
    this.#lost = { error, since: now, loggedAt: now };
    this.#log.error({ err: error }, sentenceOf(error));
    this.#retryLater();
  }

  /** Stops probing. */
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
    const outageSeconds = () => Math.round((performance.now() - lost.since) / 1_000);
    try {
      await this.#connect();
      this.#lost = null;
      this.#log.info({ outageSeconds: outageSeconds() }, "the database is reachable again");
    } catch (error) {
      const now = performance.now();
      if (now - lost.loggedAt >= logRepeatMs) {
        lost.loggedAt = now;
        this.#log.error({ err: error, outageSeconds: outageSeconds() }, sentenceOf(error));
      }
      this.#retryLater();
    }
  }
}

function sentenceOf(error: unknown): string {
  return refusesLogin(error)
    ? "the database server rejects the user, password or database name in DATABASE_URL; retrying"
    : "the database cannot be reached; requests are refused until it is back";
}
