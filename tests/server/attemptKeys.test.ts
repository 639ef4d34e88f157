import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/storage/database/database";
import { attemptDeskAt, type AttemptDesk } from "../support/attemptDesk";
import { databases, type TestDatabase } from "../support/databases";
import { storeProcess } from "../support/processCalls";
import { openDesk, type actionDocuments, type ProcessDesk } from "../support/processDesk";
import { keyedTarget } from "../support/processTarget";

describe.each(databases)("idempotency keys of attempts ($name)", ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  let desk: AttemptDesk;
  let people: ProcessDesk;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    people = await openDesk(db);
    desk = attemptDeskAt(db);
  });
  afterEach(async () => {
    await desk.closeTargets();
    await people.clear();
  });
  afterAll(async () => {
    await people.close();
    await database.close();
  });

  const keysOf = async (id: number) => (await desk.attemptsOf(id)).map(({ idempotency_key: key }) => key);
  const send = async (name: keyof typeof actionDocuments, id: number, input: object = {}) => {
    const { revision } = await desk.rowOf(id);
    expect((await people.send(name, id, { revision, ...input })).errors).toEqual([]);
  };

  test("automatic retries keep the key: lost answers double no effect", async () => {
    const { answer, effects } = keyedTarget(2);
    await desk.serve(answer);
    const ids = await Promise.all(Array.from({ length: 9 }, () => storeProcess(db)));
    for (const id of ids) {
      const statuses = [await desk.attempt(id), await desk.attempt(id), await desk.attempt(id)];
      expect(statuses).toEqual(["ERROR", "ERROR", "SUCCESS"]);
    }
    expect(effects).toHaveLength(ids.length);
  });

  test("the key is the delivery's: a restart by a user draws a new one, which its retries keep", async () => {
    await desk.serve((_request, response) => response.writeHead(503).end());
    const id = await storeProcess(db);
    await desk.attempt(id);
    await desk.attempt(id);
    await send("restart", id);
    await desk.attempt(id);
    await desk.attempt(id);
    const [first, second, third, fourth] = await keysOf(id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(fourth).toBe(third);
  });

  test("an upload draws a new key; calling its restart off keeps the one of before", async () => {
    await desk.serve((_request, response) => response.writeHead(503).end());
    const id = await storeProcess(db);
    await desk.attempt(id);
    await send("upload", id, { file: await people.pdf() });
    await send("stop", id);
    await desk.attempt(id);
    await send("upload", id, { file: await people.pdf() });
    await desk.attempt(id);
    await desk.attempt(id);
    const [first, second, third, fourth] = await keysOf(id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(fourth).toBe(third);
  });
});
