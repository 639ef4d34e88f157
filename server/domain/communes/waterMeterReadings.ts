/** Water meter reading configurations of a commune. */
import { belongsToCommune } from "#domain/ags";
import { waterMeterReadingSchema } from "#domain/schemas/commune";
import { calendarDayOf, isWithinDays } from "#domain/calendarDays";
import type { ErrorCode } from "#domain/errorCodes";
import { type OrderedPage, type Page, readPage } from "#server/domain/lists/paging";
import type { Context } from "#server/context";
import { isCommune } from "#server/storage/communes/communes";
import { ofCommune, recordSource, type StoredRecord } from "#server/storage/communes/records";
import {
  waterMeterReadingOrders,
  waterMeterReadingTable,
  type WaterMeterReadingFields,
} from "#server/storage/communes/waterMeterReadings";
import { saveRecord, type RecordKind, type RecordTarget } from "./communeRecords";
import { FieldChecks } from "#server/domain/fieldChecks";
import { userError } from "#server/domain/mutationResult";

export type WaterMeterReading = StoredRecord<WaterMeterReadingFields>;

/** Input of a save. */
export type WaterMeterReadingInput = WaterMeterReadingFields;

export const waterMeterReadingKind: RecordKind<WaterMeterReadingFields> = {
  table: waterMeterReadingTable,
  activity: "SAVE_COMMUNE_SERVICE_WATERMETER_READING",
  labelOf: ({ name, readingAgs }) => `${name} (${readingAgs})`,
  entryOf: ({ name, readingAgs, readingFrom, readingUntil }) => ({
    name,
    ags: readingAgs,
    readingFrom,
    readingUntil,
  }),
  taken: { code: "ags_configured_already", field: "readingAgs" },
};

/** Returns a page of a commune's configurations, ordered by name by default. Does not check access to the commune. */
export function listWaterMeterReadings(
  ctx: Context,
  ags: string,
  page: OrderedPage<keyof typeof waterMeterReadingOrders>,
): Promise<Page<WaterMeterReading>> {
  const source = recordSource(waterMeterReadingTable, ofCommune(ags));
  return readPage(ctx.db, source, { ...page, order: waterMeterReadingOrders[page.field ?? "NAME"] });
}

/** Whether today, in Europe/Berlin, is within the reading period. */
export function isRunning(ctx: Context, period: WaterMeterReadingFields): boolean {
  return isWithinDays(calendarDayOf(ctx.now()), period.readingFrom, period.readingUntil);
}

/**
 * Inserts or updates a configuration. Its AGS must belong to a stored commune; counties may also use any of their own
 * communes, because no register of unstored communes exists. running_period_change is requested only if there are no
 * errors.
 */
export function saveWaterMeterReading(
  ctx: Context,
  target: RecordTarget,
  input: WaterMeterReadingInput,
  confirmed: readonly ErrorCode[],
) {
  return saveRecord(ctx, waterMeterReadingKind, target, async (current, tx) => {
    const checks = new FieldChecks();
    const fields = checks.read(waterMeterReadingSchema, input);
    const { readingAgs, readingFrom, readingUntil } = fields;
    // An AGS that is already saved stays valid, even if its commune no longer exists.
    const isKept = current?.readingAgs === readingAgs;
    const isKnown = isKept || belongsToCommune(readingAgs, target.ags) || (await isCommune(tx, readingAgs));
    checks.rule("readingAgs", isKnown, "ags_unknown");

    const changesPeriod =
      current !== null && (current.readingFrom !== readingFrom || current.readingUntil !== readingUntil);
    const needsConfirmation =
      changesPeriod && isRunning(ctx, current) && !confirmed.includes("running_period_change");
    return {
      fields,
      errors: checks.errors,
      question: needsConfirmation ? userError("running_period_change") : null,
    };
  });
}
