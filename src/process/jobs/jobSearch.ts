/** What the address of a job's page says: which results are listed. */

/** Results that can be listed alone, as in the address, with the states they mean. */
export const jobResults = {
  succeeded: ["SUCCEEDED"],
  failed: ["FAILED"],
  skipped: ["SKIPPED"],
  open: ["WAITING", "RUNNING"],
} as const;

export type JobResult = keyof typeof jobResults;

/** The result to list; undefined: all, also where the address says something that is none. */
export function parseJobResult(raw: unknown): JobResult | undefined {
  return raw === "succeeded" || raw === "failed" || raw === "skipped" || raw === "open" ? raw : undefined;
}

/** The filter of the server; null: all. */
export function resultFilter(result: JobResult | undefined) {
  return result ? { states: [...jobResults[result]] } : null;
}
