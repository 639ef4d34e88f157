import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import {
  processJobActions,
  type ProcessActionState,
  type ProcessJobAction,
} from "#domain/processTransitions";
import { applyAction } from "#server/domain/processes/applyAction";
import { toNodeId } from "#server/nodeId";
import { lockProcesses } from "#server/storage/processes/processWrites";
import { bothDatabases } from "../support/databases";
import { callProcess, processContext, storeProcess } from "../support/processCalls";
import { actionDocuments, failed, now, processActionHarness } from "../support/processActionHarness";
import { everyActionState, isExpected } from "../support/processRules";

describe.each(bothDatabases)("Actions on processes ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const harness = await processActionHarness(db);
  afterAll(async () => {
    await database.close();
    await harness.close();
  });
  beforeEach(() => harness.clear());

  test("restart: tries start at 0, the old schedule ends, the next attempt is due", async () => {
    const id = await storeProcess(db, failed);
    expect(await harness.send("restart", id)).toMatchObject({
      process: { status: "IN_PROGRESS", tries: 0, restarts: 1, nextRetryAt: null, revision: 2 },
      errors: [],
    });
    const row = await harness.rowOf(id);
    expect(row).toMatchObject({ schedule_number: 1, is_queued: false, problem: null });
    expect(await harness.log()).toEqual([
      {
        type: "RESTART_PROCESS",
        target_kind: "process",
        target_id: row.pid,
        before: { status: "ERROR" },
        after: { status: "IN_PROGRESS" },
      },
    ]);
  });

  test("restart without a target is refused and changes nothing", async () => {
    const id = await storeProcess(db, { ...failed, service_id: "pw-eheurkunde" });
    expect(await harness.send("restart", id)).toMatchObject({
      process: { status: "ERROR", revision: 1 },
      errors: [{ code: "restart_failed" }],
    });
    expect(await harness.log()).toEqual([]);
  });

  test("restart after a permanent refusal: only with a reason, which the log keeps", async () => {
    const id = await storeProcess(db, { ...failed, status: "ERROR_WITHOUT_RETRY", next_retry_at: null });
    const codes = [];
    for (const comment of [undefined, null, " \n", "x".repeat(1_001)]) {
      codes.push((await harness.send("restart", id, { comment })).errors[0]);
    }
    expect(codes).toMatchObject([
      ...[1, 2, 3].map(() => ({ code: "required", field: ["comment"] })),
      { code: "text_too_long", field: ["comment"] },
    ]);
    expect(await harness.rowOf(id)).toMatchObject({ status: "ERROR_WITHOUT_RETRY", revision: 1 });
    expect(await harness.send("restart", id, { comment: " Adresse berichtigt " })).toMatchObject({
      process: { status: "IN_PROGRESS", tries: 0, restarts: 1 },
      errors: [],
    });
    expect(await harness.log()).toMatchObject([
      {
        type: "RESTART_PROCESS",
        before: { status: "ERROR_WITHOUT_RETRY" },
        after: { status: "IN_PROGRESS", comment: "Adresse berichtigt" },
      },
    ]);
  });

  test("completion: with a comment, user and time", async () => {
    const id = await storeProcess(db, failed);
    const refusals = ["", "  \n", "x".repeat(1_001), "a\u0007b"].map((comment) => ({ comment }));
    const codes = [];
    for (const input of refusals) codes.push((await harness.send("complete", id, input)).errors[0]);
    expect(codes).toMatchObject([
      { code: "required", field: ["comment"] },
      { code: "required", field: ["comment"] },
      { code: "text_too_long", field: ["comment"], params: [{ name: "max", value: "1000" }] },
      { code: "text_invalid", field: ["comment"] },
    ]);
    expect(await harness.send("complete", id, { comment: " Per Fax\r\nerledigt " })).toMatchObject({
      process: {
        status: "SUCCESS_MANUAL",
        nextRetryAt: null,
        completion: { comment: "Per Fax\nerledigt", by: { username: "support", role: "SUPPORT" } },
      },
      errors: [],
    });
    expect(await harness.log()).toMatchObject([
      { type: "COMPLETE_PROCESS", after: { status: "SUCCESS_MANUAL", comment: "Per Fax\nerledigt" } },
    ]);
  });

  test("cancelling is final; archiving keeps all and can be undone", async () => {
    const id = await storeProcess(db, failed);
    expect(await harness.send("cancel", id)).toMatchObject({
      process: { status: "FINALLY_TERMINATED", nextRetryAt: null, tries: 2 },
    });
    expect(await harness.send("archive", id, { revision: 2, isArchived: true })).toMatchObject({
      process: { record: "ARCHIVED", revision: 3, variables: { name: "Muster" } },
    });
    expect(await harness.send("archive", id, { revision: 3, isArchived: true })).toMatchObject({
      errors: [{ code: "status_not_allowed" }],
    });
    expect(await harness.send("archive", id, { revision: 3, isArchived: false })).toMatchObject({
      process: { record: "ACTIVE", revision: 4 },
    });
    expect((await harness.log()).map(({ type }) => type)).toEqual([
      ...["CANCEL_PROCESS", "ARCHIVE_PROCESS", "UNARCHIVE_PROCESS"],
    ]);
  });

  test("deletion removes variables, files and responses of targets; the bare record is kept", async () => {
    const id = await storeProcess(db, { status: "UNKNOWN", error_text: "Frau Muster fehlt" });
    await harness.send("upload", id, { file: await harness.pdf() });
    const answer = await harness.send("remove", id, { revision: 2 });
    expect(answer).toMatchObject({
      deletedProcessId: toNodeId("Process", String(id)),
      process: { record: "DELETED", variables: null, erasedAt: now.toISOString(), scheduledRestart: null },
      errors: [],
    });
    for (const table of ["process_content", "process_file", "process_file_part"] as const) {
      expect(
        await db
          .selectFrom(table)
          .select(sql`1`.as("one"))
          .execute(),
      ).toEqual([]);
    }
    expect((await harness.rowOf(id)).error_text).toBeNull();
  });

  test("a stale revision is a conflict with the current process and its author; an unknown id is not found", async () => {
    const id = await storeProcess(db, failed);
    await harness.send("cancel", id);
    expect(await harness.send("restart", id)).toMatchObject({
      process: { status: "FINALLY_TERMINATED", revision: 2 },
      errors: [
        {
          code: "conflict",
          params: [
            { name: "by", value: "support" },
            { name: "at", value: now.toISOString() },
          ],
        },
      ],
    });
    for (const wrong of [toNodeId("Process", "999999999"), toNodeId("Job", randomUUID()), "x"]) {
      expect(await harness.send("restart", id, { id: wrong })).toEqual({
        process: null,
        errors: [{ code: "not_found", field: ["id"], params: [] }],
      });
    }
  });

  test("refused actions change nothing and return the reason", async () => {
    const id = await storeProcess(db, failed);
    await sql`create function refuse_activity() returns trigger language plpgsql as
      $$ begin raise exception 'no entry today'; end $$`.execute(db);
    await sql`create trigger refuse_activity before insert on activity
      for each row when (new.type <> 'READ_PERSONAL_DATA') execute function refuse_activity()`.execute(db);
    const answers = [
      await harness.send("restart", id),
      await harness.send("complete", id, { comment: "x" }),
      await harness.send("upload", id, { file: await harness.pdf() }),
    ];
    await sql`drop function refuse_activity cascade`.execute(db);
    expect(answers.map(({ errors: [error] }) => error?.code)).toEqual([
      ...["restart_failed", "completion_error", "file_upload_error"],
    ]);
    expect(await harness.rowOf(id)).toMatchObject({ status: "ERROR", revision: 1, schedule_number: 0 });
    expect(await db.selectFrom("process_file").select("id").execute()).toEqual([]);
  });

  test("require the permission", async () => {
    const id = await storeProcess(db, failed);
    const variables = { input: { id: toNodeId("Process", String(id)), revision: 1 } };
    for (const [as, code] of [
      [harness.memberToken, "insufficient_permissions"],
      [null, "unauthorized"],
    ]) {
      const { codes } = await callProcess(db, { token: as ?? null, now }, actionDocuments.cancel, variables);
      expect(codes).toEqual([code]);
    }
    expect((await harness.rowOf(id)).revision).toBe(1);
  });

  test("follow the table exactly; all others are refused with the status", { timeout: 60_000 }, async () => {
    const standings = everyActionState().filter(
      ({ status, record }) => status !== "UNKNOWN" || record === "ACTIVE",
    );
    const { rows } = await sql<{ id: number }>`
      insert into process (pid, uuid, definition_key, name, type, commune_ags, service_id, status, record, tries, erased_at)
      select gen_random_uuid(), gen_random_uuid(), 'x', 'x', s->>'type', '09761000', 'ew-meldebescheinigung', s->>'status',
        s->>'record', (s->>'tries')::int, case when (s->>'isErased')::boolean then ${now}::timestamptz end
      from jsonb_array_elements(${JSON.stringify(standings)}::jsonb) with ordinality as t (s, n) order by n
      returning id`.execute(db);
    const ids = rows.map(({ id }) => id);
    const ctx = await processContext(db, { token: harness.token, now });
    if (ctx.viewer === null) throw new Error("Nobody is logged in.");
    const by = { actor: ctx.viewer, now, comment: "x" };
    for (const action of processJobActions) {
      const answered = await ctx.db
        .transaction()
        .execute(async (tx) => {
          const locked = await lockProcesses(tx, ids);
          const answers = await applyAction(ctx, tx, locked, action, by);
          throw new RolledBack(answers);
        })
        .catch((error: unknown) => (error instanceof RolledBack ? error.answers : Promise.reject(error)));
      const wrong = standings.filter((standing, at) => {
        const error = answered.get(ids[at] ?? 0);
        const expected = isExpected(action, standing) ? null : refusal(action, standing);
        return JSON.stringify(error) !== JSON.stringify(expected);
      });
      expect([action, wrong]).toEqual([action, []]);
    }
  });
});

/** Rolls back a transaction and keeps the response. */
class RolledBack extends Error {
  constructor(readonly answers: Awaited<ReturnType<typeof applyAction>>) {
    super("undone");
  }
}

function refusal(action: ProcessJobAction, standing: ProcessActionState) {
  const { status, isErased } = standing;
  if (action === "RESTART" && isErased && isExpected(action, { ...standing, isErased: false })) {
    return { code: "applicant_data_erased", field: null, params: [] };
  }
  return { code: "status_not_allowed", field: null, params: [{ name: "status", value: status }] };
}
