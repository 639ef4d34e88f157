import { afterAll, describe, expect, test } from "vitest";
import { findViewer, reloadViewer } from "#server/domain/sessions/sessions";
import { bareIdOf, toNodeId } from "#server/nodeId";
import { lockUsers } from "#server/storage/users/userAccounts";
import { databases } from "../support/databases";
import { harnessTime, serverHarness } from "../support/serverHarness";
import { addUser, contextOf, memberOf, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";
import { changeUser, createUser, entriesOf, places, readUser, storePlaces } from "../support/users";
import { countWaiting } from "../support/waiting";

describe.each(databases)("States of users on $name", async (kind) => {
  const harness = await serverHarness(kind);
  await storePlaces(harness.open.db);
  afterAll(() => harness.open.close());

  /** An active user with a session. */
  const addPerson = async (username: string, roles = systemRole("SUPPORT")) => {
    const bareId = await addUser(harness.open.db, { username, roles });
    const token = await addSession(harness.open.db, bareId, harnessTime);
    return { id: toNodeId("User", bareId), revision: 1, bareId, token, username };
  };
  const itemOf = ({ id, revision }: { readonly id: string; readonly revision: number }) => ({ id, revision });
  const typesOf = async (id: string) => (await entriesOf(harness, id)).map(({ type }) => type);

  test("a deactivation ends sessions and links at once, shows its reason, and can be reverted", async () => {
    const clerk = await addPerson("clerk", [memberOf(places.augsburg.ags)]);
    await harness.mutate("sendPasswordReset", "user { id }", { id: clerk.id });
    const call = { isBackground: true, now: harnessTime };
    const running = await contextOf(harness.open.db, { token: clerk.token, now: harnessTime });
    expect(await reloadViewer(running)).not.toBeNull();
    const refused = await changeUser(harness, "deactivateUser", { ...itemOf(clerk), reason: " \n " });
    expect(refused).toMatchObject({
      errors: [{ code: "required", field: "reason" }],
      user: { status: "ACTIVE" },
    });

    const gone = await changeUser(harness, "deactivateUser", {
      ...itemOf(clerk),
      reason: " Elternzeit\nbis Mai ",
    });
    expect(gone.errors).toEqual([]);
    expect(gone.user).toMatchObject({
      status: "INACTIVE",
      revision: 2,
      deactivation: { reason: "Elternzeit bis Mai", by: { username: "support", role: "SUPPORT" } },
    });
    expect(await findViewer(harness.open.db, clerk.token, call)).toBeNull();
    expect(await reloadViewer(running)).toBeNull();
    const source = "query ($id: ID!) { userAccount(id: $id) { passwordReset { status } } }";
    const { userAccount } = await harness.read(source, { id: clerk.id });
    expect(userAccount).toEqual({ passwordReset: { status: "WITHDRAWN" } });

    const again = { ...itemOf(clerk), revision: 2 };
    expect((await changeUser(harness, "deactivateUser", { ...again, reason: "x" })).errors).toEqual([
      { code: "status_not_allowed", params: { status: "INACTIVE" } },
    ]);
    const stale = await changeUser(harness, "reactivateUser", itemOf(clerk));
    expect(stale.errors).toMatchObject([{ code: "conflict", params: { by: "support" } }]);
    const back = await changeUser(harness, "reactivateUser", again);
    expect(back).toMatchObject({ errors: [], user: { status: "ACTIVE", deactivation: null, revision: 3 } });
    expect(await findViewer(harness.open.db, clerk.token, call)).toBeNull();
    expect((await changeUser(harness, "reactivateUser", { ...again, revision: 3 })).errors).toMatchObject([
      { code: "status_not_allowed" },
    ]);
    expect(await entriesOf(harness, clerk.id)).toMatchObject([
      { type: "SEND_PASSWORD_RESET" },
      {
        type: "DEACTIVATE_USER",
        label: "clerk",
        before: { active: true },
        after: { active: false, reason: "Elternzeit bis Mai" },
      },
      { type: "REACTIVATE_USER", before: { active: false }, after: { active: true } },
    ]);
  });

  test("a user who never had a password is invited again after a reactivation", async () => {
    const roles = [{ type: "SUPPORT", ags: null, services: [] }];
    const { user } = await createUser(harness, { username: "fresh", email: "fresh@example.org", roles });
    if (!user) throw new Error("There is no user.");
    const gone = await changeUser(harness, "deactivateUser", { ...itemOf(user), reason: "Irrtum" });
    expect(gone.user).toMatchObject({ status: "INACTIVE", invitation: { status: "WITHDRAWN" } });
    const back = await changeUser(harness, "reactivateUser", { id: user.id, revision: 2 });
    expect(back.user).toMatchObject({ status: "INVITED", invitation: { status: "WITHDRAWN" } });
  });

  test("a removal requires the typed name; views are deleted, the log is kept", async () => {
    const leaver = await addPerson("leaver");
    const view = { id: null, revision: null, screen: "PROCESSES", name: "Mine", search: "", isShared: true };
    await harness.mutate("saveView", "viewEdge { cursor }", view, { token: leaver.token });
    await harness.mutate("endSessions", "endedSessionIds", { ids: [] }, { token: leaver.token });
    const wrong = await changeUser(harness, "removeUser", { ...itemOf(leaver), typedUsername: "Leaver" });
    expect(wrong).toMatchObject({
      errors: [{ code: "name_mismatch", field: "typedUsername" }],
      user: { username: "leaver" },
    });
    const { payload, errors } = await harness.mutate("removeUser", "removedUserId user { id }", {
      ...itemOf(leaver),
      typedUsername: " leaver ",
    });
    expect([payload, errors]).toMatchObject([{ removedUserId: leaver.id, user: null }, []]);
    expect(await readUser(harness, leaver.id)).toBeNull();
    expect(await harness.open.db.selectFrom("saved_view").select("id").execute()).toEqual([]);
    expect((await entriesOf(harness, leaver.id)).at(-1)).toMatchObject({
      type: "REMOVE_USER",
      label: "leaver",
      after: null,
      before: { username: "leaver", email: "leaver@example.org", roles: { all: ["SUPPORT"] } },
    });
    const repeated = await changeUser(harness, "removeUser", { ...itemOf(leaver), typedUsername: "leaver" });
    expect(repeated.errors).toEqual([{ code: "not_found", field: "id" }]);
  });

  test("nobody deactivates or removes their own account; support none of an admin", async () => {
    const own = await addPerson("own");
    const chief = await addPerson("chief", systemRole("ADMIN"));
    const ends = [
      ["deactivateUser", { reason: "x" }],
      ["removeUser", { typedUsername: "own" }],
    ] as const;
    for (const [name, input] of ends) {
      const self = await changeUser(harness, name, { ...itemOf(own), ...input }, { token: own.token });
      expect(self).toMatchObject({ errors: [{ code: "own_rights" }], user: { status: "ACTIVE" } });
      const ofChief = changeUser(harness, name, { ...itemOf(chief), ...input });
      await expect(ofChief).rejects.toThrow("insufficient_permissions");
    }
    const last = await changeUser(
      harness,
      "removeUser",
      { ...itemOf(chief), typedUsername: "chief" },
      { token: chief.token },
    );
    expect(last.errors).toEqual([{ code: "own_rights" }]);
    expect([await typesOf(own.id), await typesOf(chief.id)]).toEqual([[], []]);
    await harness.open.db.deleteFrom("user_account").where("id", "=", chief.bareId).execute();
  });

  const saved = (person: { readonly username: string }) => ({
    username: person.username,
    email: `${person.username}@example.org`,
    roles: [{ type: "SUPPORT", ags: null, services: [] }],
  });
  test.each([
    ["deactivateUser", () => ({ reason: "x" })],
    ["removeUser", ({ username }: { readonly username: string }) => ({ typedUsername: username })],
    ["saveUser", saved],
  ] as const)("of two admins who concurrently %s each other, one remains", async (name, inputOf) => {
    const { db } = harness.open;
    const [one, two] = [
      await addPerson("one", systemRole("ADMIN")),
      await addPerson("two", systemRole("ADMIN")),
    ];
    const end = (by: typeof one, whom: typeof one) =>
      changeUser(harness, name, { ...itemOf(whom), ...inputOf(whom) }, { token: by.token });
    // Both calls wait: neither starts after the other has finished.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let held: Promise<void> | undefined;
    await new Promise<void>((taken) => {
      held = db.transaction().execute(async (tx) => {
        await lockUsers(tx);
        taken();
        await released;
      });
    });
    const both = Promise.all([end(one, two), end(two, one)]);
    if (kind.name === "postgres") await expect.poll(() => countWaiting(db)).toBe(2);
    release();
    const [, outcomes] = await Promise.all([held, both]);
    expect(outcomes.flatMap(({ errors }) => errors)).toEqual([{ code: "last_admin" }]);
    const left = await db
      .selectFrom("user_account")
      .select("username")
      .where("role_type", "=", "ADMIN")
      .where("active", "=", true)
      .execute();
    expect(left).toHaveLength(1);
    await db
      .deleteFrom("user_account")
      .where("id", "in", [bareIdOf("User", one.id) ?? "", bareIdOf("User", two.id) ?? ""])
      .execute();
  });
});
