/** Reads of applicants' data: one log entry for each user, process and day. */
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { recordBookingsRead, recordPersonalDataRead } from "#server/domain/activity/personalDataReads";
import { toNodeId } from "#server/nodeId";
import { deleteReadsBefore } from "#server/storage/activity/personalDataReads";
import { clearActivities } from "../support/activities";
import { storeBooking } from "../support/bookings";
import { bothDatabases } from "../support/databases";
import { callV2 } from "../support/feedback";
import { callProcess, place } from "../support/processCalls";
import { processHarness, readTime } from "../support/processHarness";
import { contextOf } from "../support/serverCalls";
import { countStatements } from "../support/statements";

describe.each(bothDatabases)("Reads of personal data on $name", async (kind) => {
  const { open, tokens, add, query } = await processHarness(kind);
  const { db } = open;
  afterAll(() => open.close());
  beforeEach(async () => {
    await clearActivities(db);
    await db.deleteFrom("personal_data_read").execute();
  });

  const entries = () =>
    db
      .selectFrom("activity")
      .select(["type", "actor_name", "target_kind", "target_id", "label", "commune_ags", "service_id"])
      .orderBy("id")
      .execute();
  const pidOf = async (id: number) =>
    (await db.selectFrom("process").select("pid").where("id", "=", id).executeTakeFirstOrThrow()).pid;

  /** A failed process with an attempt, a file, a payment, a hold and a comment. */
  async function addProcess(erasedAt: Date | null = null) {
    const text = { error_text: "Frau Muster ist unbekannt.", error_fingerprint: "f".repeat(32) };
    const completed = {
      completed_by_name: "anna",
      completed_at: readTime,
      completion_comment: "Frau Muster",
    };
    const ended = { status: "ERROR", ...text, ...completed, erasure_held_until: "infinity" } as const;
    const process_id = await add({ ...ended, erased_at: erasedAt });
    const attempt = { process_id, number: 1, restart: 0, schedule_number: 0, started_at: readTime };
    const failed = { trigger: "FIRST", state: "FAILED", problem: "HTTP_STATUS", ...text } as const;
    const { id: attemptId } = await db
      .insertInto("process_attempt")
      .values({ ...attempt, ...failed, idempotency_key: "k", target: "t" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const file = { process_id, file_name: "muster.pdf", media_type: "application/pdf", byte_size: 3 };
    const { id: fileId } = await db
      .insertInto("process_file")
      .values({ ...file, uploaded_by_name: "x" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const payment = { process_id, completion_type: "PAID", completed_at: readTime, identifier: "z" };
    await db
      .insertInto("process_payment")
      .values({ ...payment, payment_system: "p", payment_type: "c", total_amount: 1_200, fees: "[]" })
      .execute();
    await db
      .insertInto("process_erasure_hold")
      .values({ process_id, reason: "Klage von Frau Muster", held_at: readTime, held_by_name: "anna" })
      .execute();
    return {
      id: process_id,
      pid: await pidOf(process_id),
      attempt: toNodeId("ProcessAttempt", attemptId),
      file: toNodeId("ProcessFile", fileId),
      payment: toNodeId("Payment", process_id),
    };
  }

  test("are recorded once a day in Berlin, and never for erased data or without a user", async () => {
    const at = async (time: string) => contextOf(db, { token: tokens.support, now: new Date(time) });
    const [id, erased] = [await add(), await add({ erased_at: readTime })];
    const [before, same, after] = [
      await at("2026-11-20T10:00:00Z"),
      await at("2026-11-20T10:30:00Z"),
      await at("2026-11-20T23:01:00Z"),
    ];
    const viewer = before.viewer;
    await Promise.all([recordPersonalDataRead(before, { id }), recordPersonalDataRead(same, { id })]);
    await recordPersonalDataRead(before, { id });
    await recordPersonalDataRead({ ...after, viewer }, { id });
    await recordPersonalDataRead({ ...after, viewer }, { id: erased });
    await recordPersonalDataRead({ ...after, viewer: null }, { id: await add() });
    const pid = await pidOf(id);
    const entry = {
      type: "READ_PERSONAL_DATA",
      actor_name: "support",
      target_kind: "process",
      target_id: pid,
      label: `Meldebescheinigung ${pid.slice(0, 8)}`,
      commune_ags: place.ags,
      service_id: place.serviceId,
    };
    expect(await entries()).toEqual([entry, entry]);
    expect(await deleteReadsBefore(db, "2026-11-21")).toBe(1);
  });

  const detail = (fields: string) => `query ($pid: String!) { process(pid: $pid) { ${fields} } }`;
  const node = (name: string) => `query ($${name}: ID!) { node(id: $${name}) { __typename
    ... on ProcessAttempt { errorText } ... on ProcessFile { fileName } ... on Payment { identifier } } }`;
  const list = (fields: string) => `{ processes(first: 50) { edges { node { ${fields} } } } }`;

  test.each([
    ["variables", detail("variables")],
    ["files", detail("files { edges { node { fileName } } }")],
    ["attempts with messages of the target", detail("attempts { edges { node { errorText } } }")],
    ["the latest message of the target", detail("errorText")],
    ["a payment", detail("payment { identifier feeOverview { text } }")],
    ["the comment of a completion", detail("completion { comment }")],
    ["the reason of a hold", detail("erasureHold { reason }")],
    ["a list with messages of the target", list("errorText")],
    ["groups of errors", "{ processErrorGroups(first: 50) { edges { node { errorText } } } }"],
    ["an attempt by its id", node("attempt")],
    ["a file by its id", node("file")],
    ["a payment by its id", node("payment")],
  ])("are recorded for %s, and not once the data is erased", async (_name, source) => {
    await db.deleteFrom("process").execute();
    const { pid, attempt, file, payment } = await addProcess();
    const { codes } = await query(source, { pid, attempt, file, payment });
    expect(codes).toEqual([]);
    expect((await entries()).map((entry) => [entry.type, entry.target_id])).toEqual([
      ["READ_PERSONAL_DATA", pid],
    ]);
    await clearActivities(db);
    await db.deleteFrom("process").execute();
    const erased = await addProcess(readTime);
    await query(source, { ...erased });
    expect(await entries()).toEqual([]);
  });

  test("are recorded for the transaction information of members, but not for its list", async () => {
    await db.deleteFrom("process").execute();
    const { pid } = await addProcess();
    const given = `ags: "${place.ags}", serviceId: "${place.serviceId}"`;
    const rows = "edges { node { pid businessKey status payment { totalAmount completedAt } } }";
    await query(`{ transactions(${given}, first: 50) { ${rows} } }`, {}, tokens.member);
    await query(list("pid businessKey status createdAt payment { totalAmount }"));
    expect(await entries()).toEqual([]);
    await query(`{ transaction(${given}, pid: "${pid}") { status } }`, {}, tokens.stranger);
    expect(await entries()).toEqual([]);
    await query(`{ transaction(${given}, pid: "${pid}") { status } }`, {}, tokens.member);
    expect((await entries()).map((entry) => [entry.actor_name, entry.target_id])).toEqual([["member", pid]]);
  });

  test("of many rows cost one statement once they are recorded", async () => {
    await db.deleteFrom("process").execute();
    for (let number = 0; number < 3; number += 1) await addProcess();
    const { counted, take } = countStatements(db);
    const send = async (fields: string) => {
      await callProcess(counted, { token: tokens.support, now: readTime }, list(fields));
      return take();
    };
    const without = await send("pid");
    await send("pid errorText completion { comment } variables");
    expect(await entries()).toHaveLength(3);
    const [messages, further] = [
      await send("pid errorText"),
      await send("pid errorText completion { comment }"),
    ];
    expect([messages, further]).toEqual([without + 1, without + 1]);
  });

  test("are recorded for bookings with licence plates or VINs, and once a day for their files", async () => {
    await storeBooking(db, { licence_plate: "A-BC 123", pid: "with-plate" });
    await storeBooking(db, { pid: "without" });
    const bookings = (fields: string, token = tokens.support) =>
      callV2(db, { token, now: readTime }, `{ bookings(first: 50) { edges { node { ${fields} } } } }`);
    await bookings("total");
    await bookings("licencePlate vin", tokens.member);
    expect(await entries()).toEqual([]);
    await bookings("licencePlate vin");
    expect((await entries()).map((entry) => entry.target_id)).toEqual(["with-plate"]);

    const ctx = await contextOf(db, { token: tokens.support, now: readTime });
    const run = { communeAgs: place.ags, number: 3 };
    for (const number of [3, 3, 4]) await recordBookingsRead(ctx, { ...run, number });
    expect((await entries()).slice(1).map((entry) => [entry.target_kind, entry.label])).toEqual([
      ["commune", "Lauf 3"],
      ["commune", "Lauf 4"],
    ]);
  });
});
