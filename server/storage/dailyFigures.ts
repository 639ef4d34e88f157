/** Figures that are recorded once a day, and their present values. */
import type { RecordedFigure } from "#domain/systemFigures";
import type { Database } from "./database/database";

/** Counts a figure. `activeSince`: users count as active if they have logged in since then. */
export async function countFigure(db: Database, figure: RecordedFigure, activeSince: Date): Promise<number> {
  const { count } = await queries[figure](db, activeSince).executeTakeFirstOrThrow();
  return Number(count);
}

const queries = {
  ACTIVE_USERS: (db: Database, since: Date) =>
    db
      .selectFrom("user_account")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("active", "=", true)
      .where("last_login_at", ">=", since),
  COMMUNES: (db: Database) => db.selectFrom("commune").select(({ fn }) => fn.countAll<string>().as("count")),
  SERVICES: (db: Database) =>
    db
      .selectFrom("commune_service")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("is_enabled", "=", true),
};

/** A recorded value. */
export interface DailyFigure {
  readonly figure: RecordedFigure;
  readonly day: string;
  readonly value: number;
}

/** Records a value. Returns false if the day has one already, which is kept. */
export async function insertDailyFigure(
  db: Database,
  figure: DailyFigure,
  recordedAt: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await db
    .insertInto("daily_figure")
    .values({ ...figure, recorded_at: recordedAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return count === 1n;
}

/** Returns the recorded values of a figure by day, from `from` to before `before`. */
export async function selectDailyFigures(
  db: Database,
  figure: RecordedFigure,
  { from, before }: { readonly from: string; readonly before: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("daily_figure")
    .select(["day", "value"])
    .where("figure", "=", figure)
    .where("day", ">=", from)
    .where("day", "<", before)
    .execute();
  return new Map(rows.map(({ day, value }) => [day, value]));
}
