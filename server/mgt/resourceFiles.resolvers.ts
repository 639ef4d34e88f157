/** Resolvers of the import and download of resources. */
import { resourceUrn } from "#domain/resources/resourceKinds";
import { importResources, previewImport } from "#server/domain/resources/importResources";
import { downloadResources } from "#server/domain/resources/resourceFiles";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

export const resourceFilesResolvers = {
  ResourceImportItem: {
    urn: ({ key }) => key && resourceUrn(key),
    type: ({ key }) => key?.type ?? null,
    before: ({ stored }) => stored?.document ?? null,
    missingSecrets: ({ checked }) => checked?.missingSecrets ?? [],
  },
  Mutation: {
    previewResourceImport: async (_root, { input }, ctx) => {
      const { value, errors } = await previewImport(ctx, input.files);
      return { preview: value, errors };
    },
    importResources: async (_root, { input }, ctx) => {
      const { value, errors } = await importResources(ctx, input.files, input);
      return { resources: value, errors };
    },
    downloadResources: async (_root, { input }, ctx) => {
      const { value, errors } = await downloadResources(ctx, input.filter);
      return { download: value, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
