/** Removes what nobody needs any more, a few thousand rows at a time. */
import type { Context } from "#server/context";
import type { Database } from "#server/storage/database/database";
import { deletePreviews, expirePreviews, interruptPreviews } from "#server/storage/imports/importPreviews";
import { deleteSomeRows } from "#server/storage/imports/importRows";
import { deleteOldInvitations } from "#server/storage/invitations/invitations";
import { deleteOldClients } from "#server/storage/sessions/knownClients";
import { claimDroppableStocks, deleteStock } from "#server/storage/imports/stocks";
import { deleteUserImports } from "#server/storage/users/userImports";
import { knownSince } from "#server/domain/sessions/knownClients";

/** So long previews can be looked at after their time. */
const previewDays = 7;
/** So long links that were replaced are kept. */
const linkDays = 90;
const dayMs = 86_400_000;
/** A server that says nothing for so long about a check is gone. */
export const silenceMs = 60_000;

/**
 * Ends previews whose time is over and removes their rows, replaced stocks beyond their 30 days or 20 pieces, previews
 * that ended a week ago, those of users at once, replaced links to set a password after 90 days, and clients that are known
 * no more. To be called daily, and when the server starts.
 * @param stopping ends early what takes long
 */
export async function dropExpired(db: Database, now: Date, stopping?: AbortSignal): Promise<void> {
  await interruptLostChecks(db);
  await expirePreviews(db, now);
  await dropLeftovers(db, now, stopping);
  await deleteUserImports(db, now);
  await deleteOldClients(db, knownSince(now));
  await deleteOldInvitations(db, new Date(now.getTime() - linkDays * dayMs));
  await deletePreviews(db, new Date(now.getTime() - previewDays * dayMs));
}

/** Ends checks whose server, or whose way to the database, was lost. To be called again and again. */
export async function interruptLostChecks(db: Database): Promise<void> {
  await interruptPreviews(db, silenceMs);
}

/** Removes the stocks that nobody needs any more; `stopping` ends it early. */
export async function dropLeftovers(db: Database, now: Date, stopping?: AbortSignal): Promise<void> {
  for (const { id, kind } of await claimDroppableStocks(db, now)) {
    do {
      if (stopping?.aborted) return;
    } while (await deleteSomeRows(db, kind, id));
    await deleteStock(db, id);
  }
}

/** Does so in the background. */
export function dropLeftoversLater({
  db,
  now,
  background,
}: Pick<Context, "db" | "now" | "background">): void {
  void background.track(dropLeftovers(db, now(), background.stopping).catch(() => undefined));
}

/**
 * What a server does when it starts: checks that were under way when the last one ended are interrupted.
 * @param isAlone no other server uses the database, so that none of them goes on
 */
export async function resumeImports(
  { db, now, background }: Pick<Context, "db" | "now" | "background">,
  isAlone: boolean,
): Promise<void> {
  if (isAlone) await interruptPreviews(db, null);
  void background.track(dropExpired(db, now(), background.stopping).catch(() => undefined));
}
