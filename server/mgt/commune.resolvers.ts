/** Comes with this change. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "../context";

function notYet(): never {
  throw new Error("Not yet.");
}

export const communeResolvers = {
  Query: {
    commune: notYet,
  },
  Commune: {
    services: notYet,
    counts: notYet,
    updatedBy: notYet,
  },
  Mutation: {
    saveCommune: notYet,
    addCommuneServices: notYet,
    removeCommuneService: notYet,
    setCommuneServicesEnabled: notYet,
  },
} satisfies IResolvers<unknown, Context>;
