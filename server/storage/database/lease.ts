/** Who may speak to a database that has one connection only. */

/** Waiting longer than this means that a transaction waits for a statement outside of it. */
const patienceMs = 60_000;

interface Waiting {
  readonly alone: boolean;
  readonly start: () => void;
}

/** First come, first served: either any number of single statements, or one transaction. */
export class Lease {
  readonly #patience: number;
  readonly #waiting: Waiting[] = [];
  #isTaken = false;

  /** @param patience milliseconds after which a wait fails. */
  constructor(patience = patienceMs) {
    this.#patience = patience;
  }

  /** Runs a single statement as soon as no transaction is ahead of it. */
  pass<T>(run: () => Promise<T>): Promise<T> {
    if (!this.#isTaken) return run();
    return this.#wait(false, run);
  }

  /** Takes the connection for a transaction and runs its first statement; ends with giveBack. */
  takeAlone<T>(run: () => Promise<T>): Promise<T> {
    if (this.#isTaken) return this.#wait(true, run);
    this.#isTaken = true;
    return run();
  }

  /** Ends the transaction that holds the connection and lets the next ones through. */
  giveBack(): void {
    this.#isTaken = false;
    while (!this.#isTaken) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#isTaken = next.alone;
      next.start();
    }
  }

  #wait<T>(alone: boolean, run: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(
          new Error(`The database was busy with one transaction for ${this.#patience / 1_000} seconds.`),
        );
      }, this.#patience);
      const entry: Waiting = {
        alone,
        // Started at once and in order, so that nothing slips into the transaction behind it.
        start: () => {
          clearTimeout(timer);
          run().then(resolve, reject);
        },
      };
      this.#waiting.push(entry);
    });
  }
}
