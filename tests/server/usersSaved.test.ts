import { afterAll, describe, expect, test, vi } from "vitest";
import { createUser as createInDomain } from "#server/domain/users/saveUser";
import { findViewer } from "#server/domain/sessions/sessions";
import { bareIdOf } from "#server/nodeId";
import { databases } from "../support/databases";
import { harnessTime, serverHarness } from "../support/serverHarness";
import { addUser, contextOf, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";
import { changeUser, createUser, entriesOf, places, readUser, storePlaces } from "../support/users";

const { augsburg, lippstadt } = places;
const [report, cars] = augsburg.services;
const member = (ags: string | null, ...services: readonly string[]) => ({ type: "MEMBER", ags, services });
const support = [{ type: "SUPPORT", ags: null, services: [] }];
const admin = [{ type: "ADMIN", ags: null, services: [] }];

describe.each(databases)("Saving users on $name", async (kind) => {
  let root = "";
  const harness = await serverHarness(kind);
  await storePlaces(harness.open.db);
  root = await harness.logIn("root", systemRole("ADMIN"));
  afterAll(() => harness.open.close());

  const make = async (username: string, roles: readonly object[]) => {
    const { user, errors } = await createUser(
      harness,
      { username, email: `${username}@example.org`, roles },
      { token: root },
    );
    if (!user) throw new Error(JSON.stringify(errors));
    return user;
  };
  const inputOf = (user: Awaited<ReturnType<typeof make>>) => ({
    id: user.id,
    revision: user.revision,
    username: user.username,
    email: user.email,
    roles: user.roles.map(({ type, commune, services }) => ({ type, ags: commune?.ags ?? null, services })),
  });

  test("creates and invites at once, with a link that is shown once", async () => {
    const roles = [member(augsburg.ags, cars, report), member(lippstadt.ags)];
    const { user, cursor, invitationUrl, errors } = await createUser(harness, {
      username: "  Jo\u0308rg Müller ",
      email: " joerg@müllheim.de ",
      roles,
    });
    expect(errors).toEqual([]);
    expect(user).toMatchObject({ username: "Jörg Müller", email: "joerg@müllheim.de", status: "INVITED" });
    expect(user).toMatchObject({ invitation: { status: "OPEN" }, roles: [{ services: [report, cars] }, {}] });
    const page = "query ($after: String!) { users(after: $after) { edges { node { username } } } }";
    const { users } = await harness.read(page, { after: cursor });
    expect(users).toMatchObject({
      edges: [{ node: { username: "root" } }, { node: { username: "support" } }],
    });
    const entries = await entriesOf(harness, user?.id ?? "");
    expect(entries.map(({ type, actor_name }) => [type, actor_name])).toEqual([
      ["CREATE_USER", "support"],
      ["SEND_USER_INVITE", "support"],
    ]);
    expect(entries[0]).toMatchObject({
      label: "Jörg Müller",
      before: null,
      after: {
        username: "Jörg Müller",
        roles: { [lippstadt.ags]: ["MEMBER", "Lippstadt 05974028"] },
      },
    });
    const token = /t=([\w-]+)$/.exec(invitationUrl ?? "")?.[1] ?? "";
    expect(token).not.toBe("");
    expect(JSON.stringify(entries)).not.toContain(token);
  });

  test("reports all problems at once, in the order of the form", async () => {
    const taken = await make("taken", support);
    const before = await harness.open.db.selectFrom("activity").select("id").execute();
    const errorsOf = async (input: object) => {
      const sound = { username: "new", email: "new@example.org", roles: support };
      const { errors } = await createUser(harness, { ...sound, ...input }, { token: root });
      return errors.map(({ code, field }) => `${field} ${code}`);
    };
    expect(
      await errorsOf({
        username: " ",
        email: "no mail",
        roles: [
          member(augsburg.ags, report, "ew-nothing", "ws-briefwahlantrag", report),
          member(null),
          member("123"),
          member("16077001"),
          member(augsburg.ags),
          { ...support[0] },
        ],
      }),
    ).toEqual([
      "username required",
      "email email_invalid",
      "roles.0.services.1 service_unknown",
      "roles.0.services.2 service_not_offered",
      "roles.0.services.3 services_duplicates",
      "roles.1.ags required",
      "roles.2.ags ags_invalid",
      "roles.3.ags commune_unknown",
      "roles.4.ags commune_already_added",
      "roles.5.type role_types_mixed",
    ]);
    expect(await errorsOf({ username: "TAKEN", email: taken.email.toUpperCase() })).toEqual([
      "username username_already_exists",
      "email email_already_exists",
    ]);
    // A login accepts both names, so neither may equal another user's other name.
    expect(await errorsOf({ username: taken.email })).toEqual(["username text_invalid"]);
    expect(await errorsOf({ username: taken.email, email: taken.email })).toEqual([
      "username username_already_exists",
      "email email_already_exists",
    ]);
    expect(await errorsOf({ username: "x".repeat(101), roles: [] })).toEqual([
      "username text_too_long",
      "roles required",
    ]);
    expect(await errorsOf({ username: "a\u0000b", roles: [...support, ...support] })).toEqual([
      "username text_invalid",
      "roles.1.ags commune_already_added",
    ]);
    expect(await errorsOf({ username: "ro\u200bot", email: "ro\u202eot@example.org" })).toEqual([
      "username username_already_exists",
      "email email_already_exists",
    ]);
    expect(await errorsOf({ username: "rооt" })).toEqual(["username username_look_alike"]);
    expect(await errorsOf({ roles: [{ type: "SUPPORT", ags: augsburg.ags, services: [] }] })).toEqual([
      "roles.0.ags ags_invalid",
    ]);
    expect(await errorsOf({ roles: [member(null, report)] })).toEqual([
      "roles.0.services.0 service_not_offered",
    ]);
    expect(await harness.open.db.selectFrom("activity").select("id").execute()).toEqual(before);
  });

  test("requires the loaded revision; sessions are updated with their next call", async () => {
    const made = await make("changed", [member(augsburg.ags, report)]);
    const id = bareIdOf("User", made.id) ?? "";
    await harness.open.db.updateTable("user_account").set({ active: true }).where("id", "=", id).execute();
    const token = await addSession(harness.open.db, id, harnessTime);
    const rolesNow = async () =>
      (await findViewer(harness.open.db, token, { isBackground: true, now: harnessTime }))?.roles;
    expect(await rolesNow()).toMatchObject([{ ags: augsburg.ags }]);

    const same = await changeUser(harness, "saveUser", inputOf(made));
    expect([same.user?.revision, same.errors]).toEqual([made.revision, []]);
    const roles = [member(lippstadt.ags, report), member(augsburg.ags, cars)];
    const saved = await changeUser(harness, "saveUser", { ...inputOf(made), username: "Changed!", roles });
    expect(saved).toMatchObject({ errors: [], user: { username: "Changed!", revision: made.revision + 1 } });
    expect(await rolesNow()).toMatchObject([{ ags: lippstadt.ags }, { ags: augsburg.ags, services: [cars] }]);

    const late = await changeUser(harness, "saveUser", { ...inputOf(made), roles: support });
    expect(late.errors).toEqual([
      { code: "conflict", params: { by: "support", at: harnessTime.toISOString() } },
    ]);
    expect(late.user?.username).toBe("Changed!");
    const entries = await entriesOf(harness, made.id);
    expect(entries.filter(({ type }) => type === "UPDATE_USER")).toMatchObject([
      {
        label: "Changed!",
        before: {
          username: "changed",
          roles: { [augsburg.ags]: ["MEMBER", "Augsburg 09761000", report] },
        },
        after: { username: "Changed!" },
      },
    ]);
    expect(await changeUser(harness, "saveUser", { ...inputOf(made), id: root })).toMatchObject({
      user: null,
      errors: [{ code: "not_found", field: "id" }],
    });
  });

  test("keeps a service that the commune no longer offers, and adds no such one", async () => {
    const made = await make("keeper", [member(augsburg.ags, report, cars)]);
    const { db } = harness.open;
    const gone = { commune_ags: augsburg.ags, service_id: cars };
    await db
      .deleteFrom("commune_service")
      .where("commune_ags", "=", augsburg.ags)
      .where("service_id", "=", cars)
      .execute();
    const kept = await changeUser(harness, "saveUser", { ...inputOf(made), email: "keeper@example.com" });
    expect(kept).toMatchObject({ errors: [], user: { roles: [{ services: [report, cars] }] } });
    const other = await make("other", [member(augsburg.ags, report)]);
    const roles = [member(augsburg.ags, report, cars)];
    expect((await changeUser(harness, "saveUser", { ...inputOf(other), roles })).errors).toEqual([
      { code: "service_not_offered", field: "roles.0.services.1", params: { service: cars } },
    ]);
    await db.insertInto("commune_service").values(gone).execute();
  });

  test("by support neither creates nor changes an admin; nobody changes their own permissions", async () => {
    const chief = await make("chief", admin);
    const clerk = await make("clerk", support);
    const count = () => harness.open.db.selectFrom("activity").select("id").execute();
    const before = await count();
    const refusals = [
      () => createUser(harness, { username: "n", email: "n@example.org", roles: admin }),
      () => changeUser(harness, "saveUser", { ...inputOf(clerk), roles: admin }),
      () => changeUser(harness, "saveUser", { ...inputOf(chief), username: "other" }),
      () => changeUser(harness, "saveUser", { ...inputOf(chief), roles: support }),
    ];
    for (const refusal of refusals) await expect(refusal()).rejects.toThrow("insufficient_permissions");
    expect(await count()).toEqual(before);

    const own = await addUser(harness.open.db, { username: "own", roles: systemRole("SUPPORT") });
    const token = await addSession(harness.open.db, own, harnessTime);
    const { users } = await harness.read('{ users(filter: { text: "own@" }) { edges { node { id } } } }');
    const { id } = (users as { edges: { node: { id: string } }[] }).edges[0]?.node ?? { id: "" };
    const self = await readUser(harness, id);
    if (!self) throw new Error("There is no such user.");
    const input = { ...inputOf(self), username: "renamed" };
    const raised = await changeUser(
      harness,
      "saveUser",
      { ...input, roles: [member(augsburg.ags)] },
      { token },
    );
    expect(raised.errors).toEqual([{ code: "own_rights", field: "roles" }]);
    expect(raised.user?.username).toBe("own");
    expect((await changeUser(harness, "saveUser", input, { token })).user?.username).toBe("renamed");
  });

  test("of the same name concurrently succeeds once; unexpected failures change nothing", async () => {
    const twice = await Promise.all(
      [1, 2].map((number) =>
        createUser(harness, { username: "Twin", email: `twin${number}@example.org`, roles: support }),
      ),
    );
    expect(twice.flatMap(({ errors }) => errors)).toEqual([
      { code: "username_already_exists", field: "username" },
    ]);

    const ctx = await contextOf(harness.open.db, { token: root, now: harnessTime });
    const log = vi.fn();
    const failing = { ...ctx, log: Object.assign(Object.create(ctx.log) as typeof ctx.log, { error: log }) };
    // Without a public URL no link can be created, and so no user.
    const broken = {
      ...failing,
      config: new Proxy(ctx.config, {
        get: () => {
          throw new Error("broken");
        },
      }),
    };
    const input = {
      username: "broken",
      email: "broken@example.org",
      roles: [{ type: "SUPPORT" as const, services: [] }],
    };
    const outcome = await createInDomain(broken, input);
    expect(outcome.errors).toMatchObject([{ code: "user_save_error", field: null }]);
    expect(log).toHaveBeenCalledOnce();
    const { users } = await harness.read('{ users(filter: { text: "broken" }) { totalCount } }');
    expect(users).toEqual({ totalCount: 0 });
  });
});
