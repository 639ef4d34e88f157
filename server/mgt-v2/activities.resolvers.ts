/** Resolvers of the activity log, which includes the history of each commune. */
import { listActivities } from "#server/domain/activity/activityLog";
import { urnOfTarget } from "#server/domain/resources/resourceEntries";
import { fieldChanges } from "#server/domain/activity/fieldChanges";
import { readPageBounds, toCountedConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

export const activitiesResolvers = {
  Query: {
    activities: async (_root, args, ctx, info) =>
      toCountedConnection(await listActivities(ctx, args.filter ?? {}, readPageBounds(args, info))),
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
  },
} satisfies SomeResolvers<Resolvers>;
