import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { processFileMaxBytes } from "#domain/limits";
import { processJobActions, type ProcessStanding } from "#domain/processTransitions";
import { applyAction } from "../../server/domain/applyAction";
import { beginDueAttempt } from "../../server/domain/attempts";
import { toNodeId } from "../../server/nodeId";
import type { Database } from "../../server/storage/database";
import { lockProcesses } from "../../server/storage/processWrites";
import { SpooledFile } from "../../server/uploads";
import { databases, temporaryFolder, type TestDatabase } from "../support/databases";
import { callProcess, processContext, storePlace, storeProcess } from "../support/processCalls";
import { everyStanding, isExpected } from "../support/processRules";
import { addUser, memberOf, systemRole } from "../support/serverCalls";
import { addSession } from "../support/sessions";

const errors = "errors { code field params { name value } }";
const fields = `process { status record tries restarts nextRetryAt revision scheduledRestart { at by { username } }
  completion { comment by { username role } } erasedAt variables } ${errors}`;
const documents = {
  restart: `mutation($input: RestartProcessInput!) { answer: restartProcess(input: $input) { ${fields} } }`,
  complete: `mutation($input: CompleteProcessInput!) { answer: completeProcess(input: $input) { ${fields} } }`,
  cancel: `mutation($input: CancelProcessInput!) { answer: cancelProcess(input: $input) { ${fields} } }`,
  archive: `mutation($input: ArchiveProcessInput!) { answer: archiveProcess(input: $input) { ${fields} } }`,
  remove: `mutation($input: DeleteProcessInput!) { answer: deleteProcess(input: $input) { deletedProcessId ${fields} } }`,
  upload: `mutation($input: UploadProcessFileInput!) { answer: uploadProcessFile(input: $input) {
    fileEdge { cursor node { fileName byteSize uploadedBy { username } } } ${fields} } }`,
  stop: `mutation($input: CancelScheduledRestartInput!) { answer: cancelScheduledRestart(input: $input) { ${fields} } }`,
};

/** What a test reads of an answer; the rest it compares as it came. */
interface Answer {
  readonly errors: readonly { readonly code: string }[];
}

const now = new Date("2026-11-20T10:00:00.000Z");
const soon = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const failed = { status: "ERROR", tries: 2, next_retry_at: soon(20), problem: "TIMEOUT" } as const;

describe.each(databases)("actions on processes ($name)", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  let folder = "";
  let token = "";
  let memberToken = "";
  beforeAll(async () => {
    database = await open();
    db = database.db;
    folder = await temporaryFolder();
    await storePlace(db, "https://target.example/");
    const support = await addUser(db, { username: "support", roles: systemRole("SUPPORT") });
    const member = await addUser(db, { username: "member", roles: [memberOf("09761000")] });
    token = await addSession(db, support, now);
    memberToken = await addSession(db, member, now);
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await db.deleteFrom("process").execute();
    await db.deleteFrom("activity").execute();
  });

  async function send(
    name: keyof typeof documents,
    id: number,
    input: object = {},
    as = token,
  ): Promise<Answer> {
    const variables = { input: { id: toNodeId("Process", String(id)), revision: 1, ...input } };
    const { data, codes } = await callProcess(db, { token: as, now }, documents[name], variables);
    expect(codes).toEqual([]);
    return data?.["answer"] as Answer;
  }
  const rowOf = (id: number) =>
    db.selectFrom("process").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const log = () =>
    db.selectFrom("activity").select(["type", "target_kind", "target_id", "before", "after"]).execute();

  async function fileOf(bytes: Buffer, name = "Bescheid.pdf"): Promise<SpooledFile> {
    const path = join(folder, randomUUID());
    await writeFile(path, bytes);
    return new SpooledFile(path, name, bytes.length);
  }
  const pdf = () => fileOf(Buffer.from("%PDF-1.7 …"));

  test("restart: tries begin at 0, the old schedule is off, the next attempt is due", async () => {
    const id = await storeProcess(db, failed);
    expect(await send("restart", id)).toMatchObject({
      process: { status: "IN_PROGRESS", tries: 0, restarts: 1, nextRetryAt: null, revision: 2 },
      errors: [],
    });
    const row = await rowOf(id);
    expect(row).toMatchObject({ schedule_number: 1, is_queued: false, problem: null });
    expect(await log()).toEqual([
      {
        ...{ type: "RESTART_PROCESS", target_kind: "process", target_id: row.pid },
        ...{ before: { status: "ERROR" }, after: { status: "IN_PROGRESS" } },
      },
    ]);
  });

  test("restart without a target is refused and changes nothing", async () => {
    const id = await storeProcess(db, { ...failed, service_id: "pw-eheurkunde" });
    expect(await send("restart", id)).toMatchObject({
      process: { status: "ERROR", revision: 1 },
      errors: [{ code: "restart_failed" }],
    });
    expect(await log()).toEqual([]);
  });

  test("completion: with a comment, who and when", async () => {
    const id = await storeProcess(db, failed);
    const refusals = ["", "  \n", "x".repeat(1_001), "a\u0007b"].map((comment) => ({ comment }));
    const codes = [];
    for (const input of refusals) codes.push((await send("complete", id, input)).errors[0]);
    expect(codes).toMatchObject([
      { code: "required", field: ["comment"] },
      { code: "required", field: ["comment"] },
      { code: "text_too_long", field: ["comment"], params: [{ name: "max", value: "1000" }] },
      { code: "text_invalid", field: ["comment"] },
    ]);
    expect(await send("complete", id, { comment: " Per Fax\r\nerledigt " })).toMatchObject({
      process: {
        ...{ status: "SUCCESS_MANUAL", nextRetryAt: null },
        completion: { comment: "Per Fax\nerledigt", by: { username: "support", role: "SUPPORT" } },
      },
      errors: [],
    });
    expect(await log()).toMatchObject([
      { type: "COMPLETE_PROCESS", after: { status: "SUCCESS_MANUAL", comment: "Per Fax\nerledigt" } },
    ]);
  });

  test("cancelling ends it; archiving keeps all and can be taken back", async () => {
    const id = await storeProcess(db, failed);
    expect(await send("cancel", id)).toMatchObject({
      process: { status: "FINALLY_TERMINATED", nextRetryAt: null, tries: 2 },
    });
    expect(await send("archive", id, { revision: 2, isArchived: true })).toMatchObject({
      process: { record: "ARCHIVED", revision: 3, variables: { name: "Muster" } },
    });
    expect(await send("archive", id, { revision: 3, isArchived: true })).toMatchObject({
      errors: [{ code: "status_not_allowed" }],
    });
    expect(await send("archive", id, { revision: 3, isArchived: false })).toMatchObject({
      process: { record: "ACTIVE", revision: 4 },
    });
    expect((await log()).map(({ type }) => type)).toEqual([
      ...["CANCEL_PROCESS", "ARCHIVE_PROCESS", "ARCHIVE_PROCESS"],
    ]);
  });

  test("deletion takes variables, files and what targets said; the bare record stays", async () => {
    const id = await storeProcess(db, { status: "UNKNOWN", error_text: "Frau Muster fehlt" });
    await send("upload", id, { file: await pdf() });
    const answer = await send("remove", id, { revision: 2 });
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
    expect((await rowOf(id)).error_text).toBeNull();
  });

  test("a stale revision is a conflict with the process as it is and who was quicker; an unknown id is not found", async () => {
    const id = await storeProcess(db, failed);
    await send("cancel", id);
    expect(await send("restart", id)).toMatchObject({
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
      expect(await send("restart", id, { id: wrong })).toEqual({
        process: null,
        errors: [{ code: "not_found", field: ["id"], params: [] }],
      });
    }
  });

  test("what fails for reasons of its own changes nothing and says so", async () => {
    const id = await storeProcess(db, failed);
    await sql`create function refuse_activity() returns trigger language plpgsql as
      $$ begin raise exception 'no entry today'; end $$`.execute(db);
    await sql`create trigger refuse_activity before insert on activity
      for each row execute function refuse_activity()`.execute(db);
    const answers = [
      await send("restart", id),
      await send("complete", id, { comment: "x" }),
      await send("upload", id, { file: await pdf() }),
    ];
    await sql`drop function refuse_activity cascade`.execute(db);
    expect(answers.map(({ errors: [error] }) => error?.code)).toEqual([
      ...["restart_failed", "completion_error", "file_upload_error"],
    ]);
    expect(await rowOf(id)).toMatchObject({ status: "ERROR", revision: 1, schedule_number: 0 });
    expect(await db.selectFrom("process_file").select("id").execute()).toEqual([]);
  });

  test("only who may act, acts", async () => {
    const id = await storeProcess(db, failed);
    const variables = { input: { id: toNodeId("Process", String(id)), revision: 1 } };
    for (const [as, code] of [
      [memberToken, "insufficient_permissions"],
      [null, "unauthorized"],
    ]) {
      const { codes } = await callProcess(db, { token: as ?? null, now }, documents.cancel, variables);
      expect(codes).toEqual([code]);
    }
    expect((await rowOf(id)).revision).toBe(1);
  });

  test(
    "exactly what the table allows is done, the rest is refused with its status",
    { timeout: 60_000 },
    async () => {
      const standings = everyStanding().filter(
        ({ status, record }) => status !== "UNKNOWN" || record === "ACTIVE",
      );
      const { rows } = await sql<{ id: number }>`
      insert into process (pid, uuid, definition_key, name, type, commune_ags, service_id, status, record, tries, erased_at)
      select gen_random_uuid(), gen_random_uuid(), 'x', 'x', s->>'type', '09761000', 'ew-meldebescheinigung', s->>'status',
        s->>'record', (s->>'tries')::int, case when (s->>'isErased')::boolean then ${now}::timestamptz end
      from jsonb_array_elements(${JSON.stringify(standings)}::jsonb) with ordinality as t (s, n) order by n
      returning id`.execute(db);
      const ids = rows.map(({ id }) => id);
      const ctx = await processContext(db, { token, now });
      if (ctx.viewer === null) throw new Error("Nobody is logged in.");
      const by = { actor: ctx.viewer, now, comment: "x" };
      for (const action of processJobActions) {
        const answered = await ctx.db
          .transaction()
          .execute(async (tx) => {
            const locked = await lockProcesses(tx, ids);
            const answers = await applyAction(ctx, tx, locked, action, by);
            throw new Undone(answers);
          })
          .catch((error: unknown) => (error instanceof Undone ? error.answers : Promise.reject(error)));
        const wrong = standings.filter((standing, at) => {
          const error = answered.get(ids[at] ?? 0);
          const expected = isExpected(action, standing) ? null : refusal(standing);
          return JSON.stringify(error) !== JSON.stringify(expected);
        });
        expect([action, wrong]).toEqual([action, []]);
      }
    },
  );

  describe("a file", () => {
    test("is stored in parts, and the process restarts 5 seconds later", async () => {
      const id = await storeProcess(db, failed);
      const bytes = Buffer.concat([Buffer.from("%PDF-1.7"), Buffer.alloc(2_500_000, 7)]);
      expect(await send("upload", id, { file: await fileOf(bytes) })).toMatchObject({
        process: {
          ...{ status: "ERROR", tries: 2, nextRetryAt: null, revision: 2 },
          scheduledRestart: { at: soon(5).toISOString(), by: { username: "support" } },
        },
        fileEdge: {
          node: { fileName: "Bescheid.pdf", byteSize: 2_500_008, uploadedBy: { username: "support" } },
        },
        errors: [],
      });
      const parts = await db.selectFrom("process_file_part").selectAll().orderBy("position").execute();
      expect(Buffer.concat(parts.map((part) => part.bytes)).equals(bytes)).toBe(true);
      expect(parts).toHaveLength(3);
      const ctx = await processContext(db, { now: soon(5) });
      const begun = await beginDueAttempt(ctx, { processId: id, scheduleNumber: 1 });
      expect(begun).not.toBeNull();
      expect(await rowOf(id)).toMatchObject({
        ...{
          status: "IN_PROGRESS",
          tries: 1,
          restarts: 1,
          scheduled_restart_at: null,
          scheduled_by_id: null,
        },
      });
      const attempt = await db.selectFrom("process_attempt").selectAll().executeTakeFirst();
      expect(attempt).toMatchObject({ trigger: "UPLOAD", restart: 1 });
      expect(await send("stop", id, { revision: 3 })).toMatchObject({
        errors: [{ code: "status_not_allowed", params: [{ name: "status", value: "IN_PROGRESS" }] }],
      });
      expect(await log()).toMatchObject([
        { type: "UPLOAD_PROCESS_FILE", after: { mediaType: "application/pdf" } },
      ]);
    });

    test("the restart can be called off: the automatic try comes back, the file stays", async () => {
      const id = await storeProcess(db, failed);
      await send("upload", id, { file: await pdf() });
      await send("upload", id, { revision: 2, file: await pdf() });
      expect(await send("stop", id, { revision: 3 })).toMatchObject({
        process: { status: "ERROR", nextRetryAt: soon(20).toISOString(), scheduledRestart: null, tries: 2 },
        errors: [],
      });
      expect(await rowOf(id)).toMatchObject({ schedule_number: 3, resume_retry_at: null });
      expect(await db.selectFrom("process_file").select("id").execute()).toHaveLength(2);
      const ctx = await processContext(db, { now });
      expect(await beginDueAttempt(ctx, { processId: id, scheduleNumber: 2 })).toBeNull();
      expect(await send("stop", id, { revision: 4 })).toMatchObject({
        errors: [{ code: "status_not_allowed" }],
      });
    });

    test("that refused for good can be followed by one; without a schedule nothing comes back", async () => {
      const id = await storeProcess(db, { status: "ERROR_WITHOUT_RETRY", tries: 1 });
      await send("upload", id, { file: await pdf() });
      expect(await send("stop", id, { revision: 2 })).toMatchObject({ process: { nextRetryAt: null } });
      const over = await storeProcess(db, { status: "SUCCESS" });
      expect(await send("upload", over, { file: await pdf() })).toMatchObject({
        errors: [{ code: "status_not_allowed", params: [{ name: "status", value: "SUCCESS" }] }],
      });
    });

    test.each([
      ["\x89PNG\r\n\x1a\n…", "image/png"],
      ["\xff\xd8\xff\xe0", "image/jpeg"],
      ["RIFF1234WEBPVP8 ", "image/webp"],
      ["PK\x03\x04…", "application/zip"],
      ['{"a":1}', "application/json"],
      ["<?xml version='1.0'?><svg xmlns=''/>", "image/svg+xml"],
      ["body { color: red }", "text/plain"],
      ["{ kein JSON", "text/plain"],
      ["", null],
      ["MZ\x90\x00", null],
      ["\xfe\xff\x00a", null],
    ])("%j is %s", async (text, type) => {
      const id = await storeProcess(db, failed);
      const answer = await send("upload", id, { file: await fileOf(Buffer.from(text, "latin1"), "a.exe") });
      const stored = await db.selectFrom("process_file").select("media_type").execute();
      expect(stored.map((file) => file.media_type)).toEqual(type === null ? [] : [type]);
      expect(answer.errors).toMatchObject(
        type === null ? [{ code: "file_type_not_allowed", field: ["file"] }] : [],
      );
    });

    test("of more than 20 MB is refused", async () => {
      const id = await storeProcess(db, failed);
      const file = new SpooledFile(join(folder, "unread"), "a.pdf", processFileMaxBytes + 1);
      expect(await send("upload", id, { file })).toMatchObject({
        errors: [
          { code: "file_too_large", field: ["file"], params: [{ name: "maxBytes", value: "20971520" }] },
        ],
      });
    });
  });
});

/** Takes a transaction back and keeps what was answered. */
class Undone extends Error {
  constructor(readonly answers: Awaited<ReturnType<typeof applyAction>>) {
    super("undone");
  }
}

function refusal({ status }: ProcessStanding) {
  return { code: "status_not_allowed", field: null, params: [{ name: "status", value: status }] };
}
