/** Resolvers of the activity log, which includes the history of each commune. */
import { findActivity, listActivities, reasonOf } from "#server/domain/activity/activityLog";
import {
  findRestorability,
  findRestorer,
  restoreActivity,
} from "#server/domain/activity/restore/restoreActivity";
import { urnOfTarget } from "#server/domain/resources/resourceEntries";
import { fieldChanges } from "#server/domain/activity/fieldChanges";
import { readPageBounds, toCountedConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, opaqueId, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

export const activitiesResolvers = {
  Query: {
    activities: async (_root, args, ctx, info) =>
      toCountedConnection(await listActivities(ctx, args.filter ?? {}, readPageBounds(args, info))),
  },
  Mutation: {
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
  Activity: {
    id: ({ id }) => toNodeId("Activity", id),
    actor: ({ actorUserId: id, actorName: name, actorRole: role }) => ({ id, name, role }),
    target: ({ commune, serviceId, targetKind, targetId, label }) => ({
      commune,
      serviceId,
      // Exports cover many processes, so they have no pid.
      pid: targetKind === "process" ? targetId || null : null,
      resourceUrn: targetKind === "resource" ? urnOfTarget(targetId) : null,
      userId: targetKind === "user" ? toNodeId("User", targetId) : null,
      label,
    }),
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
} satisfies SomeResolvers<Resolvers>;
