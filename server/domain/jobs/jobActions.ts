/** Kinds of bulk jobs, and what they do with each process. */
import type { ProcessJobAction } from "#domain/processTransitions";
import type { JobKind } from "#server/storage/jobs/jobs";

const actions: Readonly<Record<JobKind, ProcessJobAction>> = {
  RESTART_PROCESSES: "RESTART",
  COMPLETE_PROCESSES: "COMPLETE",
  CANCEL_PROCESSES: "CANCEL",
  DELETE_PROCESSES: "DELETE",
  ARCHIVE_PROCESSES: "ARCHIVE",
};

/** What a job does with each process. */
export function actionOf({ kind }: { readonly kind: JobKind }): ProcessJobAction {
  return actions[kind];
}

/** The kind of job that does this. */
export function kindOf(action: ProcessJobAction): JobKind {
  return `${action}_PROCESSES`;
}
