import { afterAll, describe, expect, test } from "vitest";
import { switchResultLines, findServiceSwitch } from "#server/domain/services/switches/serviceSwitches";
import { bareIdOf } from "#server/nodeId";
import { bothDatabases } from "../support/databases";
import { storeProcess } from "../support/processCalls";
import { systemRole } from "../support/serverCalls";
import { harnessTime } from "../support/serverHarness";
import { fillService, richService, switchHarness } from "../support/serviceSwitches";

const certificate = "ew-meldebescheinigung";
const move = "ew-ummeldung";
const entry = { actor_name: "support", at: harnessTime };

describe.each(bothDatabases)("Switching services on $name", async (kind) => {
  const harness = await switchHarness(kind);
  const { db } = harness.open;
  afterAll(() => harness.open.close());

  const statesOf = async (id: string) =>
    (await harness.items(id)).map(({ ags, serviceId, state, error }) => [ags, serviceId, error ?? state]);

  test("Service switches: disable what is enabled; the rest is unchanged or impossible", async () => {
    const [both, one, none] = [
      await harness.commune([certificate], [move]),
      await harness.commune([move]),
      await harness.commune(),
    ];
    const { id, errors } = await harness.prepare("DISABLE", [move, certificate], {
      communes: [both, one, none],
    });
    expect(errors).toEqual([]);
    expect(await statesOf(id)).toEqual([
      [both, move, "UNCHANGED"],
      [both, certificate, "WAITING"],
      [one, move, "WAITING"],
      [one, certificate, "service_not_offered"],
      [none, move, "service_not_offered"],
      [none, certificate, "service_not_offered"],
    ]);
    expect(await harness.node(id, "action communeCount serviceIds serviceId")).toEqual({
      action: "DISABLE_SERVICES",
      communeCount: 3,
      serviceIds: [move, certificate],
      serviceId: null,
    });
    await harness.change("startRun", { id });
    expect(await harness.run(id)).toBe(true);
    expect(await harness.services(both)).toEqual({ [certificate]: false, [move]: false });
    expect(await harness.node(id, "state progress { succeeded failed unchanged impossible }")).toEqual({
      state: "FINISHED",
      progress: { succeeded: 2, failed: 0, unchanged: 1, impossible: 3 },
    });
    const [before, after] = [{ isEnabled: true }, { isEnabled: false }];
    expect(await harness.entries(one)).toEqual([
      { ...entry, type: "DISABLE_SERVICE", label: expect.any(String), service_id: move, before, after },
    ]);
  });

  test("Service switches: enable, add and remove like a single change does", async () => {
    const ags = await harness.commune([], [certificate]);
    await harness.apply("ENABLE", [certificate], [ags]);
    await harness.apply("ADD", [certificate, move], [ags]);
    expect(await harness.services(ags)).toEqual({ [certificate]: true, [move]: true });
    await harness.apply("REMOVE", [certificate], [ags]);
    expect(await harness.services(ags)).toEqual({ [move]: true });
    expect((await harness.entries(ags)).map(({ type, service_id }) => [type, service_id])).toEqual([
      ["ENABLE_SERVICE", certificate],
      ["ADD_COMMUNE_SERVICE", move],
      ["REMOVE_COMMUNE_SERVICE", certificate],
    ]);
    const { revision } = await db
      .selectFrom("commune")
      .select("revision")
      .where("ags", "=", ags)
      .executeTakeFirstOrThrow();
    expect(revision).toBe(2);
  });

  test("Service switches: a Land or all communes, but only those with one of the services unless it is added", async () => {
    const service = "pw-eheurkunde";
    const [here, there] = [
      await harness.commune([service]),
      await harness.commune([service], [], "05315000"),
    ];
    const other = await harness.commune([], [], "05316000");
    const communesOf = async (action: string, input: object) => {
      const { id } = await harness.prepare(action, [service], input);
      return (await harness.items(id)).map(({ ags }) => ags);
    };
    expect(await communesOf("DISABLE", {})).toEqual([there, here]);
    expect(await communesOf("DISABLE", { states: ["NW"] })).toEqual([there]);
    expect(await communesOf("ADD", { states: ["NW"] })).toEqual([there, other]);
    const { errors } = await harness.prepare("DISABLE", [service], { states: ["HB"] });
    expect(errors).toEqual([{ code: "required", field: "communes" }]);
  });

  test("Service switches: refuse unknown services and communes, and repetitions", async () => {
    const ags = await harness.commune([move]);
    const errorsOf = async (services: readonly string[], communes: readonly string[]) =>
      (await harness.prepare("DISABLE", services, { communes })).errors;
    expect(await errorsOf([], [ags])).toEqual([{ code: "required", field: "serviceIds" }]);
    expect(await errorsOf(["no-service", move, move], [ags, ags, "1"])).toEqual([
      { code: "service_unknown", field: "serviceIds.0", params: { service: "no-service" } },
      { code: "not_unique", field: "serviceIds.2" },
      { code: "not_unique", field: "communes.1" },
      { code: "ags_invalid", field: "communes.2" },
    ]);
    expect(await errorsOf([move], ["16077000"])).toEqual([{ code: "not_found", field: "communes.0" }]);
  });

  test("Service switches: obstacles of a removal warn, with numbers of what it deletes", async () => {
    const ags = await harness.commune([richService]);
    const plain = await harness.commune([richService]);
    await fillService(db, ags, (await supportId()) ?? "");
    await storeProcess(db, { commune_ags: ags, service_id: richService, status: "ERROR" });
    await storeProcess(db, { commune_ags: ags, service_id: richService, status: "SUCCESS" });
    const { id } = await harness.prepare("REMOVE", [richService], { communes: [ags, plain] });
    const [first, second] = await harness.items(id);
    const content = {
      texts: 1,
      files: 2,
      formFields: 0,
      settings: 1,
      fees: 1,
      feeRules: 1,
      reports: 1,
      listEntries: 1,
    };
    expect(first).toMatchObject({
      state: "WAITING",
      obstacles: ["OPEN_APPLICATIONS", "PREPARED_PRICES", "UNPUBLISHED_TEXTS", "OWN_CONTENT"],
      openApplications: 1,
      preparedPrices: 1,
      drafts: 1,
      content,
    });
    expect(second).toMatchObject({ state: "WAITING", obstacles: [], content: { texts: 0, files: 0 } });
    expect(
      await harness.node(id, "effect { communes openApplications content { texts files listEntries } }"),
    ).toEqual({
      effect: { communes: 2, openApplications: 1, content: { texts: 1, files: 2, listEntries: 1 } },
    });
    const disabling = await harness.prepare("DISABLE", [richService], { communes: [ags] });
    expect((await harness.items(disabling.id))[0]?.obstacles).toEqual([
      "OPEN_APPLICATIONS",
      "PREPARED_PRICES",
    ]);
  });

  test("Service switches: a missing restService or keystore is an obstacle of enabling", async () => {
    const [ags, other] = [await harness.commune([], [certificate]), await harness.commune([], [certificate])];
    const obstacles = async () => {
      const { id } = await harness.prepare("ENABLE", [certificate], { communes: [ags, other] });
      return (await harness.items(id)).map((item) => item.obstacles);
    };
    expect(await obstacles()).toEqual([["MISSING_REST_SERVICE"], ["MISSING_REST_SERVICE"]]);
    const resource = { version: "v1", document: "", name: "x" };
    await db
      .insertInto("resource")
      .values([
        { ...resource, type: "restService", id: "target", commune_ags: null },
        { ...resource, type: "keystore", id: "of-other", commune_ags: other },
      ])
      .execute();
    const setting = (key: string, value: string) =>
      db
        .insertInto("service_setting")
        .values({ commune_ags: null, service_id: certificate, key, value })
        .execute();
    await setting("rest_service", "target");
    expect(await obstacles()).toEqual([[], []]);
    await setting("signature_keystore", "of-other");
    expect(await obstacles()).toEqual([["MISSING_KEYSTORE"], []]);
    await db
      .insertInto("resource_reference")
      .values({
        version: "v1",
        type: "restService",
        id: "target",
        path: "/tls",
        target_type: "keystore",
        target_id: "gone",
      })
      .execute();
    expect(await obstacles()).toEqual([["MISSING_KEYSTORE"], ["MISSING_KEYSTORE"]]);
    await db.deleteFrom("service_setting").execute();
    await db.deleteFrom("resource").execute();
  });

  test("Service switches: items are excluded one by one, or all with an obstacle", async () => {
    const communes = [
      await harness.commune([move]),
      await harness.commune([move]),
      await harness.commune([move]),
    ];
    await storeProcess(db, { commune_ags: communes[0], service_id: move, status: "ERROR" });
    await storeProcess(db, { commune_ags: communes[2], service_id: move, status: "ERROR" });
    const { id } = await harness.prepare("DISABLE", [move], { communes });
    const exclude = (input: object) => harness.change("excludeServiceSwitchItems", { id, ...input });
    const states = async () => (await harness.items(id)).map(({ state }) => state);
    await exclude({ obstacle: "OPEN_APPLICATIONS", isExcluded: true });
    expect(await states()).toEqual(["EXCLUDED", "WAITING", "EXCLUDED"]);
    expect(await harness.node(id, "obstacles { obstacle total excluded }")).toEqual({
      obstacles: [{ obstacle: "OPEN_APPLICATIONS", total: 2, excluded: 2 }],
    });
    const found = await harness.items(id, { obstacle: "OPEN_APPLICATIONS" });
    expect(found.map(({ ags }) => ags)).toEqual([communes[0], communes[2]]);
    await exclude({ itemIds: [found[0]?.id], isExcluded: false });
    await exclude({ itemIds: [(await harness.items(id))[1]?.id], isExcluded: true });
    expect(await states()).toEqual(["WAITING", "EXCLUDED", "EXCLUDED"]);
    expect((await exclude({ isExcluded: true })).errors).toEqual([{ code: "required", field: "itemIds" }]);
    await harness.change("startRun", { id });
    await harness.run(id);
    expect((await exclude({ obstacle: "OPEN_APPLICATIONS", isExcluded: true })).errors).toEqual([
      { code: "already_running", field: "id" },
    ]);
    expect(await states()).toEqual(["SUCCEEDED", "EXCLUDED", "EXCLUDED"]);
  });

  test("Service switches: what changed after the dry run is a conflict, unless it is already as intended", async () => {
    const communes = [
      await harness.commune([move]),
      await harness.commune([move]),
      await harness.commune([move]),
    ];
    const [same = "", already = "", gone = ""] = communes;
    const { id } = await harness.prepare("DISABLE", [move], { communes });
    await harness.change("startRun", { id });
    await db.updateTable("commune_service").set({ revision: 3 }).where("commune_ags", "=", same).execute();
    await db
      .updateTable("commune_service")
      .set({ is_enabled: false })
      .where("commune_ags", "=", already)
      .execute();
    await db.deleteFrom("commune_service").where("commune_ags", "=", gone).execute();
    await harness.run(id);
    expect(await statesOf(id)).toEqual([
      [same, move, "conflict"],
      [already, move, "SKIPPED"],
      [gone, move, "not_found"],
    ]);
    const retried = await harness.change("retryRun", { id });
    expect(await statesOf(retried.id)).toEqual([
      [same, move, "WAITING"],
      [gone, move, "service_not_offered"],
    ]);
    const run = await findServiceSwitch({ db }, bareIdOf("ServiceSwitch", id) ?? "");
    const lines: string[] = [];
    if (run) for await (const part of switchResultLines(db, run)) lines.push(part);
    expect(lines.join("")).toContain(`${same};Kommune ${same};${move};`);
    expect(lines.join("")).toMatch(/fehlgeschlagen;;conflict/);
  });

  test("Service switches: a removal does not delete content that the dry run did not show", async () => {
    const ags = await harness.commune([richService]);
    const { id } = await harness.prepare("REMOVE", [richService], { communes: [ags] });
    await harness.change("startRun", { id });
    await fillService(db, ags, (await supportId()) ?? "");
    await harness.run(id);
    expect(await statesOf(id)).toEqual([[ags, richService, "conflict"]]);
    expect(await harness.services(ags)).toEqual({ [richService]: true });
  });

  test("Service switches: more than six services have a row each", async () => {
    const services = ["ew-abmeldung", "ew-ummeldung", "pw-eheurkunde", "pw-geburtsurkunde"];
    const more = ["ew-wohnsitzanmeldung", "ew-fuehrungszeugnis", "ew-auskunftssperre"];
    const ags = await harness.commune(services);
    const rowsOf = async (serviceIds: readonly string[]) => {
      const { id } = await harness.prepare("DISABLE", serviceIds, { communes: [ags] });
      const { rows } = await harness.node(id, "rows { totalCount edges { node { items { serviceId } } } }");
      return (rows as { edges: { node: { items: unknown[] } }[] }).edges.map(({ node }) => node.items.length);
    };
    expect(await rowsOf(services)).toEqual([4]);
    expect(await rowsOf([...services, ...more])).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  test("Service switches: only the user who prepared a run starts it", async () => {
    const ags = await harness.commune([move]);
    const { id } = await harness.prepare("DISABLE", [move], { communes: [ags] });
    const token = await harness.logIn("another", systemRole("ADMIN"));
    await expect(harness.change("startRun", { id }, { token })).rejects.toThrow("insufficient_permissions");
    await expect(
      harness.change("scheduleServiceSwitch", { id, day: "2027-01-01" }, { token }),
    ).rejects.toThrow("insufficient_permissions");
  });

  async function supportId(): Promise<string | undefined> {
    const user = await db
      .selectFrom("user_account")
      .select("id")
      .where("username", "=", "support")
      .executeTakeFirst();
    return user?.id;
  }
});
