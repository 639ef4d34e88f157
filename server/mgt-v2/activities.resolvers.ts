/** The activity log, and the history of a commune as a part of it. */
import { findActivity, listActivities } from "#server/domain/activity/activityLog";
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
      // Before looking, so that the answer does not tell whether there is such an entry.
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
      // An export is about many, and has none.
      pid: targetKind === "process" ? targetId || null : null,
      userId: targetKind === "user" ? toNodeId("User", targetId) : null,
      label,
    }),
    jobId: ({ jobId }) => (jobId === null ? null : toNodeId("Job", jobId)),
    changes: ({ before, after }) => fieldChanges(before, after),
  },
} satisfies SomeResolvers<Resolvers>;
