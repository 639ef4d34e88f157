/** Builds the SQL conditions of a booking filter, on alias `b` of `booking`. */
import { sql, type RawBuilder } from "kysely";
import type { BookingKind, BookingState } from "#domain/accounting/bookings";
import { inServiceScope, scopeSpread, type ServiceScope } from "#server/storage/communes/serviceScope";
import type { Spread } from "#server/storage/database/keyset";
import { arrayOf, isOneOf, type ListedColumn } from "#server/storage/database/listConditions";

/** Filter conditions. `null` matches any booking, an empty list matches none. Lists have no duplicates. */
export interface BookingConditions {
  readonly scope: ServiceScope;
  readonly communes: readonly string[] | null;
  readonly services: readonly string[] | null;
  readonly from: Date | null;
  /** Exclusive. */
  readonly before: Date | null;
  /** An empty text selects bookings without one. */
  readonly budgetItems: readonly string[] | null;
  readonly paymentMethods: readonly string[] | null;
  readonly states: readonly BookingState[] | null;
  readonly kinds: readonly BookingKind[] | null;
  /** Smallest amount without its sign. */
  readonly totalFrom: number | null;
  /** Largest amount without its sign. */
  readonly totalTo: number | null;
  readonly search: BookingSearch | null;
  readonly isExported: boolean | null;
}

/** Numbers to search for. */
export interface BookingSearch {
  /** LIKE pattern. Case, blanks and hyphens are ignored when it is matched. */
  readonly pattern: string;
  /** Whether licence plates and VINs are searched, too. */
  readonly withVehicles: boolean;
}

type Listed = "communes" | "services" | "budgetItems" | "paymentMethods" | "states" | "kinds";

/** Budget item for sorting and comparing; must match the index expression. */
export const budgetItemOrNone = sql`coalesce(b.budget_item, '')`;

const columns: Readonly<Record<Listed, ListedColumn>> = {
  communes: { column: sql`b.commune_ags`, type: "text" },
  services: { column: sql`b.service_id`, type: "text" },
  budgetItems: { column: budgetItemOrNone, type: "text" },
  paymentMethods: { column: sql`b.payment_method`, type: "text" },
  states: { column: sql`b.state`, type: "text" },
  kinds: { column: sql`b.kind`, type: "text" },
};

const listedNames = ["communes", "services", "budgetItems", "paymentMethods", "states", "kinds"] as const;

/** Builds the condition for alias `b`. The conditions named in `without` are left out. */
export function bookingConditions(
  conditions: BookingConditions,
  without: readonly (Listed | "scope")[] = [],
): RawBuilder<boolean> {
  const { scope, from, before, totalFrom, totalTo, search, isExported } = conditions;
  const listed = listedNames
    .filter((name) => !without.includes(name))
    .map((name) => isOneOf(columns[name], conditions[name]));
  const exported = sql`exists (select from booking_run_row r where r.booking_id = b.id)`;
  const parts = [
    without.includes("scope") || scope === null ? null : inServiceScope("b", scope),
    ...listed,
    from && sql`b.booked_at >= ${from}`,
    before && sql`b.booked_at < ${before}`,
    hasAmount(totalFrom, totalTo),
    search && matches(search),
    isExported === null ? null : isExported ? exported : sql`not ${exported}`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? sql`true` : sql`${sql.join(parts, sql` and `)}`;
}

/** Compares absolute amounts as ranges of the column, so that the planner can estimate them and use an index. */
function hasAmount(from: number | null, to: number | null): RawBuilder<unknown> | null {
  if (to === null) return from === null ? null : sql`(b.total >= ${from} or b.total <= ${-from})`;
  if (from === null) return sql`b.total between ${-to} and ${to}`;
  return sql`(b.total between ${from} and ${to} or b.total between ${-to} and ${-from})`;
}

function matches({ pattern, withVehicles }: BookingSearch): RawBuilder<unknown> {
  // `booking_search` keeps LIKE wildcards.
  const searched = sql`booking_search(${pattern})`;
  const inNumbers = sql`b.search_numbers like ${searched}`;
  return withVehicles ? sql`(${inNumbers} or b.search_vehicle like ${searched})` : inNumbers;
}

/** Limit for the number of values that are read one by one. */
const spreadMax = 2_000;

/**
 * With several services or communes, the indexes provide the order only within each, so each is read separately.
 * Returns undefined if this does not apply, or if a text narrows the result.
 */
export function spreadOf(conditions: BookingConditions): Spread | undefined {
  const { scope, search } = conditions;
  if (search !== null) return undefined;
  if (scope !== null) {
    if (scope.length < 2 || scope.length > spreadMax) return undefined;
    return scopeSpread("b", scope, bookingConditions(conditions, ["scope"]));
  }
  const several = (["communes", "services", "budgetItems", "paymentMethods"] as const).find(
    (name) => (conditions[name]?.length ?? 0) > 1,
  );
  // Without a commune, no index begins with these columns.
  const isIndexed =
    several === "communes" ||
    (several === "services" && conditions.communes === null) ||
    (several !== undefined && conditions.communes?.length === 1);
  if (several === undefined || !isIndexed) return undefined;
  const { column, type } = columns[several];
  return {
    alias: "b",
    values: sql`unnest(${arrayOf(type, conditions[several] ?? [])}) as v(value)`,
    where: sql`${column} = v.value and ${bookingConditions(conditions, [several])}`,
  };
}
