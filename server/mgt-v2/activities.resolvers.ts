/** Resolvers of the activity log, which includes the history of each commune. */
import { exportActivities } from "#server/domain/activity/activityExport";
import { readChain, verifyActivities } from "#server/domain/activity/activityChain";
import { currentPurpose, declarePurpose } from "#server/domain/activity/purposes";
import { isPseudonym } from "#server/domain/activity/pseudonyms";
import {
  automatedJobOf,
  findActivity,
  listActivities,
  reasonOf,
  type ActivityFilter,
  type LoggedActivity,
} from "#server/domain/activity/activityLog";
import {
  findRestorability,
  findRestorer,
  restoreActivity,
} from "#server/domain/activity/restore/restoreActivity";
import { readSettings } from "#server/domain/installation/settings";
import { urnOfTarget } from "#server/domain/resources/resourceEntries";
import { fieldChanges } from "#server/domain/activity/fieldChanges";
import { listServiceHistory, visibleChanges } from "#server/domain/activity/serviceHistory";
import { readPageBounds, toCountedConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, opaqueId, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

const actorOf = ({ actorUserId: id, actorName: name, actorRole: role }: LoggedActivity) => ({
  id,
  name,
  role,
});

export const activitiesResolvers = {
  Query: {
    activities: async (_root, args, ctx, info) =>
      toCountedConnection(await listActivities(ctx, readFilter(args.filter), readPageBounds(args, info))),
    serviceHistory: async (_root, { commune: communeAgs, serviceId, ...args }, ctx, info) => {
      const page = await listServiceHistory(ctx, { communeAgs, serviceId }, readPageBounds(args, info));
      return page && toCountedConnection(page);
    },
    activityExportLimit: async (_root, _args, { db }) => (await readSettings(db)).exportLimit,
    activityChain: (_root, _args, ctx) => readChain(ctx),
    activityPurpose: (_root, _args, ctx) => currentPurpose(ctx),
  },
  Mutation: {
    declareActivityPurpose: async (_root, { input }, ctx) => {
      const { value, errors } = await declarePurpose(ctx, input.purpose);
      return { purpose: value, errors };
    },
    verifyActivities: async (_root, _args, ctx) => {
      const error = await verifyActivities(ctx);
      return { chain: await readChain(ctx), errors: error === null ? [] : [error] };
    },
    exportActivities: async (_root, { input: { filter, purpose } }, ctx) => {
      const { value, errors } = await exportActivities(ctx, { filter: readFilter(filter), purpose });
      return { download: value?.download ?? null, count: value?.count ?? null, errors };
    },
    restoreActivity: async (_root, { input: { id, confirmed, reason } }, ctx) => {
      const bareId = bareIdOf("Activity", id);
      const entryId = bareId === null ? null : Number(bareId);
      const { value, errors } = await restoreActivity(ctx, entryId, {
        confirmed: confirmed ?? [],
        reason: reason ?? "",
      });
      return {
        activity: value === null ? null : await findActivity(ctx, value),
        restored: entryId === null ? null : await findActivity(ctx, entryId),
        errors,
      };
    },
  },
  ActivityChainCheck: {
    firstBroken: ({ brokenActivityId: id }, _args, ctx) => (id === null ? null : findActivity(ctx, id)),
  },
  Activity: {
    id: ({ id }) => toNodeId("Activity", id),
    actor: actorOf,
    target: async (entry, _args, { loaders }) => {
      const { commune, serviceId, targetKind, targetId, label, correlationId } = entry;
      const automatedJob = automatedJobOf(entry);
      const isOfRun =
        automatedJob !== null && correlationId !== null && (await loaders.jobRunExists.load(correlationId));
      return {
        commune,
        serviceId,
        // Exports cover many processes, so they have no pid.
        pid: targetKind === "process" ? targetId || null : null,
        resourceUrn: targetKind === "resource" ? urnOfTarget(targetId) : null,
        userId: targetKind === "user" && !isPseudonym(targetId) ? toNodeId("User", targetId) : null,
        automatedJob,
        automatedJobRunId: isOfRun ? toNodeId("AutomatedJobRun", correlationId) : null,
        label,
      };
    },
    jobId: ({ jobId }) => (jobId === null ? null : toNodeId("Job", jobId)),
    changes: ({ before, after }) => fieldChanges(before, after),
    correlationId: ({ id, correlationId }) =>
      correlationId === null ? toNodeId("Activity", id) : opaqueId(correlationId),
    relatedCount: ({ correlationId }, _args, { loaders }) =>
      correlationId === null ? 1 : loaders.correlatedCounts.load(correlationId),
    reason: (entry) => reasonOf(entry),
    restorability: (entry, _args, ctx) => findRestorability(ctx, entry),
    restoredBy: (entry, _args, ctx) => findRestorer(ctx, entry),
    restores: ({ restoresId }, _args, { loaders }) =>
      restoresId === null ? null : loaders.activities.load(restoresId),
  },
  ServiceHistoryEntry: {
    // Not a node id: the log itself is for others.
    id: ({ id }) => opaqueId(Buffer.from(`ServiceHistoryEntry:${id}`).toString("base64url")),
    actor: actorOf,
    changes: (entry, _args, ctx) => visibleChanges(ctx, entry),
  },
} satisfies SomeResolvers<Resolvers>;

type FilterInput = Omit<ActivityFilter, "actors" | "users"> & {
  readonly actors?: readonly string[] | null;
  readonly users?: readonly string[] | null;
};

function readFilter(filter: FilterInput | null | undefined): ActivityFilter {
  return { ...filter, actors: userIds(filter?.actors), users: userIds(filter?.users) };
}

/** The database ids of users; empty for ids of anything else, which no entry matches. */
function userIds(ids: readonly string[] | null | undefined): readonly string[] | null {
  return ids?.map((id) => bareIdOf("User", id) ?? "") ?? null;
}
