/** Resolvers of export runs of bookings, and of layouts of their files. */
import { calendarDayOf } from "#domain/calendarDays";
import { listBookingLayouts, removeBookingLayout } from "#server/domain/accounting/bookingLayouts";
import { listBookingRuns, runDownload } from "#server/domain/accounting/bookingRuns";
import { readPageBounds, toConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { bareIdOf, toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

export const bookingRunsResolvers = {
  Query: {
    bookingRuns: async (_root, args, ctx, info) =>
      toConnection(await listBookingRuns(ctx, args.commune, readPageBounds(args, info))),
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
    removeBookingLayout: async (_root, { input: { id, revision } }, ctx) => {
      const item = { id: bareIdOf("SavedBookingLayout", id), revision };
      const { value, errors } = await removeBookingLayout(ctx, item);
      return { removedId: value === null ? null : toNodeId("SavedBookingLayout", value), errors };
    },
  },
} satisfies SomeResolvers<Resolvers>;
