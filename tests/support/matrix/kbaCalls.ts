/** Calls about KBA settings, which members see where their role has a vehicle registration of the commune. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { kbaFields, kbaNode, registration, storeKbaSettings } from "../kba";
import type { FieldCall } from "./fieldCall";
import type { NodeCall } from "./nodeCalls";
import type { World } from "./world";

/** Adds a service to a commune. */
async function offer({ db }: World, ags: string): Promise<string> {
  await sql`insert into commune_service (commune_ags, service_id) values (${ags}, ${registration})
    on conflict do nothing`.execute(db);
  return ags;
}

/** A commune with a vehicle registration in the member's role. */
async function own(world: World): Promise<string> {
  const { ags } = await world.communeFor("vehicle registration");
  await sql`update user_role set services = services || ${registration}::text
    where commune_ags = ${ags} and not ${registration} = any(services)`.execute(world.db);
  return offer(world, ags);
}

/** A foreign commune, and one whose vehicle registration is not in the member's role. */
async function foreign(world: World): Promise<readonly string[]> {
  const { ags } = await world.communeFor("foreign vehicle registration");
  return [await offer(world, world.foreign.ags), await offer(world, ags)];
}

const newUser = () => randomUUID().slice(0, 20);

const settingsOf = async ({ db }: World, commune_ags: string, changes: object = {}) =>
  kbaNode(await storeKbaSettings(db, { commune_ags, kba_user: newUser(), ...changes }));

/** A call about a commune. */
const aboutCommune = (variables: (world: World, ags: string) => object | Promise<object>): FieldCall => ({
  own: async (world) => ({ ...(await variables(world, await own(world))) }),
  foreign: async (world) => {
    const communes = await foreign(world);
    return Promise.all(communes.map(async (ags) => ({ ...(await variables(world, ags)) })));
  },
});

/** A call about settings, with further input. */
const aboutSettings = (input: object): FieldCall =>
  aboutCommune(async (world, ags) => ({
    input: { id: await settingsOf(world, ags), revision: 0, ...input },
  }));

/** A password of today, which no settings have. */
const password = (identifier: string) => ({ identifier, password: "geheim", setOn: "2026-11-20" });

export const kbaCalls: Readonly<Record<string, FieldCall>> = {
  "Query.kbaSettings": aboutCommune(async (world, ags) => {
    await settingsOf(world, ags);
    return { ags };
  }),
  "Query.kbaExpiries": aboutCommune(async (world, ags) => {
    await settingsOf(world, ags);
    return { filter: { communes: [ags] } };
  }),
  "Mutation.addKbaSettings": aboutCommune((_world, ags) => {
    const user = newUser();
    return { input: { ags, user, settings: kbaFields, password: password(`${user}01`) } };
  }),
  "Mutation.saveKbaSettings": aboutSettings({ settings: { ...kbaFields, userNumber: "1" } }),
  "Mutation.changeKbaPassword": aboutCommune(async (world, ags) => {
    const kba_user = newUser();
    const id = await settingsOf(world, ags, { kba_user });
    return { input: { id, revision: 0, password: password(`${kba_user}06`) } };
  }),
  "Mutation.confirmKbaPassword": aboutCommune(async (world, ags) => {
    const previous = { previous_identifier: "a", previous_password: "a", previous_set_on: "2026-11-01" };
    const id = await settingsOf(world, ags, previous);
    return { input: { id, revision: 0, works: true } };
  }),
  "Mutation.removeKbaSettings": aboutSettings({}),
};

export const kbaNodes: Readonly<Record<string, NodeCall>> = {
  KbaSettings: {
    own: async (world) => settingsOf(world, await own(world)),
    foreign: async (world) => {
      const communes = await foreign(world);
      return Promise.all(communes.map((ags) => settingsOf(world, ags)));
    },
  },
};
