/** Builds the SQL conditions of a feedback filter, on alias `f` of `feedback`. */
import { sql, type RawBuilder } from "kysely";
import type { FeedbackState } from "#domain/feedback/feedback";
import { inServiceScope, scopeSpread, type ServiceScope } from "#server/storage/communes/serviceScope";
import type { Spread } from "#server/storage/database/keyset";
import { arrayOf, isOneOf, type ListedColumn } from "#server/storage/database/listConditions";

/** Filter conditions. `null` matches any entry, an empty list matches none. Lists have no duplicates. */
export interface FeedbackConditions {
  readonly scope: ServiceScope;
  readonly communes: readonly string[] | null;
  readonly services: readonly string[] | null;
  readonly ratings: readonly number[] | null;
  readonly states: readonly FeedbackState[] | null;
  readonly from: Date | null;
  /** Exclusive. */
  readonly before: Date | null;
  /** LIKE patterns for the comment, one of which must match. */
  readonly patterns: readonly string[] | null;
  readonly hasComment: boolean | null;
  readonly hasHints: boolean | null;
  readonly isRead: boolean | null;
}

type Listed = "communes" | "services" | "ratings" | "states";

const columns: Readonly<Record<Listed, ListedColumn>> = {
  communes: { column: sql`f.commune_ags`, type: "text" },
  services: { column: sql`f.service_id`, type: "text" },
  ratings: { column: sql`f.rating`, type: "smallint" },
  states: { column: sql`f.state`, type: "text" },
};

/** Builds the condition for alias `f`. The conditions named in `without` are left out. */
export function feedbackConditions(
  conditions: FeedbackConditions,
  without: readonly (Listed | "scope")[] = [],
): RawBuilder<boolean> {
  const { scope, from, before, patterns, hasComment, hasHints, isRead } = conditions;
  const listed = (["communes", "services", "ratings", "states"] as const)
    .filter((name) => !without.includes(name))
    .map((name) => isOneOf(columns[name], conditions[name]));
  const parts = [
    without.includes("scope") ? null : inServiceScope("f", scope),
    ...listed,
    from && sql`f.created_at >= ${from}`,
    before && sql`f.created_at < ${before}`,
    patterns && sql`search_forms(f.comment) collate "C" like any(${patterns}::text[])`,
    hasComment === null ? null : hasComment ? sql`f.comment is not null` : sql`f.comment is null`,
    hasHints === null ? null : hasHints ? sql`f.has_hints` : sql`not f.has_hints`,
    isRead === null ? null : isRead ? sql`f.read_at is not null` : sql`f.read_at is null`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? sql`true` : sql`${sql.join(parts, sql` and `)}`;
}

/** Limit for the number of values that are read one by one. */
const spreadMax = 2_000;

/**
 * With several services or values, the indexes provide the order only within each, so each is read separately. Returns
 * undefined if this does not apply, or if a text narrows the result.
 */
export function spreadOf(conditions: FeedbackConditions): Spread | undefined {
  const { scope, patterns } = conditions;
  if (patterns !== null) return undefined;
  if (scope !== null) {
    if (scope.length < 2 || scope.length > spreadMax) return undefined;
    return scopeSpread("f", scope, feedbackConditions(conditions, ["scope"]));
  }
  const several = (["communes", "services", "states", "ratings"] as const).find(
    (name) => (conditions[name]?.length ?? 0) > 1,
  );
  if (several === undefined || conditions.communes?.length === 1) return undefined;
  const { column, type } = columns[several];
  return {
    alias: "f",
    values: sql`unnest(${arrayOf(type, conditions[several] ?? [])}) as v(value)`,
    where: sql`${column} = v.value and ${feedbackConditions(conditions, [several])}`,
  };
}
