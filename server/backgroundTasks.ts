/** What goes on in a server process without anybody waiting for it: checks of files, and the removal of rows nobody needs. */
export class BackgroundTasks {
  readonly #checks = new Map<string, AbortController>();
  readonly #tasks = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  /** Aborted when the server stops. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Runs the check of an import until its end, until it is cancelled, or until the server stops. */
  startCheck(previewId: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const check = new AbortController();
    this.#checks.set(previewId, check);
    return this.track(
      work(AbortSignal.any([check.signal, this.stopping])).finally(() => this.#checks.delete(previewId)),
    );
  }

  /** Cancels the check of an import, if it runs in this process. */
  cancelCheck(previewId: string): void {
    this.#checks.get(previewId)?.abort();
  }

  /** Has `settled` and `stop` wait for a task, which must not fail. */
  track(task: Promise<void>): Promise<void> {
    const tracked = task.finally(() => this.#tasks.delete(tracked));
    this.#tasks.add(tracked);
    return tracked;
  }

  /** Waits until nothing runs any more. */
  async settled(): Promise<void> {
    while (this.#tasks.size > 0) await Promise.all(this.#tasks);
  }

  /** Ends what runs: before the database is closed. Checks end as interrupted; what they leave goes at the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.settled();
  }
}
