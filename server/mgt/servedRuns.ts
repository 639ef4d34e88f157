/** Fields of the API shared by runs of all kinds. */
import type { GraphQLResolveInfo } from "graphql";
import { can } from "#domain/permissions";
import type { Context } from "#server/context";
import { userError, type Outcome } from "#server/domain/mutationResult";
import type { StreamContext } from "#server/domain/processes/liveStream";
import { runCounts, runProgress } from "#server/domain/runs/runProgress";
import { listRunItems, resultDownload, type ResultFolder } from "#server/domain/runs/runResults";
import type { DeclaredRuns } from "#server/domain/runs/runKind";
import { cancelRun, creatorOf, expiryOf, runStateAt, startRun } from "#server/domain/runs/runStates";
import { failure } from "#server/failure";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import { asNode } from "#server/graphql/nodes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { StoredRun } from "#server/storage/runs/runs";
import type { BackgroundRunrunItemsArgs, ResolversParentTypes } from "./__generated__/resolvers";

/** The types of the nodes. */
export type RunNode = ResolversParentTypes["BackgroundRun"]["__typename"];

interface RunsToServe<Run extends StoredRun> {
  readonly runs: DeclaredRuns;
  /** Finds a run of the kind by its bare id. */
  readonly find: (ctx: Pick<Context, "db">, id: string) => Promise<Run | null>;
  /** Prepares a dry run of what failed. */
  readonly retry: (ctx: Context, id: string | null) => Promise<Outcome<StoredRun>>;
  /** Folder of the result files; absent: the kind has none. */
  readonly folder?: ResultFolder;
}

/** Serves runs of a kind as nodes of a type that implements `BackgroundRun`. All functions but `find` take node ids. */
export function serveRuns<Name extends RunNode, Run extends StoredRun>(
  typename: Name,
  { runs, find, retry, folder }: RunsToServe<Run>,
) {
  const bareId = (id: string) => bareIdOf(typename, id);
  const load = async (ctx: Pick<Context, "db">, id: string) => asNode(typename, await find(ctx, id));
  // The response must not reveal whether the run exists.
  const check = ({ viewer }: Pick<Context, "viewer">) => {
    if (!can(viewer, runs.permission)) throw failure("insufficient_permissions");
  };
  const changedBy =
    (change: (ctx: Context, id: string | null) => Promise<Outcome<StoredRun>>) =>
    async (ctx: Context, id: string) => {
      check(ctx);
      const { value, errors } = await change(ctx, bareId(id));
      return { run: value && (await load(ctx, value.id)), errors };
    };
  return {
    typename,
    /** Finds a run by its bare id. */
    find: (id: string, ctx: Context) => load(ctx, id),
    start: changedBy((ctx, id) => startRun(ctx, runs, id)),
    cancel: changedBy((ctx, id) => cancelRun(ctx, runs, id)),
    retry: changedBy(retry),
    /** Streams a run, see `runProgress`. */
    progress(ctx: StreamContext, id: string) {
      check(ctx);
      const { permission } = runs;
      return runProgress(ctx, bareId(id), {
        permission,
        load: async (db, found) => (await load({ db }, found)) ?? undefined,
      });
    },
    /** Resolvers of the fields of `BackgroundRun`. */
    fields: {
      id: ({ id }: Run) => toNodeId(typename, id),
      state: (run: Run, _args: unknown, { now }: Context) => runStateAt(run, now()),
      ags: (run: Run) => run.commune_ags,
      serviceId: (run: Run) => run.service_id,
      runItems: async (
        run: Run,
        { states, ...args }: BackgroundRunrunItemsArgs,
        ctx: Context,
        info: GraphQLResolveInfo,
      ) => toConnection(await listRunItems(ctx, run, states ?? [], readPageBounds(args, info))),
      progress: ({ id }: Run, _args: unknown, ctx: Context) => runCounts(ctx, id),
      retryOf: ({ retry_of_id: id }: Run, _args: unknown, ctx: Context) =>
        id === null ? null : load(ctx, id),
      download: (run: Run, _args: unknown, ctx: Context) =>
        folder ? resultDownload(ctx, run, folder) : null,
      isOwn: (run: Run, _args: unknown, { viewer }: Context) =>
        viewer !== null && run.created_by_id === viewer.id,
      createdBy: creatorOf,
      createdAt: (run: Run) => run.created_at,
      startedAt: (run: Run) => run.started_at,
      beginsAt: (run: Run) => run.begins_at,
      finishedAt: (run: Run) => run.finished_at,
      expiresAt: expiryOf,
    },
  };
}

/** The payload for an id that is not that of a run. */
export const noSuchRun = { run: null, errors: [userError("not_found", ["id"])] };
