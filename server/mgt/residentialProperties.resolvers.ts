/** Comes with this change. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "../context";

function notYet(): never {
  throw new Error("Not yet.");
}

export const residentialPropertiesResolvers = {
  Commune: {
    residentialProperties: notYet,
  },
  Mutation: {
    saveResidentialProperty: notYet,
    removeResidentialProperties: notYet,
    exportResidentialProperties: notYet,
  },
} satisfies IResolvers<unknown, Context>;
