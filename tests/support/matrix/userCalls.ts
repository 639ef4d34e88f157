/** Calls about sessions, user imports and saved views. */
import { sql } from "kysely";
import { toNodeId } from "#server/nodeId";
import type { SavedViewScreen } from "#server/storage/columnTypes";

import { spool } from "../imports";
import type { FieldCall } from "./fieldCall";
import type { Person, World } from "./world";

let count = 0;
/** An unused name. */
const freshName = (): string => `neu-${(count += 1)}`;

/** Node id of a session, of the caller or of support. */
export async function sessionId({ db, support }: World, { id }: Person): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from user_session where user_id = ${id ?? support.id}::uuid
    order by created_at desc, id limit 1`.execute(db);
  return toNodeId("Session", rows[0]?.id ?? "");
}

/** A view of the caller, or of support if the caller is not a user. */
export async function addView(
  { db, support }: World,
  { id }: Person,
  { isShared = false, screen = "PROCESSES" }: { isShared?: boolean; screen?: SavedViewScreen } = {},
): Promise<string> {
  const name = freshName();
  const { id: viewId } = await db
    .insertInto("saved_view")
    .values({
      owner_id: id ?? support.id ?? "",
      screen,
      name,
      name_key: name,
      search: "a=b",
      is_shared: isShared,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return toNodeId("SavedView", viewId);
}

/** Another user of the same kind. */
export const anotherUser = (world: World, by: Person): Person =>
  by.id === world.support.id ? world.member : world.support;

/** A checked import of one user, which replaces the caller's earlier one. */
async function checkedUsers(world: World, by: Person): Promise<{ readonly id: string }> {
  const name = freshName();
  const rows = `username;email;role;ags;services\n${name};${name}@example.org;member;16051000;pw-eheurkunde\n`;
  const source = `mutation ($input: PreviewUserImportInput!) {
    previewUserImport(input: $input) { userImport { id } errors { code } } }`;
  const { data } = await world.send("mgt", by, source, { input: { file: await spool(rows) } });
  return (data?.["previewUserImport"] as { userImport: { id: string } }).userImport;
}

/** The same of another user. */
const foreignUsers = async (world: World) => checkedUsers(world, await world.doubleOf(world.support));

const view = { screen: "PROCESSES", search: "tries=3", isShared: false };

export const userCalls: Readonly<Record<string, FieldCall>> = {
  "Query.savedViews": { own: () => ({ screen: "PROCESSES" }) },
  "Mutation.endSessions": {
    own: async (world, by) => ({ input: { ids: [await sessionId(world, by)] } }),
    foreign: async (world, by) => [{ input: { ids: [await sessionId(world, anotherUser(world, by))] } }],
    endsSessions: true,
  },
  "Mutation.commitUserImport": {
    own: async (world, by) => {
      const mayImport = by.holder?.roles.some(({ type }) => type !== "MEMBER") ?? false;
      return { input: { id: (await (mayImport ? checkedUsers(world, by) : foreignUsers(world))).id } };
    },
    foreign: async (world) => [{ input: { id: (await foreignUsers(world)).id } }],
  },
  "Mutation.saveView": {
    own: () => ({ input: { ...view, name: freshName() } }),
    foreign: async (world, by) => [
      {
        input: {
          ...view,
          id: await addView(world, anotherUser(world, by), { isShared: true }),
          revision: 1,
          name: freshName(),
        },
      },
    ],
  },
  "Mutation.removeViews": {
    own: async (world, by) => ({ input: { items: [{ id: await addView(world, by), revision: 1 }] } }),
    foreign: async (world, by) => [
      {
        input: {
          items: [{ id: await addView(world, anotherUser(world, by), { isShared: true }), revision: 1 }],
        },
      },
    ],
  },
};
