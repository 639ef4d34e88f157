import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { ResourceType } from "#domain/resources/resourceKinds";
import { resourceVersionsMax } from "#domain/resources/resourceKinds";
import { secretPlaceholder } from "#domain/resources/resourceSecrets";
import { decryptResourceSecrets, encryptResourceSecrets } from "#server/domain/resources/resourceSecrets";
import { storeCommuneRecords } from "../support/communeRecords";
import { databases } from "../support/databases";
import { resourceCalls, type ResourceResult } from "../support/resources";
import { storeCommunes } from "../support/register";
import { contextOf } from "../support/serverCalls";
import { serverHarness } from "../support/serverHarness";
import { clearActivities } from "../support/activities";

const password = "s3hr-geheim";
const service = (url: string, rest = "") => `name: Fachverfahren\nendpoint:\n  url: ${url} # hier\n${rest}`;
const withPassword = (value: string) =>
  service(
    "https://a.example.org/",
    `authentication:
  type: basic
  username: sm
  # Bleibt stehen
  password: ${value}
`,
  );

describe.each(databases)("Resources on $name", async (kind) => {
  const harness = await serverHarness(kind);
  const calls = resourceCalls(harness);
  const { secretKeys } = (await contextOf(harness.open.db)).config;
  await storeCommunes(harness.open.db, [
    { ags: "09761000", name: "Augsburg", unit: "Stadt", postalCodes: [], services: [] },
  ]);
  beforeEach(async () => {
    await harness.open.db.deleteFrom("resource").execute();
    await clearActivities(harness.open.db);
    await harness.open.db.deleteFrom("service_setting").execute();
  });
  afterAll(() => harness.open.close());

  const stored = (id: string) =>
    harness.open.db.selectFrom("resource").selectAll().where("id", "=", id).executeTakeFirst();
  const entries = () =>
    harness.open.db
      .selectFrom("activity")
      .select(["type", "label", "target_id", "before", "after"])
      .orderBy("id")
      .execute();
  const added = async (type: ResourceType, id: string, yaml: string) => {
    const { resource, errors } = await calls.add(type, id, yaml);
    expect(errors).toEqual([]);
    if (!resource) throw new Error("Nothing was added.");
    return resource;
  };

  test("are added with their secrets apart, and logged without them", async () => {
    const resource = await added("restService", "a.b-1", withPassword(password));
    expect(resource).toMatchObject({
      version: "v2",
      urn: "urn:sm:v2:restService:a.b-1",
      name: "Fachverfahren",
      commune: null,
      yaml: withPassword(`"${secretPlaceholder}"`),
      storedSecrets: ["/authentication/password"],
      revision: 1,
      updatedBy: { username: "support" },
    });
    const row = await stored("a.b-1");
    const key = { version: "v2", type: "restService", id: "a.b-1" } as const;
    const secrets = row?.secrets as Record<string, string>;
    expect(decryptResourceSecrets(secretKeys, key, secrets)).toEqual({
      "/authentication/password": password,
    });
    expect(JSON.stringify([row, await entries()])).not.toContain(password);
    expect(await entries()).toMatchObject([
      {
        type: "SAVE_RESOURCE",
        label: "Fachverfahren",
        target_id: "v2/restService/a.b-1",
        before: null,
        after: {
          urn: "urn:sm:v2:restService:a.b-1",
          document: { "endpoint.url": "https://a.example.org/", "authentication.username": "sm" },
          replacedValues: ["authentication.password"],
        },
      },
    ]);
  });

  test("keep a secret whose placeholder is sent back, also if all around it changes", async () => {
    const { id, yaml } = await added("restService", "a", withPassword(password));
    const before = await stored("a");
    const changed = yaml.replace("username: sm", "username: neu");
    const { resource, errors } = await calls.edit(id, 1, changed, " Neuer Benutzer\r\n");
    expect(errors).toEqual([]);
    expect(resource).toMatchObject({ revision: 2, yaml: changed });
    expect((await stored("a"))?.secrets).toEqual(before?.secrets);
    const [, entry] = await entries();
    expect(entry).toMatchObject({
      type: "EDIT_RESOURCE",
      before: { document: { "authentication.username": "sm" } },
      after: { document: { "authentication.username": "neu" }, comment: "Neuer Benutzer" },
    });
    expect(entry?.after).not.toHaveProperty("replacedValues");
    const selection =
      "versions { totalCount edges { node { revision yaml comment changedSecrets savedBy { username } } } }";
    expect(await calls.read("v2", "restService", "a", selection)).toEqual({
      versions: {
        totalCount: 1,
        edges: [
          {
            node: {
              revision: 1,
              yaml,
              comment: "",
              changedSecrets: ["/authentication/password"],
              savedBy: { username: "support" },
            },
          },
        ],
      },
    });
  });

  test("name the places of problems, and are stored as they were", async () => {
    const { id } = await added("restService", "a", service("https://a.example.org/"));
    const before = await stored("a");
    const faulty = withPassword(secretPlaceholder);
    const at = { problem: "secret_missing", line: "8", column: "13", path: "/authentication/password" };
    expect(await calls.edit(id, 1, faulty)).toEqual({
      resource: null,
      errors: [{ code: "resource_invalid", field: "yaml", params: at }],
    });
    expect(await stored("a")).toEqual(before);
    // What was typed as a secret is not sent back.
    const { errors } = await calls.edit(id, 1, withPassword("123456789"));
    expect(errors).toMatchObject([
      { code: "resource_invalid", params: { problem: "text_unquoted", line: "8" } },
    ]);
    expect(JSON.stringify(errors)).not.toContain("123456789");
  });

  test.each<[string, string, string]>([
    [
      "anchors that explode",
      "alias_not_allowed",
      `a: &a [x, x]\n${Array.from({ length: 30 }, (_, at) => `b${at}: &b${at} [*a, *a]`).join("\n")}`,
    ],
    ["anchors and aliases", "alias_not_allowed", "name: &a x\nurl: *a\n"],
    ["several documents", "multiple_documents", "name: a\nurl: https://a.example.org/\n---\nname: b\n"],
    ["a tag", "tag_not_allowed", 'name: !!js/function "function () {}"\nurl: https://a.example.org/\n'],
    ["__proto__ as key", "key_invalid", "name: a\nurl: https://a.example.org/\n__proto__:\n  a: 1\n"],
    ["UTF-16 read as UTF-8", "control_character", "n\u0000a\u0000m\u0000e\u0000"],
    ["NUL", "control_character", "name: a\u0000\n"],
    ["tabs", "tab_indentation", "name: a\n\turl: b\n"],
    ["keys twice", "key_duplicate", "name: a\nname: b\nurl: https://a.example.org/\n"],
    ["deep nesting", "document_too_complex", `name: ${"[".repeat(2_000)}`],
    ["too many characters", "document_too_long", `name: ${"x".repeat(131_073)}\n`],
    ["nothing", "document_empty", "\n"],
    ["a list", "type_wrong", "- a\n"],
    ["a number for text", "text_unquoted", "name: 1\nurl: https://a.example.org/\n"],
    ["an address outside the rule", "url_invalid", "name: a\nurl: ftp://a.example.org/\n"],
    ["a commune without quotes", "ags_unquoted", "name: a\nurl: https://a.example.org/\ncommune: 09761000\n"],
  ])("refuse a document with %s at its place", async (_what, problem, yaml) => {
    const { resource, errors } = await calls.add("okkomm", "a", yaml);
    expect(resource).toBeNull();
    expect(errors.every(({ code, field }) => code === "resource_invalid" && field === "yaml")).toBe(true);
    expect(errors.map(({ params }) => params?.problem)).toContain(problem);
    expect(errors[0]?.params?.line).toMatch(/^[1-9]\d*$/);
    expect(await stored("a")).toBeUndefined();
  });

  test("are stored with line ends as LF and without a byte order mark", async () => {
    const { yaml } = await added("okkomm", "a", "\uFEFFname: a\r\nurl: https://a.example.org/\r\n");
    expect(yaml).toBe("name: a\nurl: https://a.example.org/\n");
  });

  test.each(["", "A", "a/b", "..", "a..b", "%2f", "a%2Fb", ".a", "a-", "ä", "a b", "x".repeat(101)])(
    "refuse the id %j",
    async (id) => {
      const { errors } = await calls.add("okkomm", id, "name: a\nurl: https://a.example.org/\n");
      expect(errors).toEqual([{ code: "resource_id_invalid", field: "resourceId" }]);
    },
  );

  test("are added only in the current version of their kind, and once", async () => {
    const old = await calls.add("restService", "a", "name: a\nurl: https://a.example.org/\n", {
      version: "v1",
    });
    expect(old.errors).toMatchObject([
      { code: "resource_invalid", field: "version", params: { values: "v2" } },
    ]);
    const unknown = await calls.add("okkomm", "a", "name: a\n", { version: "v9" });
    expect(unknown.errors).toMatchObject([
      { code: "resource_invalid", field: "version", params: { values: "v1" } },
    ]);
    await added("restService", "a", service("https://a.example.org/"));
    const twice = await calls.add("restService", "a", service("https://b.example.org/"));
    expect(twice.errors).toEqual([{ code: "not_unique", field: "resourceId" }]);
  });

  test("take the place of an older version with the same id only as its successor", async () => {
    const document = "name: a\nurl: https://a.example.org/\n";
    await harness.open.db
      .insertInto("resource")
      .values({ version: "v1", type: "restService", id: "old", document, name: "a" })
      .execute();
    const other = await calls.add("restService", "old", service("https://b.example.org/"));
    expect(other.errors).toEqual([{ code: "not_unique", field: "resourceId" }]);
    const successor = await calls.add("restService", "old", service("https://a.example.org/"), {
      isSuccessor: true,
    });
    expect(successor.errors).toEqual([]);
  });

  test("name a commune that exists", async () => {
    const document = (ags: string) => `name: a\ncommune: "${ags}"\nurl: https://a.example.org/\n`;
    const { errors } = await calls.add("okkomm", "a", document("09999999"));
    expect(errors).toMatchObject([
      {
        params: {
          problem: "reference_unknown",
          line: "2",
          path: "/commune",
          type: "commune",
          id: "09999999",
        },
      },
    ]);
    await added("okkomm", "a", document("09761000"));
  });

  test("reference only what exists and may be used", async () => {
    const provider = (keystore: string, commune = "") =>
      `name: a\nurl: https://a.example.org/\n${commune}credentials:\n  keystore: ${keystore}\n`;
    const row = { version: "v1", type: "keystore" as const, document: "name: k\n", name: "k" };
    await harness.open.db
      .insertInto("resource")
      .values([
        { ...row, id: "all" },
        { ...row, id: "own", commune_ags: "09761000" },
      ])
      .execute();
    const { errors } = await calls.add("paymentProvider", "a", provider("none"));
    expect(errors).toMatchObject([
      {
        params: {
          problem: "reference_unknown",
          line: "4",
          path: "/credentials/keystore",
          type: "keystore",
          id: "none",
        },
      },
    ]);
    expect((await calls.add("paymentProvider", "a", provider("own"))).errors).toHaveLength(1);
    await added("paymentProvider", "a", provider("own", 'commune: "09761000"\n'));
    await added("paymentProvider", "b", provider("all"));
    const selection = "useCount uses { totalCount edges { node { kind resource { type resourceId } } } }";
    expect(await calls.read("v1", "keystore", "own", selection)).toEqual({
      useCount: 1,
      uses: {
        totalCount: 1,
        edges: [{ node: { kind: "RESOURCE", resource: { type: "paymentProvider", resourceId: "a" } } }],
      },
    });
  });

  test("say what is unchanged and what someone else has changed", async () => {
    const { id, yaml } = await added("okkomm", "a", "name: a\nurl: https://a.example.org/\n");
    const same = await calls.edit(id, 1, yaml.replaceAll("\n", "\r\n"));
    expect(same.errors).toEqual([{ code: "resource_unchanged" }]);
    expect((await calls.edit(id, 1, `${yaml}# x\n`)).errors).toEqual([]);
    const stale = await calls.edit(id, 1, "name: b\nurl: https://a.example.org/\n");
    expect(stale.resource).toMatchObject({ revision: 2, yaml: `${yaml}# x\n` });
    expect(stale.errors).toMatchObject([{ code: "conflict", params: { by: "support" } }]);
    const gone = await calls.edit(calls.idOf("v1", "okkomm", "nowhere"), 1, yaml);
    expect(gone.errors).toEqual([{ code: "not_found", field: "id" }]);
  });

  test("keep their latest versions, which can be restored with their secrets", async () => {
    const { id } = await added("restService", "a", withPassword(password));
    expect((await calls.edit(id, 1, withPassword('"anders"'))).errors).toEqual([]);
    const selection = "versions { edges { node { id } } }";
    const read = await calls.read("v2", "restService", "a", selection);
    const { edges } = read?.versions as { edges: { node: { id: string } }[] };
    const restore = (versionId: string | undefined, revision: number) =>
      harness.mutate("restoreResourceVersion", "resource { revision }", { id, revision, versionId });
    expect((await restore(edges[0]?.node.id, 2)).errors).toEqual([]);
    const row = await stored("a");
    expect(row?.revision).toBe(3);
    const key = { version: "v2", type: "restService", id: "a" } as const;
    const secrets = decryptResourceSecrets(secretKeys, key, row?.secrets as Record<string, string>);
    expect(secrets).toEqual({ "/authentication/password": password });
    expect((await restore(edges[0]?.node.id, 3)).errors).toEqual([{ code: "resource_unchanged" }]);
    // Re-encrypted, as after the secret key was replaced.
    await harness.open.db
      .updateTable("resource")
      .set({ secrets: JSON.stringify(encryptResourceSecrets(secretKeys, key, secrets)) })
      .where("id", "=", "a")
      .execute();
    expect((await restore(edges[0]?.node.id, 3)).errors).toEqual([{ code: "resource_unchanged" }]);
    expect((await restore("nowhere", 3)).errors).toEqual([{ code: "not_found", field: "versionId" }]);
    await harness.open.db
      .updateTable("resource_version")
      .set((row) => ({ revision: row("revision", "-", 500) }))
      .execute();
    await harness.open.db
      .insertInto("resource_version")
      .values(
        Array.from({ length: resourceVersionsMax }, (_, at) => ({
          ...key,
          revision: at - 200,
          document: "name: x\n",
          secrets: "{}",
          saved_at: new Date(),
        })),
      )
      .execute();
    expect((await calls.edit(id, 3, withPassword('"neu"'))).errors).toEqual([]);
    const { totalCount } = ((await calls.read("v2", "restService", "a", "versions { totalCount }"))
      ?.versions ?? {}) as { totalCount?: number };
    expect(totalCount).toBe(resourceVersionsMax);
  });

  test("in use are removed once that is confirmed; a restService needs a replacement for all who use it", async () => {
    const { id } = await added("restService", "old", service("https://a.example.org/"));
    await added("restService", "new", service("https://b.example.org/"));
    await added("restService", "own", service("https://b.example.org/", 'commune: "09761000"\n'));
    await harness.open.db
      .insertInto("service_setting")
      .values({ service_id: "ew-ummeldung", key: "rest_service", value: "old" })
      .execute();
    const inUse = { code: "resource_in_use", params: { count: "1" } };
    expect(await calls.remove(id, 1)).toMatchObject({ resource: { revision: 1 }, errors: [inUse] });
    expect((await calls.remove(id, 1, { isUseConfirmed: true })).errors).toEqual([inUse]);
    for (const replacementId of ["nowhere", "own", "old"]) {
      expect((await calls.remove(id, 1, { replacementId })).errors).toEqual([
        { code: "resource_unknown", field: "replacementId", params: { id: replacementId } },
      ]);
    }
    expect((await calls.remove(id, 2, { replacementId: "new" })).errors).toMatchObject([
      { code: "conflict" },
    ]);
    expect(await calls.remove(id, 1, { replacementId: "new" })).toEqual({
      removedId: id,
      resource: null,
      errors: [],
    });
    const settings = await harness.open.db
      .selectFrom("service_setting")
      .select(["value", "revision"])
      .execute();
    expect(settings).toEqual([{ value: "new", revision: 2 }]);
    expect((await entries()).slice(-2)).toMatchObject([
      { type: "SAVE_SERVICE_CONFIG", before: { rest_service: "old" }, after: { rest_service: "new" } },
      { type: "REMOVE_RESOURCE", before: { urn: "urn:sm:v2:restService:old" }, after: null },
    ]);
  });

  test("are replaced in documents, whose comments stay", async () => {
    const row = { version: "v1", type: "keystore" as const, document: "name: k\n", name: "k" };
    await harness.open.db
      .insertInto("resource")
      .values([
        { ...row, id: "old" },
        { ...row, id: "new" },
      ])
      .execute();
    const yaml = (keystore: string) =>
      `# Oben\nname: a\nurl: https://a.example.org/\ncredentials:\n  keystore: ${keystore} # hier\n`;
    await added("paymentProvider", "a", yaml("old"));
    const id = calls.idOf("v1", "keystore", "old");
    expect((await calls.remove(id, 1, { replacementId: "new" })).errors).toEqual([]);
    expect(await calls.read("v1", "paymentProvider", "a")).toMatchObject({ revision: 2, yaml: yaml("new") });
    expect(await calls.read("v1", "keystore", "new", "useCount")).toEqual({ useCount: 1 });
    expect((await entries()).map(({ type }) => type)).toEqual([
      "SAVE_RESOURCE",
      "EDIT_RESOURCE",
      "REMOVE_RESOURCE",
    ]);
    const rest = calls.idOf("v1", "keystore", "new");
    expect((await calls.remove(rest, 1, { isUseConfirmed: true })).errors).toEqual([]);
  });

  describe("of a commune", () => {
    const ags = "09771111";
    const yaml = (name: string, key = ags) => `ags: "${key}"\nname: ${name}\nunit: Stadt\n`;

    test("add it, rename it, and are removed with it", async () => {
      const { errors, resource } = await calls.add("commune", ags, yaml("Neustadt"));
      expect(errors).toEqual([]);
      expect(resource).toMatchObject({ commune: { ags, name: "Neustadt" } });
      const id = resource?.id ?? "";
      const again: ResourceResult = await calls.add("commune", ags, yaml("Neustadt"));
      expect(again.errors).toEqual([{ code: "commune_already_added", field: "resourceId" }]);
      expect((await calls.edit(id, 1, yaml("Altstadt"))).resource).toMatchObject({
        commune: { name: "Altstadt" },
      });
      const moved = await calls.edit(id, 2, yaml("Altstadt", "09772222"));
      expect(moved.errors).toEqual([{ code: "commune_ags_fixed", field: "yaml" }]);
      expect((await calls.remove(id, 2, { communeName: "Neustadt" })).errors).toEqual([
        { code: "name_mismatch", field: "communeName" },
      ]);
      expect(await calls.remove(id, 2, { communeName: "Altstadt" })).toEqual({
        removedId: id,
        resource: null,
        errors: [],
      });
      expect(await stored(ags)).toBeUndefined();
      expect((await entries()).map(({ type }) => type)).toContain("REMOVE_RESOURCE");
    });

    test("have its AGS as their id", async () => {
      const { errors } = await calls.add("commune", ags, yaml("Neustadt", "09772222"));
      expect(errors).toMatchObject([{ params: { problem: "ags_not_id", line: "1", column: "6" } }]);
      await storeCommuneRecords(harness.open.db, "09773333");
      const other = await calls.add("commune", "09773333", yaml("Neustadt", "09773333"));
      expect(other.errors).toEqual([{ code: "commune_already_added", field: "resourceId" }]);
    });
  });
});
