/** Transactions that the database gave up because they waited for each other. */

/** How often one is run; each time at least one of those that stood in each other's way comes through. */
const attemptsMax = 5;

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "40P01";
}

/**
 * Runs a statement or a whole transaction again when the database gave it up for a deadlock: it has done nothing then.
 * The work must keep nothing outside of the database between two runs. Other failures go on to the caller.
 */
export async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || attempt === attemptsMax) throw error;
    }
  }
}
