/** Coordinates access to a database that has only one connection. */

/** In milliseconds. A longer wait means that a transaction is waiting for a statement outside of it. */
const waitTimeoutMs = 60_000;

interface Waiting {
  readonly exclusive: boolean;
  readonly start: () => void;
}

/** Grants the connection in FIFO order, either to any number of single statements or to one transaction. */
export class Lease {
  readonly #timeoutMs: number;
  readonly #waiting: Waiting[] = [];
  #isTaken = false;

  /** @param timeoutMs milliseconds after which a waiting call fails. */
  constructor(timeoutMs = waitTimeoutMs) {
    this.#timeoutMs = timeoutMs;
  }

  /** Runs a single statement once no transaction is ahead of it. Throws if it waited too long. */
  runShared<T>(run: () => Promise<T>): Promise<T> {
    if (!this.#isTaken) return run();
    return this.#wait(false, run);
  }

  /** Acquires the connection for a transaction and runs its first statement. Must be ended with release(). */
  acquireExclusive<T>(run: () => Promise<T>): Promise<T> {
    if (this.#isTaken) return this.#wait(true, run);
    this.#isTaken = true;
    return run();
  }

  /** Releases the connection held by a transaction and starts the next waiting calls. */
  release(): void {
    this.#isTaken = false;
    while (!this.#isTaken) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#isTaken = next.exclusive;
      next.start();
    }
  }

  #wait<T>(exclusive: boolean, run: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(
          new Error(`The database was busy with one transaction for ${this.#timeoutMs / 1_000} seconds.`),
        );
      }, this.#timeoutMs);
      const entry: Waiting = {
        exclusive,
        // Started synchronously and in order, so that no statement slips into the transaction queued behind it.
        start: () => {
          clearTimeout(timer);
          run().then(resolve, reject);
        },
      };
      this.#waiting.push(entry);
    });
  }
}
