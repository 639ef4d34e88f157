/** How to read log entries, so that a page is found soon among millions. */
import { pageSizeMax } from "#domain/limits";
import { activitySource, type ReadingPlan } from "#server/storage/activities";
import type { ActivityConditions } from "#server/storage/activity/activityConditions";
import {
  areFrequent,
  hasTarget,
  selectActorNames,
  selectRareWords,
} from "#server/storage/activity/estimates";
import { selectKinds, type ActivityKind } from "#server/storage/activity/kinds";
import type { Database } from "#server/storage/database/database";

type ActivitySource = ReturnType<typeof activitySource>;

/** Rows that reading by combinations may fetch at most; it takes some 30 ms. */
const fetchedMax = 30_000;

/** Ranges of an index that are read at most; it takes some 30 ms. */
const rangesMax = 2_500;

/** Reads in the order of an index that the conditions have in common, or of time. */
const inOrder: ReadingPlan = {};

/**
 * Returns how to read the entries. Many entries that match are found soon in the order of time. Few are found by their
 * combinations of type, role and service, by their communes and types, or by the words of their labels. A person, process
 * or other thing has few entries, and an index of its own.
 */
export async function findSource(db: Database, conditions: ActivityConditions): Promise<ActivitySource> {
  const { actor, communes } = conditions;
  const [commune] = communes ?? [];
  const actorNames = actor && commune !== undefined ? await selectActorNames(db, commune, actor) : [];
  return activitySource(conditions, { ...(await planReading(db, conditions)), actorNames });
}

async function planReading(db: Database, conditions: ActivityConditions): Promise<ReadingPlan> {
  const { types, roles, services, communes, text, before } = conditions;
  const { processes, actors, users, resource, action, automatedJob } = conditions;
  const isOfThing = [processes, actors, users, resource, action, automatedJob].some(
    (value) => value !== null,
  );
  // The id of a target is found in entries without labels, too.
  const isLabelled = text !== null && !(await hasTarget(db, text.id));
  const ofKinds = isLabelled || [types, roles, services].some((values) => values !== null);
  const kinds = ofKinds && !isOfThing ? await selectKinds(db, { types, roles, services, isLabelled }) : null;
  if (kinds?.length === 0) return { kinds };
  const rareWords = text === null ? [] : await selectRareWords(db, text.words, before);
  if (isOfThing || rareWords.length > 0) return { rareWords };
  if (communes !== null) return planCommunes(db, conditions, communes, kinds);
  if (kinds === null || (text !== null && (await areFrequent(db, conditions)))) return inOrder;
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
  // Other conditions may leave few of the entries of a combination, so all of them must be few.
  const isOnlyOfKind = text === null && conditions.snapshotsOf === null;
  const fetched = isOnlyOfKind ? Math.min(count, kinds.length * (pageSizeMax + 1)) : count;
  return fetched <= fetchedMax ? { kinds } : inOrder;
}

async function planCommunes(
  db: Database,
  conditions: ActivityConditions,
  communes: readonly string[],
  kinds: readonly ActivityKind[] | null,
): Promise<ReadingPlan> {
  const types = conditions.types && kinds && [...new Set(kinds.map(({ type }) => type))];
  if (communes.length === 1 && types === null) return inOrder;
  const ranges = communes.length * (types?.length ?? 1);
  if (ranges > rangesMax || (communes.length > 1 && (await areFrequent(db, conditions)))) return inOrder;
  return { typesOfCommunes: types };
}
