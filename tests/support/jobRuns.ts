/** Runs of automated jobs for tests that call a job directly. */
import type { AutomatedJobSkipReason, JobFigureName } from "#domain/automatedJobs";
import type { ChangedTarget, JobRun } from "#server/jobRun";

/** A run that stores nothing and keeps what the job reports. */
export interface SeenRun extends JobRun {
  readonly figures: Partial<Record<JobFigureName, number>>;
  readonly changes: ChangedTarget[];
  readonly lines: string[];
  readonly skipped: AutomatedJobSkipReason[];
}

/** Creates a run; the first attempt, unless another one continues with what is handled. */
export function seenRun({
  isLastAttempt = false,
  handled = new Set<string>(),
  signal = new AbortController().signal,
} = {}): SeenRun {
  const figures: SeenRun["figures"] = {};
  const changes: ChangedTarget[] = [];
  const lines: string[] = [];
  const skipped: AutomatedJobSkipReason[] = [];
  return {
    id: "00000000-0000-4000-8000-000000000040",
    signal,
    isLastAttempt,
    figures,
    changes,
    lines,
    skipped,
    count(figure, by = 1) {
      if (by > 0) figures[figure] = (figures[figure] ?? 0) + by;
    },
    changed: (target) => void changes.push(target),
    log: (level, message) => void lines.push(`${level} ${message}`),
    isHandled: (key) => handled.has(key),
    setHandled: (key) => void handled.add(key),
    skip: (reason) => void skipped.push(reason),
  };
}
