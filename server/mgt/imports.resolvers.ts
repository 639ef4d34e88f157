/** Imports with their previews, and the stocks that they replaced. */
import type { IResolvers } from "@graphql-tools/utils";
import type { ErrorCode } from "#domain/errorCodes";
import type { RoleType } from "#domain/permissions";
import type { Context } from "#server/context";
import { requireCommune } from "#server/domain/communes/communeScope";
import { cancelImport, commitImport } from "#server/domain/imports/commitImport";
import {
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
import type { FileLanguage } from "#server/domain/imports/importProblemWords";
import { startImport } from "#server/domain/imports/startImport";
import { previewOkkomm } from "#server/domain/residentialProperties/okkomm";
import { listSnapshots, restoreSnapshot, type Snapshot } from "#server/domain/imports/snapshots";
import { change, done, refused, userError, type Outcome } from "#server/domain/userErrors";
import { failureParams } from "#server/failure";
import { bareIdOf, fromNodeId, toNodeId } from "#server/nodeId";
import type { SpooledFile } from "#server/uploads";
import { presentCommuneOf } from "./commune.resolvers";

interface Input<T> {
  readonly input: T;
}

/** An import in the form of the contract. */
export function presentPreview(preview: ImportPreview, ctx: Context) {
  const failure = failureAt(preview, ctx.now());
  return {
    __typename: "ImportPreview",
    id: toNodeId("ImportPreview", preview.id),
    /** For the fields that are read when asked for. */
    preview,
    kind: preview.kind,
    state: stateAt(preview, ctx.now()),
    token: tokenOf(preview),
    fileName: preview.file_name,
    byteSize: preview.byte_size,
    encoding: preview.encoding,
    sample: preview.sample,
    ignoredColumns: preview.ignored_columns,
    progressDone: preview.progress_done,
    progressTotal: preview.progress_total,
    counts: countsOf(preview),
    problemCounts: problemCountsOf(preview),
    needsConfirmation: preview.needs_confirmation,
    failure: failure && { code: failure.code, field: null, params: failureParams(failure.params) },
    snapshot: async () => {
      const snapshot = await snapshotOf(ctx, preview);
      return snapshot && presentSnapshot(snapshot);
    },
    createdBy: actorOf(preview.created_by_id, preview.created_by_name, preview.created_by_role),
    createdAt: preview.created_at,
    expiresAt: preview.expires_at,
  };
}

/** A replaced stock in the form of the contract. */
export function presentSnapshot(snapshot: Snapshot) {
  const { replaced_by_id: userId, replaced_by_name: name, replaced_by_role: role } = snapshot;
  return {
    __typename: "Snapshot",
    id: toNodeId("Snapshot", String(snapshot.id)),
    kind: snapshot.kind,
    rowCount: snapshot.row_count,
    createdBy: actorOf(userId, name ?? "", role),
    createdAt: snapshot.replaced_at,
    expiresAt: snapshot.expires_at,
  };
}

function actorOf(userId: string | null, username: string, role: RoleType | null) {
  return { userId: userId && toNodeId("User", userId), username, role };
}

type Presented = ReturnType<typeof presentPreview>;
type Upload = Input<{ readonly ags: string; readonly file: SpooledFile }>;

/** The payload of whatever answers an import. */
function presentImport({ value, errors }: Outcome<ImportPreview>, ctx: Context) {
  return { importPreview: value && presentPreview(value, ctx), errors };
}

async function upload(ctx: Context, kind: "POSTAL_CODES" | "RESIDENTIAL_PROPERTIES", { input }: Upload) {
  const { ags, file } = input;
  const found = await change(ctx, async (tx) => done(await requireCommune(ctx, tx, ags)));
  if (found.value === null) return presentImport(refused(...found.errors), ctx);
  file.keep();
  return presentImport(await startImport(ctx, { kind, ags, source: file }), ctx);
}

async function withPreview(
  ctx: Context,
  id: string,
  act: (bareId: string) => Promise<Outcome<ImportPreview>>,
) {
  const bareId = bareIdOf("ImportPreview", id);
  return presentImport(bareId === null ? refused(userError("not_found", ["id"])) : await act(bareId), ctx);
}

export const importsResolvers = {
  Query: {
    importPreview: async (_root: unknown, { id }: { id: string }, ctx: Context) => {
      const ref = fromNodeId(id);
      const preview = ref?.type === "ImportPreview" ? await findPreview(ctx, ref.id) : null;
      return preview && presentPreview(preview, ctx);
    },
  },
  Commune: {
    snapshots: async ({ ags }: { ags: string }, { kind }: { kind: Snapshot["kind"] }, ctx: Context) =>
      (await listSnapshots(ctx, ags, kind)).map(presentSnapshot),
  },
  ImportPreview: {
    problems: async (
      { preview }: Presented,
      { first, after }: { first?: number | null; after?: string | null },
      ctx: Context,
    ) => {
      const { rows, hasNext, totalCount } = await listProblems(ctx, preview.id, first ?? null, after ?? null);
      return {
        edges: rows.map(({ cursor, problem }) => {
          const { code, params, ...place } = problem;
          return { cursor, node: { ...place, error: { code, field: null, params: failureParams(params) } } };
        }),
        pageInfo: {
          hasNextPage: hasNext,
          hasPreviousPage: (after ?? null) !== null,
          startCursor: rows[0]?.cursor ?? null,
          endCursor: rows.at(-1)?.cursor ?? null,
        },
        totalCount,
      };
    },
    otherCommunes: ({ preview }: Presented, _args: unknown, ctx: Context) => nameOtherCommunes(ctx, preview),
    problemFile: ({ preview }: Presented, { language }: { readonly language: FileLanguage }, ctx: Context) =>
      problemCountsOf(preview).length === 0 ? null : problemDownload(ctx, preview.id, language),
    changes: (
      { preview }: Presented,
      { kind, first }: { kind: Parameters<typeof listChanges>[2]; first: number },
      ctx: Context,
    ) => listChanges(ctx, preview, kind, first),
  },
  Mutation: {
    previewPostalCodeImport: (_root: unknown, args: Upload, ctx: Context) =>
      upload(ctx, "POSTAL_CODES", args),
    previewResidentialPropertyUpload: (_root: unknown, args: Upload, ctx: Context) =>
      upload(ctx, "RESIDENTIAL_PROPERTIES", args),
    previewOkkommImport: async (_root: unknown, { input: { ags } }: Input<{ ags: string }>, ctx: Context) => {
      const found = await change(ctx, async (tx) => done(await requireCommune(ctx, tx, ags)));
      if (found.value === null) return presentImport(refused(...found.errors), ctx);
      return presentImport(await previewOkkomm(ctx, ags), ctx);
    },
    commitImport: (
      _root: unknown,
      { input }: Input<{ id: string; token: string; confirmed?: readonly ErrorCode[] | null }>,
      ctx: Context,
    ) =>
      withPreview(ctx, input.id, (id) =>
        commitImport(ctx, { id, token: input.token, confirmed: input.confirmed ?? [] }),
      ),
    cancelImport: (_root: unknown, { input }: Input<{ id: string }>, ctx: Context) =>
      withPreview(ctx, input.id, (id) => cancelImport(ctx, id)),
    restoreSnapshot: async (_root: unknown, { input }: Input<{ id: string }>, ctx: Context) => {
      const id = bareIdOf("Snapshot", input.id);
      const outcome =
        id === null ? refused(userError("not_found", ["id"])) : await restoreSnapshot(ctx, Number(id));
      return presentCommuneOf(ctx, { ...outcome, value: outcome.value?.ags ?? null });
    },
  },
} satisfies IResolvers<unknown, Context>;
