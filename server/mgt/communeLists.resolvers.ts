/** Resolvers of a commune's lists: postal codes, register offices, countries, meter reading configurations. */
import { removeRecords } from "#server/domain/communes/communeRecords";
import { countryKind, listCountries, saveCountry } from "#server/domain/communes/countries";
import { exportPostalCodes } from "#server/domain/communes/postalCodeExport";
import { listPostalCodes, postalCodeKind, savePostalCode } from "#server/domain/communes/postalCodes";
import {
  listRegisterOffices,
  registerOfficeKind,
  saveRegisterOffice,
} from "#server/domain/communes/registerOffices";
import {
  isRunning,
  listWaterMeterReadings,
  saveWaterMeterReading,
  waterMeterReadingKind,
} from "#server/domain/communes/waterMeterReadings";
import { toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";
import { readItems, readOrderedPage, readTarget, removalPayload, savedEdge } from "./recordPayloads";

export const communeListsResolvers = {
  Commune: {
    postalCodes: async ({ ags }, args, ctx, info) =>
      toConnection(await listPostalCodes(ctx, ags, args.filter ?? {}, readOrderedPage(args, info))),
    registerOffices: async ({ ags }, args, ctx, info) =>
      toConnection(await listRegisterOffices(ctx, ags, readOrderedPage(args, info))),
    countries: async ({ ags }, args, ctx, info) =>
      toConnection(await listCountries(ctx, ags, args.filter ?? {}, readOrderedPage(args, info))),
    waterMeterReadingCommunes: async ({ ags }, args, ctx, info) =>
      toConnection(await listWaterMeterReadings(ctx, ags, readOrderedPage(args, info))),
  },
  PostalCode: {
    id: ({ id }) => toNodeId("PostalCode", id),
  },
  RegisterOffice: {
    id: ({ id }) => toNodeId("RegisterOffice", id),
  },
  Country: {
    id: ({ id }) => toNodeId("Country", id),
  },
  WaterMeterReadingCommune: {
    id: ({ id }) => toNodeId("WaterMeterReadingCommune", id),
    ags: ({ readingAgs }) => readingAgs,
    isRunning: (reading, _args, ctx) => isRunning(ctx, reading),
  },
  Mutation: {
    savePostalCode: async (_root, { input }, ctx) => {
      const saved = await savePostalCode(ctx, readTarget("PostalCode", input), input);
      return { postalCodeEdge: savedEdge(postalCodeKind, saved), errors: saved.errors };
    },
    exportPostalCodes: async (_root, { input }, ctx) => {
      const { value, errors } = await exportPostalCodes(ctx, input.ags, input.filter?.text ?? null);
      return { download: value, errors };
    },
    removePostalCodes: async (_root, { input }, ctx) =>
      removalPayload("PostalCode", await removeRecords(ctx, postalCodeKind, readItems("PostalCode", input))),
    saveRegisterOffice: async (_root, { input }, ctx) => {
      const saved = await saveRegisterOffice(ctx, readTarget("RegisterOffice", input), input);
      return { registerOfficeEdge: savedEdge(registerOfficeKind, saved), errors: saved.errors };
    },
    removeRegisterOffices: async (_root, { input }, ctx) => {
      const items = readItems("RegisterOffice", input);
      return removalPayload("RegisterOffice", await removeRecords(ctx, registerOfficeKind, items));
    },
    saveCountry: async (_root, { input }, ctx) => {
      const saved = await saveCountry(ctx, readTarget("Country", input), input);
      return { countryEdge: savedEdge(countryKind, saved), errors: saved.errors };
    },
    removeCountries: async (_root, { input }, ctx) =>
      removalPayload("Country", await removeRecords(ctx, countryKind, readItems("Country", input))),
    saveWaterMeterReadingCommune: async (_root, { input }, ctx) => {
      const target = readTarget("WaterMeterReadingCommune", input);
      const saved = await saveWaterMeterReading(ctx, target, input, input.confirmed ?? []);
      return {
        waterMeterReadingCommuneEdge: savedEdge(waterMeterReadingKind, saved),
        errors: saved.errors,
      };
    },
    removeWaterMeterReadingCommunes: async (_root, { input }, ctx) => {
      const items = readItems("WaterMeterReadingCommune", input);
      const removed = await removeRecords(ctx, waterMeterReadingKind, items);
      return removalPayload("WaterMeterReadingCommune", removed);
    },
  },
} satisfies SomeResolvers<Resolvers>;
