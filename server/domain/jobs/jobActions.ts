/** Maps kinds of bulk jobs to the action they apply to each process. */
import type { ProcessJobAction } from "#domain/processTransitions";
import type { JobKind } from "#server/storage/columnTypes";

const actions: Readonly<Record<JobKind, ProcessJobAction>> = {
  RESTART_PROCESSES: "RESTART",
  COMPLETE_PROCESSES: "COMPLETE",
  CANCEL_PROCESSES: "CANCEL",
  DELETE_PROCESSES: "DELETE",
  ARCHIVE_PROCESSES: "ARCHIVE",
};

/** Returns the action that a job applies to each process. */
export function actionOf({ kind }: { readonly kind: JobKind }): ProcessJobAction {
  return actions[kind];
}

/** Returns the kind of job that applies this action. */
export function kindOf(action: ProcessJobAction): JobKind {
  return `${action}_PROCESSES`;
}
