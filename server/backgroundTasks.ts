/** Background work of a server process that no request waits for: import file checks and cleanup of obsolete rows. */
export class BackgroundTasks {
  readonly #checks = new Map<string, AbortController>();
  readonly #tasks = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  /** Aborted when the server stops. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Runs an import check until it completes, is cancelled, or the server stops. */
  startCheck(previewId: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const check = new AbortController();
    this.#checks.set(previewId, check);
    return this.track(
      work(AbortSignal.any([check.signal, this.stopping])).finally(() => this.#checks.delete(previewId)),
    );
  }

  /** Cancels an import check if it runs in this process. */
  cancelCheck(previewId: string): void {
    this.#checks.get(previewId)?.abort();
  }

  /** Registers a task that `settled` and `stop` wait for. The task must not reject. */
  track(task: Promise<void>): Promise<void> {
    const tracked = task.finally(() => this.#tasks.delete(tracked));
    this.#tasks.add(tracked);
    return tracked;
  }

  /** Waits until all tasks have finished. */
  async settled(): Promise<void> {
    while (this.#tasks.size > 0) await Promise.all(this.#tasks);
  }

  /**
   * Aborts running tasks and waits for them; call it before closing the database. Checks end as interrupted, and their
   * leftovers are removed at the next start.
   */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.settled();
  }
}
