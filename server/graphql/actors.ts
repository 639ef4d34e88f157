/** The actor of an action, for the contracts that expose it. */
import type { StoredActor } from "#server/domain/activity/activity";
import { toNodeId, type NodeId } from "#server/nodeId";

/** Resolvers of the type ActorRef. */
export const actorResolvers = {
  userId: ({ id }: StoredActor): NodeId | null => (id === null ? null : toNodeId("User", id)),
  username: ({ name }: StoredActor): string => name,
};
