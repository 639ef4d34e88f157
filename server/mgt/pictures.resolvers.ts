/** Pictures of communes (section 3). */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "../context";
import { changeCommunePicture, removeCommunePicture, type PictureTarget } from "../domain/communePicture";
import type { Commune } from "../domain/communes";
import type { Outcome } from "../domain/userErrors";
import type { SpooledFile } from "../uploads";
import { presentCommune } from "./communes.resolvers";

function presentOutcome({ value, errors }: Outcome<Commune>, ctx: Context) {
  return { commune: value && presentCommune(value, ctx.signPath), errors };
}

export const picturesResolvers = {
  Mutation: {
    uploadCommunePicture: async (
      _root: unknown,
      { input }: { input: PictureTarget & { file: SpooledFile } },
      ctx: Context,
    ) => presentOutcome(await changeCommunePicture(ctx, input, input.file), ctx),
    removeCommunePicture: async (_root: unknown, { input }: { input: PictureTarget }, ctx: Context) =>
      presentOutcome(await removeCommunePicture(ctx, input), ctx),
  },
} satisfies IResolvers<unknown, Context>;
