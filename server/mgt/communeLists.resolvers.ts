/** Lists of a commune: postal codes, register offices, countries, reading configurations (sections 3 and 5). */
import type { IResolvers } from "@graphql-tools/utils";
import type { GraphQLResolveInfo } from "graphql";
import type { ErrorCode } from "#domain/errorCodes";
import { presentPage } from "#server/graphql/connection";
import type { Context } from "#server/context";
import { removeRecords } from "#server/domain/communes/communeRecords";
import type { Commune } from "#server/domain/communes/communes";
import {
  countryKind,
  listCountries,
  saveCountry,
  type Country,
  type CountryFilter,
  type CountryInput,
} from "#server/domain/communes/countries";
import { exportPostalCodes } from "#server/domain/communes/postalCodeExport";
import {
  listPostalCodes,
  postalCodeKind,
  savePostalCode,
  type PostalCode,
  type PostalCodeInput,
} from "#server/domain/communes/postalCodes";
import {
  listRegisterOffices,
  registerOfficeKind,
  saveRegisterOffice,
  type RegisterOffice,
  type RegisterOfficeInput,
} from "#server/domain/communes/registerOffices";
import {
  isRunning,
  listWaterMeterReadings,
  saveWaterMeterReading,
  waterMeterReadingKind,
  type WaterMeterReading,
  type WaterMeterReadingInput,
} from "#server/domain/communes/waterMeterReadings";
import {
  presentEdge,
  presentRecord,
  presentRemoval,
  readItems,
  readOrderedPage,
  readTarget,
  type ItemsInput,
  type ListArguments,
  type TargetInput,
} from "./recordPayloads";

interface Input<T> {
  readonly input: T;
}

/** A postal code entry in the form of the contract. */
export function presentPostalCode(row: PostalCode) {
  return presentRecord("PostalCode", row);
}

/** A register office in the form of the contract. */
export function presentRegisterOffice(row: RegisterOffice) {
  return presentRecord("RegisterOffice", row);
}

/** A country in the form of the contract. */
export function presentCountry(row: Country) {
  return presentRecord("Country", row);
}

/** A reading configuration in the form of the contract. */
export function presentReading(ctx: Context, row: WaterMeterReading) {
  return {
    ...presentRecord("WaterMeterReadingCommune", row),
    ags: row.readingAgs,
    isRunning: isRunning(ctx, row),
  };
}

export const communeListsResolvers = {
  Commune: {
    postalCodes: async (
      { ags }: Commune,
      args: ListArguments<"POSTAL_CODE" | "PLACE", { readonly text?: string | null }>,
      ctx: Context,
      info: GraphQLResolveInfo,
    ) =>
      presentPage(
        await listPostalCodes(ctx, ags, args.filter ?? {}, readOrderedPage(args, info)),
        presentPostalCode,
      ),
    registerOffices: async (
      { ags }: Commune,
      args: ListArguments<"NAME" | "IDENTIFIER", never>,
      ctx: Context,
      info: GraphQLResolveInfo,
    ) => presentPage(await listRegisterOffices(ctx, ags, readOrderedPage(args, info)), presentRegisterOffice),
    countries: async (
      { ags }: Commune,
      args: ListArguments<"NAME" | "IS_EU", CountryFilter>,
      ctx: Context,
      info: GraphQLResolveInfo,
    ) =>
      presentPage(
        await listCountries(ctx, ags, args.filter ?? {}, readOrderedPage(args, info)),
        presentCountry,
      ),
    waterMeterReadingCommunes: async (
      { ags }: Commune,
      args: ListArguments<"NAME" | "AGS" | "READING_FROM", never>,
      ctx: Context,
      info: GraphQLResolveInfo,
    ) =>
      presentPage(await listWaterMeterReadings(ctx, ags, readOrderedPage(args, info)), (row) =>
        presentReading(ctx, row),
      ),
  },
  Mutation: {
    savePostalCode: async (_root: unknown, { input }: Input<TargetInput & PostalCodeInput>, ctx: Context) => {
      const saved = await savePostalCode(ctx, readTarget("PostalCode", input), input);
      const postalCodeEdge = presentEdge(saved, postalCodeKind.table.order, presentPostalCode);
      return { postalCodeEdge, errors: saved.errors };
    },
    exportPostalCodes: async (
      _root: unknown,
      { input }: Input<{ readonly ags: string; readonly filter?: { readonly text?: string | null } | null }>,
      ctx: Context,
    ) => {
      const { value, errors } = await exportPostalCodes(ctx, input.ags, input.filter?.text ?? null);
      return { download: value, errors };
    },
    removePostalCodes: async (_root: unknown, { input }: Input<ItemsInput>, ctx: Context) => {
      const outcome = await removeRecords(ctx, postalCodeKind, readItems("PostalCode", input));
      return presentRemoval("PostalCode", outcome, presentPostalCode);
    },
    saveRegisterOffice: async (
      _root: unknown,
      { input }: Input<TargetInput & RegisterOfficeInput>,
      ctx: Context,
    ) => {
      const saved = await saveRegisterOffice(ctx, readTarget("RegisterOffice", input), input);
      const registerOfficeEdge = presentEdge(saved, registerOfficeKind.table.order, presentRegisterOffice);
      return { registerOfficeEdge, errors: saved.errors };
    },
    removeRegisterOffices: async (_root: unknown, { input }: Input<ItemsInput>, ctx: Context) => {
      const outcome = await removeRecords(ctx, registerOfficeKind, readItems("RegisterOffice", input));
      return presentRemoval("RegisterOffice", outcome, presentRegisterOffice);
    },
    saveCountry: async (_root: unknown, { input }: Input<TargetInput & CountryInput>, ctx: Context) => {
      const saved = await saveCountry(ctx, readTarget("Country", input), input);
      const countryEdge = presentEdge(saved, countryKind.table.order, presentCountry);
      return { countryEdge, errors: saved.errors };
    },
    removeCountries: async (_root: unknown, { input }: Input<ItemsInput>, ctx: Context) => {
      const outcome = await removeRecords(ctx, countryKind, readItems("Country", input));
      return presentRemoval("Country", outcome, presentCountry);
    },
    saveWaterMeterReadingCommune: async (
      _root: unknown,
      {
        input,
      }: Input<TargetInput & WaterMeterReadingInput & { readonly confirmed?: readonly ErrorCode[] | null }>,
      ctx: Context,
    ) => {
      const target = readTarget("WaterMeterReadingCommune", input);
      const saved = await saveWaterMeterReading(ctx, target, input, input.confirmed ?? []);
      const waterMeterReadingCommuneEdge = presentEdge(saved, waterMeterReadingKind.table.order, (row) =>
        presentReading(ctx, row),
      );
      return { waterMeterReadingCommuneEdge, errors: saved.errors };
    },
    removeWaterMeterReadingCommunes: async (_root: unknown, { input }: Input<ItemsInput>, ctx: Context) => {
      const items = readItems("WaterMeterReadingCommune", input);
      const outcome = await removeRecords(ctx, waterMeterReadingKind, items);
      return presentRemoval("WaterMeterReadingCommune", outcome, (row) => presentReading(ctx, row));
    },
  },
} satisfies IResolvers<unknown, Context>;
