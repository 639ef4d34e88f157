/** Resolvers of the reinstallation of the service portal and of snapshots of services. */
import type { Context } from "#server/context";
import { findCommuneService } from "#server/domain/communes/communeServices";
import type { Outcome } from "#server/domain/mutationResult";
import {
  contentOfSnapshot,
  listServiceSnapshots,
  readOwnContent,
  reinstallServicePortal,
  restoreServiceSnapshot,
  type ReplacedContent,
} from "#server/domain/services/serviceSnapshots";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";
import { communeServiceKey } from "./communes.resolvers";

export const serviceSnapshotsResolvers = {
  CommuneService: {
    ownContent: (service, _args, ctx) => readOwnContent(ctx, service),
    contentSnapshots: (service, _args, ctx) => listServiceSnapshots(ctx, service),
  },
  ServiceSnapshot: {
    id: ({ id }) => toNodeId("ServiceSnapshot", id),
    content: contentOfSnapshot,
  },
  Mutation: {
    reinstallServicePortal: async (_root, { input }, ctx) => {
      const { id, revision, confirmed } = input;
      const key = communeServiceKey(bareIdOf("CommuneService", id));
      return payloadOf(ctx, await reinstallServicePortal(ctx, key, { revision, confirmed: confirmed ?? [] }));
    },
    restoreServiceSnapshot: async (_root, { input }, ctx) => {
      const { revision, confirmed } = input;
      const bareId = bareIdOf("ServiceSnapshot", input.id);
      const id = bareId === null ? null : Number(bareId);
      return payloadOf(ctx, await restoreServiceSnapshot(ctx, id, { revision, confirmed: confirmed ?? [] }));
    },
  },
} satisfies SomeResolvers<Resolvers>;

async function payloadOf(ctx: Context, { value, errors }: Outcome<ReplacedContent>) {
  const communeService = value && (await findCommuneService(ctx, value.service));
  return { communeService, snapshot: value?.snapshot ?? null, errors };
}
