/** Monthly delivery of the demo feedback to the national component. */
import { calendarDayOf } from "#domain/calendarDays";
import type { Row } from "./communeRows";
import { uuidOf, type Random } from "./random";

const forNationalShare = 1 / 3;
const failedShare = 0.15;
const dayMs = 86_400_000;

/** Columns of the delivery. */
export type DeliveryColumns = Required<
  Pick<Row<"feedback">, "delivery_state" | "delivery_batch" | "delivery_at" | "delivery_http_status">
>;

const unmarked: DeliveryColumns = {
  delivery_state: null,
  delivery_batch: null,
  delivery_at: null,
  delivery_http_status: null,
};

/** 02:15 in Germany on the first day of the month after a day. */
function batchTime(day: string): Date {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const next = (month % 12) + 1;
  const isSummer = next >= 4 && next <= 10;
  return new Date(Date.UTC(year, month, 1, isSummer ? 0 : 1, 15));
}

/** Marks a third of the feedback for the component. Failed batches are in the last month only: they are sent again. */
export function deliveryOf(
  { seed, start }: { readonly seed: string; readonly start: Date },
  { ags, createdAt }: { readonly ags: string; readonly createdAt: Date },
  random: Random,
): DeliveryColumns {
  if (!random.chance(forNationalShare)) return unmarked;
  const day = calendarDayOf(createdAt);
  const at = batchTime(day);
  if (at >= start) return { ...unmarked, delivery_state: "PENDING" };
  const isLast = start.getTime() - at.getTime() < 31 * dayMs;
  const hasFailed = isLast && random.chance(failedShare);
  return {
    delivery_state: hasFailed ? "FAILED" : "DELIVERED",
    delivery_batch: uuidOf(seed, "feedback batch", ags, day.slice(0, 7), hasFailed ? "failed" : "delivered"),
    delivery_at: at,
    delivery_http_status: hasFailed ? 503 : null,
  };
}
