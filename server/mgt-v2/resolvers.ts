/** Resolvers of the endpoint mgt-v2. */
import type { IResolvers } from "@graphql-tools/utils";
import { can } from "#domain/permissions";
import type { Context } from "#server/context";
import { dateScalar, dateTimeScalar } from "#server/graphql/scalars";
import { failure } from "#server/failure";
import { bareIdOf } from "#server/nodeId";
import { activitiesResolvers, activityNode } from "./activities.resolvers";

export const mgtV2Resolvers: IResolvers = {
  Date: dateScalar,
  DateTime: dateTimeScalar,
  Query: {
    node: (_root: unknown, args: { id: string }, ctx: Context) => {
      const id = bareIdOf("Activity", args.id);
      // Before looking, so that the answer does not tell whether there is such an entry.
      if (id !== null && !can(ctx.viewer, "activities")) throw failure("insufficient_permissions");
      return id && activityNode(id, ctx);
    },
    ...activitiesResolvers.Query,
  },
};
