/** Resolvers of runs that switch services in many communes. */
import { itemError } from "#server/domain/runs/runKind";
import { parseItemKey } from "#server/domain/runs/runResults";
import {
  prepareServiceSwitch,
  retryServiceSwitch,
  undoServiceSwitch,
} from "#server/domain/services/switches/prepareSwitch";
import {
  excludeSwitchItems,
  findServiceSwitch,
  findUndo,
  listObstacles,
  listScheduledSwitches,
  listSwitchRows,
  scheduleServiceSwitch,
  sumServiceSwitch,
  undoUntil,
} from "#server/domain/services/switches/serviceSwitches";
import { serviceSwitchRuns } from "#server/domain/services/switches/switchServices";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, opaqueId, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";
import { serveRuns } from "./servedRuns";

const switchId = (id: string) => bareIdOf("ServiceSwitch", id);

export const servedServiceSwitches = serveRuns("ServiceSwitch", {
  runs: serviceSwitchRuns,
  find: findServiceSwitch,
  retry: retryServiceSwitch,
  folder: "service-switches",
});

export const serviceSwitchesResolvers = {
  Query: {
    scheduledServiceSwitches: (_root, _args, ctx) => listScheduledSwitches(ctx),
  },
  ServiceSwitch: {
    ...servedServiceSwitches.fields,
    serviceIds: (run) => run.service_ids,
    communeCount: (run) => run.commune_count,
    rows: async (run, { states, obstacle, ...args }, ctx, info) => {
      const filter = { states: states?.length ? states : null, obstacle: obstacle ?? null };
      return toConnection(await listSwitchRows(ctx, run, filter, readPageBounds(args, info)));
    },
    obstacles: (run, _args, ctx) => listObstacles(ctx, run),
    effect: (run, _args, ctx) => sumServiceSwitch(ctx, run),
    undoOf: (run, _args, ctx) => (run.undo_of_id === null ? null : findServiceSwitch(ctx, run.undo_of_id)),
    undoneBy: (run, _args, ctx) => findUndo(ctx, run),
    undoUntil: (run, _args, { now }) => undoUntil(run, now()),
  },
  ServiceSwitchRow: {
    id: ({ runId, rowNumber }) =>
      opaqueId(Buffer.from(`ServiceSwitchRow/${runId}/${rowNumber}`).toString("base64url")),
    ags: ({ ags }) => ags ?? "",
  },
  ServiceSwitchItem: {
    id: ({ runId, place }) => toNodeId("ServiceSwitchItem", `${runId}/${place}`),
    state: ({ itemState }) => itemState,
    error: itemError,
  },
  Mutation: {
    prepareServiceSwitch: async (_root, { input }, ctx) => {
      const { action, serviceIds, states, communes } = input;
      const targets = { states: states ?? [], communes: communes ?? [] };
      const { value: run, errors } = await prepareServiceSwitch(ctx, { action, serviceIds, ...targets });
      return { run, errors };
    },
    excludeServiceSwitchItems: async (_root, { input }, ctx) => {
      const { id, itemIds, obstacle, isExcluded } = input;
      const keys = (itemIds ?? []).map((item) => parseItemKey(bareIdOf("ServiceSwitchItem", item)));
      const exclusion = obstacle ? { obstacle } : { keys };
      const { value, errors } = await excludeSwitchItems(ctx, switchId(id), exclusion, isExcluded);
      return { run: value?.run ?? null, items: value?.items ?? [], errors };
    },
    scheduleServiceSwitch: async (_root, { input: { id, day } }, ctx) => {
      const { value: run, errors } = await scheduleServiceSwitch(ctx, switchId(id), day);
      return { run, errors };
    },
    undoServiceSwitch: async (_root, { input: { id } }, ctx) => {
      const { value: run, errors } = await undoServiceSwitch(ctx, switchId(id));
      return { run, errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
