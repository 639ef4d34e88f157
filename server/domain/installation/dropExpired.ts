/** Deletes expired data in batches of a few thousand rows. */
import { calendarDayOf } from "#domain/calendarDays";
import { undoableSince } from "#domain/serviceSwitches";
import type { Context } from "#server/context";
import type { JobRun } from "#server/jobRun";
import { eraseRunFile } from "#server/storage/accounting/bookingRuns";
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
 * services removed by runs after 30 days. Call it daily and at server start.
 * @param stopping aborts long deletions early
 */
export async function dropExpired(db: Database, now: Date, stopping?: AbortSignal): Promise<void> {
  await interruptStaleChecks(db);
  await expirePreviews(db, now);
  await dropUnusedStocks(db, now, stopping);
  await expireUserImports(db, now);
  await deleteExpiredFileImports(db, now);
  await deleteExpiredFileChanges(db, now);
  await deleteExpiredTemplateChecks(db, now);
  await deleteEndedSeen(db, now);
  await deleteOldClients(db, knownSince(now));
  await deleteOldInvitations(db, new Date(now.getTime() - linkDays * dayMs));
  const previewsExpiredBefore = new Date(now.getTime() - previewDays * dayMs);
  await deletePreviews(db, previewsExpiredBefore);
  await deleteUserImports(db, previewsExpiredBefore);
  await deleteIntakeMinutes(db, new Date(now.getTime() - dayMs));
  await deleteExpiredRemovals(db, now);
  await deleteOldImports(db, now, new Date(now.getTime() - listImportDays * dayMs));
  await untilDone(() => deleteSomeExpiredEntries(db, calendarDayOf(now)), stopping);
  await untilDone(() => eraseSomeOriginals(db, now), stopping);
  await untilDone(() => eraseRunFile(db, now), stopping);
  await untilDone(() => dropSomeKept(db, undoableSince(now)), stopping);
}

/** Runs `dropExpired` as a job. */
export async function dropExpiredData(
  { db, now, background }: Pick<Context, "db" | "now" | "background">,
  _run: JobRun,
): Promise<void> {
  await dropExpired(db, now(), background.stopping);
}

/** Repeats a step while there may be more to do. */
async function untilDone(step: () => Promise<boolean>, stopping?: AbortSignal): Promise<void> {
  do {
    if (stopping?.aborted) return;
  } while (await step());
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
  void background.track(dropExpired(db, now(), background.stopping).catch(() => undefined));
}
