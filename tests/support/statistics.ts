/** Statistics in server tests: calls, rows to sum, and sums computed a second time from these rows. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { graphql } from "graphql";
import { calendarDayOf } from "#domain/calendarDays";
import { durationBucket } from "#domain/statistics/durations";
import { weekStart } from "#domain/statistics/periods";
import { createSchema } from "#server/graphql/endpoint";
import { mgtV2Resolvers } from "#server/mgt-v2/resolvers";
import type { Database } from "#server/storage/database/database";
import { answered, contextOf, type Caller } from "./serverCalls";

const schema = createSchema(readFileSync("schema/mgt-v2.graphql", "utf8"), mgtV2Resolvers);

/** The figures that can be hidden individually, and those derived from them. */
const figureFields = `submitted completed assisted assistedShare failedAttempts payments feeIncome medianSeconds
  p90Seconds ratings ratingAverage hidden`;

const statisticsQuery = `query($scope: StatisticsScope, $period: StatisticsPeriod, $days: DateRange) {
  statistics(scope: $scope, period: $period, days: $days) {
    from to previousFrom previousTo granularity communeCount hidesSmallFigures
    totals { ${figureFields} } previous { ${figureFields} }
    points { from to isUnfinished figures { ${figureFields} } previous { ${figureFields} } }
    statuses { status count isHidden }
    peers { communeCount population submittedPer1000 ownSubmittedPer1000 medianSeconds assistedShare failedPer100
      ownFailedPer100 ratingAverage }
  }
}`;

/** Figures as answered. */
export interface SeenFigures {
  readonly submitted: number | null;
  readonly completed: number | null;
  readonly assisted: number | null;
  readonly assistedShare: number | null;
  readonly failedAttempts: number | null;
  readonly payments: number | null;
  readonly feeIncome: number | null;
  readonly medianSeconds: number | null;
  readonly p90Seconds: number | null;
  readonly ratings: number | null;
  readonly ratingAverage: number | null;
  readonly hidden: readonly string[];
}

/** Statistics as answered. */
export interface SeenStatistics {
  readonly from: string;
  readonly to: string;
  readonly previousFrom: string | null;
  readonly previousTo: string | null;
  readonly granularity: string;
  readonly communeCount: number;
  readonly hidesSmallFigures: boolean;
  readonly totals: SeenFigures;
  readonly previous: SeenFigures | null;
  readonly points: readonly {
    readonly from: string;
    readonly to: string;
    readonly isUnfinished: boolean;
    readonly figures: SeenFigures;
    readonly previous: SeenFigures | null;
  }[];
  readonly statuses: readonly {
    readonly status: string;
    readonly count: number | null;
    readonly isHidden: boolean;
  }[];
  readonly peers: Readonly<Record<string, number | null>> | null;
}

/** Sends a document to the endpoint mgt-v2. */
export async function callReporting<Data extends object>(
  db: Database,
  caller: Caller,
  source: string,
  variableValues: Readonly<Record<string, unknown>> = {},
) {
  const contextValue = await contextOf(db, caller);
  return answered<Data>(await graphql({ schema, source, variableValues, contextValue }));
}

/** Reads statistics; throws on errors. */
export async function readSeen(
  db: Database,
  caller: Caller,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<SeenStatistics> {
  const { data, errors } = await callReporting<{ readonly statistics: SeenStatistics }>(
    db,
    caller,
    statisticsQuery,
    variables,
  );
  if (!data || errors?.[0]) throw errors?.[0] ?? new Error("There is no answer.");
  return data.statistics;
}

/** Amounts by "ags service day figure bucket", without zeros. */
export type Facts = Readonly<Record<string, number>>;

/** Sums the raw rows in plain code, as the expected result of the database. */
export async function factsOfRows(db: Database): Promise<Facts> {
  const facts = new Map<string, number>();
  const add = (
    of: { readonly commune_ags: string; readonly service_id: string },
    at: Date | null,
    figure: string,
    { bucket = 0, amount = 1 } = {},
  ) => {
    if (at === null) return;
    const key = [of.commune_ags, of.service_id, calendarDayOf(at), figure, bucket].join(" ");
    facts.set(key, (facts.get(key) ?? 0) + amount);
  };
  const processes = await db.selectFrom("process").selectAll().execute();
  const processOf = new Map(processes.map((process) => [process.id, process]));
  for (const process of processes) {
    const { created_at, succeeded_at, status, restarts } = process;
    add(process, created_at, "SUBMITTED");
    add(process, created_at, `STATUS_${status}`);
    if (succeeded_at === null) continue;
    add(process, succeeded_at, "COMPLETED");
    if (restarts > 0 || status === "SUCCESS_MANUAL") add(process, succeeded_at, "ASSISTED");
    const seconds = (succeeded_at.getTime() - created_at.getTime()) / 1_000;
    add(process, succeeded_at, "DURATION", { bucket: durationBucket(seconds) });
  }
  for (const attempt of await db.selectFrom("process_attempt").selectAll().execute()) {
    const process = processOf.get(attempt.process_id);
    if (process && ["FAILED", "REFUSED"].includes(attempt.state)) {
      add(process, attempt.started_at, "FAILED_ATTEMPTS");
    }
  }
  for (const payment of await db.selectFrom("process_payment").selectAll().execute()) {
    const process = processOf.get(payment.process_id);
    if (!process) continue;
    add(process, payment.completed_at, "PAYMENTS");
    add(process, payment.completed_at, "FEE_INCOME", { amount: payment.total_amount });
  }
  for (const entry of await db.selectFrom("feedback").selectAll().execute()) {
    add(entry, entry.created_at, "RATINGS", { bucket: entry.rating });
  }
  return sorted(facts);
}

/** The sums of each commune and service by day, including changes that are not folded yet. */
export async function factsOfSums(db: Database): Promise<Facts> {
  const sums = await db
    .selectFrom("statistics_sum")
    .selectAll()
    .where("unit", "=", "DAY")
    .where("commune_ags", "!=", "")
    .where("service_id", "!=", "")
    .execute();
  const changes = await db.selectFrom("statistics_change").selectAll().execute();
  const facts = new Map<string, number>();
  for (const { commune_ags, service_id, day, figure, bucket, amount } of [...sums, ...changes]) {
    const key = [commune_ags, service_id, day, figure, bucket].join(" ");
    facts.set(key, (facts.get(key) ?? 0) + amount);
  }
  return sorted(facts);
}

function sorted(facts: ReadonlyMap<string, number>): Facts {
  return Object.fromEntries(
    [...facts].filter(([, amount]) => amount !== 0).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Stores a rating. */
export async function storeRating(
  db: Database,
  { ags, serviceId, at, rating }: { ags: string; serviceId: string; at: Date; rating: number },
): Promise<void> {
  await db
    .insertInto("feedback")
    .values({
      intake_key: `${ags} ${serviceId} ${at.toISOString()} ${randomUUID()}`,
      commune_ags: ags,
      service_id: serviceId,
      rating,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

/** The facts summed at all levels, as "ags service unit day figure bucket"; an empty key is "*". */
export function levelsOf(facts: Facts): Facts {
  const levels = new Map<string, number>();
  for (const [key, amount] of Object.entries(facts)) {
    const [ags = "", service = "", day = "", figure = "", bucket = ""] = key.split(" ");
    const units: [string, string][] = [["DAY", day]];
    if (figure === "DURATION") units.push(["WEEK", weekStart(day)], ["MONTH", `${day.slice(0, 8)}01`]);
    for (const of of [ags, "*"]) {
      for (const at of [service, "*"]) {
        for (const [unit, start] of units) {
          const level = [of, at, unit, start, figure, bucket].join(" ");
          levels.set(level, (levels.get(level) ?? 0) + amount);
        }
      }
    }
  }
  return sorted(levels);
}

/** The stored sums of all levels, in the same form. */
export async function storedLevels(db: Database): Promise<Facts> {
  const sums = await db.selectFrom("statistics_sum").selectAll().execute();
  return sorted(
    new Map(
      sums.map(({ commune_ags, service_id, unit, day, figure, bucket, amount }) => [
        [commune_ags || "*", service_id || "*", unit, day, figure, bucket].join(" "),
        amount,
      ]),
    ),
  );
}
