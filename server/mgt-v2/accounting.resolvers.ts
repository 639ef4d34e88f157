/** Resolvers of accounting bookings. */
import type { SomeResolvers } from "#server/graphql/resolverTypes";
import type { Resolvers } from "./__generated__/resolvers";

function pending(): never {
  throw new Error("Accounting is not available.");
}

export const accountingResolvers = {
  Query: {
    bookings: pending,
    bookingSums: pending,
    bookingFilterValues: pending,
    bookingRuns: pending,
    bookingRunPreview: pending,
    bookingLayouts: pending,
  },
  Mutation: { exportBookings: pending, saveBookingLayout: pending, removeBookingLayout: pending },
} satisfies SomeResolvers<Resolvers>;
