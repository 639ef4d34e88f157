import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { ResourceType } from "#domain/resources/resourceKinds";
import { fieldChanges } from "#server/domain/activity/fieldChanges";
import { encryptNamedSecrets } from "#server/domain/services/encryptNamedSecrets";
import { toNodeId } from "#server/nodeId";
import { decryptSecret } from "#server/secretText";
import { secretPlace } from "#server/storage/services/serviceSettings";
import { storeCommuneRecords, type CommuneRecords } from "../support/communeRecords";
import { databases } from "../support/databases";
import { harnessTime, serverHarness, type SeenError } from "../support/serverHarness";
import { memberOf } from "../support/serverCalls";
import { onlyKey } from "../support/secretKeys";

const serviceId = "ew-meldebescheinigung";
const known =
  "key ownValue hasOwnValue inheritedValue hasInheritedValue installationValue choices updatedAt updatedBy { username }";
const settings = `settings { revision known { ${known} } }`;
const withExtensions = `settings { revision known { ${known} } extensions { key value } }`;

interface Setting {
  readonly key: string;
  readonly ownValue: string | null;
  readonly hasOwnValue: boolean;
  readonly inheritedValue: string | null;
}

interface Settings {
  readonly revision: number;
  readonly known: readonly Setting[];
  readonly extensions?: readonly { readonly key: string; readonly value: string }[];
}

interface Saved {
  readonly settings: Settings | null;
  readonly errors: readonly SeenError[];
}

describe.each(databases)("Service settings on $name", async (kind) => {
  let of: CommuneRecords;
  let member: string;
  let number = 0;
  const harness = await serverHarness(kind);
  beforeEach(async () => {
    number += 1;
    of = await storeCommuneRecords(harness.open.db, `091000${String(number).padStart(2, "0")}`);
    member = await harness.logIn(`member${number}`, [memberOf(of.ags, serviceId)]);
    await harness.open.db.deleteFrom("service_setting").execute();
    await harness.open.db.deleteFrom("resource").execute();
  });
  afterAll(() => harness.open.close());

  const read = async (token?: string, service = serviceId, selection = settings) => {
    const source = `query ($ags: AGS!, $serviceId: String!) {
      communeService(ags: $ags, serviceId: $serviceId) { ${selection} } }`;
    const { communeService } = await harness.read(source, { ags: of.ags, serviceId: service }, token);
    return (communeService as { settings: Settings | null } | null)?.settings ?? null;
  };
  const save = async (
    input: object,
    token?: string,
    selection = settings,
    now = harnessTime,
  ): Promise<Saved> => {
    const sent = { id: of.enabledService, revision: 0, settings: [], ...input };
    const caller = { now, ...(token !== undefined && { token }) };
    const { payload, errors } = await harness.mutate(
      "saveServiceSettings",
      `communeService { ${selection} }`,
      sent,
      caller,
    );
    const { communeService } = payload as { communeService: { settings: Settings } | null };
    return { settings: communeService?.settings ?? null, errors };
  };
  const set = (key: string, value: string | null) => ({ key, value });
  const valueOf = (found: Settings | null, key: string) => found?.known.find((one) => one.key === key);
  const share = (key: string, value: string) =>
    harness.open.db.insertInto("service_setting").values({ service_id: serviceId, key, value }).execute();
  const storeResource = (type: ResourceType, id: string, communeAgs: string | null = null) =>
    harness.open.db
      .insertInto("resource")
      .values({ version: "v1", type, id, commune_ags: communeAgs, document: "url: https://example.org/" })
      .execute();
  const stored = async () =>
    (
      await harness.open.db
        .selectFrom("service_setting")
        .select(["key", "value"])
        .where("commune_ags", "=", of.ags)
        .orderBy("key")
        .execute()
    ).map(({ key, value }) => `${key}=${value}`);

  test("inherit the value for all communes, and name who set an own one", async () => {
    await share("contact_phone", "115");
    expect(valueOf(await read(member), "contact_phone")).toEqual({
      key: "contact_phone",
      ownValue: null,
      hasOwnValue: false,
      inheritedValue: "115",
      hasInheritedValue: true,
      installationValue: null,
      choices: [],
      updatedAt: null,
      updatedBy: null,
    });
    const saved = await save({ settings: [set("contact_phone", " 030 23125 1 ")] }, member);
    expect(saved.errors).toEqual([]);
    expect(valueOf(saved.settings, "contact_phone")).toMatchObject({
      ownValue: "030 23125 1",
      inheritedValue: "115",
      updatedAt: harnessTime.toISOString(),
      updatedBy: { username: `member${number}` },
    });
    expect(saved.settings?.revision).toBe(1);
    const reset = await save({ revision: 1, settings: [set("contact_phone", "")] });
    expect(valueOf(reset.settings, "contact_phone")).toMatchObject({
      hasOwnValue: false,
      inheritedValue: "115",
    });
    expect(await stored()).toEqual([]);
  });

  test("have the installation's period of erasure where none is set", async () => {
    await harness.open.db
      .insertInto("system_setting")
      .values({
        key: "erasureDays",
        value: JSON.stringify(120),
        updated_at: harnessTime,
        updated_by_name: "admin",
      })
      .execute();
    const read120 = await read();
    await harness.open.db.deleteFrom("system_setting").execute();
    expect(valueOf(read120, "retention_days")).toMatchObject({ installationValue: "120" });
    expect(valueOf(read120, "max_attachments")).toMatchObject({ installationValue: null });
  });

  test("belong to one commune and service", async () => {
    const other = await storeCommuneRecords(harness.open.db, `092000${String(number).padStart(2, "0")}`);
    await save({ settings: [set("max_attachments", "3")] });
    const source = `query ($id: ID!) { node(id: $id) { ... on CommuneService { ${settings} } } }`;
    for (const id of [of.disabledService, other.enabledService]) {
      const { node } = await harness.read(source, { id });
      const { settings: theirs } = node as { settings: Settings };
      expect([theirs.revision, theirs.known.some(({ hasOwnValue }) => hasOwnValue)]).toEqual([0, false]);
    }
  });

  test("are in scope and need the capability", async () => {
    const outside = await harness.logIn(`outside${number}`, [memberOf(of.ags, "pw-eheurkunde")]);
    expect(await read(outside)).toBeNull();
    await expect(save({}, outside)).rejects.toThrow("insufficient_permissions");
    const id = toNodeId("CommuneService", `${of.ags}/nowhere`);
    expect((await save({ id })).errors).toEqual([{ code: "not_found", field: "id" }]);
    const textOnly = "service-portal";
    await harness.open.db
      .insertInto("commune_service")
      .values({ commune_ags: of.ags, service_id: textOnly })
      .execute();
    const portal = toNodeId("CommuneService", `${of.ags}/${textOnly}`);
    expect(await read(undefined, textOnly)).toBeNull();
    expect((await save({ id: portal })).errors).toEqual([{ code: "capability_missing", field: "id" }]);
  });

  test("further keys are only for holders of service_extensions", async () => {
    await save({ extensions: [set("sms_absender", "Augsburg")] });
    await expect(read(member, serviceId, withExtensions)).rejects.toThrow("insufficient_permissions");
    for (const extensions of [[], [set("sms_absender", "Ulm")]]) {
      const changed = save({ revision: 1, settings: [set("max_attachments", "3")], extensions }, member);
      await expect(changed).rejects.toThrow("insufficient_permissions");
    }
    expect(await stored()).toEqual(["sms_absender=Augsburg"]);
    expect((await save({ revision: 1, settings: [set("max_attachments", "3")] }, member)).errors).toEqual([]);
    expect(await stored()).toEqual(["max_attachments=3", "sms_absender=Augsburg"]);
  });

  test("further keys are replaced as a whole", async () => {
    const first = [set("b", "1"), set("a", "2")];
    const { settings: before } = await save({ extensions: first }, undefined, withExtensions);
    expect(before?.extensions).toEqual([set("a", "2"), set("b", "1")]);
    const second = [set("b", "3"), set("c", "4")];
    const saved = await save({ revision: 1, extensions: second }, undefined, withExtensions);
    expect(saved.settings?.extensions).toEqual(second);
    const { changes } = await lastEntry();
    expect(changes).toEqual([
      { path: "extensions.a", before: "2", after: null },
      { path: "extensions.b", before: "1", after: "3" },
      { path: "extensions.c", before: null, after: "4" },
    ]);
  });

  test("further keys that are named like secrets are stored encrypted, never sent, and kept if empty", async () => {
    const given = [set("sms_token", "geheim-1"), set("sms_absender", "Ulm")];
    const first = await save({ extensions: given }, undefined, withExtensions);
    const shown = [set("sms_absender", "Ulm"), set("sms_token", "")];
    expect(first.settings?.extensions).toEqual(shown);
    const [, secret = ""] = await stored();
    expect(secret).toMatch(/^sms_token=v2:/);

    const kept = await save({ revision: 1, extensions: shown }, undefined, withExtensions);
    expect([kept.errors, kept.settings?.revision]).toEqual([[], 1]);
    expect(await stored()).toEqual(["sms_absender=Ulm", secret]);
    await save({ revision: 1, extensions: [set("sms_token", "geheim-2")] });
    const [replaced = ""] = await stored();
    expect(replaced).toMatch(/^sms_token=v2:/);
    expect(replaced).not.toBe(secret);
    expect(JSON.stringify(await harness.entries(of.ags))).not.toContain("geheim");

    const { errors } = await save({ revision: 2, extensions: [set("other_token", ""), set("a", "")] });
    expect(errors).toEqual([
      { code: "required", field: "extensions.0.value" },
      { code: "required", field: "extensions.1.value" },
    ]);
  });

  test("secrets that were stored as plain text are encrypted once", async () => {
    const row = (key: string, value: string) => ({ commune_ags: of.ags, service_id: serviceId, key, value });
    await harness.open.db
      .insertInto("service_setting")
      .values([row("sms_token", "geheim"), row("sms_absender", "Ulm")])
      .execute();
    const secretKeys = onlyKey();
    await encryptNamedSecrets(harness.open.db, secretKeys);
    const once = await stored();
    await encryptNamedSecrets(harness.open.db, secretKeys);
    expect(await stored()).toEqual(once);
    expect(once[0]).toBe("sms_absender=Ulm");
    const place = secretPlace({ communeAgs: of.ags, serviceId }, "sms_token");
    expect(decryptSecret(secretKeys, place, once[1]?.slice("sms_token=".length) ?? "")).toBe("geheim");
  });

  test("are saved all or none, and every invalid one is named", async () => {
    const { errors } = await save({
      settings: [
        set("max_attachments", "3"),
        set("contact_email", "nobody"),
        set("retention_days", "29"),
        set("rest_service", "nowhere"),
      ],
      extensions: [set("ok", "1"), set("ok", "2"), set("Not_ok", "3"), set("api_key", "4")],
    });
    expect(errors).toEqual([
      { code: "email_invalid", field: "settings.1.value" },
      { code: "number_out_of_range", field: "settings.2.value", params: { min: "30", max: "3650" } },
      { code: "resource_unknown", field: "settings.3.value", params: { id: "nowhere" } },
      { code: "not_snake_case", field: "extensions.2.key" },
      { code: "setting_known", field: "extensions.3.key" },
      { code: "not_unique", field: "extensions.1.key" },
    ]);
    expect(await stored()).toEqual([]);
    expect((await read())?.revision).toBe(0);
    expect(await harness.entries(of.ags)).toEqual([]);
    const many = Array.from({ length: 101 }, (_, at) => set(`k${at}`, "1"));
    expect((await save({ extensions: many })).errors).toEqual([
      { code: "list_too_long", field: "extensions", params: { max: "100" } },
    ]);
    const twice = [set("max_attachments", "3"), set("max_attachments", "4")];
    await expect(save({ settings: twice })).rejects.toThrow("bad_request");
  });

  test("name resources of the commune or of all; a removed one is kept", async () => {
    await storeResource("restService", "all");
    await storeResource("restService", "own", of.ags);
    await storeResource("restService", "foreign", "05315000");
    await storeResource("keystore", "siegel");
    expect(valueOf(await read(member), "rest_service")).toMatchObject({ choices: ["all", "own"] });
    expect((await save({ settings: [set("rest_service", "foreign")] })).errors).toMatchObject([
      { code: "resource_unknown" },
    ]);
    expect((await save({ settings: [set("rest_service", "siegel")] })).errors).toMatchObject([
      { code: "resource_unknown" },
    ]);
    expect((await save({ settings: [set("rest_service", "own")] })).errors).toEqual([]);
    await harness.open.db.deleteFrom("resource").execute();
    const further = [set("rest_service", "own"), set("max_attachments", "3")];
    expect((await save({ revision: 1, settings: further })).errors).toEqual([]);
  });

  test("report a conflict with the stored ones; an unchanged save is no change", async () => {
    await save({ settings: [set("max_attachments", "3")] }, member);
    const stale = await save({ settings: [set("max_attachments", "4")] });
    expect(stale.errors).toEqual([
      { code: "conflict", params: { by: `member${number}`, at: harnessTime.toISOString() } },
    ]);
    expect(valueOf(stale.settings, "max_attachments")?.ownValue).toBe("3");
    const same = await save({ revision: 1, settings: [set("max_attachments", "3"), set("host_url", null)] });
    expect([same.errors, same.settings?.revision]).toEqual([[], 1]);
    expect(await harness.entries(of.ags)).toHaveLength(1);
  });

  test("secrets are written only", async () => {
    const saved = await save({ settings: [set("api_key", "geheim")] });
    expect(valueOf(saved.settings, "api_key")).toMatchObject({ ownValue: null, hasOwnValue: true });
    const [first] = await stored();
    expect(first).toMatch(/^api_key=v2:/);
    await save({ revision: 1, settings: [set("max_attachments", "3")] });
    expect((await stored())[0]).toBe(first);
    const later = new Date(harnessTime.getTime() + 1);
    await save({ revision: 2, settings: [set("api_key", "anders")] }, undefined, settings, later);
    expect((await lastEntry()).changes).toEqual([{ path: "api_key", before: "••••", after: "••••" }]);
    await save({ revision: 3, settings: [set("api_key", null)] });
    expect((await lastEntry()).changes).toEqual([{ path: "api_key", before: "••••", after: null }]);
    expect(await stored()).toEqual(["max_attachments=3"]);
    await share("api_key", "v1:shared");
    expect(valueOf(await read(), "api_key")).toMatchObject({ inheritedValue: null, hasInheritedValue: true });
  });

  test("changes are logged by key, with secrets masked", async () => {
    await storeResource("keystore", "siegel");
    const values = [set("retention_days", "90"), set("appointment_required", "true")];
    const references = [set("signature_keystore", "siegel"), set("api_key", "geheim")];
    await save({
      settings: [...values, ...references],
      extensions: [set("sms_token", "t1"), set("sms", "x")],
    });
    const { row, changes } = await lastEntry();
    expect(row).toMatchObject({
      type: "SAVE_SERVICE_CONFIG",
      actor_name: "support",
      service_id: serviceId,
      label: "Meldebescheinigung",
      at: harnessTime,
    });
    expect(JSON.stringify(row)).not.toMatch(/geheim|t1/);
    expect(changes.toSorted((one, other) => one.path.localeCompare(other.path))).toEqual([
      { path: "api_key", before: null, after: "••••" },
      { path: "appointment_required", before: null, after: true },
      { path: "extensions.sms", before: null, after: "x" },
      { path: "extensions.sms_token", before: null, after: "••••" },
      { path: "retention_days", before: null, after: 90 },
      { path: "signature", before: null, after: "siegel" },
    ]);
  });

  test("are removed together with the service", async () => {
    await save({ settings: [set("max_attachments", "3")] });
    await harness.mutate("removeCommuneService", "removedCommuneServiceId", {
      id: of.enabledService,
      revision: 1,
    });
    expect(await stored()).toEqual([]);
  });

  const lastEntry = async () => {
    const row = (await harness.entries(of.ags)).at(-1);
    const parsed = (value: unknown): unknown => (typeof value === "string" ? JSON.parse(value) : value);
    return { row, changes: fieldChanges(parsed(row?.["before"]), parsed(row?.["after"])) };
  };
});
