/** Comes with this change. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "../context";

function notYet(): never {
  throw new Error("Not yet.");
}

export const communeListsResolvers = {
  Commune: {
    postalCodes: notYet,
    registerOffices: notYet,
    countries: notYet,
    waterMeterReadingCommunes: notYet,
  },
  Mutation: {
    savePostalCode: notYet,
    removePostalCodes: notYet,
    saveRegisterOffice: notYet,
    removeRegisterOffices: notYet,
    saveCountry: notYet,
    removeCountries: notYet,
    saveWaterMeterReadingCommune: notYet,
    removeWaterMeterReadingCommunes: notYet,
  },
} satisfies IResolvers<unknown, Context>;
