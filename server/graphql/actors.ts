/** The actor of an action, for the contracts that expose it. */
import { toNodeId, type NodeId } from "#server/nodeId";
import type { StoredActor } from "#server/storage/stamp";

/** Resolvers of the type ActorRef. */
export const actorResolvers = {
  userId: ({ id }: StoredActor): NodeId | null => (id === null ? null : toNodeId("User", id)),
  username: ({ name }: StoredActor): string => name,
};
