/** Calls about bookings, which members see for the services of their communes. */
import { bookingNode, storeBooking } from "../bookings";
import type { FieldCall } from "./fieldCall";
import type { World } from "./world";

/** A booking in a commune and service of the member; returns its node id. */
export async function ownBooking(world: World, changes: Parameters<typeof storeBooking>[1] = {}) {
  const { ags } = await world.communeFor("read");
  return bookingNode(await storeBooking(world.db, { commune_ags: ags, ...changes }));
}

/** Bookings hidden from the member: of a foreign commune, and of a foreign service. */
export async function foreignBookings(world: World): Promise<readonly string[]> {
  return [
    await ownBooking(world, { commune_ags: world.foreign.ags }),
    await ownBooking(world, { service_id: "pw-eheurkunde" }),
  ];
}

export const bookingCalls: Readonly<Record<string, FieldCall>> = {
  "Query.bookings": {
    own: async (world) => {
      await ownBooking(world);
      return {};
    },
    foreign: async (world) => {
      await foreignBookings(world);
      return [{ filter: { communes: [world.foreign.ags] } }, { filter: { services: ["pw-eheurkunde"] } }];
    },
  },
};
