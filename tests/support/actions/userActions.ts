/** Actions about users. */
import { invite } from "#server/domain/invitations/invitations";
import { startSession } from "#server/domain/sessions/sessions";
import { toNodeId } from "#server/nodeId";
import { matrixTime, type World } from "../matrix/world";
import { addUser, systemRole } from "../serverCalls";
import type { Mutate } from "./mutate";

const password = "ein gutes Passwort";

/** An invited user accepts and changes the password. */
async function acceptInvite(world: World, mutate: Mutate) {
  const { db } = world;
  const id = await addUser(db, { username: "carla", active: false, roles: systemRole("SUPPORT") });
  const token = await db.transaction().execute((tx) => invite(tx, id, matrixTime));
  await mutate("mgt", "acceptUserInvite", { token, password });
  const stored = db.selectFrom("user_account").select("password_hash").where("id", "=", id);
  const { password_hash: passwordHash } = await stored.executeTakeFirstOrThrow();
  const user = { id, passwordHash: passwordHash ?? "" };
  const session = await db
    .transaction()
    .execute((tx) => startSession(tx, user, { now: matrixTime, userAgent: null }));
  const by = { ...world.support, name: "carla", id, token: session ?? null };
  const passwords = { currentPassword: password, newPassword: "ein besseres Passwort" };
  await mutate("mgt", "changePassword", passwords, { by });
}

/** Creates, invites, changes and removes users. */
export async function changeUsers(world: World, mutate: Mutate) {
  const { ags } = await world.communeFor("every action");
  const target = async (username: string) => {
    const user = world.db.selectFrom("user_account").select(["id", "revision"]);
    const { id, revision } = await user.where("username", "=", username).executeTakeFirstOrThrow();
    return { id: toNodeId("User", id), revision };
  };
  const services = ["ew-meldebescheinigung", "pw-eheurkunde"];
  const anna = { username: "anna", email: "anna@example.org", roles: [{ type: "MEMBER", ags, services }] };
  await mutate("mgt", "createUser", anna);
  const roles = [{ type: "SUPPORT", ags: null, services: [] }];
  await mutate("mgt", "saveUser", async () => ({ ...anna, ...(await target("anna")), roles }));
  await mutate("mgt", "withdrawUserInvite", async () => ({ id: (await target("anna")).id }));
  await addUser(world.db, { username: "berta", roles: systemRole("SUPPORT") });
  await mutate("mgt", "sendPasswordReset", async () => ({ id: (await target("berta")).id }));
  await mutate("mgt", "withdrawUserInvite", async () => ({ id: (await target("berta")).id }));
  await mutate("mgt", "deactivateUser", async () => ({ ...(await target("berta")), reason: "Elternzeit" }));
  await mutate("mgt", "reactivateUser", () => target("berta"));
  await mutate("mgt", "removeUser", async () => ({ ...(await target("berta")), typedUsername: "berta" }));
  await addUser(world.db, { username: "dora", active: false, roles: systemRole("SUPPORT") });
  await mutate("mgt", "sendUserInvite", async () => ({ id: (await target("dora")).id }));
  await mutate("mgt", "saveOwnSettings", { wantsDigest: true });
  await acceptInvite(world, mutate);
}
