import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dropExpired } from "../../server/domain/dropExpired";
import { databases, type TestDatabase } from "../support/databases";
import { spool } from "../support/imports";
import { addManager, linkToken } from "../support/inviteDesk";
import { storeCommunes } from "../support/register";
import { addUser, call, systemRole, type Caller } from "../support/serverCalls";
import { minutes } from "../support/sessions";

const start = new Date("2026-11-20T10:00:00.000Z");
const header = "Benutzername;E-Mail;Rolle;AGS;Dienste";
const augsburg = {
  ...{ ags: "09761000", name: "Augsburg", unit: "Stadt", postalCodes: ["86150"] },
  services: ["ikfz-neuzulassung", "ew-ummeldung", "pw-eheurkunde"],
};
const bonn = { ...augsburg, ags: "05314000", name: "Bonn", services: ["ew-ummeldung"] };
const previewMutation = `mutation ($input: PreviewUserImportInput!) {
  result: previewUserImport(input: $input) {
    userImport {
      id fileName encoding sample rowCount newCount existingCount refusedCount isMailed expiresAt
      examples { line username email type communeCount serviceCount }
      problems { line column columnName value error { code params { value } } }
    }
    errors { code field params { name value } }
  }
}`;
const commitMutation = `mutation ($input: CommitUserImportInput!) {
  result: commitUserImport(input: $input) { invitedCount links { username email url } errors { code } }
}`;

interface Checked {
  readonly id: string;
  readonly newCount: number;
  readonly refusedCount: number;
  readonly problems: readonly {
    line: number;
    columnName: string | null;
    error: { code: string; params: readonly { value: string }[] };
  }[];
}

describe.each(databases)("files of users on $name", (kind) => {
  let open: TestDatabase;
  let support: Caller & { readonly id: string };

  const send = async (content: string | Buffer, caller: Caller = support) => {
    const file = await spool(content);
    const { data, codes } = await call(open.db, caller, previewMutation, { input: { file } });
    await file.discard();
    const { result } = data as { result: { userImport: Checked | null; errors: readonly unknown[] } };
    return { codes, ...result };
  };
  const check = async (rows: readonly string[], caller: Caller = support) => {
    const { userImport } = await send([header, ...rows].join("\n"), caller);
    if (userImport === null) throw new Error("The file was refused.");
    return userImport;
  };
  const wordsOf = ({ problems }: Checked) =>
    problems.map(({ line, columnName, error: { code, params } }) =>
      [line, columnName, code, ...params.map(({ value }) => value)].join(" "),
    );
  const commit = async (id: string, caller: Caller = support) => {
    const { data, codes } = await call(open.db, caller, commitMutation, { input: { id } });
    type Result = {
      invitedCount: number;
      links: readonly { url: string }[];
      errors: readonly { code: string }[];
    };
    return { codes, ...(data as { result: Result } | null)?.result };
  };
  const names = async () =>
    (await open.db.selectFrom("user_account").select("username").orderBy("username").execute()).map(
      ({ username }) => username,
    );

  beforeAll(async () => {
    open = await kind.open();
    await storeCommunes(open.db, [augsburg, bonn]);
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    for (const table of ["activity", "user_account"] as const) await open.db.deleteFrom(table).execute();
    support = await addManager(open.db, "SUPPORT", "support", start);
  });

  test("bring users with their communes, and links that activate", async () => {
    await addUser(open.db, { username: "Otto", roles: systemRole("SUPPORT") });
    const checked = await check([
      "Änne;aenne@example.org;Member;09761000;alle",
      "otto;OTTO@example.org;support;;",
      "änne;AENNE@example.org;member;05314000;ew-ummeldung",
      "Bert;bert@example.org;SUPPORT;;",
      "Cleo;cleo@example.org;member;09761000;pw-eheurkunde, ikfz-neuzulassung",
    ]);
    expect(checked).toMatchObject({
      ...{ fileName: "datei.csv", encoding: "UTF_8", sample: "Änne", rowCount: 5, newCount: 3 },
      ...{ existingCount: 1, refusedCount: 0, isMailed: false, problems: [] },
      expiresAt: "2026-11-20T11:00:00.000Z",
    });
    const aenne = { line: 2, username: "Änne", email: "aenne@example.org", type: "MEMBER" };
    expect(checked).toMatchObject({ examples: [{ ...aenne, communeCount: 2, serviceCount: 4 }, {}, {}] });
    expect(await names()).toEqual(["Otto", "support"]);

    const done = await commit(checked.id);
    expect(done).toMatchObject({ invitedCount: 3, errors: [], links: [{}, {}, {}] });
    const roles = await open.db
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
          ...{ username: "Änne", type: "MEMBER", position: 0 },
          commune_ags: "09761000",
          services: expect.arrayContaining(augsburg.services),
        },
        {
          ...{ username: "Änne", type: "MEMBER", position: 1 },
          commune_ags: "05314000",
          services: ["ew-ummeldung"],
        },
        {
          ...{ username: "Cleo", type: "MEMBER", position: 0 },
          commune_ags: "09761000",
          services: expect.arrayContaining(["ikfz-neuzulassung", "pw-eheurkunde"]),
        },
      ]),
    );
    const token = linkToken(done.links?.[0]?.url);
    const log = await open.db.selectFrom("activity").selectAll().orderBy("id").execute();
    expect(log.map(({ type, label }) => `${type} ${label}`)).toEqual([
      ...["Änne", "Bert", "Cleo"].map((name) => `CREATE_USER ${name}`),
      ...["Änne", "Bert", "Cleo"].map((name) => `SEND_USER_INVITE ${name}`),
    ]);
    expect(JSON.stringify(log)).not.toContain(token);
    const accept = "mutation ($input: AcceptUserInviteInput!) { acceptUserInvite(input: $input) }";
    const input = { token, password: "ein gutes Passwort" };
    expect((await call(open.db, { now: start }, accept, { input })).codes).toEqual([]);
    expect(await commit(checked.id)).toMatchObject({
      invitedCount: 0,
      errors: [{ code: "preview_expired" }],
    });
  });

  test("are told what is wrong where, and users with anything wrong are left out whole", async () => {
    await addUser(open.db, { username: "otto", email: "o@example.org", roles: systemRole("SUPPORT") });
    const rows = [
      "a;a@example.org;member;09761000;",
      "a;other@example.org;support;05314000;",
      "b;b@example.org;member;09761000;",
      "B;b@example.org;member;09761000;ew-ummeldung",
      "c;c@example.org;boss;09761000;",
      "d;d@example.org;admin;;",
      "e;e@example.org;member;99999999;",
      "f;f@example.org;member;01001000;",
      "g;g@example.org;member;05314000;pw-eheurkunde",
      "h;h@example.org;member;9761000;no-service",
      "otto;new@example.org;support;;",
      "i;o@example.org;support;;",
      "j;b@example.org;support;;",
      "k@example.org;k2@example.org;support;;",
      "l;no mail;support;;",
      "m;m@example.org;support;09761000;",
      "n;n@example.org;member;;ew-ummeldung",
      "p;p@example.org;support;;",
      "p;p@example.org;support;;",
      "q;q@example.org;support",
      "r;r@example.org;member;09761000;",
      "r;r@example.org;member;;",
      ";;;;x",
    ];
    const checked = await check(rows);
    expect(checked).toMatchObject({ newCount: 0, refusedCount: rows.length });
    expect(wordsOf(checked)).toEqual([
      "3 email user_rows_differ 2",
      "3 role user_rows_differ 2",
      "3 ags ags_invalid",
      "5 ags commune_already_added",
      "6 role role_unknown boss",
      "7 role role_not_allowed",
      "8 ags ags_invalid",
      "9 ags commune_unknown",
      "10 services service_not_offered pw-eheurkunde",
      "11 ags leading_zero_lost 9761000",
      "11 services service_unknown no-service",
      "12 username username_already_exists",
      "13 email email_already_exists",
      "14 email email_already_exists",
      "15 username text_invalid",
      "16 email email_invalid",
      "17 ags ags_invalid",
      "18 services service_not_offered ew-ummeldung",
      "20  row_duplicate 19",
      "21  csv_field_count 5 3",
      "23 ags required",
      "24 username required",
      "24 email required",
      "24 role required",
      "24 services service_unknown x",
    ]);
    expect(await commit(checked.id)).toMatchObject({ invitedCount: 0, links: [], errors: [] });
    expect(await names()).toEqual(["otto", "support"]);
  });

  test.each([
    ["nothing", "", "file_empty"],
    ["no rows", `${header}\n`, "file_empty"],
    ["commas", "username,email,role\na,a@example.org,support", "csv_separator_wrong"],
    ["no roles", "username;email\na;a@example.org", "columns_missing"],
    ["NUL", `${header}\na\0;`, "csv_nul_byte"],
    ["two encodings", Buffer.concat([Buffer.from("ä;é\n"), Buffer.from([0xe4, 0x3b])]), "csv_encoding_mixed"],
    ["an open quote", `${header}\n"a;a@example.org;support;;`, "csv_quote_open"],
    ["one long line", "x".repeat(2 * 1_048_576), "csv_line_too_long"],
    ["too many bytes", "x".repeat(2 * 1_048_576 + 1), "file_too_large"],
    [
      "too many rows",
      [header, ...Array.from({ length: 2_001 }, (_, n) => `u${n};u${n}@example.org;support;;`)].join("\n"),
      "too_many_rows",
    ],
  ])("with %s are refused as a whole", async (_what, content, code) => {
    expect(await send(content)).toMatchObject({ userImport: null, errors: [{ code, field: ["file"] }] });
  });

  test("are committed by who has checked them, with the rights of now, exactly as checked, in time", async () => {
    const admin = await addManager(open.db, "ADMIN", "admin", start);
    const expired = { code: "preview_expired" };
    const row = "a;a@example.org;member;09761000;ew-ummeldung";
    const { id } = await check([row]);
    expect(await commit(id, admin)).toMatchObject({ invitedCount: 0, errors: [expired] });
    expect(await commit("nonsense")).toMatchObject({ errors: [expired] });
    expect(await commit(id, { ...support, now: minutes(60, start) })).toMatchObject({
      codes: ["unauthorized"],
    });

    const taken = await addUser(open.db, { username: "A@EXAMPLE.ORG", email: "x@example.org" });
    expect(await commit(id)).toMatchObject({ errors: [expired] });
    await open.db.deleteFrom("user_account").where("id", "=", taken).execute();
    await open.db.deleteFrom("commune_service").where("service_id", "=", "ew-ummeldung").execute();
    expect(await commit(id)).toMatchObject({ errors: [expired] });
    const service = { service_id: "ew-ummeldung" };
    const communes = [augsburg.ags, bonn.ags];
    await open.db
      .insertInto("commune_service")
      .values(communes.map((ags) => ({ commune_ags: ags, ...service })))
      .execute();
    await dropExpired(open.db, minutes(59, start));
    expect(await commit(id)).toMatchObject({ invitedCount: 1, errors: [] });

    const late = await check(["b;b@example.org;support;;"]);
    await dropExpired(open.db, minutes(60, start));
    expect(await commit(late.id)).toMatchObject({ errors: [expired] });

    const ofAdmin = await check(["c;c@example.org;admin;;"], admin);
    expect(ofAdmin.newCount).toBe(1);
    await open.db.updateTable("user_role").set({ type: "SUPPORT" }).where("user_id", "=", admin.id).execute();
    expect(await commit(ofAdmin.id, admin)).toMatchObject({ codes: ["insufficient_permissions"] });
    expect(await names()).toEqual(["a", "admin", "support"]);
  });

  test("of two commits at once one counts; e-mails are queued for each", async () => {
    const { id } = await check(["a;a@example.org;support;;", "b;b@example.org;support;;"]);
    const mailed = { ...support, smtpUrl: "smtp://127.0.0.1:1" };
    const results = await Promise.all([commit(id, mailed), commit(id, mailed)]);
    expect(results.map(({ invitedCount }) => invitedCount).toSorted()).toEqual([0, 2]);
    expect(results.flatMap(({ links }) => links)).toEqual([]);
    const kept = await open.db
      .selectFrom("user_invitation")
      .select(["delivery", "invited_by_name"])
      .execute();
    expect(kept).toEqual([
      { delivery: "QUEUED", invited_by_name: "support" },
      { delivery: "QUEUED", invited_by_name: "support" },
    ]);
  });
});
