/** Executes runs like the server does. */
import { executeRun, type RunEnd } from "#server/domain/runs/executeRun";
import type { DeclaredRuns } from "#server/domain/runs/runKind";
import type { Database } from "#server/storage/database/database";
import { silent } from "./databases";
import { servicesOf } from "./services";

/** Overrides of the declared kind. */
export interface RunChanges extends Partial<DeclaredRuns> {
  readonly sliceMs?: number;
  readonly now?: () => Date;
}

/** Executes a run for a time slice. `id`: bare id. */
export function execute(
  db: Database,
  runs: DeclaredRuns,
  id: string,
  { sliceMs, now = () => new Date(), ...changes }: RunChanges = {},
): Promise<RunEnd> {
  const ctx = { db, log: silent, now, ...servicesOf(db) };
  return executeRun(ctx, { ...runs, ...changes }, id, new AbortController().signal, sliceMs);
}
