/** Resolvers of commune pictures. */
import { changeCommunePicture, removeCommunePicture } from "#server/domain/communes/communePicture";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { picturesPath } from "#server/signedPaths";
import type { Resolvers } from "./__generated__/resolvers";

const hashPrefixLength = 16;

export const picturesResolvers = {
  Picture: {
    // The content hash makes the URL change with the content.
    url: ({ id, sha256 }, _args, ctx) =>
      ctx.signPath(`${picturesPath}${id}/${sha256.slice(0, hashPrefixLength)}`),
  },
  Mutation: {
    uploadCommunePicture: async (_root, { input }, ctx) => {
      const { value, errors } = await changeCommunePicture(ctx, input, input.file);
      return { commune: value, errors };
    },
    removeCommunePicture: async (_root, { input }, ctx) => {
      const { value, errors } = await removeCommunePicture(ctx, input);
      return { commune: value, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
