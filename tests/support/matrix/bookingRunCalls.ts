/** Calls about export runs of bookings, which members see for their services, and about layouts of their files. */
import { defaultBookingLayout } from "#domain/accounting/bookingLayout";
import { toNodeId } from "#server/nodeId";
import { runNode, storeBooking, storeLayout, storeRun } from "../bookingRuns";
import type { FieldCall } from "./fieldCall";
import type { NodeCall } from "./nodeCalls";
import type { World } from "./world";

const service_id = "ew-meldebescheinigung";
const own = async (world: World) => (await world.communeFor("read")).ags;

async function ownRun(world: World): Promise<string> {
  return runNode(await storeRun(world.db, { commune_ags: await own(world), services: [service_id] }));
}

/** Of a foreign commune, with foreign services, and with all services. */
async function foreignRuns(world: World): Promise<readonly string[]> {
  const commune_ags = await own(world);
  const services = [service_id, "pw-eheurkunde"];
  const ids = [
    await storeRun(world.db, { commune_ags: world.foreign.ags, services: [service_id] }),
    await storeRun(world.db, { commune_ags, services }),
    await storeRun(world.db, { commune_ags }),
  ];
  return ids.map(runNode);
}

const layoutOf = async (world: World, commune_ags: string) =>
  toNodeId("SavedBookingLayout", await storeLayout(world.db, { commune_ags }));

/** A field about a commune. */
const aboutCommune = (variables: (world: World, commune: string) => Promise<object>): FieldCall => ({
  own: async (world) => ({ ...(await variables(world, await own(world))) }),
  foreign: async (world) => [{ ...(await variables(world, world.foreign.ags)) }],
});

export const bookingRunCalls: Readonly<Record<string, FieldCall>> = {
  "Query.bookingRuns": aboutCommune(async (world, commune) => {
    await storeRun(world.db, { commune_ags: commune, services: [service_id] });
    return { commune };
  }),
  "Query.bookingRunPreview": aboutCommune(async (_world, commune) => ({ commune })),
  "Query.bookingLayouts": aboutCommune(async (world, commune) => {
    await storeLayout(world.db, { commune_ags: commune });
    return { commune };
  }),
  "Mutation.exportBookings": aboutCommune(async (world, commune) => {
    await storeBooking(world.db, { commune_ags: commune, service_id });
    return { input: { commune, layout: defaultBookingLayout } };
  }),
  "Mutation.saveBookingLayout": aboutCommune(async (_world, commune) => ({
    input: { commune, name: "Kasse", layout: defaultBookingLayout },
  })),
  "Mutation.removeBookingLayout": aboutCommune(async (world, commune) => ({
    input: { id: await layoutOf(world, commune), revision: 1 },
  })),
};

export const bookingRunNodes: Readonly<Record<string, NodeCall>> = {
  BookingRun: { own: ownRun, foreign: foreignRuns },
  SavedBookingLayout: {
    own: async (world) => layoutOf(world, await own(world)),
    foreign: async (world) => [await layoutOf(world, world.foreign.ags)],
  },
};
