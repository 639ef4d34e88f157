import { readFileSync } from "node:fs";
import { graphql } from "graphql";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { recordActivity, type Activity } from "#server/domain/activity/activity";
import { fieldChanges } from "#server/domain/activity/fieldChanges";
import { runJob } from "#server/domain/automatedJobs/switchJobs";
import { createSchema } from "#server/graphql/endpoint";
import { mgtV2Resolvers } from "#server/mgt-v2/resolvers";
import { toNodeId } from "#server/nodeId";
import { bothDatabases } from "../support/databases";
import { addUser, contextOf, memberOf, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";
import { clearActivities } from "../support/activities";

describe("Activity diffs", () => {
  test("lists changed values one by one", () => {
    const before = { name: "A", unit: "Stadt", roles: [{ type: "MEMBER", services: ["a"] }], tags: [1, 2] };
    const after = { name: "B", unit: "Stadt", roles: [{ type: "MEMBER", services: ["a", "b"] }], tags: [1] };
    expect(fieldChanges(before, after)).toEqual([
      { path: "name", before: "A", after: "B" },
      { path: "roles.0.services", before: ["a"], after: ["a", "b"] },
      { path: "tags", before: [1, 2], after: [1] },
    ]);
  });

  test("contains all of an added or removed object", () => {
    expect(fieldChanges(null, { name: "A", isEu: false })).toEqual([
      { path: "name", before: null, after: "A" },
      { path: "isEu", before: null, after: false },
    ]);
    expect(fieldChanges({ a: { b: 1 } }, undefined)).toEqual([{ path: "a.b", before: 1, after: null }]);
    expect(fieldChanges(null, null)).toEqual([]);
  });

  test("has nothing without content, but says what was changed", () => {
    const field = { labels: { de: "A" }, options: {} };
    expect(fieldChanges({ fields: {} }, { fields: { a: field } })).toEqual([
      { path: "fields.a.labels.de", before: null, after: "A" },
    ]);
    expect(fieldChanges({ roles: [] }, { roles: [{ type: "ADMIN" }] })).toEqual([
      { path: "roles.0.type", before: null, after: "ADMIN" },
    ]);
    expect(fieldChanges({ path: "a.png", bytes: 1 }, { path: "a.png", bytes: 2 })).toEqual([
      { path: "path", before: "a.png", after: "a.png" },
      { path: "bytes", before: 1, after: 2 },
    ]);
  });

  test("masks secrets at any depth", () => {
    const before = { apiKey: "x", nested: { password: { hash: "y" } }, tokens: ["z"] };
    const changes = fieldChanges(before, { apiKey: "new", nested: null, tokens: [] });
    expect(JSON.stringify(changes)).not.toMatch(/"x"|"y"|"z"|new/);
    expect(changes[0]).toEqual({ path: "apiKey", before: "••••", after: "••••" });
  });

  test("has at most 500 values, and terminates for cycles", () => {
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`f${index}`, index]));
    expect(fieldChanges(null, many)).toHaveLength(500);
    let deep: unknown = 1;
    for (let level = 0; level < 100; level += 1) deep = { a: deep };
    expect(fieldChanges(null, deep)).toHaveLength(1);
  });
});

const schema = createSchema(readFileSync("schema/mgt-v2.graphql", "utf8"), mgtV2Resolvers);
const list = `query($filter: ActivityFilter, $first: Int, $after: String, $last: Int, $before: String) {
  activities(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node {
      id type at actor { userId username role } target { commune { ags name } serviceId userId label }
      changes { path before after }
    } }
    pageInfo { hasNextPage hasPreviousPage }
    totalCount
    totalCountExceeded
  }
}`;

interface Listed {
  readonly activities: {
    readonly edges: readonly {
      readonly cursor: string;
      readonly node: {
        readonly id: string;
        readonly type: string;
        readonly target: { readonly label: string };
      };
    }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean };
    readonly totalCount: number;
    readonly totalCountExceeded: boolean;
  };
}

const ags = "09761000";
const other = "09162000";

describe.each(bothDatabases)("Activity log ($name)", async ({ open }) => {
  let supportId = "";
  const tokens = { support: "", member: "" };
  const database = await open();
  const row = { unit: "Stadt", state: "BY" as const, initial: "A", search_text: "" };
  for (const [key, name] of [
    [ags, "Augsburg"],
    [other, "München"],
  ] as const) {
    await database.db
      .insertInto("commune")
      .values({ ags: key, name, ...row })
      .execute();
  }
  supportId = await addUser(database.db, { username: "support", roles: systemRole("SUPPORT") });
  const memberId = await addUser(database.db, { username: "member", roles: [memberOf(ags)] });
  tokens.support = await addSession(database.db, supportId, new Date());
  tokens.member = await addSession(database.db, memberId, new Date());
  afterAll(() => database.close());
  beforeEach(() => clearActivities(database.db));

  async function send(source: string, variableValues: Record<string, unknown> = {}, token = tokens.support) {
    const contextValue = await contextOf(database.db, { token });
    const { data, errors = [] } = await graphql({ schema, source, variableValues, contextValue });
    return { data, codes: errors.map((error) => error.extensions["code"] ?? error.message) };
  }
  async function listed(variables: Record<string, unknown> = {}): Promise<Listed["activities"]> {
    const { data, codes } = await send(list, variables);
    expect(codes).toEqual([]);
    const read: Listed = JSON.parse(JSON.stringify(data));
    return read.activities;
  }
  const add = (activity: Partial<Activity> & Pick<Activity, "type">) =>
    database.db.transaction().execute((tx) =>
      recordActivity(tx, {
        at: new Date("2026-11-20T10:00:00Z"),
        actor: null,
        target: { kind: "commune", id: ags },
        ags,
        ...activity,
      }),
    );
  const typesOf = ({ edges }: Listed["activities"]) => edges.map(({ node }) => node.type);

  test("records who did what to what, and the values before and after", async () => {
    const actor = { id: supportId, username: "support", roles: systemRole("SUPPORT") };
    await add({
      type: "SAVE_COMMUNE_POSTAL_CODES",
      actor,
      label: "86150 Augsburg",
      before: { postalCode: "86150", place: "Augsburg" },
      after: { postalCode: "86150", place: "Augsburg-Mitte" },
    });
    const { edges, totalCount, totalCountExceeded } = await listed();
    expect({ totalCount, totalCountExceeded }).toEqual({ totalCount: 1, totalCountExceeded: false });
    expect(edges[0]?.node).toMatchObject({
      type: "SAVE_COMMUNE_POSTAL_CODES",
      at: "2026-11-20T10:00:00.000Z",
      actor: { userId: toNodeId("User", supportId), username: "support", role: "SUPPORT" },
      target: {
        commune: { ags, name: "Augsburg" },
        serviceId: null,
        userId: null,
        label: "86150 Augsburg",
      },
      changes: [{ path: "place", before: "Augsburg", after: "Augsburg-Mitte" }],
    });
  });

  test("names the system, and users by their current name", async () => {
    await add({ type: "END_SESSIONS", target: { kind: "user", id: supportId }, ags: undefined });
    const { edges } = await listed();
    expect(edges[0]?.node).toMatchObject({
      actor: { userId: null, username: "System", role: null },
      target: { commune: null, userId: toNodeId("User", supportId), label: "support" },
    });
  });

  test("filters by commune and type", async () => {
    await add({ type: "SAVE_COMMUNE" });
    await add({ type: "SAVE_COMMUNE", target: { kind: "commune", id: other }, ags: other });
    await add({ type: "SAVE_COMMUNE_STATES" });
    expect((await listed({ filter: { communes: [ags] } })).totalCount).toBe(2);
    expect((await listed({ filter: { communes: [ags, other] } })).totalCount).toBe(3);
    expect(typesOf(await listed({ filter: { communes: [ags], types: ["SAVE_COMMUNE"] } }))).toEqual([
      "SAVE_COMMUNE",
    ]);
    expect((await listed({ filter: { communes: [], types: [] } })).totalCount).toBe(3);
    expect((await listed({ filter: { communes: ["1", "0976100x"] } })).totalCount).toBe(0);
  });

  test("filters restored snapshots by what they are of", async () => {
    const type = "RESTORE_SNAPSHOT";
    await add({ type: "SAVE_COMMUNE_POSTAL_CODES", label: "other type" });
    await add({ type, label: "codes", after: { kind: "POSTAL_CODES", rows: 1 } });
    await add({ type, label: "properties", after: { kind: "RESIDENTIAL_PROPERTIES", rows: 1 } });
    await add({ type, label: "service", serviceId: "wohnsitzanmeldung", after: { texts: 1 } });
    const labelsOf = async (snapshotsOf: string | null) => {
      const { edges } = await listed({ filter: { communes: [ags], snapshotsOf } });
      return edges.map(({ node }) => node.target.label);
    };
    expect(await labelsOf("SERVICE")).toEqual(["service", "other type"]);
    expect(await labelsOf("POSTAL_CODES")).toEqual(["codes", "other type"]);
    expect(await labelsOf("RESIDENTIAL_PROPERTIES")).toEqual(["properties", "other type"]);
    expect(await labelsOf(null)).toHaveLength(4);
  });

  test("filters by a prefix of the actor's name, within one commune only", async () => {
    const by = (username: string) => ({ id: supportId, username, roles: systemRole("SUPPORT") });
    const declare = `mutation { declareActivityPurpose(input: { purpose: "Anfrage" }) { errors { code } } }`;
    expect((await send(list, { filter: { communes: [ags], actor: "k" } })).codes).toEqual([
      "purpose_required",
    ]);
    expect((await send(declare)).data).toEqual({ declareActivityPurpose: { errors: [] } });
    await clearActivities(database.db);
    await add({ type: "SAVE_COMMUNE", actor: by("k.Brandl") });
    await add({ type: "SAVE_COMMUNE_STATES", actor: by("m.weiß") });
    await add({ type: "ENABLE_SERVICE" });
    const typesBy = async (actor: string) => typesOf(await listed({ filter: { communes: [ags], actor } }));
    expect(await typesBy("K.BR")).toEqual(["SAVE_COMMUNE"]);
    expect(await typesBy(" m.wei ")).toEqual(["SAVE_COMMUNE_STATES"]);
    expect(await typesBy("system")).toEqual(["ENABLE_SERVICE"]);
    expect(await typesBy("brandl")).toEqual([]);
    expect(await typesBy("%")).toEqual([]);
    expect(await typesBy(" ")).toHaveLength(3);
    expect((await send(list, { filter: { actor: "k" } })).codes).toEqual(["bad_request"]);
    const tooLong = { communes: [ags], actor: "k".repeat(101) };
    expect((await send(list, { filter: tooLong })).codes).toEqual(["text_too_long"]);
  });

  test("filters by role, words of the target and resource, in any combination", async () => {
    const by = (role: "SUPPORT" | "ADMIN") => ({
      id: supportId,
      username: "support",
      roles: systemRole(role),
    });
    const urn = "urn:sm:v1:keystore:a";
    await add({ type: "SAVE_COMMUNE", actor: by("ADMIN"), label: "Straße Österreicher Platz" });
    await add({ type: "ENABLE_SERVICE", actor: by("SUPPORT"), serviceId: "wohnsitzanmeldung" });
    await add({ type: "EDIT_RESOURCE", target: { kind: "resource", id: "v1/keystore/a" }, ags: undefined });
    await add({
      type: "END_SESSIONS",
      target: { kind: "user", id: supportId },
      label: "Platz",
      ags: undefined,
    });
    const typesBy = async (filter: object) => typesOf(await listed({ filter }));
    expect(await typesBy({ roles: ["SYSTEM"] })).toEqual(["END_SESSIONS", "EDIT_RESOURCE"]);
    expect(await typesBy({ roles: ["ADMIN", "SUPPORT"] })).toEqual(["ENABLE_SERVICE", "SAVE_COMMUNE"]);
    expect(await typesBy({ roles: ["ADMIN"], types: ["ENABLE_SERVICE"] })).toEqual([]);
    expect(await typesBy({ roles: ["SUPPORT"], communes: [ags] })).toEqual(["ENABLE_SERVICE"]);
    expect(await typesBy({ services: ["wohnsitzanmeldung"] })).toEqual(["ENABLE_SERVICE"]);
    // Names of users do not count.
    expect(await typesBy({ text: "platz" })).toEqual(["SAVE_COMMUNE"]);
    expect(await typesBy({ text: "Oesterreich STRASSE" })).toEqual(["SAVE_COMMUNE"]);
    expect(await typesBy({ text: "100%" })).toEqual([]);
    expect(await typesBy({ text: "v1/keystore/a" })).toEqual(["EDIT_RESOURCE"]);
    expect(await typesBy({ resourceUrn: urn })).toEqual(["EDIT_RESOURCE"]);
  });

  test("pages through several communes and types in one order", async () => {
    const types = ["SAVE_COMMUNE", "ENABLE_SERVICE"] as const;
    for (let hour = 0; hour < 8; hour += 1) {
      const [type, key] = [types[hour % 2] ?? "SAVE_COMMUNE", hour < 3 || hour > 5 ? ags : other];
      await add({ type, ags: key, label: `${hour}`, at: new Date(Date.UTC(2026, 10, 20, hour)) });
      await add({
        type: "DISABLE_SERVICE",
        ags: key,
        label: "x",
        at: new Date(Date.UTC(2026, 10, 20, hour)),
      });
    }
    const filter = { communes: [ags, other], types };
    const first = await listed({ filter, first: 5 });
    const second = await listed({ filter, first: 5, after: first.edges.at(-1)?.cursor });
    const back = await listed({ filter, last: 5, before: second.edges[0]?.cursor });
    const labelsOf = ({ edges }: Listed["activities"]) => edges.map(({ node }) => node.target.label).join("");
    expect([labelsOf(first), labelsOf(second), labelsOf(back)]).toEqual(["76543", "210", "76543"]);
    expect([first.totalCount, second.pageInfo.hasNextPage]).toEqual([8, false]);
  });

  test("finds words in the first label among entries of a type without any", async () => {
    await add({ type: "WITHDRAW_FEEDBACK" });
    expect(typesOf(await listed({ filter: { text: "bergamt" } }))).toEqual([]);
    await add({ type: "WITHDRAW_FEEDBACK", label: "Bergamt" });
    expect(typesOf(await listed({ filter: { text: "bergamt" } }))).toEqual(["WITHDRAW_FEEDBACK"]);
  });

  test("filters by automated job, with entries about all jobs and earlier ones, and names runs", async () => {
    const ctx = await contextOf(database.db, { token: tokens.support });
    const name = "check-keystores";
    await database.db.deleteFrom("automated_job_run").execute();
    await add({ type: "RUN_AUTOMATED_JOB", target: { kind: "setting", id: name }, ags: undefined });
    await add({ type: "RUN_AUTOMATED_JOB", target: { kind: "job", id: "drop-expired" }, ags: undefined });
    await add({ type: "SWITCH_AUTOMATED_JOB", target: { kind: "job", id: "*" }, ags: undefined });
    expect((await runJob(ctx, name)).errors).toEqual([]);
    const source = `query($filter: ActivityFilter) { activities(filter: $filter, first: 10) {
      edges { node { type target { automatedJob automatedJobRunId } } } } }`;
    const { data } = await send(source, { filter: { automatedJob: name } });
    const run = await database.db.selectFrom("automated_job_run").select("id").executeTakeFirstOrThrow();
    const edges = [
      ["RUN_AUTOMATED_JOB", name, toNodeId("AutomatedJobRun", run.id)],
      ["SWITCH_AUTOMATED_JOB", null, null],
      ["RUN_AUTOMATED_JOB", name, null],
    ].map(([type, automatedJob, automatedJobRunId]) => ({
      node: { type, target: { automatedJob, automatedJobRunId } },
    }));
    expect(data).toEqual({ activities: { edges } });
  });

  test("selects by person for a declared purpose only, and records each person once", async () => {
    const id = toNodeId("User", supportId);
    const declare = `mutation($purpose: String!) { declareActivityPurpose(input: { purpose: $purpose }) {
      purpose { purpose } errors { code field } } }`;
    await database.db.deleteFrom("activity_purpose").execute();
    await add({ type: "END_SESSIONS", target: { kind: "user", id: supportId }, ags: undefined });
    for (const filter of [{ actors: [id] }, { users: [id] }, { communes: [ags], actor: "s" }]) {
      expect((await send(list, { filter })).codes).toEqual(["purpose_required"]);
    }
    expect((await send(declare, { purpose: " " })).data).toEqual({
      declareActivityPurpose: { purpose: null, errors: [{ code: "required", field: ["purpose"] }] },
    });
    await send(declare, { purpose: "Prüfung  der Vorwürfe" });
    const [first] = (await listed({ filter: { users: [id], types: ["END_SESSIONS"] } })).edges;
    expect(first?.node.type).toBe("END_SESSIONS");
    await listed({ filter: { actors: [id], users: [id] } });
    await listed({ filter: { communes: [ags], actor: "Supp" } });
    const reads = await database.db
      .selectFrom("activity")
      .select(["target_kind", "target_id", "label", "after"])
      .where("type", "=", "READ_PERSONAL_DATA")
      .orderBy("id")
      .execute();
    const statedPurpose = "Prüfung der Vorwürfe";
    const ofLog = { target_kind: "setting", target_id: "activities", label: "" };
    expect(reads).toEqual([
      { ...ofLog, after: { statedPurpose } },
      { target_kind: "user", target_id: supportId, label: "support", after: { statedPurpose } },
      { ...ofLog, after: { statedPurpose, actorName: "Supp" } },
    ]);
  });

  test("matches nothing for ids of anything else than users", async () => {
    await add({ type: "SAVE_COMMUNE" });
    for (const key of ["actors", "users"]) {
      expect(typesOf(await listed({ filter: { [key]: ["garbage"] } }))).toEqual([]);
    }
  });

  test("filters by days in Berlin, both included", async () => {
    await add({ type: "SAVE_COMMUNE", at: new Date("2026-11-19T22:59:59Z") });
    await add({ type: "ENABLE_SERVICE", at: new Date("2026-11-19T23:00:00Z") });
    await add({ type: "DISABLE_SERVICE", at: new Date("2026-11-20T22:59:59Z") });
    await add({ type: "SAVE_COMMUNE_STATES", at: new Date("2026-11-20T23:00:00Z") });
    const typesOn = async (period: object) => typesOf(await listed({ filter: { period } }));
    expect(await typesOn({ from: "2026-11-20", to: "2026-11-20" })).toEqual([
      "DISABLE_SERVICE",
      "ENABLE_SERVICE",
    ]);
    expect(await typesOn({ to: "2026-11-19" })).toEqual(["SAVE_COMMUNE"]);
    expect(await typesOn({ from: "2026-11-21" })).toEqual(["SAVE_COMMUNE_STATES"]);
    const turned = { from: "2026-11-21", to: "2026-11-20" };
    expect((await send(list, { filter: { period: turned } })).codes).toEqual(["end_before_start"]);
    expect((await send(list, { filter: { period: { from: "20.11.2026" } } })).codes).toEqual([
      "date_invalid",
    ]);
  });

  test("pages from the latest entry to the first, including entries of the same moment", async () => {
    const types = ["SAVE_COMMUNE", "SAVE_COMMUNE_STATES", "ENABLE_SERVICE", "DISABLE_SERVICE"] as const;
    for (const type of types) await add({ type });
    await add({ type: "RESTORE_SNAPSHOT", at: new Date("2026-11-20T09:00:00Z") });
    const whole = await listed();
    expect(typesOf(whole)).toEqual([...types.toReversed(), "RESTORE_SNAPSHOT"]);
    const first = await listed({ first: 2 });
    const second = await listed({ first: 2, after: first.edges[1]?.cursor });
    expect([...typesOf(first), ...typesOf(second)]).toEqual(typesOf(whole).slice(0, 4));
    expect(second.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: true });
    const before = await listed({ last: 2, before: second.edges[0]?.cursor });
    expect(typesOf(before)).toEqual(typesOf(first));
    expect((await send(list, { after: "nonsense" })).codes).toEqual(["bad_request"]);
    expect((await send(list, { first: 201 })).codes).toEqual(["bad_request"]);
  });

  test("is readable for support and admin only, single entries as well", async () => {
    await add({ type: "SAVE_COMMUNE" });
    const id = (await listed()).edges[0]?.node.id;
    const node = "query($id: ID!) { node(id: $id) { id ... on Activity { type } } }";
    expect((await send(node, { id })).data).toEqual({ node: { id, type: "SAVE_COMMUNE" } });
    expect((await send(node, { id: toNodeId("Activity", "999999") })).data).toEqual({ node: null });
    expect((await send(node, { id: toNodeId("Commune", ags) })).data).toEqual({ node: null });
    expect((await send(list, {}, tokens.member)).codes).toEqual(["insufficient_permissions"]);
    expect((await send(node, { id }, tokens.member)).codes).toEqual(["insufficient_permissions"]);
    expect((await send(node, { id }, "")).codes).toEqual(["unauthorized"]);
  });
});
