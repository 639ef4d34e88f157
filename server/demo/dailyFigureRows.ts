/** Demo rows of figures that are recorded once a day: a month that ends yesterday, with a weekend without a server. */
import { addDays, calendarDayOf, startOfDay } from "#domain/calendarDays";
import { activeUserDays, courseDays, type RecordedFigure } from "#domain/systemFigures";
import type { Row } from "./communeRows";
import { randomOf } from "./random";

/** Rows that the figures count. */
interface CountedRows {
  readonly user_account: readonly Row<"user_account">[];
  readonly commune: readonly unknown[];
  readonly commune_service: readonly Pick<Row<"commune_service">, "is_enabled">[];
}

/** Days before today on which no server ran. */
const gapDays: readonly number[] = [12, 13];
const minuteMs = 60_000;

/** Builds the rows, which lead up to what is counted today. */
export function dailyFigureRows(seed: string, start: Date, counted: CountedRows): Row<"daily_figure">[] {
  const today = calendarDayOf(start);
  const activeSince = startOfDay(addDays(today, 1 - activeUserDays));
  const isActive = ({ active, last_login_at }: Row<"user_account">) =>
    active && last_login_at instanceof Date && last_login_at >= activeSince;
  const latest: Readonly<Record<RecordedFigure, number>> = {
    ACTIVE_USERS: counted.user_account.filter(isActive).length,
    COMMUNES: counted.commune.length,
    SERVICES: counted.commune_service.filter((row) => row.is_enabled !== false).length,
  };
  const random = randomOf(seed, "daily_figure");
  // Added on each day, from yesterday backwards.
  const added = { COMMUNES: 0, SERVICES: 0 };
  return Array.from({ length: courseDays - 1 }, (_, index) => index + 1).flatMap((daysAgo) => {
    if (random.chance(0.1)) added.COMMUNES += 1;
    added.SERVICES += random.chance(0.4) ? random.int(1, 4) : 0;
    const day = addDays(today, -daysAgo);
    const values: Readonly<Record<RecordedFigure, number>> = {
      ACTIVE_USERS: latest.ACTIVE_USERS - Math.round(daysAgo / 12) + random.int(-1, 1),
      COMMUNES: latest.COMMUNES - added.COMMUNES,
      SERVICES: latest.SERVICES - added.SERVICES,
    };
    if (gapDays.includes(daysAgo)) return [];
    const recorded_at = new Date(startOfDay(day).getTime() + 5 * minuteMs);
    return Object.entries(values).map(([figure, value]) => ({
      day,
      figure: figure as RecordedFigure,
      value: Math.max(0, value),
      recorded_at,
    }));
  });
}
