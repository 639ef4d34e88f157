import { afterAll, afterEach, describe, expect, test } from "vitest";
import { updateCommuneFromResource, type CommuneDescription } from "#server/domain/communes/communeSetup";
import { addMissingServices, claimInitialization, lockClaimed } from "#server/storage/communes/communeSetup";
import { DatabaseUnavailable } from "#server/storage/database/databaseUnavailable";
import { clearActivities } from "../support/activities";
import { addCommune, asCaller, newCommune, setupServer } from "../support/communeSetup";
import { storeCommuneRecords } from "../support/communeRecords";
import { bothDatabases } from "../support/databases";
import { callProcess } from "../support/processCalls";
import { call, memberOf, systemRole } from "../support/serverCalls";
import { harnessTime, serverHarness } from "../support/serverHarness";

const { ags } = newCommune;
const minutesLater = (minutes: number) => new Date(harnessTime.getTime() + minutes * 60_000);

describe.each(bothDatabases)("Setting up communes on $name", async (kind) => {
  const harness = await serverHarness(kind);
  const token = await harness.logIn("gruber", systemRole("SUPPORT"));
  afterAll(() => harness.open.close());
  afterEach(async () => {
    await harness.open.db.deleteFrom("process").execute();
    await clearActivities(harness.open.db);
    for (const table of ["resource", "commune"] as const) {
      await harness.open.db.deleteFrom(table).execute();
    }
  });

  const add = (changes: Partial<CommuneDescription> = {}) =>
    addCommune(harness.open.db, token, harnessTime, changes);
  const server = (...[at, limits]: Partial<DropFirst<Parameters<typeof setupServer>>>) =>
    setupServer(harness.open.db, at ?? harnessTime, limits);
  const read = async () => {
    const fields = "initialization initializationProblem { code params { name value } } serviceIds";
    const answer = await harness.read(`query ($ags: AGS!) { commune(ags: $ags) { ${fields} } }`, { ags });
    return answer["commune"];
  };
  const retry = (by = token, of = ags) =>
    harness.mutate(
      "retryCommuneInitialization",
      "commune { ags initialization }",
      { ags: of },
      { token: by },
    );
  const failing = async () => {
    throw new Error("Never mind.");
  };

  test("adds a commune that is not initialized, with its Land, and finds it by name", async () => {
    expect((await add()).errors).toEqual([]);
    const found = await harness.read(
      `query { communes(filter: { text: "aich", initial: "A", states: [BY] }) {
        edges { node { ags name unit state initialization serviceIds revision updatedBy { username } } } } }`,
    );
    const { name, unit } = newCommune;
    const node = { ags, name, unit, state: "BY", initialization: "NOT_INITIALIZED", serviceIds: [] };
    expect(found).toEqual({
      communes: { edges: [{ node: { ...node, revision: 1, updatedBy: { username: "gruber" } } }] },
    });
  });

  test.each([
    [{ ags: "9771113" }, "ags_invalid", {}],
    [{ name: "n".repeat(201) }, "text_too_long", { max: "200" }],
    [{ unit: "Große\nStadt" }, "text_invalid", {}],
  ])("does not add %o", async (changes, code, params) => {
    const { errors } = await add(changes);
    expect(errors).toEqual([
      { code, field: ["yaml"], params: Object.entries(params).map(([name, value]) => ({ name, value })) },
    ]);
    expect(await harness.open.db.selectFrom("commune").select("ags").execute()).toEqual([]);
  });

  test("does not add a commune twice", async () => {
    await add();
    const { errors } = await add({ name: "Anderer Name" });
    expect(errors).toEqual([{ code: "commune_already_added", field: ["yaml"], params: [] }]);
    expect(await harness.read("query { communes { edges { node { name } } } }")).toEqual({
      communes: { edges: [{ node: { name: newCommune.name } }] },
    });
  });

  test("initializes it once, and logs who added it", async () => {
    await add({ initialServices: ["ew-meldebescheinigung", "service-portal", "service-portal"] });
    await server().run(ags);
    await server().run(ags);
    const services = ["service-portal", "ew-meldebescheinigung"];
    expect(await read()).toEqual({
      initialization: "INITIALIZED",
      initializationProblem: null,
      serviceIds: expect.toSatisfy((ids: string[]) => ids.toSorted().join() === services.toSorted().join()),
    });
    const entries = await harness.entries(ags);
    expect(entries.map(({ type, actor_name, after }) => ({ type, actor_name, after }))).toEqual([
      {
        type: "INITIALIZE_COMMUNE",
        actor_name: "gruber",
        after: { name: "Aichach", unit: "Stadt", services: expect.arrayContaining(services) },
      },
    ]);
  });

  test("adds the service portal if no services are given", async () => {
    await add({ initialServices: [] });
    await server().run(ags);
    expect(await read()).toMatchObject({ initialization: "INITIALIZED", serviceIds: ["service-portal"] });
  });

  test("takes its first application once it is initialized", async () => {
    const submit = async () => {
      const source = `mutation ($input: SubmitApplicationInput!) {
        submitApplication(input: $input) { pid errors { code field } } }`;
      const application = { idempotencyKey: "first", key: "meldung", type: "ASYNCHRONOUS", variables: {} };
      const input = { ags, serviceId: "ew-meldebescheinigung", ...application };
      const { data } = await callProcess(harness.open.db, {}, source, { input }, { intake: "granted" });
      return data?.["submitApplication"];
    };
    await add();
    const refused = { pid: null, errors: [{ code: "not_found", field: ["serviceId"] }] };
    expect(await submit()).toEqual(refused);
    await server().run(ags);
    expect(await submit()).toEqual({ pid: expect.any(String), errors: [] });
  });

  test("says which service is unknown, and starts again with the services that were corrected", async () => {
    await add({ initialServices: ["service-portal", "eis-essen"] });
    await server().run(ags);
    const params = [{ name: "service", value: "eis-essen" }];
    const initializationProblem = { code: "service_unknown", params };
    expect(await read()).toEqual({
      initialization: "NOT_INITIALIZED",
      initializationProblem,
      serviceIds: [],
    });
    // Nobody asked for another try.
    await server(minutesLater(60)).sweep?.();
    await server().run(ags);
    expect(await read()).toMatchObject({ initialization: "NOT_INITIALIZED", initializationProblem });

    await asCaller(harness.open.db, token, harnessTime, (ctx, tx) =>
      updateCommuneFromResource(ctx, tx, { ...newCommune, initialServices: ["service-portal"] }),
    );
    const { payload, errors } = await retry();
    expect([payload, errors]).toEqual([
      { commune: { ags, initialization: "NOT_INITIALIZED" }, errors: [] },
      [],
    ]);
    expect(await read()).toMatchObject({ initializationProblem: null });
    await server().run(ags);
    expect(await read()).toEqual({
      initialization: "INITIALIZED",
      initializationProblem: null,
      serviceIds: ["service-portal"],
    });
  });

  test("stores nothing of a try that fails, and says so", async () => {
    await add();
    const addDefaults: typeof failing = async () => {
      throw new Error("Never mind.");
    };
    await server(harnessTime, {
      addDefaults: async (tx) => {
        await addMissingServices(tx, ags, ["service-portal"], { at: harnessTime, by: null });
        return addDefaults();
      },
    }).run(ags);
    expect(await read()).toEqual({
      initialization: "NOT_INITIALIZED",
      initializationProblem: { code: "commune_initialization_failed", params: [] },
      serviceIds: [],
    });
    expect(await harness.entries(ags)).toEqual([]);
  });

  test("shows that it is initialized, and starts again after an outage of the database", async () => {
    await add();
    const seen: unknown[] = [];
    const down = server(harnessTime, {
      addDefaults: async () => {
        throw new DatabaseUnavailable(new Error("gone"), "not_done");
      },
    });
    await expect(down.run(ags)).rejects.toThrow("The database cannot be reached.");
    seen.push(await read());
    // Still within the time of the first try.
    await server(minutesLater(0.5)).sweep?.();
    await server(minutesLater(0.5)).run(ags);
    seen.push(await read());
    expect(seen).toEqual(Array(2).fill(expect.objectContaining({ initialization: "INITIALIZING" })));

    await server(minutesLater(2)).sweep?.();
    await server(minutesLater(2)).run(ags);
    expect(await read()).toMatchObject({ initialization: "INITIALIZED" });
  });

  test("ends the claim of a server that is too slow, when another one starts", async () => {
    await add();
    const { db } = harness.open;
    const claim = (minute: number) =>
      claimInitialization(db, ags, minutesLater(minute), minutesLater(minute + 1));
    const holds = (minute: number) =>
      db
        .transaction()
        .execute(async (tx) => (await lockClaimed(tx, ags, minutesLater(minute))) !== undefined);
    expect([await claim(0), await claim(0.5)]).toEqual([true, false]);
    expect(await holds(0)).toBe(true);
    await server(minutesLater(2)).sweep?.();
    expect(await holds(0)).toBe(false);
    expect(await claim(2)).toBe(true);
    expect([await holds(0), await holds(2)]).toEqual([false, true]);
  });

  test("leaves communes alone that nobody has asked to initialize", async () => {
    await storeCommuneRecords(harness.open.db, ags);
    await server(minutesLater(60)).sweep?.();
    await server().run(ags);
    expect(await read()).toMatchObject({ initialization: "NOT_INITIALIZED" });
  });

  test("refuses another try of an initialized or unknown commune, and to members", async () => {
    await add();
    await server().run(ags);
    expect((await retry()).errors).toEqual([
      { code: "status_not_allowed", field: "ags", params: { status: "initialized" } },
    ]);
    expect((await retry(token, "16051000")).errors).toEqual([{ code: "commune_unknown", field: "ags" }]);
    const member = await harness.logIn("member", [memberOf(ags)]);
    const source = `mutation { retryCommuneInitialization(input: { ags: "${ags}" }) { errors { code } } }`;
    const { codes } = await call(harness.open.db, { token: member, now: harnessTime }, source);
    expect(codes).toEqual(["insufficient_permissions"]);
  });

  test("follows its resource in name and unit", async () => {
    await add();
    const edit = (name: string) =>
      asCaller(harness.open.db, token, harnessTime, (ctx, tx) =>
        updateCommuneFromResource(ctx, tx, { ...newCommune, name, unit: "Kreisstadt" }),
      );
    expect((await edit("Öchach")).errors).toEqual([]);
    const source = `query { communes(filter: { text: "oechach", initial: "O" }) {
      edges { node { name unit revision } } } }`;
    const node = { name: "Öchach", unit: "Kreisstadt", revision: 2 };
    expect(await harness.read(source)).toEqual({ communes: { edges: [{ node }] } });
    expect(await harness.entries(ags)).toMatchObject([
      { type: "SAVE_COMMUNE", before: { name: "Aichach", unit: "Stadt" }, after: { name: "Öchach" } },
    ]);
    // Nothing differs.
    await edit("Öchach");
    expect(await harness.read(source)).toEqual({ communes: { edges: [{ node }] } });
  });

  test("passes name and unit on to its resource; comments and order are kept", async () => {
    await add();
    const saved = { ags, revision: 1, name: "Aichach: alt", unit: "Kreisstadt" };
    expect((await harness.mutate("saveCommune", "commune { name }", saved, { token })).errors).toEqual([]);
    const { db } = harness.open;
    const resource = await db
      .selectFrom("resource")
      .select(["document", "name", "revision", "updated_by_name", "updated_at"])
      .executeTakeFirstOrThrow();
    expect(resource).toEqual({
      document: `# Angelegt von Hand\nunit: Kreisstadt\nags: "${ags}"\nname: "Aichach: alt" # amtlich\n`,
      name: "Aichach: alt",
      revision: 2,
      updated_by_name: "gruber",
      updated_at: harnessTime,
    });
    const versions = await db.selectFrom("resource_version").select(["revision", "document"]).execute();
    const document = `# Angelegt von Hand\nunit: Stadt\nags: "${ags}"\nname: Aichach # amtlich\n`;
    expect(versions).toEqual([{ revision: 1, document }]);
  });
});

type DropFirst<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest]
  ? Rest
  : never;
