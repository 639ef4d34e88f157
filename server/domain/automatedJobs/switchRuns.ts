/** Reports scheduled switches of services as runs of an automated job. The switches are runs of their own. */
import type { Context } from "#server/context";
import type { JobFigures } from "#domain/automatedJobs";
import type { Transaction } from "#server/storage/database/database";
import { updateRun } from "#server/storage/automatedJobs/jobRuns";
import { insertLogs } from "#server/storage/automatedJobs/runParts";
import {
  copySwitchChanges,
  insertSwitchReports,
  lockOpenReports,
  selectFailedSwitchItems,
  serviceSwitchJob,
  type OpenReport,
} from "#server/storage/automatedJobs/switchReports";
import { pausedUntil } from "./pauses";
import { missedAfterMs } from "./planRuns";

const dayMs = 86_400_000;
/** Switches that should have begun longer ago are not reported. Shorter than reports are kept. */
const reportedDays = 20;
/** Interval in milliseconds in which held switches check whether the pause has ended. */
const recheckMs = 30_000;
/** Failed items that the log names. */
const loggedFailuresMax = 100;

/** Inserts and updates the reports. Several servers may call it concurrently. */
export async function reportSwitches({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const at = now();
    const lateBefore = new Date(at.getTime() - missedAfterMs);
    await insertSwitchReports(tx, {
      since: new Date(at.getTime() - reportedDays * dayMs),
      now: at,
      lateBefore,
    });
    for (const report of await lockOpenReports(tx)) await updateReport(tx, report, at);
  });
}

/**
 * Returns until when a scheduled switch that has not begun is held, because its job is paused; null if it may begin.
 * Never later than the next check, since the pause may end early.
 */
export async function heldUntil(tx: Transaction, now: Date): Promise<Date | null> {
  const recheck = new Date(now.getTime() + recheckMs);
  const until = await pausedUntil(tx, { now: () => now }, serviceSwitchJob, recheck);
  return until === null || until < recheck ? until : recheck;
}

async function updateReport(tx: Transaction, report: OpenReport, now: Date): Promise<void> {
  const { id, runState, succeeded, failed, skipped, firstAt } = report;
  const hasBegun = succeeded + failed + skipped > 0;
  if (runState === "RUNNING") {
    if (hasBegun && report.startedAt === null) {
      await updateRun(tx, id, { state: "RUNNING", started_at: firstAt ?? now, attempts: 1 });
    }
    return;
  }
  const finishedAt = report.finishedAt ?? now;
  if (!hasBegun) {
    await updateRun(tx, id, { state: "SKIPPED", skip_reason: "CANCELLED", finished_at: finishedAt });
    return;
  }
  const figures: JobFigures = {
    ...(report.communeCount > 0 && { COMMUNES: report.communeCount }),
    ...(succeeded > 0 && { CHANGED: succeeded }),
    ...(skipped > 0 && { SKIPPED: skipped }),
    ...(failed > 0 && { FAILED: failed }),
  };
  const logCount = await logSwitch(tx, report, finishedAt);
  if (report.runId !== null) await copySwitchChanges(tx, id, report.runId);
  const isFailed = failed > 0 && succeeded === 0;
  await updateRun(tx, id, {
    state: isFailed ? "FAILED" : failed > 0 ? "PARTLY_FAILED" : "SUCCEEDED",
    failure: isFailed ? JSON.stringify({ reason: "INCOMPLETE", detail: null }) : null,
    started_at: report.startedAt ?? firstAt ?? finishedAt,
    finished_at: finishedAt,
    attempts: 1,
    figures: JSON.stringify(figures),
    log_count: logCount,
  });
}

/** Returns the number of lines. */
async function logSwitch(tx: Transaction, report: OpenReport, at: Date): Promise<number> {
  const { id, runId, action, runState, succeeded, failed } = report;
  const failures =
    runId === null || failed === 0 ? [] : await selectFailedSwitchItems(tx, runId, loggedFailuresMax);
  const lines = [
    { level: "INFO" as const, message: `${action}: ${succeeded} succeeded, ${failed} failed.` },
    ...(runState === "CANCELLED"
      ? [{ level: "WARN" as const, message: "It was stopped before its end." }]
      : []),
    ...failures.map(({ label, error_code: code }) => ({
      level: "ERROR" as const,
      message: `${label}: ${code ?? "unknown error"}`,
    })),
  ];
  await insertLogs(
    tx,
    lines.map((line, position) => ({ ...line, run_id: id, position, at })),
  );
  return lines.length;
}
