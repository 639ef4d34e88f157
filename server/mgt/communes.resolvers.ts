/** Resolvers of the viewer's communes: master data, services and record counts. */
import type { Context } from "#server/context";
import {
  findCommune,
  listCommunes,
  listInitials,
  readCommuneCounts,
  type Commune,
} from "#server/domain/communes/communes";
import {
  addCommuneServices,
  findCommuneService,
  listCommuneServices,
  removeCommuneService,
  setCommuneServicesEnabled,
  type CommuneServiceItem,
} from "#server/domain/communes/communeServices";
import { saveCommune } from "#server/domain/communes/saveCommune";
import type { Outcome } from "#server/domain/mutationResult";
import { readServiceSettings, saveServiceSettings } from "#server/domain/services/serviceSettings";
import { computeServiceState } from "#server/domain/services/serviceState";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { CommuneInitialization, Resolvers, RevisionedIdInput } from "./__generated__/resolvers";

/** States of the initialization as in the contract. */
export const initializations: Readonly<Record<Commune["initialization"], CommuneInitialization>> = {
  initialized: "INITIALIZED",
  initializing: "INITIALIZING",
  not_initialized: "NOT_INITIALIZED",
};

export const communesResolvers = {
  Query: {
    communes: async (_root, args, ctx, info) => {
      const { filter, orderBy } = args;
      const page = await listCommunes(ctx, {
        filter: filter ?? {},
        field: orderBy?.field ?? "NAME",
        isDescending: orderBy?.direction === "DESC",
        ...readPageBounds(args, info),
      });
      return toConnection(page);
    },
    communeInitials: (_root, { filter }, ctx) => listInitials(ctx, filter ?? {}),
    commune: (_root, { ags }, ctx) => findCommune(ctx, ags),
    communeService: (_root, { ags, serviceId }, ctx) =>
      findCommuneService(ctx, { communeAgs: ags, serviceId }),
  },
  Commune: {
    id: ({ ags }) => toNodeId("Commune", ags),
    initialization: ({ initialization }) => initializations[initialization],
    services: ({ ags }, _args, ctx) => listCommuneServices(ctx, ags),
    counts: ({ ags }, _args, ctx) => readCommuneCounts(ctx, ags),
  },
  CommuneService: {
    id: communeServiceId,
    settings: (service, _args, ctx) => readServiceSettings(ctx, service),
    state: (service, _args, ctx) => computeServiceState(ctx, service),
  },
  ServiceSetting: {
    value: ({ ownValue }) => ownValue,
    hasValue: ({ hasOwnValue }) => hasOwnValue,
    sharedValue: ({ inheritedValue }) => inheritedValue,
    hasSharedValue: ({ hasInheritedValue }) => hasInheritedValue,
  },
  Mutation: {
    saveCommune: async (_root, { input }, ctx) => communePayload(ctx, await saveCommune(ctx, input)),
    addCommuneServices: async (_root, { input }, ctx) =>
      communePayload(ctx, await addCommuneServices(ctx, input)),
    removeCommuneService: async (_root, { input }, ctx) => {
      const item = itemOf(input);
      const outcome = await removeCommuneService(ctx, item);
      const isRemoved = item.key !== null && outcome.errors.length === 0;
      const removedCommuneServiceId = isRemoved ? communeServiceId(item.key) : null;
      return { ...(await communePayload(ctx, outcome)), removedCommuneServiceId };
    },
    setCommuneServicesEnabled: async (_root, { input }, ctx) => {
      const items = input.items.map(itemOf);
      const { value, errors } = await setCommuneServicesEnabled(ctx, items, input.isEnabled);
      return { communeServices: value ?? [], errors };
    },
    saveServiceSettings: async (_root, { input }, ctx) => {
      const { id, revision, settings, extensions = null } = input;
      const service = communeServiceKey(bareIdOf("CommuneService", id));
      const { value, errors } = await saveServiceSettings(ctx, { service, revision, settings, extensions });
      return { communeService: value, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;

/** Builds a payload with the commune as currently stored; `null` if the outcome has none. */
export async function communePayload(ctx: Context, { value, errors }: Outcome<string>) {
  return { commune: value === null ? null : await findCommune(ctx, value), errors };
}

/** Parses the database id of a CommuneService into its key. Returns null if the id is null. */
export function communeServiceKey(bareId: string | null): CommuneServiceItem["key"] {
  const [communeAgs, serviceId] = bareId?.split("/") ?? [];
  return communeAgs === undefined || serviceId === undefined ? null : { communeAgs, serviceId };
}

function communeServiceId({ communeAgs, serviceId }: NonNullable<CommuneServiceItem["key"]>) {
  return toNodeId("CommuneService", `${communeAgs}/${serviceId}`);
}

function itemOf({ id, revision }: RevisionedIdInput): CommuneServiceItem {
  return { key: communeServiceKey(bareIdOf("CommuneService", id)), revision };
}
