/** Resolvers of export runs of bookings, and of layouts of their files. */
import { calendarDayOf } from "#domain/calendarDays";
import {
  listBookingLayouts,
  removeBookingLayout,
  saveBookingLayout,
} from "#server/domain/accounting/bookingLayouts";
import { listBookingRuns, runDownload } from "#server/domain/accounting/bookingRuns";
import { exportBookings, previewBookingRun } from "#server/domain/accounting/exportBookings";
import { failure } from "#server/failure";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

/** Decodes the id of a run to continue. Undefined if it is not that of a run. */
function runId(nodeId: string | null | undefined): string | null | undefined {
  return nodeId === null || nodeId === undefined ? null : (bareIdOf("BookingRun", nodeId) ?? undefined);
}

export const bookingRunsResolvers = {
  Query: {
    bookingRuns: async (_root, args, ctx, info) =>
      toConnection(await listBookingRuns(ctx, args.commune, readPageBounds(args, info))),
    bookingRunPreview: (_root, { commune, filter, sinceRun }, ctx) =>
      previewBookingRun(ctx, { commune, filter: filter ?? {}, sinceRun: runId(sinceRun) }),
    bookingLayouts: (_root, { commune }, ctx) => listBookingLayouts(ctx, commune),
  },
  BookingRun: {
    id: ({ id }) => toNodeId("BookingRun", id),
    commune: ({ communeAgs: ags, communeName: name }) => ({ ags, name }),
    // All runs of a series have the same filter, so they are visible to the same viewers.
    sinceRun: ({ sinceId }, _args, ctx) => (sinceId === null ? null : ctx.loaders.bookingRuns.load(sinceId)),
    continuedBy: ({ continuedById }, _args, ctx) =>
      continuedById === null ? null : ctx.loaders.bookingRuns.load(continuedById),
    erasedOn: ({ fileEraseAt }) => calendarDayOf(fileEraseAt),
    download: (run, _args, ctx) => runDownload(ctx, run),
  },
  SavedBookingLayout: { id: ({ id }) => toNodeId("SavedBookingLayout", id) },
  Mutation: {
    exportBookings: async (_root, { input: { commune, filter, sinceRun, layout } }, ctx) => {
      const input = { commune, filter: filter ?? {}, sinceRun: runId(sinceRun), layout };
      const { value, errors } = await exportBookings(ctx, input);
      return { run: value, errors };
    },
    saveBookingLayout: async (_root, { input }, ctx) => {
      const { id = null, revision = null } = input;
      if ((id === null) !== (revision === null)) {
        throw failure("bad_request", { detail: "id and revision must be given together." });
      }
      const target =
        id === null || revision === null ? null : { id: bareIdOf("SavedBookingLayout", id), revision };
      const { value, errors } = await saveBookingLayout(ctx, target, input);
      return { layout: value, errors };
    },
    removeBookingLayout: async (_root, { input: { id, revision } }, ctx) => {
      const item = { id: bareIdOf("SavedBookingLayout", id), revision };
      const { value, errors } = await removeBookingLayout(ctx, item);
      return { removedId: value === null ? null : toNodeId("SavedBookingLayout", value), errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
