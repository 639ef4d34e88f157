/** Deletes expired data in batches of a few thousand rows. */
import { jobRunDays } from "#domain/automatedJobs";
import { calendarDayOf } from "#domain/calendarDays";
import { undoableSince } from "#domain/serviceSwitches";
import type { Context } from "#server/context";
import type { JobRun } from "#server/jobRun";
import { eraseRunFile } from "#server/storage/accounting/bookingRuns";
import { deleteReadsBefore } from "#server/storage/activity/personalDataReads";
import { deleteSomeOldRuns } from "#server/storage/automatedJobs/runRetention";
import { deleteEndedSeen } from "#server/storage/attention/seen";
import type { Database } from "#server/storage/database/database";
import { deletePreviews, expirePreviews, interruptPreviews } from "#server/storage/imports/importPreviews";
import { deleteIntakeMinutes } from "#server/storage/feedback/feedbackIntake";
import { eraseSomeOriginals } from "#server/storage/feedback/feedbackWrites";
import { deleteSomeRows } from "#server/storage/imports/importRows";
import { deleteOldInvitations } from "#server/storage/invitations/invitations";
import { deleteOldClients } from "#server/storage/sessions/knownClients";
import { claimDroppableStocks, deleteStock } from "#server/storage/imports/stocks";
import { deleteExpiredTemplateChecks } from "#server/storage/reports/templateChecks";
import { deleteSomeExpiredEntries } from "#server/storage/securityLists/entries";
import { deleteOldImports } from "#server/storage/securityLists/imports";
import { deleteExpiredRemovals } from "#server/storage/securityLists/removals";
import { deleteExpiredFileChanges } from "#server/storage/services/fileChanges";
import { deleteExpiredFileImports } from "#server/storage/services/serviceFileImports";
import { dropSomeKept } from "#server/storage/services/keptServices";
import { deleteUserImports, expireUserImports } from "#server/storage/users/userImports";
import { knownSince } from "#server/domain/sessions/knownClients";

/** Days for which ended previews can still be viewed. */
const previewDays = 7;
/** Days for which imports into security lists can be viewed. */
const listImportDays = 30;
/** Days for which replaced links are kept. */
const linkDays = 90;
const dayMs = 86_400_000;
/** Milliseconds without a heartbeat after which the server that runs a check is considered dead. */
export const heartbeatTimeoutMs = 60_000;

/**
 * Expires overdue previews and deletes expired data: rows of expired previews, replaced stocks older than 30 days or
 * beyond the latest 20, previews a week after they ended (imports of files, checked report templates and undoable file
 * changes as soon as they expire), replaced password links after 90 days, clients that are no longer known, original
 * comments of redacted feedback, files of export runs, expired entries of security lists, removals that can no longer
 * be undone, ended marks of lines of the overview, imports into security lists after 30 days, and the content of
 * services removed by runs and runs of automated jobs after 30 days. Call it daily and at server start.
 */
export async function dropExpired(
  db: Database,
  now: Date,
  { stopping, report }: DropOptions = {},
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const reporting = (figure: "EXPIRED" | "REMOVED") => async (of: string, counting: Promise<number>) => {
    const count = await counting;
    report?.(figure, of, count);
  };
  const [expired, removed] = [reporting("EXPIRED"), reporting("REMOVED")];
  const removedInTurns = (of: string, step: () => Promise<number>) => removed(of, untilDone(step, stopping));
  await interruptStaleChecks(db);
  await expired("previews of imports", expirePreviews(db, now));
  await dropUnusedStocks(db, now, stopping);
  await expired("previews of imports of users", expireUserImports(db, now));
  await removed("imports of files of services", deleteExpiredFileImports(db, now));
  await removed("changes of files of services", deleteExpiredFileChanges(db, now));
  await removed("checks of templates", deleteExpiredTemplateChecks(db, now));
  await removed("marks of lines of the overview", deleteEndedSeen(db, now));
  await removed("noted reads of personal data", deleteReadsBefore(db, calendarDayOf(now)));
  await removed("known clients", deleteOldClients(db, knownSince(now)));
  await removed("links of users", deleteOldInvitations(db, daysAgo(linkDays)));
  await removed("previews of imports", deletePreviews(db, daysAgo(previewDays)));
  await removed("imports of users", deleteUserImports(db, daysAgo(previewDays)));
  await removed("counts of incoming feedback", deleteIntakeMinutes(db, daysAgo(1)));
  await removed("removals from security lists", deleteExpiredRemovals(db, now));
  await removed("imports into security lists", deleteOldImports(db, now, daysAgo(listImportDays)));
  const today = calendarDayOf(now);
  await removedInTurns("entries of security lists", () => deleteSomeExpiredEntries(db, today));
  await removedInTurns("original comments of feedback", () => eraseSomeOriginals(db, now));
  await removedInTurns("parts of files of bookings", () => eraseRunFile(db, now));
  await removedInTurns("contents of removed services", () => dropSomeKept(db, undoableSince(now)));
  await removedInTurns("runs of automated jobs", () => deleteSomeOldRuns(db, daysAgo(jobRunDays)));
}

/** Options of `dropExpired`. */
interface DropOptions {
  /** Aborts long deletions early. */
  readonly stopping?: AbortSignal;
  /** Receives the number of rows of each kind. */
  readonly report?: (figure: "EXPIRED" | "REMOVED", of: string, count: number) => void;
}

/** Runs `dropExpired` as a job. */
export async function dropExpiredData({ db, now }: Pick<Context, "db" | "now">, run: JobRun): Promise<void> {
  await dropExpired(db, now(), {
    stopping: run.signal,
    report(figure, of, count) {
      run.count(figure, count);
      if (count > 0) run.log("info", `${count} ${of} ${figure === "REMOVED" ? "removed" : "expired"}`);
    },
  });
}

/** Repeats a step until it finds no more rows. Returns their number. */
async function untilDone(step: () => Promise<number>, stopping?: AbortSignal): Promise<number> {
  let sum = 0;
  let count: number;
  do {
    if (stopping?.aborted) return sum;
    count = await step();
    sum += count;
  } while (count > 0);
  return sum;
}

/** Interrupts checks whose server died or lost its database connection. Call it periodically. */
export async function interruptStaleChecks(db: Database): Promise<void> {
  await interruptPreviews(db, heartbeatTimeoutMs);
}

/** Deletes stocks that are no longer needed; `stopping` aborts it early. */
export async function dropUnusedStocks(db: Database, now: Date, stopping?: AbortSignal): Promise<void> {
  for (const { id, kind } of await claimDroppableStocks(db, now)) {
    do {
      if (stopping?.aborted) return;
    } while (await deleteSomeRows(db, kind, id));
    await deleteStock(db, id);
  }
}

/** Runs `dropUnusedStocks` in the background. */
export function dropUnusedStocksInBackground({
  db,
  now,
  background,
}: Pick<Context, "db" | "now" | "background">): void {
  void background.track(dropUnusedStocks(db, now(), background.stopping).catch(() => undefined));
}

/**
 * Runs at server start: interrupts checks left over from the previous run and drops expired data in the background.
 * @param isAlone true if no other server uses the database, so none of these checks can still be running
 */
export async function resumeImports(
  { db, now, background }: Pick<Context, "db" | "now" | "background">,
  isAlone: boolean,
): Promise<void> {
  if (isAlone) await interruptPreviews(db, null);
  void background.track(dropExpired(db, now(), { stopping: background.stopping }).catch(() => undefined));
}
