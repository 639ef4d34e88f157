/** Calls about security lists, which members see where their role has the licence plate reservation of the commune. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { reservationServiceId } from "#domain/serviceCatalogue";
import { toNodeId } from "#server/nodeId";
import { spool } from "../imports";
import { storeEntry } from "../securityLists";
import type { FieldCall } from "./fieldCall";
import type { NodeCall } from "./nodeCalls";
import { anotherUser } from "./userCalls";
import { matrixTime, type Person, type World } from "./world";

/** Adds the service to a commune. */
async function offer({ db }: World, ags: string): Promise<string> {
  await sql`insert into commune_service (commune_ags, service_id) values (${ags}, ${reservationServiceId})
    on conflict do nothing`.execute(db);
  return ags;
}

/** A commune whose reservation is in the member's role. */
async function own(world: World): Promise<string> {
  const { ags } = await world.communeFor("licence plate reservation");
  await sql`update user_role set services = services || ${reservationServiceId}::text
    where commune_ags = ${ags} and not ${reservationServiceId} = any(services)`.execute(world.db);
  return offer(world, ags);
}

/** A foreign commune, and one whose reservation is not in the member's role. */
async function foreign(world: World): Promise<readonly string[]> {
  const { ags } = await world.communeFor("foreign licence plate reservation");
  return [await offer(world, world.foreign.ags), await offer(world, ags)];
}

/** A call about a commune. */
const aboutCommune = (variables: (world: World, ags: string) => object | Promise<object>): FieldCall => ({
  own: async (world) => ({ ...(await variables(world, await own(world))) }),
  foreign: async (world) => {
    const communes = await foreign(world);
    return Promise.all(communes.map(async (ags) => ({ ...(await variables(world, ags)) })));
  },
});

const newDomain = () => `${randomUUID()}.example`;
const list = "BLACKLIST" as const;

const entryOf = async ({ db }: World, commune_ags: string) =>
  toNodeId("SecurityListEntry", await storeEntry(db, newDomain(), { commune_ags }));

async function removalOf({ db }: World, commune_ags: string): Promise<string> {
  const times = { removed_at: matrixTime, expires_at: new Date(matrixTime.getTime() + 1_000) };
  const { id } = await db
    .insertInto("security_list_removal")
    .values({ commune_ags, list, count: 1, ...times, removed_by_name: "a" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const pattern = newDomain();
  const entry = { pattern, display: pattern, is_domain: true, created_at: matrixTime, created_by_name: "a" };
  await db
    .insertInto("security_list_removed_entry")
    .values({ removal_id: id, ...entry })
    .execute();
  return id;
}

/** A checked file with an entry, or an import that has added it. */
async function importOf(
  { db }: World,
  userId: string | null,
  commune_ags: string,
  state: "CHECKED" | "IMPORTED" = "CHECKED",
): Promise<string> {
  const { id } = await db
    .insertInto("security_list_import")
    .values({
      commune_ags,
      list,
      state,
      file_name: "liste.csv",
      encoding: "UTF_8",
      counts: JSON.stringify({ ENTRY_ADDED: 1 }),
      created_at: matrixTime,
      expires_at: new Date(matrixTime.getTime() + 1_000),
      committed_at: state === "IMPORTED" ? matrixTime : null,
      created_by_id: userId,
      created_by_name: "a",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const pattern = newDomain();
  if (state === "IMPORTED") await storeEntry(db, pattern, { commune_ags, import_id: id });
  else {
    await db
      .insertInto("security_list_import_entry")
      .values({
        import_id: id,
        position: 0,
        line: 1,
        text: pattern,
        pattern,
        display: pattern,
        is_domain: true,
        result: "ENTRY_ADDED",
      })
      .execute();
  }
  return toNodeId("SecurityListImport", id);
}

/** A call about an import of the caller, and one of another user. */
const aboutImport = (state: "CHECKED" | "IMPORTED"): FieldCall => ({
  own: async (world, by) => ({ input: { id: await importOf(world, by.id, await own(world), state) } }),
  foreign: async (world, by) => [
    { input: { id: await importOf(world, anotherUser(world, by).id, await own(world), state) } },
  ],
});

export const securityListCalls: Readonly<Record<string, FieldCall>> = {
  "Query.securityListEntries": aboutCommune(async (world, ags) => {
    await entryOf(world, ags);
    return { ags, list };
  }),
  "Query.securityListRemovals": aboutCommune(async (world, ags) => {
    await removalOf(world, ags);
    return { ags, list };
  }),
  "Query.addressVerdict": aboutCommune((_world, ags) => ({ ags, address: "anna@spam.example" })),
  "Query.securityListImpact": aboutCommune((_world, ags) => ({ ags, list, pattern: "spam.example" })),
  "Mutation.addSecurityListEntry": aboutCommune((_world, ags) => ({
    input: { ags, list, pattern: newDomain(), reason: "Spam", expiresOn: "2026-12-31" },
  })),
  "Mutation.removeSecurityListEntries": aboutCommune(async (world, ags) => ({
    input: { ids: [await entryOf(world, ags)] },
  })),
  "Mutation.removeFilteredSecurityListEntries": aboutCommune(async (world, ags) => {
    const id = await storeEntry(world.db, newDomain(), { commune_ags: ags, list: "WHITELIST" });
    const { pattern } = await world.db
      .selectFrom("security_list_entry")
      .select("pattern")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return { input: { ags, list: "WHITELIST", filter: { text: pattern }, expectedCount: 1 } };
  }),
  "Mutation.restoreSecurityListEntries": aboutCommune(async (world, ags) => ({
    input: { removalId: await removalOf(world, ags) },
  })),
  "Mutation.previewSecurityListImport": aboutCommune(async (_world, ags) => ({
    input: { ags, list, file: await spool("a.example") },
  })),
  "Mutation.commitSecurityListImport": aboutImport("CHECKED"),
  "Mutation.undoSecurityListImport": aboutImport("IMPORTED"),
  "Mutation.exportSecurityList": aboutCommune((_world, ags) => ({ input: { ags, list } })),
};

export const securityListNodes: Readonly<Record<string, NodeCall>> = {
  SecurityListEntry: {
    own: async (world) => entryOf(world, await own(world)),
    foreign: async (world) => {
      const communes = await foreign(world);
      return Promise.all(communes.map((ags) => entryOf(world, ags)));
    },
  },
  SecurityListImport: {
    own: async (world, by: Person) => importOf(world, by.id, await own(world)),
    foreign: async (world, by) => {
      const communes = await foreign(world);
      const ofOther = await importOf(world, anotherUser(world, by).id, await own(world));
      // Imports of the caller are out of reach where the lists are; support and admins reach all communes.
      const isMember = by.id === world.member.id;
      return [
        ofOther,
        ...(isMember ? await Promise.all(communes.map((ags) => importOf(world, by.id, ags))) : []),
      ];
    },
  },
};
