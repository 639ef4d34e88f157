/** Calls about sessions, users and saved views. */
import { sql } from "kysely";
import { invite } from "#server/domain/invitations/invitations";
import { bareIdOf, toNodeId } from "#server/nodeId";
import { spool } from "../imports";
import { addUser, memberOf } from "../serverCalls";
import type { FieldCall } from "./fieldCall";
import { matrixPassword, matrixTime, type Person, type World } from "./world";

let count = 0;
/** A name that nobody has. */
const freshName = (): string => `neu-${(count += 1)}`;

/** A user to act on, a member unless told otherwise; answers what a mutation needs of it. */
export async function addTarget(
  { db }: Pick<World, "db">,
  status: "ACTIVE" | "INVITED" | "INACTIVE",
  roles = [memberOf("16051000", "ew-meldebescheinigung")],
) {
  const username = freshName();
  const id = await addUser(db, {
    ...{ username, active: status === "ACTIVE", roles },
    passwordHash: status === "INVITED" ? null : "no hash",
  });
  if (status === "INACTIVE") {
    await db.updateTable("user_account").set({ deactivated_at: matrixTime }).where("id", "=", id).execute();
  }
  const { revision } = await db
    .selectFrom("user_account")
    .select("revision")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { id: toNodeId("User", id), revision, username, email: `${username}@example.org`, roles };
}

type Target = Awaited<ReturnType<typeof addTarget>>;

const ofUser = (
  status: Parameters<typeof addTarget>[1],
  input: (target: Target) => Readonly<Record<string, unknown>> = () => ({}),
): FieldCall => ({
  own: async (world) => {
    const target = await addTarget(world, status);
    return { input: { id: target.id, ...input(target) } };
  },
});

/** A link for a user who has none yet. */
const inviteTarget = (world: World, id: string, at = matrixTime) =>
  world.db.transaction().execute((tx) => invite(tx, bareIdOf("User", id) ?? "", at));

/** Node id of a session, of the caller or of support. */
export async function sessionId({ db, support }: World, { id }: Person): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from user_session where user_id = ${id ?? support.id}::uuid
    order by created_at desc, id limit 1`.execute(db);
  return toNodeId("Session", rows[0]?.id ?? "");
}

/** A view of the caller, or, for who is no user, of support. */
export async function addView({ db, support }: World, { id }: Person, isShared = false): Promise<string> {
  const name = freshName();
  const { id: viewId } = await db
    .insertInto("saved_view")
    .values({
      ...{ owner_id: id ?? support.id ?? "", screen: "PROCESSES", name, name_key: name, search: "a=b" },
      is_shared: isShared,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return toNodeId("SavedView", viewId);
}

/** Somebody else of the same kind of user. */
export const anotherUser = (world: World, by: Person): Person =>
  by.id === world.support.id ? world.member : world.support;

/** A file of one user that somebody has had checked, which ends an earlier one of theirs. */
async function checkedUsers(world: World, by: Person): Promise<{ readonly id: string }> {
  const name = freshName();
  const rows = `username;email;role;ags;services\n${name};${name}@example.org;member;16051000;pw-eheurkunde\n`;
  const source = `mutation ($input: PreviewUserImportInput!) {
    previewUserImport(input: $input) { userImport { id } errors { code } } }`;
  const { data } = await world.send("mgt", by, source, { input: { file: await spool(rows) } });
  return (data?.["previewUserImport"] as { userImport: { id: string } }).userImport;
}

/** The same of somebody else. */
const foreignUsers = async (world: World) => checkedUsers(world, await world.doubleOf(world.support));

const roles = [{ type: "MEMBER", ags: "16051000", services: ["pw-eheurkunde"] }];
const view = { screen: "PROCESSES", search: "tries=3", isShared: false };

export const userCalls: Readonly<Record<string, FieldCall>> = {
  "Query.instance": { own: () => ({}) },
  "Query.user": { own: () => ({}) },
  "Query.ownSession": { own: () => ({}) },
  "Query.ownSessions": { own: () => ({}) },
  "Query.systemOverview": { own: () => ({}) },
  "Query.users": { own: () => ({ first: 1 }) },
  "Query.userAccount": { own: async (world) => ({ id: (await addTarget(world, "ACTIVE")).id }) },
  "Query.savedViews": { own: () => ({ screen: "PROCESSES" }) },
  "Query.checkUserInvite": {
    own: async (world) => ({ token: await inviteTarget(world, (await addTarget(world, "INVITED")).id) }),
  },
  "Mutation.login": { own: () => ({ username: "support", password: matrixPassword }) },
  "Mutation.acceptUserInvite": {
    own: async (world) => {
      const token = await inviteTarget(world, (await addTarget(world, "INVITED")).id);
      return { input: { password: matrixPassword, token } };
    },
  },
  "Mutation.logout": { own: () => ({ input: {} }), endsSessions: true },
  "Mutation.extendSession": { own: () => ({ input: {} }) },
  "Mutation.endSessions": {
    own: async (world, by) => ({ input: { ids: [await sessionId(world, by)] } }),
    foreign: async (world, by) => [{ input: { ids: [await sessionId(world, anotherUser(world, by))] } }],
    endsSessions: true,
  },
  "Mutation.changePassword": {
    own: () => ({ input: { currentPassword: matrixPassword, newPassword: `${matrixPassword}!` } }),
    endsSessions: true,
  },
  "Mutation.createUser": {
    own: () => {
      const username = freshName();
      return { input: { username, email: `${username}@example.org`, roles } };
    },
  },
  "Mutation.saveUser": ofUser("ACTIVE", ({ revision, username, email }) => ({
    ...{ revision, username: `${username}-b`, email, roles },
  })),
  "Mutation.deactivateUser": ofUser("ACTIVE", ({ revision }) => ({ revision, reason: "Ausgeschieden" })),
  "Mutation.reactivateUser": ofUser("INACTIVE", ({ revision }) => ({ revision })),
  "Mutation.removeUser": ofUser("ACTIVE", ({ revision, username }) => ({
    revision,
    typedUsername: username,
  })),
  "Mutation.sendUserInvite": ofUser("INVITED"),
  "Mutation.withdrawUserInvite": {
    own: async (world) => {
      const { id } = await addTarget(world, "INVITED");
      await inviteTarget(world, id);
      return { input: { id } };
    },
  },
  "Mutation.sendPasswordReset": ofUser("ACTIVE"),
  "Mutation.previewUserImport": {
    own: async () => ({
      input: { file: await spool("username;email;role;ags;services\na;a@example.org;support;;\n") },
    }),
  },
  "Mutation.commitUserImport": {
    own: async (world, by) => {
      const mayImport = by.holder?.roles.some(({ type }) => type !== "MEMBER") ?? false;
      return { input: { id: (await (mayImport ? checkedUsers(world, by) : foreignUsers(world))).id } };
    },
    foreign: async (world) => [{ input: { id: (await foreignUsers(world)).id } }],
  },
  "Mutation.exportUsers": { own: () => ({ input: {} }) },
  "Mutation.saveView": {
    own: () => ({ input: { ...view, name: freshName() } }),
    foreign: async (world, by) => [
      {
        input: {
          ...view,
          id: await addView(world, anotherUser(world, by), true),
          revision: 1,
          name: freshName(),
        },
      },
    ],
  },
  "Mutation.removeViews": {
    own: async (world, by) => ({ input: { items: [{ id: await addView(world, by), revision: 1 }] } }),
    foreign: async (world, by) => [
      { input: { items: [{ id: await addView(world, anotherUser(world, by), true), revision: 1 }] } },
    ],
  },
};
