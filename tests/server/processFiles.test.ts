import { PNG } from "pngjs";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { processFileMaxBytes } from "#domain/limits";
import { startDueAttempt } from "#server/domain/attempts/attempts";
import { SpooledFile } from "#server/uploads";
import { databases } from "../support/databases";
import { processContext, storeProcess } from "../support/processCalls";
import { failed, now, processActionHarness, soon } from "../support/processActionHarness";

describe.each(databases)("File of a process ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const harness = await processActionHarness(db);
  afterAll(async () => {
    await database.close();
    await harness.close();
  });
  beforeEach(() => harness.clear());

  test("is stored in parts, and the process restarts 5 seconds later", async () => {
    const id = await storeProcess(db, failed);
    const bytes = Buffer.concat([Buffer.from("%PDF-1.7"), Buffer.alloc(2_500_000, 7), Buffer.from("%%EOF")]);
    expect(await harness.send("upload", id, { file: await harness.fileOf(bytes) })).toMatchObject({
      process: {
        status: "ERROR",
        tries: 2,
        nextRetryAt: null,
        revision: 2,
        scheduledRestart: { at: soon(5).toISOString(), by: { username: "support" } },
      },
      fileEdge: {
        node: { fileName: "Bescheid.pdf", byteSize: 2_500_013, uploadedBy: { username: "support" } },
      },
      errors: [],
    });
    const parts = await db.selectFrom("process_file_part").selectAll().orderBy("position").execute();
    expect(Buffer.concat(parts.map((part) => part.bytes)).equals(bytes)).toBe(true);
    expect(parts).toHaveLength(3);
    const ctx = await processContext(db, { now: soon(5) });
    const started = await startDueAttempt(ctx, { processId: id, scheduleNumber: 1 });
    expect(started).not.toBeNull();
    expect(await harness.rowOf(id)).toMatchObject({
      status: "IN_PROGRESS",
      tries: 1,
      restarts: 1,
      scheduled_restart_at: null,
      scheduled_by_id: null,
    });
    const attempt = await db.selectFrom("process_attempt").selectAll().executeTakeFirst();
    expect(attempt).toMatchObject({ trigger: "UPLOAD", restart: 1 });
    expect(await harness.send("stop", id, { revision: 3 })).toMatchObject({
      errors: [{ code: "status_not_allowed", params: [{ name: "status", value: "IN_PROGRESS" }] }],
    });
    expect(await harness.log()).toMatchObject([
      { type: "UPLOAD_PROCESS_FILE", after: { mediaType: "application/pdf" } },
    ]);
  });

  test("cancelling the restart restores the automatic try, and keeps the file", async () => {
    const id = await storeProcess(db, failed);
    await harness.send("upload", id, { file: await harness.pdf() });
    await harness.send("upload", id, { revision: 2, file: await harness.pdf() });
    expect(await harness.send("stop", id, { revision: 3 })).toMatchObject({
      process: { status: "ERROR", nextRetryAt: soon(20).toISOString(), scheduledRestart: null, tries: 2 },
      errors: [],
    });
    expect(await harness.rowOf(id)).toMatchObject({ schedule_number: 3, resume_retry_at: null });
    expect(await db.selectFrom("process_file").select("id").execute()).toHaveLength(2);
    const ctx = await processContext(db, { now });
    expect(await startDueAttempt(ctx, { processId: id, scheduleNumber: 2 })).toBeNull();
    expect(await harness.send("stop", id, { revision: 4 })).toMatchObject({
      errors: [{ code: "status_not_allowed" }],
    });
    expect((await harness.log()).slice(2)).toMatchObject([
      {
        type: "CANCEL_SCHEDULED_RESTART",
        before: { scheduledRestartAt: soon(5).toISOString() },
        after: { scheduledRestartAt: null },
      },
    ]);
  });

  test("can follow a permanent refusal; without a schedule nothing is restored", async () => {
    const id = await storeProcess(db, { status: "ERROR_WITHOUT_RETRY", tries: 1 });
    await harness.send("upload", id, { file: await harness.pdf() });
    expect(await harness.send("stop", id, { revision: 2 })).toMatchObject({ process: { nextRetryAt: null } });
    const over = await storeProcess(db, { status: "SUCCESS" });
    expect(await harness.send("upload", over, { file: await harness.pdf() })).toMatchObject({
      errors: [{ code: "status_not_allowed", params: [{ name: "status", value: "SUCCESS" }] }],
    });
  });

  test.each<[string, string | null, string?]>([
    [PNG.sync.write(new PNG({ width: 1, height: 1 })).toString("latin1"), "image/png"],
    ["\r\n%PDF-1.4\n%%EOF", "application/pdf"],
    ["PK\x05\x06".padEnd(22, "\0"), "application/zip"],
    ['{"a":1}', "application/json"],
    ["<?xml version='1.0'?><svg xmlns=''/>", "image/svg+xml"],
    ["body { color: red }", "text/plain"],
    ["{ kein JSON", "text/plain"],
    ["", null, "file_empty"],
    ["MZ\x90\x00", null, "file_type_not_allowed"],
    ["Gr\xfc\xdfe", null, "from_utf8_error"],
    ["\x89PNG\r\n\x1a\n…", null, "file_unreadable"],
  ])("%j is %s", async (text, type, code = "") => {
    const id = await storeProcess(db, failed);
    const answer = await harness.send("upload", id, {
      file: await harness.fileOf(Buffer.from(text, "latin1"), "a.exe"),
    });
    const stored = await db.selectFrom("process_file").select("media_type").execute();
    expect(stored.map((file) => file.media_type)).toEqual(type === null ? [] : [type]);
    expect(answer.errors).toMatchObject(type === null ? [{ code, field: ["file"] }] : []);
  });

  test("of more than 20 MB is refused", async () => {
    const id = await storeProcess(db, failed);
    const file = new SpooledFile("unread", "a.pdf", processFileMaxBytes + 1);
    expect(await harness.send("upload", id, { file })).toMatchObject({
      errors: [
        { code: "file_too_large", field: ["file"], params: [{ name: "maxBytes", value: "20971520" }] },
      ],
    });
  });
});
