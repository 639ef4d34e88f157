/** Restores rows of a commune's lists: changed ones, and removed ones as new rows. */
import type { ErrorCode } from "#domain/errorCodes";
import { postalCodeKind, savePostalCode } from "#server/domain/communes/postalCodes";
import type { RecordKind, RecordTarget } from "#server/domain/communes/communeRecords";
import { countryKind, saveCountry } from "#server/domain/communes/countries";
import { registerOfficeKind, saveRegisterOffice } from "#server/domain/communes/registerOffices";
import { saveWaterMeterReading, waterMeterReadingKind } from "#server/domain/communes/waterMeterReadings";
import type { Outcome } from "#server/domain/mutationResult";
import {
  residentialPropertyKind,
  saveResidentialProperty,
} from "#server/domain/residentialProperties/residentialProperties";
import { nameKey } from "#server/domain/users/nameKey";
import type { Context } from "#server/context";
import { selectRecordsWith, type Owner } from "#server/storage/communes/records";
import { selectCurrentStock, type StockKind } from "#server/storage/imports/stocks";
import { before, latest, type LoggedValues, type RestoreHandler } from "./restorable";

/** How the rows of a list are read from entries and saved. */
interface RestoredRecords<Fields extends object> {
  readonly kind: RecordKind<Fields>;
  /** Stock of the rows; absent: they belong to the commune itself. */
  readonly stock?: StockKind;
  readonly read: (values: LoggedValues) => Fields;
  readonly save: (
    ctx: Context,
    target: RecordTarget,
    fields: Fields,
    confirmed: readonly ErrorCode[],
  ) => Promise<Outcome<unknown>>;
}

function restoreRecords<Fields extends object>({
  kind,
  stock,
  read,
  save,
}: RestoredRecords<Fields>): RestoreHandler {
  return {
    permission: null,
    async find(ctx, entry) {
      const ags = entry.targetId;
      const owner = stock ? await stockOwner(ctx, ags, stock) : ags;
      if (owner === null) return null;
      const former = read(before(entry));
      const [found] = await selectRecordsWith(ctx.db, kind.table, owner, read(latest(entry)));
      const existing = found ? { id: found.id, revision: found.revision } : null;
      return {
        present: found ? { ...kind.entryOf(found) } : null,
        last: found ?? null,
        restore: ({ confirmed }) => save(ctx, { ags, existing }, former, confirmed),
      };
    },
  };
}

async function stockOwner({ db }: Context, ags: string, kind: StockKind): Promise<Owner | null> {
  return (await selectCurrentStock(db, ags, kind))?.id ?? null;
}

export const restorePostalCodes = restoreRecords({
  kind: postalCodeKind,
  stock: "POSTAL_CODES",
  read: (values) => ({ postalCode: values.text("postalCode"), place: values.text("place") }),
  save: savePostalCode,
});

export const restoreRegisterOffices = restoreRecords({
  kind: registerOfficeKind,
  read: (values) => ({
    name: values.text("name"),
    url: values.text("url"),
    authorityPrefix: values.text("authorityPrefix"),
    identifier: values.text("identifier"),
    certificatesOnly: values.flag("certificatesOnly"),
  }),
  save: saveRegisterOffice,
});

export const restoreCountries = restoreRecords({
  kind: countryKind,
  read: (values) => ({
    name: values.text("name"),
    nameKey: nameKey(values.text("name")),
    isEu: values.flag("isEu"),
  }),
  save: saveCountry,
});

export const restoreWaterMeterReadings = restoreRecords({
  kind: waterMeterReadingKind,
  read: (values) => ({
    name: values.text("name"),
    readingAgs: values.text("ags"),
    readingFrom: values.text("readingFrom"),
    readingUntil: values.text("readingUntil"),
  }),
  save: saveWaterMeterReading,
});

export const restoreProperties = restoreRecords({
  kind: residentialPropertyKind,
  stock: "RESIDENTIAL_PROPERTIES",
  read: (values) => ({
    ags: values.text("ags"),
    postalCode: values.text("postalCode"),
    location: values.text("location"),
    district: values.text("district"),
    street: values.text("street"),
    houseNumber: values.text("houseNumber"),
    letter: values.text("letter"),
    partNumber: values.text("partNumber"),
    supplements: values.text("supplements"),
    houseNumberLetter: values.text("houseNumberLetter"),
  }),
  save: (ctx, target, { ags: propertyAgs, ...fields }) =>
    saveResidentialProperty(ctx, target, { ...fields, propertyAgs }),
});
