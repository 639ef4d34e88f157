/** Comes with this change. */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "../context";

function notYet(): never {
  throw new Error("Not yet.");
}

export const picturesResolvers = {
  Mutation: {
    uploadCommunePicture: notYet,
    removeCommunePicture: notYet,
  },
} satisfies IResolvers<unknown, Context>;
