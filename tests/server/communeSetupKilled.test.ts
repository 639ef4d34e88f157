import { once } from "node:events";
import { sql } from "kysely";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "#server/storage/database/database";
import { addCommune, newCommune } from "../support/communeSetup";
import { silent } from "../support/databases";
import { createDatabase } from "../support/postgres";
import { bundleQueueServer, kill, spawnQueueServer } from "../support/queueServers";
import { addUser, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";
import { countWaiting } from "../support/waiting";

const patience = { timeout: 30_000, interval: 50 };
const { ags } = newCommune;

beforeAll(async () => void (await bundleQueueServer()));

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).toReversed()) await each();
});

async function startServer(databaseUrl: string) {
  const child = await spawnQueueServer(databaseUrl);
  undo.push(() => kill(child));
  await once(child.stdout, "data");
  return child;
}

test("Commune setup: a server is killed while it initializes a commune: another one does so, and once only", async () => {
  const databaseUrl = await createDatabase({ migrated: true });
  const { db, close } = await openDatabase({ dataDir: "unused", databaseUrl, log: silent });
  undo.push(close);
  const user = await addUser(db, { username: "gruber", roles: systemRole("SUPPORT") });
  const now = new Date();
  // No queue runs here, so the commune waits for a server.
  expect((await addCommune(db, await addSession(db, user, now), now)).errors).toEqual([]);
  const states = async () => {
    const communes = await db.selectFrom("commune").select("initialization").execute();
    return communes.map(({ initialization }) => initialization);
  };

  await db.transaction().execute(async (tx) => {
    // A new service lets the commune be claimed, but not be locked and set up.
    await sql`insert into commune_service (commune_ags, service_id) values (${ags}, 'ew-ausweisstatus')`.execute(
      tx,
    );
    const first = await startServer(databaseUrl);
    await vi.waitFor(async () => expect(await states()).toEqual(["initializing"]), patience);
    await vi.waitFor(async () => expect(await countWaiting(db)).toBeGreaterThan(0), patience);
    await kill(first);
    await startServer(databaseUrl);
    expect(await states()).not.toEqual(["initialized"]);
  });

  await vi.waitFor(async () => expect(await states()).toEqual(["initialized"]), patience);
  const services = await db
    .selectFrom("commune_service")
    .select("service_id")
    .orderBy("service_id")
    .execute();
  expect(services.map((service) => service.service_id)).toEqual([
    "ew-ausweisstatus",
    "ew-meldebescheinigung",
    "service-portal",
  ]);
  const entries = await db.selectFrom("activity").select(["type", "actor_name"]).execute();
  expect(entries).toEqual([{ type: "INITIALIZE_COMMUNE", actor_name: "gruber" }]);
});
