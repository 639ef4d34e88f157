/** Resolvers of the fees of the catalogue, and of how communes deviate from them. */
import { readSystemFeeImpact } from "#server/domain/fees/service/feeImpact";
import { saveSystemFee, setSystemFeeStatus } from "#server/domain/fees/catalogue/systemFeeEdits";
import {
  findSystemFee,
  listDeviations,
  listSystemFees,
  statusOf,
  type SystemFee,
} from "#server/domain/fees/catalogue/systemFees";
import type { Outcome } from "#server/domain/mutationResult";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, opaqueId, toNodeId } from "#server/nodeId";
import type { SystemFeeKey } from "#server/storage/fees/systemFees";
import type { Resolvers } from "./__generated__/resolvers";
import { numbersOf } from "./fees.resolvers";

export const systemFeesResolvers = {
  Query: {
    systemFees: async (_root, args, ctx, info) =>
      toConnection(await listSystemFees(ctx, args.filter ?? {}, readPageBounds(args, info))),
    systemFee: (_root, key, ctx) => findSystemFee(ctx.db, key),
    systemFeeImpact: (_root, { id, status }, ctx) =>
      readSystemFeeImpact(ctx, parseSystemFeeId(bareIdOf("SystemFee", id)), status),
  },
  SystemFee: {
    metadata: ({ numbers }) => numbers,
    id: ({ serviceId, feeId }) => toNodeId("SystemFee", `${serviceId}/${feeId}`),
    communeCount: ({ serviceId }, _args, { loaders }) => loaders.communeCounts.load(serviceId),
    deviationSummary: ({ serviceId, feeId }, { on }, { loaders }) =>
      loaders.feeDeviations.load({ serviceId, feeId, on }),
    deviations: async (fee, args, ctx, info) =>
      toConnection(await listDeviations(ctx, fee, args, readPageBounds(args, info))),
  },
  FeeDeviation: {
    id: ({ id }) => opaqueId(Buffer.from(`FeeDeviation/${id}`).toString("base64url")),
    status: ({ isActive }) => statusOf(isActive),
    updatedBy: ({ byId, byName, byRole }) =>
      byName === null ? null : { id: byId, name: byName, role: byRole },
  },
  Mutation: {
    saveSystemFee: async (_root, { input }, ctx) => {
      const { revision = null, prices, numbers, ...rest } = input;
      return payloadOf(
        await saveSystemFee(ctx, {
          ...rest,
          revision,
          numbers: numbers ? numbersOf(numbers) : null,
          prices: prices.map(({ validTo = null, ...price }) => ({ ...price, validTo })),
        }),
      );
    },
    setSystemFeeStatus: async (_root, { input }, ctx) => {
      const { id, revision, status, confirmed } = input;
      const target = { key: parseSystemFeeId(bareIdOf("SystemFee", id)), revision };
      return payloadOf(await setSystemFeeStatus(ctx, target, { status, confirmed: confirmed ?? [] }));
    },
  },
} satisfies SomeResolvers<Resolvers>;

/** Parses the database id of a fee of the catalogue; null if it is null. */
export function parseSystemFeeId(bareId: string | null): SystemFeeKey | null {
  const [serviceId, feeId] = bareId?.split("/") ?? [];
  return serviceId === undefined || feeId === undefined ? null : { serviceId, feeId };
}

const payloadOf = ({ value, errors }: Outcome<SystemFee>) => ({ systemFee: value, errors });
