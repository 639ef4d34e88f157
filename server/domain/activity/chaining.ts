/** Appends entries of the activity log to the hash chain, in batches, so that writers never wait for one another. */
import { randomBytes } from "node:crypto";
import { calendarDayOf } from "#domain/calendarDays";
import type { Context } from "#server/context";
import {
  insertLinks,
  lockChain,
  noteHead,
  selectEntries,
  selectHead,
  takeWaiting,
  type NewLink,
} from "#server/storage/activity/chain";
import { countKinds } from "#server/storage/activity/kinds";
import { firstHash, hashForm, linkHash, personalDigestOf } from "./entryHash";

const batchSize = 2_000;
const saltBytes = 16;

/**
 * Chains all waiting entries. Does nothing if another server is doing so. Logs the head once a day, so that the chain
 * can be compared with a copy outside of the database.
 * @returns the number of chained entries
 */
export async function chainActivities(
  ctx: Pick<Context, "db" | "log" | "now">,
  stopping?: AbortSignal,
): Promise<number> {
  let chained = 0;
  for (;;) {
    if (stopping?.aborted) return chained;
    const count = await chainBatch(ctx);
    chained += count;
    if (count < batchSize) return chained;
  }
}

async function chainBatch({ db, log, now }: Pick<Context, "db" | "log" | "now">): Promise<number> {
  const day = calendarDayOf(now());
  const { count, noted } = await db.transaction().execute(async (tx) => {
    if (!(await lockChain(tx))) return { count: 0, noted: null };
    const ids = await takeWaiting(tx, batchSize);
    if (ids.length === 0) return { count: 0, noted: null };
    let { position, hash } = (await selectHead(tx)) ?? { position: 0, hash: firstHash };
    const entries = await selectEntries(tx, ids);
    const links = entries.map((entry): NewLink => {
      const salt = randomBytes(saltBytes);
      const personalDigest = personalDigestOf(entry, salt);
      hash = linkHash(hash, personalDigest, entry);
      position += 1;
      return { position, activityId: entry.id, form: hashForm, personalDigest, hash, salt };
    });
    if (links.length === 0) return { count: ids.length, noted: null };
    await insertLinks(tx, links);
    await countKinds(tx, entries);
    const isFirst = await noteHead(tx, day, { position, hash });
    return { count: ids.length, noted: isFirst ? { position, hash } : null };
  });
  if (noted) {
    const head = { position: noted.position, hash: Buffer.from(noted.hash).toString("hex") };
    log.info(head, "head of the activity log's hash chain");
  }
  return count;
}
