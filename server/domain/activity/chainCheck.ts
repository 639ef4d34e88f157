/** Checks the hash chain over the activity log from its start. */
import type { Context } from "#server/context";
import {
  selectLastId,
  selectLinks,
  selectNotedHeads,
  selectUnchained,
  type ChainLink,
} from "#server/storage/activity/chain";
import type { CheckProgress, CheckResult } from "#server/storage/activity/chainChecks";
import { selectPseudonymisedBefore } from "#server/storage/activity/pseudonymisation";
import { firstHash, linkHash, personalDigestOf } from "./entryHash";
import { isWithoutPerson } from "./pseudonyms";

const batchSize = 5_000;
/** Ids per statement that looks for entries outside of the chain. */
const idRange = 50_000;

/** Called between batches; false ends the check. */
type OnProgress = (progress: CheckProgress) => Promise<boolean>;

/**
 * Recomputes all hashes, compares them with the noted heads, and looks for entries outside of the chain.
 * @returns null if it was ended early
 */
export async function checkChain(
  { db }: Pick<Context, "db">,
  onProgress: OnProgress,
): Promise<CheckResult | null> {
  // Read first: the chain can only grow beyond them.
  const heads = await selectNotedHeads(db);
  const pseudonymisedBefore = await selectPseudonymisedBefore(db);
  let [position, hash, holdsUntil]: [number, Uint8Array, Date | null] = [0, firstHash, null];
  const progress = (): CheckProgress => ({ checkedCount: position, holdsUntil });
  const broken = (at: number | null, activityId: number | null): CheckResult => {
    const places = { brokenPosition: at, brokenActivityId: activityId };
    return { ...progress(), ...places, state: "BROKEN", headHash: position === 0 ? null : hash };
  };
  for (;;) {
    const links = await selectLinks(db, position, batchSize);
    for (const link of links) {
      const { entry } = link;
      const next = position + 1;
      if (link.position !== next || entry === null) return broken(next, entry?.id ?? null);
      const expected = linkHash(hash, link.personalDigest, entry);
      const noted = heads.get(next) ?? expected;
      const fits = isSame(expected, link.hash) && isSame(expected, noted);
      if (!fits || !hasPersonalValues(link, pseudonymisedBefore)) return broken(next, entry.id);
      [position, hash, holdsUntil] = [next, expected, entry.at];
    }
    if (links.length < batchSize) break;
    if (!(await onProgress(progress()))) return null;
  }
  if (Math.max(0, ...heads.keys()) > position) return broken(position + 1, null);
  const lastId = await selectLastId(db);
  for (let after = 0; after < lastId; after += idRange) {
    const outside = await selectUnchained(db, { after, to: after + idRange });
    if (outside) return broken(null, outside.id);
    if (!(await onProgress(progress()))) return null;
  }
  const none = { brokenPosition: null, brokenActivityId: null };
  return { ...progress(), ...none, state: "INTACT", headHash: position === 0 ? null : hash };
}

/** Whether the personal values fit their digest, or were pseudonymised by the job. */
function hasPersonalValues(
  { entry, salt, personalDigest }: ChainLink,
  pseudonymisedBefore: Date | null,
): boolean {
  if (entry === null) return false;
  if (salt !== null) return isSame(personalDigestOf(entry, salt), personalDigest);
  return pseudonymisedBefore !== null && entry.at < pseudonymisedBefore && isWithoutPerson(entry);
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}
