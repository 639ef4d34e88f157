import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { dropExpired } from "#server/domain/installation/dropExpired";
import { databases } from "../support/databases";
import { addManager, linkToken } from "../support/invites";
import { addUser, call, systemRole, type Caller } from "../support/serverCalls";
import { minutes } from "../support/sessions";
import { cp850 } from "../support/imports";
import { filesHeader, filesPlaces, filesTime, problemsOf, userFilesHarness } from "../support/userFiles";

const { augsburg, bonn } = filesPlaces;

describe.each(databases)("User imports on $name", async (kind) => {
  let support: Caller & { readonly id: string };
  const harness = await userFilesHarness(kind);
  afterAll(() => harness.open.close());
  beforeEach(async () => {
    support = await harness.begin();
  });

  test("create users with their communes, and activation links", async () => {
    await addUser(harness.db, { username: "Otto", roles: systemRole("SUPPORT") });
    const checked = await harness.check(
      [
        "Änne;aenne@example.org;Member;09761000;alle",
        "otto;OTTO@example.org;support;;",
        "änne;AENNE@example.org;member;05314000;ew-ummeldung",
        "Bert;bert@example.org;SUPPORT;;",
        "Cleo;cleo@example.org;member;09761000;pw-eheurkunde, ikfz-neuzulassung",
      ],
      support,
    );
    expect(checked).toMatchObject({
      fileName: "datei.csv",
      encoding: "UTF_8",
      sample: "Änne",
      rowCount: 5,
      newCount: 3,
      existingCount: 1,
      refusedCount: 0,
      isMailed: false,
      problems: [],
      expiresAt: "2026-11-20T11:00:00.000Z",
    });
    const aenne = { line: 2, username: "Änne", email: "aenne@example.org", type: "MEMBER" };
    expect(checked).toMatchObject({ examples: [{ ...aenne, communeCount: 2, serviceCount: 4 }, {}, {}] });
    expect(await harness.names()).toEqual(["Otto", "support"]);

    const done = await harness.commit(checked.id, support);
    expect(done).toMatchObject({ invitedCount: 3, errors: [], links: [{}, {}, {}] });
    const roles = await harness.db
      .selectFrom("user_role")
      .innerJoin("user_account", "user_account.id", "user_id")
      .select(["username", "type", "position", "commune_ags", "services"])
      .where("username", "in", ["Änne", "Cleo"])
      .orderBy("username")
      .orderBy("position")
      .execute();
    expect(roles.toSorted((a, b) => a.position - b.position)).toEqual(
      expect.arrayContaining([
        {
          username: "Änne",
          type: "MEMBER",
          position: 0,
          commune_ags: "09761000",
          services: expect.arrayContaining(augsburg.services),
        },
        {
          username: "Änne",
          type: "MEMBER",
          position: 1,
          commune_ags: "05314000",
          services: ["ew-ummeldung"],
        },
        {
          username: "Cleo",
          type: "MEMBER",
          position: 0,
          commune_ags: "09761000",
          services: expect.arrayContaining(["ikfz-neuzulassung", "pw-eheurkunde"]),
        },
      ]),
    );
    const token = linkToken(done.links?.[0]?.url);
    const log = await harness.db.selectFrom("activity").selectAll().orderBy("id").execute();
    expect(log.map(({ type, label }) => `${type} ${label}`)).toEqual([
      ...["Änne", "Bert", "Cleo"].map((name) => `CREATE_USER ${name}`),
      ...["Änne", "Bert", "Cleo"].map((name) => `SEND_USER_INVITE ${name}`),
    ]);
    expect(JSON.stringify(log)).not.toContain(token);
    const accept = "mutation ($input: AcceptUserInviteInput!) { acceptUserInvite(input: $input) }";
    const input = { token, password: "ein gutes Passwort" };
    expect((await call(harness.db, { now: filesTime }, accept, { input })).codes).toEqual([]);
    expect(await harness.commit(checked.id, support)).toMatchObject({
      invitedCount: 0,
      errors: [{ code: "preview_expired" }],
    });
  });

  test("read the encodings of Windows and DOS, or the one that the user has chosen", async () => {
    const text = `${filesHeader}\nJürgen Groß;j@example.org;support;;\nZoë – „Zo“;z@example.org;support;;\n`;
    const windows = Buffer.from(
      text.replace("–", "\u0096").replace("„", "\u0084").replace("“", "\u0093"),
      "latin1",
    );
    expect(await harness.send(windows, support)).toMatchObject({
      userImport: {
        encoding: "WINDOWS_1252",
        sample: "Jürgen Groß",
        examples: [{ username: "Jürgen Groß" }, { username: "Zoë – „Zo“" }],
      },
    });
    const dos = cp850(`${filesHeader}\nJürgen;j@example.org;support;;\n`);
    expect(await harness.send(dos, support)).toMatchObject({
      userImport: { encoding: "CP850", sample: "Jürgen" },
    });
    expect(await harness.send(dos, support, "MAC_ROMAN")).toMatchObject({
      userImport: { encoding: "MAC_ROMAN", sample: "JÅrgen" },
    });
  });

  test("take one address in ASCII and Unicode form for one, in files and in searches", async () => {
    await addUser(harness.db, {
      username: "Ida",
      email: "ida@müllheim.example",
      roles: systemRole("SUPPORT"),
    });
    const ascii = "xn--mllheim-n2a.example";
    const checked = await harness.check(
      [
        `ida;ida@${ascii};support;;`,
        `Uwe;uwe@${ascii.replace("xn", "XN")};support;;`,
        "Udo;uwe@MÜLLHEIM.example;support;;",
      ],
      support,
    );
    expect(checked).toMatchObject({ existingCount: 1, newCount: 1 });
    expect(problemsOf(checked)).toEqual(["4 email email_already_exists"]);
    expect(await harness.commit(checked.id, support, ["rows_left_out"])).toMatchObject({ errors: [] });
    for (const text of [`uwe@${ascii}`, "uwe@Müllheim", "uwe@mullheim.example"]) {
      const query = "query($text: String!) { users(filter: { text: $text }) { edges { node { email } } } }";
      const { data } = await call(harness.db, support, query, { text });
      expect(data).toEqual({ users: { edges: [{ node: { email: "uwe@müllheim.example" } }] } });
    }
  });

  test("are committed by the user who checked them, with current permissions, exactly as checked, in time", async () => {
    const admin = await addManager(harness.db, "ADMIN", "admin", filesTime);
    const expired = { code: "preview_expired" };
    const row = "a;a@example.org;member;09761000;ew-ummeldung";
    const { id } = await harness.check([row], support);
    expect(await harness.commit(id, admin)).toMatchObject({ invitedCount: 0, errors: [expired] });
    expect(await harness.commit("nonsense", support)).toMatchObject({ errors: [expired] });
    expect(await harness.commit(id, { ...support, now: minutes(60, filesTime) })).toMatchObject({
      codes: ["unauthorized"],
    });

    const taken = await addUser(harness.db, { username: "A@EXAMPLE.ORG", email: "x@example.org" });
    expect(await harness.commit(id, support)).toMatchObject({ errors: [expired] });
    await harness.db.deleteFrom("user_account").where("id", "=", taken).execute();
    await harness.db.deleteFrom("commune_service").where("service_id", "=", "ew-ummeldung").execute();
    expect(await harness.commit(id, support)).toMatchObject({ errors: [expired] });
    const service = { service_id: "ew-ummeldung" };
    const communes = [augsburg.ags, bonn.ags];
    await harness.db
      .insertInto("commune_service")
      .values(communes.map((ags) => ({ commune_ags: ags, ...service })))
      .execute();
    await dropExpired(harness.db, minutes(59, filesTime));
    expect(await harness.commit(id, support)).toMatchObject({ invitedCount: 1, errors: [] });

    const late = await harness.check(["b;b@example.org;support;;"], support);
    await dropExpired(harness.db, minutes(60, filesTime));
    expect(await harness.commit(late.id, support)).toMatchObject({ errors: [expired] });

    const ofAdmin = await harness.check(["c;c@example.org;admin;;"], admin);
    expect(ofAdmin.newCount).toBe(1);
    await harness.db
      .updateTable("user_role")
      .set({ type: "SUPPORT" })
      .where("user_id", "=", admin.id)
      .execute();
    expect(await harness.commit(ofAdmin.id, admin)).toMatchObject({ codes: ["insufficient_permissions"] });
    expect(await harness.names()).toEqual(["a", "admin", "support"]);
  });

  test("leave a record without the users, which is deleted a week after it expired", async () => {
    const read = () =>
      harness.db
        .selectFrom("user_import")
        .select(["state", "file_name", "users", "row_count", "refused_count", "created_by_name"])
        .where("created_by_id", "=", support.id)
        .orderBy("created_at")
        .orderBy("state")
        .execute();
    const record = { file_name: "datei.csv", users: [], refused_count: 0, created_by_name: "support" };
    const expired = { ...record, state: "EXPIRED", row_count: 1 };
    await harness.check(["a;a@example.org;support;;"], support);
    const second = await harness.check(["b;b@example.org;support;;", "c;c@example.org;support;;"], support);
    expect(await read()).toMatchObject([expired, { state: "READY", users: [{ username: "b" }, {}] }]);
    expect(await harness.commit(second.id, support)).toMatchObject({ invitedCount: 2 });
    await harness.check(["d;d@example.org;support;;"], support);
    await dropExpired(harness.db, minutes(60, filesTime));
    expect(await read()).toEqual([{ ...record, state: "COMMITTED", row_count: 2 }, expired, expired]);
    const week = 7 * 24 * 60;
    await dropExpired(harness.db, minutes(60 + week, filesTime));
    expect(await read()).toHaveLength(3);
    await dropExpired(harness.db, minutes(61 + week, filesTime));
    expect(await read()).toEqual([]);
  });

  test("of two concurrent commits one counts; e-mails are enqueued for each", async () => {
    const { id } = await harness.check(["a;a@example.org;support;;", "b;b@example.org;support;;"], support);
    const mailed = { ...support, smtpUrl: "smtp://127.0.0.1:1" };
    const results = await Promise.all([harness.commit(id, mailed), harness.commit(id, mailed)]);
    expect(results.map(({ invitedCount }) => invitedCount).toSorted((a = 0, b = 0) => a - b)).toEqual([0, 2]);
    expect(results.flatMap(({ links }) => links)).toEqual([]);
    const kept = await harness.db
      .selectFrom("user_invitation")
      .select(["delivery", "invited_by_name"])
      .execute();
    expect(kept).toEqual([
      { delivery: "QUEUED", invited_by_name: "support" },
      { delivery: "QUEUED", invited_by_name: "support" },
    ]);
  });
});
