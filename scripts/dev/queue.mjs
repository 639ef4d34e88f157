/* Runs tasks sequentially; a task that is already waiting is not queued twice. */
export function createQueue() {
  const waiting = new Set();
  let last = Promise.resolve();
  let isClosed = false;
  return {
    add(task) {
      if (waiting.has(task)) return;
      waiting.add(task);
      last = last.then(() => {
        waiting.delete(task);
        return isClosed ? undefined : task();
      });
    },
    /** Resolves when all tasks so far, and those that they added, are done. */
    async idle() {
      for (let seen; seen !== last;) {
        seen = last;
        await seen;
      }
    },
    close() {
      isClosed = true;
    },
  };
}
