/** Comes with this change. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "../context";

function notYet(): never {
  throw new Error("Not yet.");
}

export const activitiesResolvers = {
  Query: {
    activities: notYet,
  },
} satisfies IResolvers<unknown, Context>;
