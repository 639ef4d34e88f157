/** Resolvers of the bulk user import from a file. */
import type { Context } from "#server/context";
import { commitUserImport, previewUserImport, type UserImport } from "#server/domain/users/userImports";
import { userError } from "#server/domain/mutationResult";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { opaqueId } from "#server/nodeId";
import type { SpooledFile } from "#server/uploads";
import type { Resolvers } from "./__generated__/resolvers";

/** Number of example users in the preview. */
const examplesShown = 20;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const userImportResolvers = {
  Mutation: {
    previewUserImport: async (_root, { input: { file, encoding } }, ctx) => {
      const { value, errors } = await previewUserImport(ctx, file, encoding ?? null);
      return { userImport: value && present(value, file, ctx), errors };
    },
    commitUserImport: async (_root, { input: { id, confirmed } }, ctx) => {
      const { value, errors } = await commitUserImport(ctx, uuid.test(id) ? id : null, confirmed);
      const users = value ?? [];
      return {
        invitedCount: users.length,
        links: users.flatMap(({ username, email, url }) => (url === null ? [] : { username, email, url })),
        errors,
      };
    },
  },
} satisfies SomeResolvers<Resolvers>;

function present(checked: UserImport, file: SpooledFile, ctx: Context) {
  const { id, encoding, sample, ignoredColumns, rowCount, users, existingCount, refusedCount, expiresAt } =
    checked;
  return {
    id: opaqueId(id),
    fileName: file.name,
    encoding,
    sample,
    ignoredColumns,
    rowCount,
    existingCount,
    refusedCount,
    expiresAt,
    newCount: users.length,
    examples: users.slice(0, examplesShown).map(({ line, username, email, type, roles }) => ({
      line,
      username,
      email,
      type,
      communeCount: roles.filter(({ ags }) => ags !== null).length,
      serviceCount: roles.reduce((count, { services }) => count + services.length, 0),
    })),
    problems: checked.problems.map(({ code, params, ...place }) => ({
      ...place,
      error: userError(code, null, params),
    })),
    isMailed: ctx.config.smtpUrl !== null,
  };
}
