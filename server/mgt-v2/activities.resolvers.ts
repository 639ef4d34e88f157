/** Resolvers of the activity log, which includes the history of each commune. */
import { findActivity, listActivities } from "#server/domain/activity/activityLog";
import { urnOfTarget } from "#server/domain/resources/resourceEntries";
import { fieldChanges } from "#server/domain/activity/fieldChanges";
import { can } from "#domain/permissions";
import { failure } from "#server/failure";
import { readPageBounds, toCountedConnection } from "#server/graphql/connection";
import { asNode } from "#server/graphql/nodes";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

export const activitiesResolvers = {
  Query: {
    node: async (_root, args, ctx) => {
      const id = bareIdOf("Activity", args.id);
      if (id === null) return null;
      // Check before the lookup, so that the response does not reveal whether the entry exists.
      if (!can(ctx.viewer, "activities")) throw failure("insufficient_permissions");
      return asNode("Activity", await findActivity(ctx, Number(id)));
    },
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
