/** Pictures of communes (section 3). */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "#server/context";
import {
  changeCommunePicture,
  removeCommunePicture,
  type PictureTarget,
} from "#server/domain/communes/communePicture";
import type { Commune } from "#server/domain/communes/communes";
import type { Outcome } from "#server/domain/userErrors";
import type { SpooledFile } from "#server/uploads";
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
