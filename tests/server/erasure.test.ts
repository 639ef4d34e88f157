import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { hasEnded } from "#domain/erasure";
import { processRecords, processStatuses } from "#domain/processTransitions";
import { eraseApplicantData, type BatchSizes } from "#server/domain/erasure/eraseApplicantData";
import { previewErasure } from "#server/domain/erasure/erasurePreview";
import { findProof, isProofUnchanged, proofParts } from "#server/domain/erasure/proofs";
import { toNodeId } from "#server/nodeId";
import { deletedTables, keptTables } from "#server/storage/erasure/applicantColumns";
import { correctChanges, correctLevels } from "#server/storage/statistics/statisticsFold";
import { bothDatabases } from "../support/databases";
import { callProcess, place, storeProcess } from "../support/processCalls";
import { processActionHarness } from "../support/processActionHarness";
import { factsOfRows, factsOfSums } from "../support/statistics";

/** A Sunday, 01:15 in Berlin. */
const sunday = new Date("2026-11-22T00:15:00.000Z");
const canary = "Erika Mustermann";

/** Noon in Berlin so many days before the Sunday, by the calendar; both days have the same offset. */
const daysBefore = (days: number) => new Date(Date.parse("2026-11-22T11:00:00.000Z") - days * 86_400_000);

describe.each(bothDatabases)("Erasure of applicants' data ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const harness = await processActionHarness(db);
  afterAll(async () => {
    await database.close();
    await harness.close();
  });
  beforeEach(async () => {
    await harness.clear();
    await db.deleteFrom("applicant_erasure_part").execute();
    await db.deleteFrom("applicant_erasure").execute();
    await db.deleteFrom("service_setting").execute();
    await db.deleteFrom("system_setting").execute();
  });

  const ended = (days: number, more: Parameters<typeof storeProcess>[1] = {}) =>
    storeProcess(
      db,
      { status: "SUCCESS", created_at: daysBefore(days + 1), updated_at: daysBefore(days), ...more },
      { name: canary },
    );

  const run = (
    changes: { readonly signal?: AbortSignal; readonly at?: Date; readonly sizes?: BatchSizes } = {},
  ) => {
    const { signal = new AbortController().signal, at = sunday, sizes } = changes;
    let count = 0;
    const reported = { id: randomUUID(), signal, onErased: (more: number) => void (count += more) };
    return eraseApplicantData({ db, now: () => at }, reported, sizes).then((proof) => ({
      proof,
      count,
      runId: reported.id,
    }));
  };

  const erasedIds = async () =>
    (
      await db.selectFrom("process").select("id").where("erased_at", "is not", null).orderBy("id").execute()
    ).map(({ id }) => id);

  test("every column of a process is either erased, or unchanged", async () => {
    const id = await ended(180, {
      status: "ERROR_WITHOUT_RETRY",
      record: "ARCHIVED",
      problem: "HTTP_STATUS",
      http_status: 422,
      error_text: canary,
      error_fingerprint: "f".repeat(32),
      completed_at: daysBefore(180),
      completed_by_name: "support",
      completion_comment: canary,
      erasure_held_until: "2026-11-21",
    });
    const process_id = id;
    await db
      .insertInto("process_erasure_hold")
      .values({ process_id, reason: canary, held_at: sunday, held_by_name: "x" })
      .execute();
    await db
      .insertInto("process_attempt")
      .values({
        ...{ process_id, number: 1, restart: 0, schedule_number: 0, idempotency_key: "k", trigger: "FIRST" },
        ...{ state: "REFUSED", started_at: daysBefore(180), duration_ms: 3, target: "t", http_status: 422 },
        ...{ problem: "HTTP_STATUS", error_text: canary, error_fingerprint: "f".repeat(32) },
      })
      .execute();
    const { id: file_id } = await db
      .insertInto("process_file")
      .values({
        process_id,
        file_name: canary,
        media_type: "text/plain",
        byte_size: 16,
        uploaded_by_name: "x",
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("process_file_part")
      .values({ file_id, position: 0, bytes: Buffer.from(canary) })
      .execute();
    await db
      .insertInto("process_payment")
      .values({
        ...{ process_id, completion_type: "PAID", completed_at: daysBefore(180), identifier: "z" },
        ...{ payment_system: "p", payment_type: "c", total_amount: 1_200, fees: "[]" },
      })
      .execute();
    const { pid } = await harness.rowOf(id);
    await db
      .insertInto("booking")
      .values({
        ...{
          process_id,
          pid,
          commune_ags: place.ags,
          service_id: place.serviceId,
          kind: "PAYMENT",
          position: 1,
        },
        ...{
          booked_at: daysBefore(180),
          operation: "o",
          fee_number: "1",
          fee_text: "Gebühr",
          total: 1_200,
          vat: 0,
        },
        ...{
          vat_rate: 0,
          payment_identifier: "z",
          payment_method: "c",
          payment_system: "p",
          state: "SETTLED",
        },
        ...{ licence_plate: canary, vin: canary },
      })
      .execute();

    const rowsOf = async (table: string) =>
      (
        await sql<{
          row: Record<string, unknown>;
        }>`select to_jsonb(t) as row from ${sql.table(table)} t`.execute(db)
      ).rows.map(({ row }) => row);
    const before = new Map<string, Record<string, unknown> | undefined>();
    for (const table of Object.keys(keptTables)) before.set(table, (await rowsOf(table))[0]);
    const facts = await factsOfSums(db);

    const { proof } = await run();
    expect(proof).toMatchObject({
      count: 1,
      day: "2026-11-22",
      parts: [{ serviceId: place.serviceId, days: 180 }],
    });

    for (const table of deletedTables) expect(await rowsOf(table), table).toEqual([]);
    const stamps = ["erased_at", "erasure_id", "updated_at", "revision", "schedule_number"];
    for (const [table, columns] of Object.entries(keptTables)) {
      const [row] = await rowsOf(table);
      expect(JSON.stringify(row ?? null), table).not.toContain(canary);
      for (const [column, decision] of Object.entries(columns)) {
        if (stamps.includes(column) || row === undefined) continue;
        const isCleared = row[column] === null || String(row[column]).trim() === "";
        if (decision === "erased") expect(isCleared, `${table}.${column}`).toBe(true);
        else expect(row[column], `${table}.${column}`).toEqual(before.get(table)?.[column]);
      }
    }
    // The sums of statistics are those of before, and those of the rows.
    expect(await factsOfSums(db)).toEqual(facts);
    expect(await factsOfRows(db)).toEqual(facts);
    await db.transaction().execute(async (tx) => {
      expect((await correctChanges(tx)) + (await correctLevels(tx))).toBe(0);
    });
  });

  test("each table that refers to a process has a decision", async () => {
    const { rows } = await sql<{ name: string }>`
      with recursive referring as (
        select 'process'::regclass::oid as id union
        select c.conrelid from pg_constraint c join referring r on c.confrelid = r.id where c.contype = 'f')
      select id::regclass::text as name from referring order by 1`.execute(db);
    const decided = [...deletedTables, ...Object.keys(keptTables)];
    expect(rows.map(({ name }) => name).toSorted()).toEqual(decided.toSorted());
  });

  test("periods: the commune's own, else the service's, else the installation's; invalid ones do not count", async () => {
    const other = "pw-eheurkunde";
    const setting = (commune_ags: string | null, service_id: string, value: string) => ({
      ...{ commune_ags, service_id, value, key: "retention_days" },
    });
    await db
      .insertInto("service_setting")
      .values([
        setting(null, place.serviceId, "90"),
        setting(place.ags, place.serviceId, "60"),
        setting(null, other, "29"),
      ])
      .execute();
    await db.insertInto("system_setting").values({ key: "erasureDays", value: "200" }).execute();
    const cases = [
      [await ended(60), true],
      [await ended(59), false],
      [await ended(90, { commune_ags: "09162000" }), true],
      [await ended(89, { commune_ags: "09162000" }), false],
      [await ended(200, { service_id: other }), true],
      [await ended(199, { service_id: other }), false],
    ] as const;
    const preview = await previewErasure({ db, now: () => daysBefore(1) });
    expect(preview).toMatchObject({ day: "2026-11-22", count: 3, heldCount: 0, defaultDays: 200 });
    const { proof } = await run();
    expect(await erasedIds()).toEqual(cases.filter(([, isDue]) => isDue).map(([id]) => id));
    expect(proof?.parts.map(({ serviceId, days, count }) => [serviceId, days, count])).toEqual([
      [place.serviceId, 60, 1],
      [place.serviceId, 90, 1],
      [other, 200, 1],
    ]);
    expect(await previewErasure({ db, now: () => daysBefore(0) })).toMatchObject({ count: 3 });
  });

  test("the end is stored for each status and record as the domain defines it", async () => {
    for (const status of processStatuses) {
      for (const record of processRecords) {
        const id = await storeProcess(db, { status, record, updated_at: daysBefore(9) });
        const { ended_at } = await harness.rowOf(id);
        expect(ended_at, `${status} ${record}`).toEqual(hasEnded(status, record) ? daysBefore(9) : null);
      }
    }
    const id = await storeProcess(db, { status: "ERROR", tries: 20, updated_at: daysBefore(9) });
    const set = (changes: object, at: Date) =>
      db
        .updateTable("process")
        .set({ ...changes, updated_at: at })
        .where("id", "=", id)
        .execute();
    await set({ record: "ARCHIVED" }, daysBefore(8));
    await set({ name: "x" }, daysBefore(7));
    expect((await harness.rowOf(id)).ended_at).toEqual(daysBefore(8));
    await set({ record: "ACTIVE" }, daysBefore(6));
    expect((await harness.rowOf(id)).ended_at).toBeNull();
  });

  test("a stopped run is continued by the next one with one proof, whose hash can be checked", async () => {
    const ids = [];
    for (let days = 180; days < 187; days += 1) ids.push(await ended(days));
    const stop = new AbortController();
    const sizes = { processes: 3, services: 1 };
    const stopped = eraseApplicantData(
      { db, now: () => sunday },
      { id: randomUUID(), signal: stop.signal, onErased: () => stop.abort() },
      sizes,
    );
    expect(await stopped).toBeNull();
    expect(await erasedIds()).toHaveLength(3);
    expect(await harness.log()).toEqual([]);

    const { proof, count, runId } = await run({ at: new Date("2026-11-23T08:00:00.000Z"), sizes });
    expect(count).toBe(4);
    expect(proof).toMatchObject({ count: 7, day: "2026-11-22", jobRunId: runId });
    expect(proof?.parts).toMatchObject([{ count: 7, days: 180 }]);
    expect([proof?.firstEndedAt, proof?.lastEndedAt]).toEqual([daysBefore(186), daysBefore(180)]);
    const rows = await db.selectFrom("process").select("pid").execute();
    const pids = rows.map(({ pid }) => pid).toSorted();
    const sha256 = createHash("sha256")
      .update(pids.map((pid) => `${pid}\n`).join(""))
      .digest("hex");
    expect(proof?.sha256).toBe(sha256);
    expect(await harness.log()).toMatchObject([
      {
        type: "ERASE_APPLICANT_DATA",
        target_kind: "job",
        after: { count: 7, periods: [180], endedFrom: "2026-05-20", endedTo: "2026-05-26", sha256 },
      },
    ]);

    const found = await findProof({ db }, { jobRunId: runId });
    if (found === null) throw new Error("There is no proof.");
    let file = "";
    for await (const part of proofParts(db, found)) file += part;
    expect(JSON.parse(file)).toMatchObject({ count: 7, sha256, processIds: pids });
    expect(await isProofUnchanged({ db }, found)).toBe(true);
    await db
      .deleteFrom("process")
      .where("id", "=", ids[0] ?? 0)
      .execute();
    expect(await isProofUnchanged({ db }, found)).toBe(false);
  });

  test("two runs at the same time erase nothing twice", async () => {
    for (let days = 180; days < 190; days += 1) await ended(days);
    const sizes = { processes: 2, services: 1 };
    const both = await Promise.all([run({ sizes }), run({ sizes })]);
    expect(both.reduce((sum, { count }) => sum + count, 0)).toBe(10);
    expect(both.map(({ proof }) => proof?.count)).toContain(10);
    expect((await harness.log()).map(({ type }) => type)).toEqual(["ERASE_APPLICANT_DATA"]);
  });

  test("nothing due: a proof without processes, and no entry", async () => {
    await ended(179);
    await storeProcess(db, { status: "ERROR", tries: 20, updated_at: daysBefore(900) });
    const { proof } = await run();
    expect(proof).toMatchObject({ count: 0, parts: [], firstEndedAt: null });
    expect(proof?.sha256).toBe(createHash("sha256").digest("hex"));
    expect(await harness.log()).toEqual([]);
  });

  const fields = `process { revision erasableFrom allowedActions erasureHold { reason until by { username } } }
    errors { code field params { name value } }`;
  const hold = `mutation($input: HoldProcessErasureInput!) { answer: holdProcessErasure(input: $input) { ${fields} } }`;
  const release = `mutation($input: ReleaseProcessErasureInput!) {
    answer: releaseProcessErasure(input: $input) { ${fields} } }`;
  const send = async (source: string, id: number, input: object) => {
    const variables = { input: { id: toNodeId("Process", id), revision: 1, ...input } };
    const caller = { token: harness.token, now: new Date("2026-11-20T10:00:00.000Z") };
    const { data, codes } = await callProcess<{ answer: object }>(db, caller, source, variables);
    expect(codes).toEqual([]);
    return data?.answer;
  };

  test("a hold keeps the data until its last day, or until it is released", async () => {
    const [endless, short, long] = [await ended(200), await ended(200), await ended(200)];
    expect(await send(hold, endless, { reason: " Klage anhängig " })).toMatchObject({
      process: {
        revision: 2,
        erasableFrom: "2026-11-02",
        allowedActions: ["ARCHIVE"],
        erasureHold: { reason: "Klage anhängig", until: null, by: { username: "support" } },
      },
      errors: [],
    });
    await send(hold, short, { reason: "Prüfung", until: "2026-11-21" });
    await send(hold, long, { reason: "Prüfung", until: "2026-11-22" });
    expect(await previewErasure({ db, now: () => daysBefore(2) })).toMatchObject({ count: 1, heldCount: 2 });
    await run();
    expect(await erasedIds()).toEqual([short]);

    const { errors } = await harness.send("remove", endless, { revision: 2 });
    expect(errors).toMatchObject([{ code: "erasure_held" }]);
    expect(await send(release, endless, { revision: 2 })).toMatchObject({
      process: { erasureHold: null, revision: 3 },
      errors: [],
    });
    expect(await send(release, endless, { revision: 3 })).toMatchObject({
      errors: [{ code: "status_not_allowed" }],
    });
    await run({ at: new Date("2026-11-29T00:15:00.000Z") });
    expect(await erasedIds()).toEqual([endless, short, long]);
    expect(await db.selectFrom("process_erasure_hold").selectAll().execute()).toEqual([]);
    const log = await harness.log();
    expect(log.filter(({ type }) => type.endsWith("_ERASURE"))).toMatchObject([
      { type: "HOLD_ERASURE", before: null, after: { reason: "Klage anhängig", heldUntil: null } },
      { type: "HOLD_ERASURE", after: { reason: "Prüfung", heldUntil: "2026-11-21" } },
      { type: "HOLD_ERASURE", after: { reason: "Prüfung", heldUntil: "2026-11-22" } },
      { type: "RELEASE_ERASURE", before: { reason: "Klage anhängig" } },
    ]);
  });

  test("a hold needs a reason and a possible end; once erased, what needs the data is refused", async () => {
    const id = await ended(180, { status: "ERROR", record: "ARCHIVED", tries: 20 });
    const codes = [];
    for (const input of [
      { reason: " " },
      { reason: "x".repeat(501) },
      { reason: "x", until: "2026-11-19" },
      { reason: "x", until: "2036-11-18" },
    ]) {
      codes.push(await send(hold, id, input));
    }
    expect(codes).toMatchObject([
      { errors: [{ code: "required", field: ["reason"] }] },
      { errors: [{ code: "text_too_long", field: ["reason"] }] },
      { errors: [{ code: "date_invalid", field: ["until"] }] },
      { errors: [{ code: "date_invalid", field: ["until"] }] },
    ]);
    await run();
    expect(await send(hold, id, { reason: "zu spät", revision: 2 })).toMatchObject({
      process: { erasableFrom: null },
      errors: [{ code: "applicant_data_erased" }],
    });
    await db.updateTable("process").set({ record: "ACTIVE" }).where("id", "=", id).execute();
    for (const action of ["restart", "upload"] as const) {
      const input = { revision: 2, ...(action === "upload" && { file: await harness.pdf() }) };
      expect(await harness.send(action, id, input), action).toMatchObject({
        errors: [{ code: "applicant_data_erased" }],
      });
    }
  });
});
