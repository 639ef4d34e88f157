/** Resolvers of the import of files of a service from a ZIP archive. */
import { findCommuneService } from "#server/domain/communes/communeServices";
import { importServiceFiles, previewServiceFileImport } from "#server/domain/services/serviceFileImports";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, opaqueId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";
import { communeServiceKey } from "./communes.resolvers";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const serviceFileImportsResolvers = {
  ServiceFileImport: {
    id: ({ id }) => opaqueId(id),
  },
  Mutation: {
    previewServiceFileImport: async (_root, { input }, ctx) => {
      const key = communeServiceKey(bareIdOf("CommuneService", input.id));
      const { value, errors } = await previewServiceFileImport(ctx, key, input.file);
      return { serviceFileImport: value, errors };
    },
    importServiceFiles: async (_root, { input: { id, leftOut } }, ctx) => {
      const { value, errors } = await importServiceFiles(ctx, uuid.test(id) ? id : null, leftOut);
      const communeService = value && (await findCommuneService(ctx, value.service));
      return { communeService, importedCount: value?.count ?? 0, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
