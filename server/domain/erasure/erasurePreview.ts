/** What a run of the job that erases applicants' data would do. */
import { nextErasureDay } from "#domain/erasure";
import type { Context } from "#server/context";
import { selectDueServices, type DueService } from "#server/storage/erasure/dueProcesses";
import { readPeriods } from "./erasurePeriods";

/** What a run would erase. */
export interface ErasurePreview {
  readonly day: string;
  readonly defaultDays: number;
  readonly count: number;
  readonly heldCount: number;
  readonly services: readonly Omit<DueService, "communeAgs">[];
}

/** What a preview assumes; by default the day of the next run by schedule, and the setting of the installation. */
interface Assumed {
  readonly day?: string;
  /** Period of services without one of their own. */
  readonly defaultDays?: number;
}

/** Computes what a run would erase with the periods and holds of now. */
export async function previewErasure(
  { db, now }: Pick<Context, "db" | "now">,
  { day = nextErasureDay(now()), defaultDays }: Assumed = {},
): Promise<ErasurePreview> {
  const periods = await readPeriods(db, day, defaultDays);
  const byPeriod = new Map<string, Omit<DueService, "communeAgs">>();
  for (const { communeAgs: _, ...due } of await selectDueServices(db, periods)) {
    const key = `${due.serviceId} ${due.days}`;
    byPeriod.set(key, sumOf(byPeriod.get(key), due));
  }
  const services = [...byPeriod.values()];
  return {
    day: periods.day,
    defaultDays: periods.fallback.days,
    count: services.reduce((sum, { count }) => sum + count, 0),
    heldCount: services.reduce((sum, { heldCount }) => sum + heldCount, 0),
    services: services.toSorted(
      (one, other) => one.serviceId.localeCompare(other.serviceId) || one.days - other.days,
    ),
  };
}

type Due = Omit<DueService, "communeAgs">;

function sumOf(sum: Due | undefined, due: Due): Due {
  if (sum === undefined) return due;
  const ends = [sum, due].flatMap(({ firstEndedAt, lastEndedAt }) => [
    ...(firstEndedAt === null ? [] : [firstEndedAt.getTime()]),
    ...(lastEndedAt === null ? [] : [lastEndedAt.getTime()]),
  ]);
  return {
    ...due,
    count: sum.count + due.count,
    heldCount: sum.heldCount + due.heldCount,
    firstEndedAt: ends.length === 0 ? null : new Date(Math.min(...ends)),
    lastEndedAt: ends.length === 0 ? null : new Date(Math.max(...ends)),
  };
}
