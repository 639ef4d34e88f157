/** Replaces persons in old entries of the activity log by pseudonyms. The hash chain still holds afterwards. */
import { calendarDayOf, startOfDay } from "#domain/calendarDays";
import type { Context } from "#server/context";
import { readSettings, type Settings } from "#server/domain/installation/settings";
import {
  deleteSalts,
  insertPseudonymisation,
  replacePersonal,
  selectPersonalEntries,
  type ReplacedValues,
} from "#server/storage/activity/pseudonymisation";
import type { HashedEntry } from "#server/storage/activity/chain";
import { systemName } from "./activity";
import { withoutPersonal } from "./personalValues";
import { Pseudonyms } from "./pseudonyms";

const batchSize = 1_000;
/** Replaces names typed in filters. */
const somebody = "Person";

/**
 * Pseudonymises the entries of all whole months that are older than the retention. A person has the same pseudonym in
 * all entries of a run; it is random and stored nowhere else, so entries of different runs cannot be linked.
 * @returns the number of entries
 */
export async function pseudonymiseActivities(
  { db, now }: Pick<Context, "db" | "now">,
  stopping?: AbortSignal,
): Promise<number> {
  const before = pseudonymisedBefore(await readSettings(db), now());
  const pseudonyms = new Pseudonyms();
  let [count, after, isFirst] = [0, 0, true];
  for (;;) {
    if (stopping?.aborted) return count;
    const found = await selectPersonalEntries(db, { after, limit: batchSize });
    const old = found.filter(({ at }) => at < before);
    // Entries are almost in the order of time: a batch without old ones ends the search.
    if (old.length === 0) return count;
    // Before the first entry loses its salt, so that a check of the chain accepts it.
    if (isFirst) await insertPseudonymisation(db, before, now());
    isFirst = false;
    await db.transaction().execute(async (tx) => {
      await replacePersonal(
        tx,
        old.map((entry) => replacedValues(entry, pseudonyms)),
      );
      await deleteSalts(
        tx,
        old.map(({ id }) => id),
      );
    });
    count += old.length;
    after = found.at(-1)?.id ?? after;
  }
}

/** Up to when the entries lose their names: whole months, older than the retention. */
export function pseudonymisedBefore(
  { activityRetentionMonths }: Pick<Settings, "activityRetentionMonths">,
  now: Date,
): Date {
  return startOfDay(firstOfMonth(calendarDayOf(now), activityRetentionMonths));
}

/** First day of the month that lies this many months before the month of a day. */
function firstOfMonth(day: string, monthsBefore: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - monthsBefore;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`;
}

function replacedValues(entry: HashedEntry, pseudonyms: Pseudonyms): ReplacedValues {
  const { actor_user_id: actorId, actor_name: actorName, target_id: targetId, label } = entry;
  const isSystem = actorId === null && actorName === systemName;
  const isUser = entry.target_kind === "user";
  const target = isUser ? pseudonyms.of(targetId) : null;
  return {
    id: entry.id,
    actorName: isSystem ? actorName : pseudonyms.of(actorId ?? actorName),
    targetId: target ?? targetId,
    label: target !== null && label !== "" ? target : label,
    before: withoutPersonal(entry, entry.before, target ?? somebody),
    after: withoutPersonal(entry, entry.after, target ?? somebody),
  };
}
