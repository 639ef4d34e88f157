/** The activity log, and the history of a commune as a part of it (sections 1 and 4). */
import type { IResolvers } from "@graphql-tools/utils";
import type { GraphQLResolveInfo } from "graphql";
import { presentPage, readPageBounds, type PageArguments } from "#server/graphql/connection";
import type { Context } from "#server/context";
import { findActivity, listActivities, type ActivityFilter } from "#server/domain/activity/activityLog";
import { fieldChanges } from "#server/domain/activity/fieldChanges";
import { toNodeId } from "#server/nodeId";
import type { StoredActivity } from "#server/storage/activities";

interface ActivitiesArgs extends PageArguments {
  readonly filter?: ActivityFilter | null;
}

/** An entry in the form of the contract. */
function presentActivity(activity: StoredActivity) {
  const { id, type, at, before, after } = activity;
  return {
    __typename: "Activity",
    id: toNodeId("Activity", String(id)),
    type,
    at,
    actor: {
      userId: activity.actorUserId && toNodeId("User", activity.actorUserId),
      username: activity.actorName,
      role: activity.actorRole,
    },
    target: {
      commune: activity.commune,
      serviceId: activity.serviceId,
      // An export is about many, and has none.
      pid: activity.targetKind === "process" ? activity.targetId || null : null,
      userId: activity.targetKind === "user" ? toNodeId("User", activity.targetId) : null,
      label: activity.label,
    },
    jobId: activity.jobId && toNodeId("Job", activity.jobId),
    changes: () => fieldChanges(before, after),
  };
}

/** The entry with this bare id. */
export async function activityNode(id: string, ctx: Context) {
  const activity = await findActivity(ctx, Number(id));
  return activity && presentActivity(activity);
}

export const activitiesResolvers = {
  Query: {
    activities: async (_root: unknown, args: ActivitiesArgs, ctx: Context, info: GraphQLResolveInfo) => {
      const page = await listActivities(ctx, args.filter ?? {}, readPageBounds(args, info));
      const { totalCountExceeded } = page;
      return { ...presentPage(page, presentActivity), totalCountExceeded };
    },
  },
} satisfies IResolvers<unknown, Context>;
