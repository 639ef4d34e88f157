import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { digestOf } from "../support/communeRecords";
import { databases } from "../support/databases";
import { spool } from "../support/imports";
import {
  asAdmin,
  asMember,
  asSupport,
  rightsHarness,
  refused,
  rightsAgs,
  rightsPassword,
  rightsTime,
  payloadErrors,
  userMutations,
  type Account,
} from "../support/rightsHarness";
import { call, memberOf, systemRole } from "../support/serverCalls";
import { minutes } from "../support/sessions";
import { clearActivities } from "../support/activities";

describe.each(databases)("Permissions by links and imports on $name", async (kind) => {
  let support: Account;
  let admin: Account;
  const harness = await rightsHarness(kind);
  afterAll(() => harness.open.close());
  beforeEach(async () => {
    await harness.db.deleteFrom("user_account").execute();
    await harness.db.deleteFrom("login_throttle").execute();
    support = await harness.add("support", systemRole("SUPPORT"));
    admin = await harness.add("admin", systemRole("ADMIN"));
  });

  test("a link ends with its user's deactivation, permanently, and with another password", async () => {
    const invited = await harness.add("invited", [memberOf(rightsAgs)], "INVITED");
    const { url } = await harness.send(support.token, "sendUserInvite", { id: invited.nodeId });
    expect(
      await harness.answer(support.token, "deactivateUser", userMutations["deactivateUser"]?.(invited) ?? {}),
    ).toEqual(payloadErrors());
    expect(await harness.accept(url)).toBe("invalid_token");
    const back = { id: invited.nodeId, revision: 2 };
    expect(await harness.answer(support.token, "reactivateUser", back)).toEqual(payloadErrors());
    expect(await harness.accept(url)).toBe("invalid_token");

    const member = await harness.add("member", [memberOf(rightsAgs)]);
    const reset = await harness.send(support.token, "sendPasswordReset", { id: member.nodeId });
    const changed = { currentPassword: rightsPassword, newPassword: `${rightsPassword}!` };
    expect(await harness.answer(member.token, "changePassword", changed)).toEqual(payloadErrors());
    expect(await harness.accept(reset.url)).toBe("invalid_token");
    expect(await harness.answer(member.token, "changePassword", changed)).toEqual(
      payloadErrors("password_wrong"),
    );
  });

  test("the holder of a link to an account does not become an admin by it", async () => {
    const invited = await harness.add("invited", [memberOf(rightsAgs)], "INVITED");
    const member = await harness.add("member", [memberOf(rightsAgs)]);
    const links = [
      await harness.send(support.token, "sendUserInvite", { id: invited.nodeId }),
      await harness.send(support.token, "sendPasswordReset", { id: member.nodeId }),
    ];
    for (const one of [invited, member]) {
      const input = { ...userMutations["saveUser"]?.(one), roles: asAdmin };
      expect(await harness.answer(admin.token, "saveUser", input)).toEqual(payloadErrors());
    }
    for (const { url } of links)
      expect([url, await harness.accept(url)]).toEqual([expect.any(String), "invalid_token"]);
    const later = minutes(6, rightsTime);
    const { url } = await harness.send(admin.token, "sendUserInvite", { id: invited.nodeId }, later);
    expect(await harness.accept(url, later)).toBe(true);
  });

  test.each([
    ["deactivateUser", {}],
    ["removeUser", {}],
    ["saveUser", { roles: asMember }],
  ])("links shown to a user end with %s of them, e-mailed ones do not", async (name, change) => {
    const [one, two, three] = [
      await harness.add("one", [memberOf(rightsAgs)], "INVITED"),
      await harness.add("two", systemRole("SUPPORT")),
      await harness.add("three", [memberOf(rightsAgs)], "INVITED"),
    ];
    const shown = [
      await harness.send(support.token, "sendUserInvite", { id: one.nodeId }),
      await harness.send(support.token, "sendPasswordReset", { id: two.nodeId }),
    ];
    await harness.send(support.token, "sendUserInvite", { id: three.nodeId });
    const links = () => harness.db.selectFrom("user_invitation");
    await harness.db
      .updateTable("user_invitation")
      .set({ delivery: "SENT" })
      .where("user_id", "=", three.id)
      .execute();
    const { url: other } = await harness.send(admin.token, "sendPasswordReset", { id: support.nodeId });

    await clearActivities(harness.db);
    const renamed = { ...userMutations["saveUser"]?.(support), roles: asSupport, username: "renamed" };
    expect(await harness.answer(admin.token, "saveUser", renamed)).toEqual(payloadErrors());
    const open = () => links().select("id").where("withdrawn_at", "is", null).execute();
    expect(await open()).toHaveLength(4);

    const input = { ...userMutations[name]?.({ ...support, username: "renamed" }), ...change, revision: 2 };
    expect(await harness.answer(admin.token, name, input)).toEqual(payloadErrors());
    for (const { url } of shown) expect(await harness.accept(url)).toBe("invalid_token");
    expect(await harness.accept(other)).toBe(name === "saveUser" ? true : "invalid_token");
    const left = links().select("id").where("user_id", "=", three.id).where("withdrawn_at", "is", null);
    expect(await left.execute()).toHaveLength(1);
    const entries = harness.db.selectFrom("activity").select(["type", "label", "actor_name"]);
    const withdrawals = entries.where("type", "in", ["WITHDRAW_USER_INVITE", "WITHDRAW_PASSWORD_RESET"]);
    expect(await withdrawals.orderBy("label").execute()).toEqual([
      { type: "WITHDRAW_USER_INVITE", label: "one", actor_name: "admin" },
      { type: "WITHDRAW_PASSWORD_RESET", label: "two", actor_name: "admin" },
    ]);
  });

  test("a link sent by e-mail ends when the user's address changes", async () => {
    const invited = await harness.add("invited", [memberOf(rightsAgs)], "INVITED");
    const { url } = await harness.send(support.token, "sendUserInvite", { id: invited.nodeId });
    const save = (revision: number, email: string) =>
      harness.answer(support.token, "saveUser", { ...userMutations["saveUser"]?.(invited), revision, email });
    const openLinks = () =>
      harness.db.selectFrom("user_invitation").select("id").where("withdrawn_at", "is", null).execute();
    expect(await save(1, "other@example.org")).toEqual(payloadErrors());
    expect(await openLinks()).toHaveLength(1);
    await harness.db.updateTable("user_invitation").set({ delivery: "SENT", mail_tries: 1 }).execute();
    expect(await save(2, "OTHER@example.org")).toEqual(payloadErrors());
    expect(await openLinks()).toHaveLength(1);
    expect(await save(3, "third@example.org")).toEqual(payloadErrors());
    expect(await harness.accept(url)).toBe("invalid_token");
  });

  test("an import creates no admin whom its user could not create, now or at the time of the check", async () => {
    const colleague = await harness.add("colleague", systemRole("ADMIN"));
    const head = "username;email;role;ags;services\n";
    const check = async (by: Account, rows: string) => {
      const source = `mutation ($input: PreviewUserImportInput!) {
        previewUserImport(input: $input) { userImport { id newCount refusedCount } errors { code } } }`;
      const input = { file: await spool(head + rows) };
      const { data } = await call(harness.db, { token: by.token, now: rightsTime }, source, { input });
      const payload = data?.["previewUserImport"] as { userImport: { id: string } & object };
      return payload.userImport;
    };
    const rows = "eins;eins@example.org;admin;;\nzwei;zwei@example.org;support;;\n";
    const ofSupport = await check(support, rows);
    expect(ofSupport).toMatchObject({ newCount: 1, refusedCount: 1 });
    expect(await harness.answer(admin.token, "commitUserImport", { id: ofSupport.id })).toEqual(
      payloadErrors("preview_expired"),
    );

    const ofColleague = await check(colleague, rows.replaceAll("eins", "drei").replaceAll("zwei", "vier"));
    expect(ofColleague).toMatchObject({ newCount: 2, refusedCount: 0 });
    const demoted = { ...userMutations["saveUser"]?.(colleague), roles: asSupport };
    expect(await harness.answer(admin.token, "saveUser", demoted)).toEqual(payloadErrors());
    const before = await digestOf(harness.db);
    expect(await harness.answer(colleague.token, "commitUserImport", { id: ofColleague.id })).toEqual(
      refused,
    );
    expect(await digestOf(harness.db)).toEqual(before);

    const both = await Promise.all(
      [1, 2].map(() =>
        harness.answer(support.token, "commitUserImport", { id: ofSupport.id, confirmed: ["rows_left_out"] }),
      ),
    );
    expect(both).toContainEqual(payloadErrors());
    expect(both).toContainEqual(payloadErrors("preview_expired"));
    expect(await harness.activeAdmins()).toEqual(["admin"]);
    const created = await harness.db
      .selectFrom("user_account")
      .select("role_type")
      .where("username", "in", ["eins", "zwei", "drei", "vier"])
      .execute();
    expect(created).toEqual([{ role_type: "SUPPORT" }]);
  });
});
