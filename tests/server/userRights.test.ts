import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { toNodeId } from "#server/nodeId";
import { digestOf } from "../support/communeRecords";
import { databases } from "../support/databases";
import {
  asAdmin,
  asMember,
  asSupport,
  rightsHarness,
  refused,
  rightsAgs,
  payloadErrors,
  userMutations,
  type Account,
} from "../support/rightsHarness";
import { memberOf, systemRole } from "../support/serverCalls";

const names = Object.keys(userMutations);

describe.each(databases)("Permissions of users on $name", async (kind) => {
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

  test("support cannot change an admin, in any state, or the last one", async () => {
    const others = [
      await harness.add("invited admin", systemRole("ADMIN"), "INVITED"),
      await harness.add("inactive admin", systemRole("ADMIN"), "INACTIVE"),
    ];
    const before = await digestOf(harness.db);
    for (const target of [admin, ...others]) {
      for (const name of names) {
        const input = userMutations[name]?.(target) ?? {};
        expect([target.username, name, await harness.answer(support.token, name, input)]).toEqual([
          target.username,
          name,
          refused,
        ]);
      }
    }
    expect(await digestOf(harness.db)).toEqual(before);
  });

  test("support cannot create an admin: not for any user, at any position of the list, in any spelling", async () => {
    const target = await harness.add("target", [memberOf(rightsAgs)]);
    const before = await digestOf(harness.db);
    for (const roles of [asAdmin, [...asSupport, ...asAdmin], [...asMember, ...asAdmin]]) {
      const names = { username: "neu", email: "neu@example.org", roles };
      expect(await harness.answer(support.token, "createUser", names)).toEqual(refused);
      for (const one of [target, support]) {
        const input = { ...userMutations["saveUser"]?.(one), roles };
        expect(await harness.answer(support.token, "saveUser", input)).toEqual(refused);
      }
    }
    for (const type of ["admin", "Admin", " ADMIN", "ADMIN\u0000", null, 2, ["ADMIN", "ADMIN"]]) {
      const input = { ...userMutations["saveUser"]?.(target), roles: [{ type, services: [] }] };
      expect(await harness.answer(support.token, "saveUser", input)).toEqual({
        codes: [expect.stringContaining('at "input.roles[0].type"')],
        errors: null,
      });
    }
    expect(await digestOf(harness.db)).toEqual(before);
  });

  test("other spellings of an id match no user", async () => {
    const target = await harness.add("target", [memberOf(rightsAgs)]);
    const before = await digestOf(harness.db);
    const writings = [
      target.id,
      `${target.nodeId}==`,
      `${target.nodeId} `,
      toNodeId("User", target.id.toUpperCase()),
      toNodeId("Session", target.id),
      Buffer.from(`user:${target.id}`).toString("base64url"),
      Buffer.from(`User:${target.id}:`).toString("base64url"),
      "' or ''='",
      "",
    ];
    for (const name of names) {
      for (const nodeId of writings) {
        const input = userMutations[name]?.({ ...target, nodeId }) ?? {};
        expect([name, nodeId, await harness.answer(support.token, name, input)]).toEqual([
          name,
          nodeId,
          payloadErrors("not_found"),
        ]);
      }
    }
    expect(await digestOf(harness.db)).toEqual(before);
  });

  test("nobody changes their own permissions, and an old revision or a wrong name changes nothing", async () => {
    const target = await harness.add("target", [memberOf(rightsAgs)]);
    await harness.add("colleague", systemRole("ADMIN"));
    const before = await digestOf(harness.db);
    for (const own of [support, admin]) {
      for (const name of ["saveUser", "deactivateUser", "removeUser", "sendPasswordReset"]) {
        const input = userMutations[name]?.(own) ?? {};
        expect([name, await harness.answer(own.token, name, input)]).toEqual([
          name,
          payloadErrors("own_rights"),
        ]);
      }
    }
    for (const name of ["saveUser", "deactivateUser", "reactivateUser", "removeUser"]) {
      const input = { ...userMutations[name]?.(target), revision: 0 };
      expect([name, await harness.answer(admin.token, name, input)]).toEqual([
        name,
        payloadErrors("conflict"),
      ]);
    }
    const wrongName = { ...userMutations["removeUser"]?.(target), typedUsername: "Target" };
    expect(await harness.answer(admin.token, "removeUser", wrongName)).toEqual(
      payloadErrors("name_mismatch"),
    );
    expect(await digestOf(harness.db)).toEqual(before);
  });

  test.each([
    ["deactivateUser", "deactivateUser"],
    ["deactivateUser", "saveUser"],
    ["removeUser", "saveUser"],
    ["removeUser", "removeUser"],
    ["saveUser", "saveUser"],
  ])("of two admins who concurrently %s and %s each other, one remains", async (first, second) => {
    const other = await harness.add("colleague", systemRole("ADMIN"));
    const answers = await Promise.all([
      harness.answer(admin.token, first, userMutations[first]?.(other) ?? {}),
      harness.answer(other.token, second, userMutations[second]?.(admin) ?? {}),
    ]);
    expect(await harness.activeAdmins()).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors?.length === 0)).toHaveLength(1);
    const loser = answers.find(({ errors }) => errors?.length !== 0);
    expect([payloadErrors("last_admin"), refused, { codes: ["unauthorized"], errors: null }]).toContainEqual(
      loser,
    );
  });

  test("input that no form would send is refused at its field, and not stored", async () => {
    const target = await harness.add("target", [memberOf(rightsAgs)]);
    const before = await digestOf(harness.db);
    const entries = (count: number) => Array.from({ length: count }, () => asMember[0]);
    const giant = "x".repeat(900_000);
    const wrong: [object, string][] = [
      [{ roles: [] }, "required"],
      [{ roles: entries(501) }, "list_too_long"],
      [{ roles: entries(2) }, "commune_already_added"],
      [{ roles: [...asMember, ...asSupport] }, "role_types_mixed"],
      [{ roles: [{ type: "SUPPORT", ags: rightsAgs, services: [] }] }, "ags_invalid"],
      [{ roles: [{ type: "MEMBER", ags: "0976100\u0000", services: [] }] }, "ags_invalid"],
      [{ roles: [{ type: "MEMBER", ags: "05315000", services: [] }] }, "commune_unknown"],
      [{ roles: [{ type: "MEMBER", ags: rightsAgs, services: ["\u0000"] }] }, "service_unknown"],
      [{ roles: [{ type: "MEMBER", ags: rightsAgs, services: [giant] }] }, "service_unknown"],
      [
        { roles: [{ type: "MEMBER", ags: rightsAgs, services: ["ws-briefwahlantrag"] }] },
        "service_not_offered",
      ],
      [{ username: giant }, "text_too_long"],
      [{ username: "a\u0000b" }, "text_invalid"],
      [{ username: " \u00A0" }, "required"],
      [{ username: "ADMIN" }, "username_already_exists"],
      [{ username: "admin@example.org" }, "text_invalid"],
      [{ email: `${giant}@example.org` }, "text_too_long"],
      [{ email: "a@example.org\r\nBcc: b@example.org" }, "text_invalid"],
      [{ email: "Support@Example.org" }, "email_already_exists"],
    ];
    for (const [change, code] of wrong) {
      for (const name of ["saveUser", "createUser"]) {
        const { id, revision, ...names } = { ...userMutations["saveUser"]?.(target), ...change } as {
          readonly id: string;
          readonly revision: number;
        };
        const asNew = { username: "neu", email: "neu@example.org", roles: asMember, ...change };
        const input = name === "saveUser" ? { id, revision, ...names } : asNew;
        const { codes, errors } = await harness.answer(admin.token, name, input);
        expect({ name, codes, first: errors?.[0] }).toEqual({ name, codes: [], first: code });
      }
    }
    expect(
      await harness.answer(admin.token, "deactivateUser", {
        ...userMutations["deactivateUser"]?.(target),
        reason: giant,
      }),
    ).toEqual(payloadErrors("text_too_long"));
    expect(await digestOf(harness.db)).toEqual(before);
  });

  test("changed and removed permissions apply from the next call", async () => {
    const before = await harness.answer(support.token, "exportUsers", {});
    expect(before).toEqual(payloadErrors());
    expect(await harness.answer(admin.token, "saveUser", userMutations["saveUser"]?.(support) ?? {})).toEqual(
      payloadErrors(),
    );
    expect(await harness.answer(support.token, "exportUsers", {})).toEqual(refused);
    const again = { ...userMutations["deactivateUser"]?.(support), revision: 2 };
    expect(await harness.answer(admin.token, "deactivateUser", again)).toEqual(payloadErrors());
    const gone = { codes: ["unauthorized"], errors: null };
    expect(await harness.answer(support.token, "exportUsers", {})).toEqual(gone);
  });
});
