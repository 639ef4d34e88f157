/** Residential properties of a commune (sections 3, 5 and 8). */
import type { IResolvers } from "@graphql-tools/utils";
import type { GraphQLResolveInfo } from "graphql";
import { presentPage } from "#server/graphql/connection";
import type { Context } from "#server/context";
import { removeRecords } from "#server/domain/communes/communeRecords";
import type { Commune } from "#server/domain/communes/communes";
import {
  listResidentialProperties,
  residentialPropertyKind,
  saveResidentialProperty,
  type ResidentialProperty,
  type ResidentialPropertyInput,
} from "#server/domain/residentialProperties/residentialProperties";
import { exportResidentialProperties } from "#server/domain/residentialProperties/residentialPropertyExport";
import type { ResidentialPropertyFilter } from "#server/domain/residentialProperties/residentialPropertySearch";
import {
  presentEdge,
  presentRecord,
  presentRemoval,
  readItems,
  readOrderedPage,
  readTarget,
  type ItemsInput,
  type ListArguments,
  type TargetInput,
} from "./recordPayloads";

interface Input<T> {
  readonly input: T;
}

type OrderField = "STREET" | "POSTAL_CODE" | "LOCATION" | "DISTRICT";

/** A property in the form of the contract. */
export function presentResidentialProperty(row: ResidentialProperty) {
  return presentRecord("ResidentialProperty", row);
}

export const residentialPropertiesResolvers = {
  Commune: {
    residentialProperties: async (
      { ags }: Commune,
      args: ListArguments<OrderField, ResidentialPropertyFilter>,
      ctx: Context,
      info: GraphQLResolveInfo,
    ) => {
      const page = await listResidentialProperties(ctx, ags, args.filter ?? {}, readOrderedPage(args, info));
      const { totalCountExceeded } = page;
      return { ...presentPage(page, presentResidentialProperty), totalCountExceeded };
    },
  },
  Mutation: {
    saveResidentialProperty: async (
      _root: unknown,
      { input }: Input<TargetInput & ResidentialPropertyInput>,
      ctx: Context,
    ) => {
      const saved = await saveResidentialProperty(ctx, readTarget("ResidentialProperty", input), input);
      const { order } = residentialPropertyKind.table;
      const residentialPropertyEdge = presentEdge(saved, order, presentResidentialProperty);
      return { residentialPropertyEdge, errors: saved.errors };
    },
    removeResidentialProperties: async (_root: unknown, { input }: Input<ItemsInput>, ctx: Context) => {
      const removed = await removeRecords(
        ctx,
        residentialPropertyKind,
        readItems("ResidentialProperty", input),
      );
      return presentRemoval("ResidentialProperty", removed, presentResidentialProperty);
    },
    exportResidentialProperties: async (
      _root: unknown,
      { input }: Input<{ readonly ags: string; readonly filter?: ResidentialPropertyFilter | null }>,
      ctx: Context,
    ) => {
      const { value, errors } = await exportResidentialProperties(ctx, input.ags, input.filter ?? {});
      return { download: value, errors };
    },
  },
} satisfies IResolvers<unknown, Context>;
