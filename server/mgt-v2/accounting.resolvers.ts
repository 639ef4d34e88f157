/** Resolvers of accounting bookings. */
import { calendarDayOf } from "#domain/calendarDays";
import { readBookingExports } from "#server/domain/accounting/bookingExports";
import { listBookings, readBookingFilterValues, readVehicle } from "#server/domain/accounting/bookings";
import { readBookingSums } from "#server/domain/accounting/bookingSums";
import { readPageBounds, toCountedConnection } from "#server/graphql/connection";
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import { toNodeId } from "#server/nodeId";
import type { Resolvers } from "./__generated__/resolvers";

export const accountingResolvers = {
  Query: {
    bookings: async (_root, args, ctx, info) =>
      toCountedConnection(
        await listBookings(ctx, args.filter ?? {}, args.orderBy ?? null, readPageBounds(args, info)),
      ),
    bookingSums: (_root, { filter }, ctx) => readBookingSums(ctx, filter ?? {}),
    bookingFilterValues: (_root, { commune }, ctx) => readBookingFilterValues(ctx, commune ?? null),
  },
  Booking: {
    id: ({ id }) => toNodeId("Booking", id),
    commune: ({ communeAgs: ags, communeName: name }) => ({ ags, name }),
    date: ({ bookedAt }) => calendarDayOf(bookedAt),
    licencePlate: (booking, _args, ctx) => readVehicle(ctx, booking, booking.licencePlate),
    vin: (booking, _args, ctx) => readVehicle(ctx, booking, booking.vin),
    refundOf: ({ refundOfId }, _args, { loaders }) =>
      refundOfId === null ? null : loaders.bookings.load(refundOfId),
    refunds: ({ id, kind }, _args, { loaders }) => (kind === "REFUND" ? [] : loaders.refunds.load(id)),
    exports: ({ id }, _args, ctx) => readBookingExports(ctx, id),
  },
} satisfies SomeResolvers<Resolvers>;
