/** Search parameters of lists under a name. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "../context";

const missing = () => {
  throw new Error("not written yet");
};

export const savedViewsResolvers = {
  Query: { savedViews: missing },
  Mutation: { saveView: missing, removeViews: missing },
} satisfies IResolvers<unknown, Context>;
