/** Resolvers of the import and download of resources. */
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

const missing = () => {
  throw new Error("not implemented yet");
};

export const resourceFilesResolvers = {
  Mutation: {
    previewResourceImport: missing,
    importResources: missing,
    downloadResources: missing,
  },
} satisfies SomeResolvers<Resolvers>;
