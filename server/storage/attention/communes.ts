/** Communes that need a person: not initialized, with a failed import, or with a reading period that ends. */
import { sql } from "kysely";
import { attentionList, type AttentionList } from "./attentionItems";

/** Communes that are not initialized and for which no initialization is due to start or end. */
export function uninitializedCommunes(now: Date): AttentionList {
  return attentionList("COMMUNE_NOT_INITIALIZED", {
    columns: {
      ags: sql`c.ags`,
      communeName: sql`c.name`,
      since: sql`coalesce(c.initialization_at, c.created_at)`,
      error: sql`c.initialization_error`,
    },
    figures: { isError: sql`c.initialization_error is not null` },
    from: sql`commune c`,
    where: sql`c.initialization <> 'initialized'
      and (c.initialization_due_at is null or c.initialization_due_at <= ${now})`,
    keys: [{ column: "c.ags", type: "text" }],
  });
}

/** Communes whose residential properties could not be updated. */
export function failedImports(): AttentionList {
  return attentionList("IMPORT_FAILED", {
    columns: {
      ags: sql`s.commune_ags`,
      communeName: sql`c.name`,
      error: sql`s.last_failure`,
      since: sql`s.failing_since`,
    },
    figures: { isError: sql`true` },
    from: sql`residential_property_source s join commune c on c.ags = s.commune_ags`,
    where: sql`s.last_failure is not null`,
    keys: [{ column: "s.commune_ags", type: "text" }],
  });
}

/** Reading periods of water meters that have begun and end until a day. */
export function endingReadings(today: string, lastEnd: string): AttentionList {
  return attentionList("WATER_METER_READING", {
    columns: {
      name: sql`r.name`,
      key: sql`r.ags`,
      ags: sql`r.commune_ags`,
      communeName: sql`c.name`,
      from: sql`r.reading_from`,
      to: sql`r.reading_until`,
    },
    figures: { endsOn: sql`r.reading_until` },
    from: sql`water_meter_reading r join commune c on c.ags = r.commune_ags`,
    where: sql`r.reading_until between ${today}::date and ${lastEnd}::date and r.reading_from <= ${today}::date`,
    keys: [
      { column: "r.reading_until", type: "day" },
      { column: "r.id", type: "uuid" },
    ],
  });
}
