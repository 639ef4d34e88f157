import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { digestOf } from "../support/communeThings";
import { databases } from "../support/databases";
import { spool } from "../support/imports";
import {
  asAdmin,
  asSupport,
  openRightsDesk,
  refused,
  rightsAgs,
  rightsPassword,
  rightsTime,
  told,
  userMutations,
  type Account,
  type RightsDesk,
} from "../support/rightsDesk";
import { call, memberOf, systemRole } from "../support/serverCalls";
import { minutes } from "../support/sessions";

describe.each(databases)("rights by links and files on $name", (kind) => {
  let desk: RightsDesk;
  let support: Account;
  let admin: Account;

  beforeAll(async () => {
    desk = await openRightsDesk(kind);
  });
  afterAll(() => desk.open.close());
  beforeEach(async () => {
    await desk.db.deleteFrom("user_account").execute();
    await desk.db.deleteFrom("login_throttle").execute();
    support = await desk.add("support", systemRole("SUPPORT"));
    admin = await desk.add("admin", systemRole("ADMIN"));
  });

  test("a link dies with its user's deactivation, for good, and with another password", async () => {
    const invited = await desk.add("invited", [memberOf(rightsAgs)], "INVITED");
    const { url } = await desk.send(support.token, "sendUserInvite", { id: invited.nodeId });
    expect(
      await desk.answer(support.token, "deactivateUser", userMutations["deactivateUser"]?.(invited) ?? {}),
    ).toEqual(told());
    expect(await desk.accept(url)).toBe("invalid_token");
    const back = { id: invited.nodeId, revision: 2 };
    expect(await desk.answer(support.token, "reactivateUser", back)).toEqual(told());
    expect(await desk.accept(url)).toBe("invalid_token");

    const member = await desk.add("member", [memberOf(rightsAgs)]);
    const reset = await desk.send(support.token, "sendPasswordReset", { id: member.nodeId });
    const changed = { currentPassword: rightsPassword, newPassword: `${rightsPassword}!` };
    expect(await desk.answer(member.token, "changePassword", changed)).toEqual(told());
    expect(await desk.accept(reset.url)).toBe("invalid_token");
    expect(await desk.answer(member.token, "changePassword", changed)).toEqual(told("password_wrong"));
  });

  test("whoever holds a link to somebody's account does not become an admin by it", async () => {
    const invited = await desk.add("invited", [memberOf(rightsAgs)], "INVITED");
    const member = await desk.add("member", [memberOf(rightsAgs)]);
    const links = [
      await desk.send(support.token, "sendUserInvite", { id: invited.nodeId }),
      await desk.send(support.token, "sendPasswordReset", { id: member.nodeId }),
    ];
    for (const one of [invited, member]) {
      const input = { ...userMutations["saveUser"]?.(one), roles: asAdmin };
      expect(await desk.answer(admin.token, "saveUser", input)).toEqual(told());
    }
    for (const { url } of links)
      expect([url, await desk.accept(url)]).toEqual([expect.any(String), "invalid_token"]);
    const later = minutes(6, rightsTime);
    const { url } = await desk.send(admin.token, "sendUserInvite", { id: invited.nodeId }, later);
    expect(await desk.accept(url, later)).toBe(true);
  });

  test("a file makes nobody an admin whom its sender could not make, now or at the time of the check", async () => {
    const colleague = await desk.add("colleague", systemRole("ADMIN"));
    const head = "username;email;role;ags;services\n";
    const check = async (by: Account, rows: string) => {
      const source = `mutation ($input: PreviewUserImportInput!) {
        previewUserImport(input: $input) { userImport { id newCount refusedCount } errors { code } } }`;
      const input = { file: await spool(head + rows) };
      const { data } = await call(desk.db, { token: by.token, now: rightsTime }, source, { input });
      const payload = data?.["previewUserImport"] as { userImport: { id: string } & object };
      return payload.userImport;
    };
    const rows = "eins;eins@example.org;admin;;\nzwei;zwei@example.org;support;;\n";
    const ofSupport = await check(support, rows);
    expect(ofSupport).toMatchObject({ newCount: 1, refusedCount: 1 });
    expect(await desk.answer(admin.token, "commitUserImport", { id: ofSupport.id })).toEqual(
      told("preview_expired"),
    );

    const ofColleague = await check(colleague, rows.replaceAll("eins", "drei").replaceAll("zwei", "vier"));
    expect(ofColleague).toMatchObject({ newCount: 2, refusedCount: 0 });
    const demoted = { ...userMutations["saveUser"]?.(colleague), roles: asSupport };
    expect(await desk.answer(admin.token, "saveUser", demoted)).toEqual(told());
    const before = await digestOf(desk.db);
    expect(await desk.answer(colleague.token, "commitUserImport", { id: ofColleague.id })).toEqual(refused);
    expect(await digestOf(desk.db)).toEqual(before);

    const both = await Promise.all(
      [1, 2].map(() => desk.answer(support.token, "commitUserImport", { id: ofSupport.id })),
    );
    expect(both).toContainEqual(told());
    expect(both).toContainEqual(told("preview_expired"));
    expect(await desk.activeAdmins()).toEqual(["admin"]);
    const created = await desk.db
      .selectFrom("user_account")
      .select("role_type")
      .where("username", "in", ["eins", "zwei", "drei", "vier"])
      .execute();
    expect(created).toEqual([{ role_type: "SUPPORT" }]);
  });
});
