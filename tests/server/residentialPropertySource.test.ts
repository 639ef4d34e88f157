import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { nextNightlyRun } from "#server/domain/residentialProperties/nightlyRun";
import { readOkkommSource } from "#server/domain/residentialProperties/okkommSource";
import { recordSourceFailure, recordSourceUpdate } from "#server/storage/residentialProperties/sourceUpdates";
import { clearActivities } from "../support/activities";
import { databases } from "../support/databases";
import { addUser, call, memberOf, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";

describe("Nightly update of residential properties", () => {
  test.each([
    ["2026-11-20T10:00:00Z", "2026-11-21T02:00:00.000Z"],
    ["2026-11-20T01:59:59Z", "2026-11-20T02:00:00.000Z"],
    ["2026-11-20T02:00:00Z", "2026-11-21T02:00:00.000Z"],
    ["2026-07-01T22:30:00Z", "2026-07-02T01:00:00.000Z"],
    ["2026-10-24T12:00:00Z", "2026-10-25T02:00:00.000Z"],
    ["2026-10-25T02:00:00Z", "2026-10-26T02:00:00.000Z"],
    ["2027-03-27T12:00:00Z", "2027-03-28T01:00:00.000Z"],
    ["2027-03-28T01:00:00Z", "2027-03-29T01:00:00.000Z"],
    ["2026-12-31T23:30:00Z", "2027-01-01T02:00:00.000Z"],
  ])("after %s runs at %s, three o'clock in Berlin", (after, expected) => {
    expect(nextNightlyRun(new Date(after)).toISOString()).toBe(expected);
  });
});

const ags = "09761000";
const fields = `source mode lastUpdatedAt nextRunAt revision
  lastFailure { code field params { name value } } running { id }`;
const read = `query($id: ID!) { node(id: $id) { ... on Commune { residentialPropertySource { ${fields} } } } }`;
const save = `mutation($input: SaveResidentialPropertySourceInput!) {
  saveResidentialPropertySource(input: $input) {
    commune { residentialPropertySource { ${fields} } } errors { code field params { name value } }
  }
}`;
const id = Buffer.from(`Commune:${ags}`).toString("base64url");
const now = new Date("2026-11-20T10:00:00Z");

describe.each(databases)("Source of residential properties ($name)", async ({ open }) => {
  const tokens = { support: "", member: "" };
  const database = await open();
  const row = { name: "Augsburg", unit: "Stadt", state: "BY" as const, initial: "A", search_text: "" };
  await database.db
    .insertInto("commune")
    .values({ ags, ...row })
    .execute();
  const support = await addUser(database.db, { username: "support", roles: systemRole("SUPPORT") });
  const member = await addUser(database.db, { username: "member", roles: [memberOf(ags)] });
  tokens.support = await addSession(database.db, support, now);
  tokens.member = await addSession(database.db, member, now);
  afterAll(() => database.close());
  beforeEach(async () => {
    await clearActivities(database.db);
    for (const table of ["residential_property_source", "resource"] as const) {
      await database.db.deleteFrom(table).execute();
    }
  });

  const addResource = (document: string, commune: string | null = null) =>
    database.db
      .insertInto("resource")
      .values({ version: "v1", type: "okkomm", id: commune ?? "all", commune_ags: commune, document })
      .execute();

  async function send(input: { source?: string; mode?: string; revision?: number }, token = tokens.support) {
    const values = { ags, source: "FILE_UPLOAD", mode: "MANUAL", revision: 0, ...input };
    return call(database.db, { token, now }, save, { input: values });
  }
  const current = async () =>
    (await call(database.db, { token: tokens.member, now }, read, { id })).data?.["node"];
  const activities = () =>
    database.db.selectFrom("activity").select(["type", "before", "after"]).orderBy("id").execute();

  test("defaults to files and manual mode", async () => {
    expect(await current()).toEqual({
      residentialPropertySource: {
        source: "FILE_UPLOAD",
        mode: "MANUAL",
        revision: 0,
        lastUpdatedAt: null,
        nextRunAt: null,
        lastFailure: null,
        running: null,
      },
    });
  });

  test("is switched to automatic and back, each with an activity entry", async () => {
    await addResource("url: https://okkomm.example.org/{ags}.csv");
    const source = "OKKOMM_IMPORT";
    const on = await send({ source, mode: "AUTOMATIC" });
    expect(on.data?.["saveResidentialPropertySource"]).toMatchObject({
      commune: {
        residentialPropertySource: {
          source,
          mode: "AUTOMATIC",
          revision: 1,
          nextRunAt: "2026-11-21T02:00:00.000Z",
        },
      },
      errors: [],
    });
    await send({ source, mode: "MANUAL", revision: 1 });
    await send({ source: "FILE_UPLOAD", mode: "MANUAL", revision: 2 });
    expect(await activities()).toEqual([
      {
        type: "ENABLE_RESIDENTIAL_PROPERTIES_CRON_JOB",
        before: { source: "FILE_UPLOAD", mode: "MANUAL" },
        after: { source, mode: "AUTOMATIC" },
      },
      {
        type: "DISABLE_RESIDENTIAL_PROPERTIES_CRON_JOB",
        before: { source, mode: "AUTOMATIC" },
        after: { source, mode: "MANUAL" },
      },
      {
        type: "SAVE_RESIDENTIAL_PROPERTIES",
        before: { source, mode: "MANUAL" },
        after: { source: "FILE_UPLOAD", mode: "MANUAL" },
      },
    ]);
  });

  test("cannot be automatic without OK.KOMM, or without its address", async () => {
    const files = await send({ mode: "AUTOMATIC" });
    expect(files.data?.["saveResidentialPropertySource"]).toEqual({
      commune: null,
      errors: [{ code: "automatic_needs_okkomm", field: ["mode"], params: [] }],
    });
    const nowhere = await send({ source: "OKKOMM_IMPORT", mode: "AUTOMATIC" });
    expect(nowhere.data?.["saveResidentialPropertySource"]).toMatchObject({
      errors: [{ code: "okkomm_not_configured", field: ["source"] }],
    });
    expect(await activities()).toEqual([]);
    expect(await current()).toMatchObject({ residentialPropertySource: { revision: 0 } });
  });

  test("is kept if another user was faster", async () => {
    await send({ source: "OKKOMM_IMPORT" });
    const late = await send({ source: "FILE_UPLOAD" });
    expect(late.data?.["saveResidentialPropertySource"]).toMatchObject({
      commune: { residentialPropertySource: { source: "OKKOMM_IMPORT", revision: 1 } },
      errors: [{ code: "conflict", params: [{ name: "by", value: "support" }, { name: "at" }] }],
    });
  });

  test("is visible to members, and changed by support and admin only", async () => {
    expect((await send({ source: "OKKOMM_IMPORT" }, tokens.member)).codes).toEqual([
      "insufficient_permissions",
    ]);
    expect(await current()).toMatchObject({ residentialPropertySource: { revision: 0 } });
  });

  test("shows the last update, and why it failed", async () => {
    const failingSince = async () =>
      (await database.db.selectFrom("residential_property_source").select("failing_since").executeTakeFirst())
        ?.failing_since;
    const failAt = (detail: string, at: Date) =>
      recordSourceFailure(database.db, ags, { code: "okkomm_failed", params: { detail } }, at);
    await failAt("HTTP 503", now);
    await failAt("HTTP 404", new Date(now.getTime() + 86_400_000));
    expect(await failingSince()).toEqual(now);
    expect(await current()).toMatchObject({
      residentialPropertySource: {
        lastFailure: { code: "okkomm_failed", field: null, params: [{ name: "detail", value: "HTTP 404" }] },
        revision: 0,
      },
    });
    await database.db.transaction().execute((tx) => recordSourceUpdate(tx, ags, now));
    expect(await failingSince()).toBeNull();
    expect(await current()).toMatchObject({
      residentialPropertySource: { lastFailure: null, lastUpdatedAt: now.toISOString(), revision: 0 },
    });
    await database.db
      .updateTable("residential_property_source")
      .set({ last_failure: JSON.stringify({ code: "of a later version", params: [1] }) })
      .execute();
    expect(await current()).toMatchObject({
      residentialPropertySource: { lastFailure: { code: "import_residential_properties_error", params: [] } },
    });
  });

  test("uses the commune's own resource before the common one", async () => {
    expect(await readOkkommSource(database.db, ags)).toBeNull();
    await addResource("url: https://example.org/{ags}/{ags}.csv\nname: OK.KOMM Bayern");
    expect(await readOkkommSource(database.db, ags)).toEqual({
      url: `https://example.org/${ags}/${ags}.csv`,
      name: "OK.KOMM Bayern",
    });
    await addResource("url: https://augsburg.example.org/", ags);
    expect(await readOkkommSource(database.db, ags)).toEqual({
      url: "https://augsburg.example.org/",
      name: null,
    });
    expect((await readOkkommSource(database.db, "09162000"))?.name).toBe("OK.KOMM Bayern");
  });

  test.each(["", "url:", "url: 5", "- url", "{", "a: &a [1]\nurl: *a", "null"])(
    "has no address if the document is %j",
    async (document) => {
      await addResource(document);
      expect(await readOkkommSource(database.db, ags)).toBeNull();
    },
  );
});
