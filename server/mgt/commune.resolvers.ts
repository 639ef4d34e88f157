/** One commune: its master data, its services, and how much of everything it has (sections 2 to 5). */
import type { IResolvers } from "@graphql-tools/utils";
import type { Context } from "#server/context";
import { readCommuneCounts, findCommune, type Commune } from "#server/domain/communes/communes";
import {
  addCommuneServices,
  listCommuneServices,
  removeCommuneService,
  setCommuneServicesEnabled,
  type CommuneService,
  type CommuneServiceItem,
} from "#server/domain/communes/communeServices";
import { saveCommune, type MasterData } from "#server/domain/communes/saveCommune";
import type { Outcome } from "#server/domain/userErrors";
import { bareIdOf, toNodeId } from "#server/nodeId";
import { presentCommune } from "./communes.resolvers";

interface ItemInput {
  readonly id: string;
  readonly revision: number;
}

/** A service of a commune in the form of the contract. */
export function presentCommuneService(service: CommuneService) {
  return {
    ...service,
    __typename: "CommuneService",
    id: serviceNodeId(service.communeAgs, service.serviceId),
  };
}

/** The commune of a payload as stored now; null where the outcome tells none. */
export async function presentCommuneOf(ctx: Context, { value, errors }: Outcome<string>) {
  const commune = value === null ? null : await findCommune(ctx, value);
  return { commune: commune && presentCommune(commune, ctx.signPath), errors };
}

export const communeResolvers = {
  Query: {
    commune: async (_root: unknown, { ags }: { ags: string }, ctx: Context) => {
      const commune = await findCommune(ctx, ags);
      return commune && presentCommune(commune, ctx.signPath);
    },
  },
  Commune: {
    services: async ({ ags }: Commune, _args: unknown, ctx: Context) =>
      (await listCommuneServices(ctx, ags)).map(presentCommuneService),
    counts: ({ ags }: Commune, _args: unknown, ctx: Context) => readCommuneCounts(ctx, ags),
  },
  Mutation: {
    saveCommune: async (_root: unknown, { input }: { input: MasterData }, ctx: Context) =>
      presentCommuneOf(ctx, await saveCommune(ctx, input)),
    addCommuneServices: async (
      _root: unknown,
      { input }: { input: { ags: string; revision: number; serviceIds: readonly string[] } },
      ctx: Context,
    ) => presentCommuneOf(ctx, await addCommuneServices(ctx, input)),
    removeCommuneService: async (_root: unknown, { input }: { input: ItemInput }, ctx: Context) => {
      const outcome = await removeCommuneService(ctx, itemOf(input));
      const payload = await presentCommuneOf(ctx, outcome);
      return { ...payload, removedCommuneServiceId: outcome.errors.length === 0 ? input.id : null };
    },
    setCommuneServicesEnabled: async (
      _root: unknown,
      { input }: { input: { items: readonly ItemInput[]; isEnabled: boolean } },
      ctx: Context,
    ) => {
      const { value, errors } = await setCommuneServicesEnabled(
        ctx,
        input.items.map(itemOf),
        input.isEnabled,
      );
      return { communeServices: (value ?? []).map(presentCommuneService), errors };
    },
  },
} satisfies IResolvers<unknown, Context>;

function serviceNodeId(ags: string, serviceId: string): string {
  return toNodeId("CommuneService", `${ags}/${serviceId}`);
}

function itemOf({ id, revision }: ItemInput): CommuneServiceItem {
  return { key: communeServiceKey(bareIdOf("CommuneService", id)), revision };
}

/** The key in the bare id of a CommuneService; null for null. */
export function communeServiceKey(bareId: string | null) {
  const [communeAgs, serviceId] = bareId?.split("/") ?? [];
  return communeAgs === undefined || serviceId === undefined ? null : { communeAgs, serviceId };
}
