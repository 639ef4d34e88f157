import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ViewerRole } from "../../server/context";
import { hashPassword } from "../../server/domain/passwords";
import { toNodeId } from "../../server/nodeId";
import { digestOf, storeThings } from "../support/communeThings";
import { databases, type TestDatabase } from "../support/databases";
import { addUser, call, memberOf, systemRole } from "../support/serverCalls";
import { addSession, minutes } from "../support/sessions";

const now = new Date("2026-11-20T10:00:00.000Z");
const ags = "09761000";
const password = "Ein langes Passwort";
const asAdmin = [{ type: "ADMIN", services: [] }];
const asSupport = [{ type: "SUPPORT", services: [] }];
const asMember = [{ type: "MEMBER", ags, services: [] }];

/** Somebody as they are stored and as they call. */
interface Account {
  readonly id: string;
  readonly nodeId: string;
  readonly username: string;
  readonly token: string;
}

/** What acts on a user, each with a valid input for somebody of revision 1. */
const mutations: Readonly<Record<string, (of: Account) => Readonly<Record<string, unknown>>>> = {
  saveUser: ({ nodeId, username }) => ({
    ...{ id: nodeId, revision: 1, username, email: `${username}@example.org`, roles: asMember },
  }),
  deactivateUser: ({ nodeId }) => ({ id: nodeId, revision: 1, reason: "Ausgeschieden" }),
  reactivateUser: ({ nodeId }) => ({ id: nodeId, revision: 1 }),
  removeUser: ({ nodeId, username }) => ({ id: nodeId, revision: 1, typedUsername: username }),
  sendUserInvite: ({ nodeId }) => ({ id: nodeId }),
  withdrawUserInvite: ({ nodeId }) => ({ id: nodeId }),
  sendPasswordReset: ({ nodeId }) => ({ id: nodeId }),
};
const names = Object.keys(mutations);

const refused = { codes: ["insufficient_permissions"], errors: null };
const told = (...errors: string[]) => ({ codes: [], errors });

describe.each(databases)("rights of users on $name", (kind) => {
  let open: TestDatabase;
  let support: Account;
  let admin: Account;

  const add = async (username: string, roles: readonly ViewerRole[], status = "ACTIVE"): Promise<Account> => {
    const id = await addUser(open.db, { username, roles });
    const token = await addSession(open.db, id, now);
    const state = {
      ACTIVE: { password_hash: await passwordHash },
      INVITED: { active: false, password_hash: null },
      INACTIVE: { active: false, deactivated_at: now },
    }[status];
    await open.db
      .updateTable("user_account")
      .set({ ...state, revision: 1 })
      .where("id", "=", id)
      .execute();
    return { id, nodeId: toNodeId("User", id), username, token };
  };
  const passwordHash = hashPassword(password);
  const send = async (token: string | null, name: string, input: object, at = now) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const url = { sendUserInvite: "url: invitationUrl", sendPasswordReset: "url: resetUrl" }[name] ?? "";
    const source = `mutation ($input: ${type}!) { ${name}(input: $input) { ${url} errors { code } } }`;
    const { data, codes } = await call(open.db, { token, now: at }, source, { input });
    const payload = data?.[name] as { url?: string; errors: { code: string }[] } | undefined;
    return { codes, errors: payload?.errors.map(({ code }) => code) ?? null, url: payload?.url };
  };
  /** As send, without the link. */
  const answer = async (...args: Parameters<typeof send>) => {
    const { codes, errors } = await send(...args);
    return { codes, errors };
  };
  const accept = async (url: string | undefined, at = now) => {
    const token = url?.split("t=")[1] ?? "";
    const source = "mutation ($input: AcceptUserInviteInput!) { acceptUserInvite(input: $input) }";
    const { data, codes } = await call(open.db, { now: at }, source, { input: { token, password } });
    return data?.["acceptUserInvite"] ?? codes[0];
  };
  const activeAdmins = async () => {
    const rows = await open.db
      .selectFrom("user_account")
      .select("username")
      .where("active", "=", true)
      .where("role_type", "=", "ADMIN")
      .execute();
    return rows.map(({ username }) => username);
  };

  beforeAll(async () => {
    open = await kind.open();
    await storeThings(open.db, ags);
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    await open.db.deleteFrom("user_account").execute();
    await open.db.deleteFrom("login_throttle").execute();
    support = await add("support", systemRole("SUPPORT"));
    admin = await add("admin", systemRole("ADMIN"));
  });

  test("support does nothing to an admin, in whatever state, nor to the last one", async () => {
    const others = [
      await add("invited admin", systemRole("ADMIN"), "INVITED"),
      await add("inactive admin", systemRole("ADMIN"), "INACTIVE"),
    ];
    const before = await digestOf(open.db);
    for (const target of [admin, ...others]) {
      for (const name of names) {
        const input = mutations[name]?.(target) ?? {};
        expect([target.username, name, await answer(support.token, name, input)]).toEqual([
          target.username,
          name,
          refused,
        ]);
      }
    }
    expect(await digestOf(open.db)).toEqual(before);
  });

  test("support makes no admin: of nobody, in no place of the list, by no writing", async () => {
    const target = await add("target", [memberOf(ags)]);
    const before = await digestOf(open.db);
    for (const roles of [asAdmin, [...asSupport, ...asAdmin], [...asMember, ...asAdmin]]) {
      const names = { username: "neu", email: "neu@example.org", roles };
      expect(await answer(support.token, "createUser", names)).toEqual(refused);
      for (const one of [target, support]) {
        const input = { ...mutations["saveUser"]?.(one), roles };
        expect(await answer(support.token, "saveUser", input)).toEqual(refused);
      }
    }
    for (const type of ["admin", "Admin", " ADMIN", "ADMIN\u0000", null, 2, ["ADMIN", "ADMIN"]]) {
      const input = { ...mutations["saveUser"]?.(target), roles: [{ type, services: [] }] };
      expect(await answer(support.token, "saveUser", input)).toEqual({
        codes: [expect.stringContaining('at "input.roles[0].type"')],
        errors: null,
      });
    }
    expect(await digestOf(open.db)).toEqual(before);
  });

  test("other writings of an id are nobody's", async () => {
    const target = await add("target", [memberOf(ags)]);
    const before = await digestOf(open.db);
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
        const input = mutations[name]?.({ ...target, nodeId }) ?? {};
        expect([name, nodeId, await answer(support.token, name, input)]).toEqual([
          name,
          nodeId,
          told("not_found"),
        ]);
      }
    }
    expect(await digestOf(open.db)).toEqual(before);
  });

  test("nobody touches the own rights, and an old revision or a wrong name changes nothing", async () => {
    const target = await add("target", [memberOf(ags)]);
    await add("colleague", systemRole("ADMIN"));
    const before = await digestOf(open.db);
    for (const own of [support, admin]) {
      for (const name of ["saveUser", "deactivateUser", "removeUser", "sendPasswordReset"]) {
        const input = mutations[name]?.(own) ?? {};
        expect([name, await answer(own.token, name, input)]).toEqual([name, told("own_rights")]);
      }
    }
    for (const name of ["saveUser", "deactivateUser", "reactivateUser", "removeUser"]) {
      const input = { ...mutations[name]?.(target), revision: 0 };
      expect([name, await answer(admin.token, name, input)]).toEqual([name, told("conflict")]);
    }
    const wrongName = { ...mutations["removeUser"]?.(target), typedUsername: "Target" };
    expect(await answer(admin.token, "removeUser", wrongName)).toEqual(told("name_mismatch"));
    expect(await digestOf(open.db)).toEqual(before);
  });

  test.each([
    ["deactivateUser", "deactivateUser"],
    ["deactivateUser", "saveUser"],
    ["removeUser", "saveUser"],
    ["removeUser", "removeUser"],
    ["saveUser", "saveUser"],
  ])("of two admins who %s and %s each other at once, one stays", async (first, second) => {
    const other = await add("colleague", systemRole("ADMIN"));
    const answers = await Promise.all([
      answer(admin.token, first, mutations[first]?.(other) ?? {}),
      answer(other.token, second, mutations[second]?.(admin) ?? {}),
    ]);
    expect(await activeAdmins()).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors?.length === 0)).toHaveLength(1);
    const loser = answers.find(({ errors }) => errors?.length !== 0);
    expect([told("last_admin"), refused, { codes: ["unauthorized"], errors: null }]).toContainEqual(loser);
  });

  test("what no form would send is refused at its place, and stored nowhere", async () => {
    const target = await add("target", [memberOf(ags)]);
    const before = await digestOf(open.db);
    const entries = (count: number) => Array.from({ length: count }, () => asMember[0]);
    const giant = "x".repeat(900_000);
    const wrong: [object, string][] = [
      [{ roles: [] }, "required"],
      [{ roles: entries(501) }, "list_too_long"],
      [{ roles: entries(2) }, "commune_already_added"],
      [{ roles: [...asMember, ...asSupport] }, "role_types_mixed"],
      [{ roles: [{ type: "SUPPORT", ags, services: [] }] }, "ags_invalid"],
      [{ roles: [{ type: "MEMBER", ags: "0976100\u0000", services: [] }] }, "ags_invalid"],
      [{ roles: [{ type: "MEMBER", ags: "05315000", services: [] }] }, "commune_unknown"],
      [{ roles: [{ type: "MEMBER", ags, services: ["\u0000"] }] }, "service_unknown"],
      [{ roles: [{ type: "MEMBER", ags, services: [giant] }] }, "service_unknown"],
      [{ roles: [{ type: "MEMBER", ags, services: ["ws-briefwahlantrag"] }] }, "service_not_offered"],
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
        const { id, revision, ...names } = { ...mutations["saveUser"]?.(target), ...change } as {
          readonly id: string;
          readonly revision: number;
        };
        const asNew = { username: "neu", email: "neu@example.org", roles: asMember, ...change };
        const input = name === "saveUser" ? { id, revision, ...names } : asNew;
        const { codes, errors } = await answer(admin.token, name, input);
        expect({ name, codes, first: errors?.[0] }).toEqual({ name, codes: [], first: code });
      }
    }
    expect(
      await answer(admin.token, "deactivateUser", {
        ...mutations["deactivateUser"]?.(target),
        reason: giant,
      }),
    ).toEqual(told("text_too_long"));
    expect(await digestOf(open.db)).toEqual(before);
  });

  test("other rights, and none, hold from the next call on", async () => {
    const before = await answer(support.token, "exportUsers", {});
    expect(before).toEqual(told());
    expect(await answer(admin.token, "saveUser", mutations["saveUser"]?.(support) ?? {})).toEqual(told());
    expect(await answer(support.token, "exportUsers", {})).toEqual(refused);
    const again = { ...mutations["deactivateUser"]?.(support), revision: 2 };
    expect(await answer(admin.token, "deactivateUser", again)).toEqual(told());
    const gone = { codes: ["unauthorized"], errors: null };
    expect(await answer(support.token, "exportUsers", {})).toEqual(gone);
  });

  test("a link dies with its user's deactivation, for good, and with another password", async () => {
    const invited = await add("invited", [memberOf(ags)], "INVITED");
    const { url } = await send(support.token, "sendUserInvite", { id: invited.nodeId });
    expect(
      await answer(support.token, "deactivateUser", mutations["deactivateUser"]?.(invited) ?? {}),
    ).toEqual(told());
    expect(await accept(url)).toBe("invalid_token");
    const back = { id: invited.nodeId, revision: 2 };
    expect(await answer(support.token, "reactivateUser", back)).toEqual(told());
    expect(await accept(url)).toBe("invalid_token");

    const member = await add("member", [memberOf(ags)]);
    const reset = await send(support.token, "sendPasswordReset", { id: member.nodeId });
    const changed = { currentPassword: password, newPassword: `${password}!` };
    expect(await answer(member.token, "changePassword", changed)).toEqual(told());
    expect(await accept(reset.url)).toBe("invalid_token");
    expect(await answer(member.token, "changePassword", changed)).toEqual(told("password_wrong"));
  });

  test("whoever holds a link to somebody's account does not become an admin by it", async () => {
    const invited = await add("invited", [memberOf(ags)], "INVITED");
    const member = await add("member", [memberOf(ags)]);
    const links = [
      await send(support.token, "sendUserInvite", { id: invited.nodeId }),
      await send(support.token, "sendPasswordReset", { id: member.nodeId }),
    ];
    for (const one of [invited, member]) {
      const input = { ...mutations["saveUser"]?.(one), roles: asAdmin };
      expect(await answer(admin.token, "saveUser", input)).toEqual(told());
    }
    for (const { url } of links)
      expect([url, await accept(url)]).toEqual([expect.any(String), "invalid_token"]);
    const later = minutes(6, now);
    const { url } = await send(admin.token, "sendUserInvite", { id: invited.nodeId }, later);
    expect(await accept(url, later)).toBe(true);
  });
});
