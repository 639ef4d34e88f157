import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { databases } from "../support/databases";
import { addUser, systemRole, type Caller } from "../support/serverCalls";
import { filesHeader, userFilesHarness, problemsOf } from "../support/userFiles";

describe.each(databases)("User imports with problems on $name", async (kind) => {
  let support: Caller & { readonly id: string };
  const harness = await userFilesHarness(kind);
  afterAll(() => harness.open.close());
  beforeEach(async () => {
    support = await harness.begin();
  });

  test("report what is wrong where, and skip invalid users as a whole", async () => {
    await addUser(harness.db, { username: "otto", email: "o@example.org", roles: systemRole("SUPPORT") });
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
      "οttο;s@example.org;support;;",
      "می\u200cا;t@example.org;support;;",
      "user.w;w@example.org;support;;",
      "usеr.w;x@example.org;support;;",
    ];
    const checked = await harness.check(rows, support);
    expect(checked).toMatchObject({ newCount: 1, refusedCount: rows.length - 1 });
    expect(problemsOf(checked)).toEqual([
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
      "25 username username_look_alike",
      "26 username invisible_characters",
      "28 username username_look_alike",
    ]);
    const done = await harness.commit(checked.id, support, ["rows_left_out"]);
    expect(done).toMatchObject({ invitedCount: 1, errors: [] });
    expect(await harness.names()).toEqual(["otto", "support", "user.w"]);
  });

  test("skip invalid rows only after a confirmation, like other imports", async () => {
    const checked = await harness.check(["a;a@example.org;support;;", "b;no mail;support;;"], support);
    expect(checked).toMatchObject({ newCount: 1, refusedCount: 1 });
    const unconfirmed = await harness.commit(checked.id, support);
    expect(unconfirmed).toMatchObject({ invitedCount: 0, errors: [{ code: "rows_left_out" }] });
    expect(await harness.names()).toEqual(["support"]);
    // The check is still valid.
    const done = await harness.commit(checked.id, support, ["rows_left_out"]);
    expect(done).toMatchObject({ invitedCount: 1, errors: [] });
  });

  test("name the ignored columns", async () => {
    const { userImport } = await harness.send(
      "Benutzername;E-Mail;Rolle;Telefon\na;a@example.org;support;1",
      support,
    );
    expect(userImport).toMatchObject({ ignoredColumns: ["Telefon"], newCount: 1 });
  });

  test.each([
    ["nothing", "", "file_empty"],
    ["no rows", `${filesHeader}\n`, "file_empty"],
    ["commas", "username,email,role\na,a@example.org,support", "csv_separator_wrong"],
    ["no roles", "username;email\na;a@example.org", "columns_missing"],
    ["NUL", `${filesHeader}\na\0;`, "csv_nul_byte"],
    ["two encodings", Buffer.concat([Buffer.from("ä;é\n"), Buffer.from([0xe4, 0x3b])]), "csv_encoding_mixed"],
    ["an open quote", `${filesHeader}\n"a;a@example.org;support;;`, "csv_quote_open"],
    ["one long line", "x".repeat(2 * 1_048_576), "csv_line_too_long"],
    ["too many bytes", "x".repeat(2 * 1_048_576 + 1), "file_too_large"],
    [
      "too many rows",
      [filesHeader, ...Array.from({ length: 2_001 }, (_, n) => `u${n};u${n}@example.org;support;;`)].join(
        "\n",
      ),
      "too_many_rows",
    ],
  ])("with %s are refused as a whole", async (_what, content, code) => {
    expect(await harness.send(content, support)).toMatchObject({
      userImport: null,
      errors: [{ code, field: ["file"] }],
    });
  });
});
