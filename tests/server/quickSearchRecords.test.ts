import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { permissionsOf, type Permission } from "#domain/permissions";
import { toNodeId, type NodeType } from "#server/nodeId";
import type { RunKind } from "#server/storage/columnTypes";
import { databases } from "../support/databases";
import { storeCommunes } from "../support/register";
import { memberOf, systemRole } from "../support/serverCalls";
import { harnessTime, serverHarness, type ServerHarness } from "../support/serverHarness";

const [ags, service] = ["09761000", "pw-eheurkunde"];
const search = `query ($text: String!) { quickSearch(text: $text) { record { kind id label at } } }`;
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

const runs: readonly (readonly [
  RunKind,
  "CANCEL_PROCESSES" | "PUBLISH_TEXTS" | "CHANGE_FEES" | "DISABLE_SERVICES",
])[] = [
  ["PROCESSES", "CANCEL_PROCESSES"],
  ["TEXT_TRANSFER", "PUBLISH_TEXTS"],
  ["FEE_CHANGE", "CHANGE_FEES"],
  ["SERVICE_SWITCH", "DISABLE_SERVICES"],
];

/** A record of each kind with its database id; that of the entry is set once it is stored. */
const records: readonly (readonly [string, NodeType, string, Permission])[] = [
  ["JOB", "Job", uuid(1), "processes"],
  ["TEXT_TRANSFER", "TextTransfer", uuid(2), "transfer_text_to_communes"],
  ["FEE_CHANGE", "FeeChange", uuid(3), "system_fees"],
  ["SERVICE_SWITCH", "ServiceSwitch", uuid(4), "system_service_action"],
  ["AUTOMATED_JOB_RUN", "AutomatedJobRun", uuid(5), "cron_job_logs"],
  ["ERASURE_PROOF", "ApplicantErasure", uuid(6), "cron_job_logs"],
];

describe.each(databases)("Quick search by id ($name)", (kind) => {
  let harness: ServerHarness;
  let entry = 0;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    harness = await serverHarness(kind);
    const { db } = harness.open;
    await storeCommunes(db, [
      { ags, name: "Augsburg", unit: "Stadt", postalCodes: ["86150"], services: [service] },
    ]);
    tokens["ADMIN"] = await harness.logIn("admin", systemRole("ADMIN"));
    tokens["MEMBER"] = await harness.logIn("member", [memberOf(ags, service)]);
    for (const [at, [runKind, action]] of runs.entries()) {
      await db
        .insertInto("run")
        .values({
          id: uuid(at + 1),
          kind: runKind,
          action,
          created_by_name: "anna",
          created_at: harnessTime,
          expires_at: harnessTime,
          started_at: harnessTime,
          state: "RUNNING",
          total: 1,
        })
        .execute();
    }
    const times = { due_at: harnessTime, last_due_at: harnessTime, started_at: harnessTime };
    await db
      .insertInto("automated_job_run")
      .values({
        id: uuid(5),
        job_name: "check-keystores",
        state: "SUCCEEDED",
        cause: "SCHEDULE",
        attempts: 1,
        finished_at: harnessTime,
        ...times,
      })
      .execute();
    const erasure = { day: "2026-11-19", default_days: 90, started_at: harnessTime };
    await db
      .insertInto("applicant_erasure")
      .values([
        { id: uuid(6), ...erasure, sha256: "0".repeat(64), finished_at: harnessTime },
        { id: uuid(7), ...erasure },
      ])
      .execute();
    const stored = await db
      .insertInto("activity")
      .values({
        type: "SAVE_COMMUNE",
        actor_name: "anna",
        target_kind: "commune",
        target_id: ags,
        correlation_id: uuid(8),
        at: harnessTime,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    entry = stored.id;
    const link = { form: 1, personal_digest: Buffer.alloc(32), hash: Buffer.alloc(32) };
    await db
      .insertInto("activity_chain")
      .values({ position: 4711, activity_id: entry, ...link })
      .execute();
  });
  afterAll(() => harness.open.close());

  const find = async (text: string, token?: string) => {
    const { quickSearch } = await harness.read(search, { text }, token);
    return (quickSearch as { readonly record: { readonly kind: string } | null }).record;
  };

  test("finds a record of each kind by its node id and its database id", async () => {
    for (const [name, type, id] of records) {
      const found = { kind: name, id: toNodeId(type, id) };
      for (const text of [toNodeId(type, id), id, ` ${id.toUpperCase()} `])
        expect(await find(text)).toMatchObject(found);
    }
    expect(await find(uuid(1))).toMatchObject({ label: "anna", at: harnessTime.toISOString() });
    expect(await find(uuid(5))).toMatchObject({ label: "check-keystores" });
  });

  test("finds an entry of the activity log by its node id, its position in the chain and its action", async () => {
    const found = { kind: "ACTIVITY", id: toNodeId("Activity", entry), label: "SAVE_COMMUNE" };
    expect(await find(toNodeId("Activity", entry))).toMatchObject(found);
    expect(await find("4711")).toMatchObject(found);
    expect(await find(uuid(8))).toMatchObject(found);
    expect(await find("04711")).toBeNull();
  });

  test("finds nothing for other texts, unknown ids and erasures that are not finished", async () => {
    const unknown = [uuid(99), toNodeId("Job", uuid(99)), toNodeId("Activity", 999_999), "4712"];
    for (const text of [...unknown, uuid(7), uuid(1).slice(0, -1), "Sm9iOg", "augsburg"])
      expect([text, await find(text)]).toEqual([text, null]);
  });

  test("finds for each role what its permissions allow", async () => {
    const all = [...records, ["ACTIVITY", "Activity", "", "activities"] as const];
    const idOf = ([, type, id]: (typeof all)[number]) => toNodeId(type, id === "" ? entry : id);
    for (const record of all) {
      expect(await find(idOf(record), tokens["ADMIN"])).toMatchObject({ kind: record[0] });
      expect(await find(idOf(record), tokens["MEMBER"])).toBeNull();
    }
    const { SUPPORT } = permissionsOf;
    const replace = (permissions: readonly Permission[]) =>
      Object.assign(permissionsOf, { SUPPORT: permissions });
    onTestFinished(() => void replace(SUPPORT));
    for (const record of all) {
      for (const missing of new Set([
        ...all.map(([, , , permission]) => permission),
        "admin_features",
      ] as const)) {
        replace(SUPPORT.filter((permission) => permission !== missing));
        const isHidden = missing === record[3] || missing === "admin_features";
        expect([record[0], missing, (await find(idOf(record))) === null]).toEqual([
          record[0],
          missing,
          isHidden,
        ]);
      }
    }
  });
});
