/** Retries transactions that the database aborted because of a deadlock. */

/** Maximum number of attempts. Each time, at least one of the deadlocked transactions succeeds. */
const attemptsMax = 5;

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "40P01";
}

/**
 * Runs a statement or a whole transaction and retries it, without delay, if the database aborted it because of a
 * deadlock; an aborted attempt has no effect. `work` must not keep state outside the database between attempts.
 * Throws all other errors, and the deadlock itself after the last attempt.
 */
export async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || attempt === attemptsMax) throw error;
    }
  }
}
