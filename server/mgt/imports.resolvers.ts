/** Resolvers of imports, their previews, and snapshots of the data they replaced. */
import type { Context } from "#server/context";
import { requireCommune } from "#server/domain/communes/communeScope";
import { cancelImport, commitImport } from "#server/domain/imports/commitImport";
import {
  confirmationsOf,
  countsOf,
  failureAt,
  findPreview,
  listChanges,
  listProblems,
  nameOtherCommunes,
  problemCountsOf,
  snapshotOf,
  stateAt,
  tokenOf,
  type ImportPreview,
} from "#server/domain/imports/importPreviews";
import { problemDownload } from "#server/domain/imports/importProblemFile";
import { listSnapshots, restoreSnapshot } from "#server/domain/imports/snapshots";
import { startImport } from "#server/domain/imports/startImport";
import { previewOkkomm } from "#server/domain/residentialProperties/okkomm";
import { inTransaction, done, refused, userError, type Outcome } from "#server/domain/mutationResult";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type {
  PreviewPostalCodeImportInput,
  PreviewResidentialPropertyUploadInput,
  Resolvers,
} from "./__generated__/resolvers";
import { communePayload } from "./communes.resolvers";

export const importsResolvers = {
  Query: {
    importPreview: (_root, { id }, ctx) => {
      const bareId = bareIdOf("ImportPreview", id);
      return bareId === null ? null : findPreview(ctx, bareId);
    },
  },
  Commune: {
    snapshots: ({ ags }, { kind }, ctx) => listSnapshots(ctx, ags, kind),
  },
  ImportPreview: {
    id: ({ id }) => toNodeId("ImportPreview", id),
    state: (preview, _args, ctx) => stateAt(preview, ctx.now()),
    token: tokenOf,
    fileName: (preview) => preview.file_name,
    byteSize: (preview) => preview.byte_size,
    ignoredColumns: (preview) => preview.ignored_columns,
    otherCommunes: (preview, _args, ctx) => nameOtherCommunes(ctx, preview),
    progressDone: (preview) => preview.progress_done,
    progressTotal: (preview) => preview.progress_total,
    counts: countsOf,
    problemCounts: problemCountsOf,
    problems: async (preview, { first, after }, ctx) => {
      const page = await listProblems(ctx, preview.id, first ?? null, after ?? null);
      return {
        edges: page.rows.map(({ cursor, problem }) => {
          const { code, params, ...place } = problem;
          return { cursor, node: { ...place, error: userError(code, null, params) } };
        }),
        pageInfo: {
          hasNextPage: page.hasNext,
          hasPreviousPage: (after ?? null) !== null,
          startCursor: page.rows[0]?.cursor ?? null,
          endCursor: page.rows.at(-1)?.cursor ?? null,
        },
        totalCount: page.totalCount,
      };
    },
    problemFile: (preview, { language }, ctx) =>
      problemCountsOf(preview).length === 0 ? null : problemDownload(ctx, preview.id, language),
    changes: (preview, { kind, first }, ctx) => listChanges(ctx, preview, kind, first),
    needsConfirmation: confirmationsOf,
    failure: (preview, _args, ctx) => {
      const problem = failureAt(preview, ctx.now());
      return problem && userError(problem.code, null, problem.params);
    },
    snapshot: (preview, _args, ctx) => snapshotOf(ctx, preview),
    createdBy: ({ created_by_id: id, created_by_name: name, created_by_role: role }) => ({ id, name, role }),
    createdAt: (preview) => preview.created_at,
    expiresAt: (preview) => preview.expires_at,
  },
  Snapshot: {
    id: ({ id }) => toNodeId("Snapshot", id),
    rowCount: (snapshot) => snapshot.row_count,
    createdBy: ({ replaced_by_id: id, replaced_by_name: name, replaced_by_role: role }) => ({
      id,
      name: name ?? "",
      role,
    }),
    createdAt: (snapshot) => snapshot.replaced_at,
    expiresAt: (snapshot) => snapshot.expires_at,
  },
  Mutation: {
    previewPostalCodeImport: (_root, { input }, ctx) => upload(ctx, "POSTAL_CODES", input),
    previewResidentialPropertyUpload: (_root, { input }, ctx) => upload(ctx, "RESIDENTIAL_PROPERTIES", input),
    previewOkkommImport: async (_root, { input: { ags } }, ctx) => {
      const found = await inTransaction(ctx, async (tx) => done(await requireCommune(ctx, tx, ags)));
      if (found.value === null) return payloadOf(refused(...found.errors));
      return payloadOf(await previewOkkomm(ctx, ags));
    },
    commitImport: (_root, { input: { id, token, confirmed } }, ctx) =>
      withPreview(id, (bareId) => commitImport(ctx, { id: bareId, token, confirmed: confirmed ?? [] })),
    cancelImport: (_root, { input }, ctx) => withPreview(input.id, (id) => cancelImport(ctx, id)),
    restoreSnapshot: async (_root, { input }, ctx) => {
      const id = bareIdOf("Snapshot", input.id);
      const outcome =
        id === null ? refused(userError("not_found", ["id"])) : await restoreSnapshot(ctx, Number(id));
      return communePayload(ctx, { ...outcome, value: outcome.value?.ags ?? null });
    },
  },
} satisfies SomeResolvers<Resolvers>;

function payloadOf({ value, errors }: Outcome<ImportPreview>) {
  return { importPreview: value, errors };
}

async function upload(
  ctx: Context,
  kind: "POSTAL_CODES" | "RESIDENTIAL_PROPERTIES",
  { ags, file, encoding }: PreviewPostalCodeImportInput | PreviewResidentialPropertyUploadInput,
) {
  const found = await inTransaction(ctx, async (tx) => done(await requireCommune(ctx, tx, ags)));
  if (found.value === null) return payloadOf(refused(...found.errors));
  file.keep();
  return payloadOf(await startImport(ctx, { kind, ags, encoding: encoding ?? null, source: file }));
}

async function withPreview(nodeId: string, act: (id: string) => Promise<Outcome<ImportPreview>>) {
  const id = bareIdOf("ImportPreview", nodeId);
  return payloadOf(id === null ? refused(userError("not_found", ["id"])) : await act(id));
}
