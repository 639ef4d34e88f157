import { afterAll, afterEach, describe, expect, test } from "vitest";
import { attemptHarnessAt } from "../support/attemptHarness";
import { databases } from "../support/databases";
import { storeProcess } from "../support/processCalls";
import { processActionHarness, type actionDocuments } from "../support/processActionHarness";
import { keyedTarget } from "../support/processTarget";

describe.each(databases)("Idempotency keys of attempts ($name)", async ({ open }) => {
  const database = await open();
  const { db } = database;
  const people = await processActionHarness(db);
  const harness = attemptHarnessAt(db);
  afterEach(async () => {
    await harness.closeTargets();
    await people.clear();
  });
  afterAll(async () => {
    await people.close();
    await database.close();
  });

  const keysOf = async (id: number) => (await harness.attemptsOf(id)).map(({ idempotency_key: key }) => key);
  const send = async (name: keyof typeof actionDocuments, id: number, input: object = {}) => {
    const { revision } = await harness.rowOf(id);
    expect((await people.send(name, id, { revision, ...input })).errors).toEqual([]);
  };

  test("automatic retries keep the key: lost responses cause no double effect", async () => {
    const { answer, effects } = keyedTarget(2);
    await harness.serve(answer);
    const ids = await Promise.all(Array.from({ length: 9 }, () => storeProcess(db)));
    for (const id of ids) {
      const statuses = [await harness.attempt(id), await harness.attempt(id), await harness.attempt(id)];
      expect(statuses).toEqual(["ERROR", "ERROR", "SUCCESS"]);
    }
    expect(effects).toHaveLength(ids.length);
  });

  test("a restart by a user generates a new key, which its retries keep", async () => {
    await harness.serve((_request, response) => response.writeHead(503).end());
    const id = await storeProcess(db);
    await harness.attempt(id);
    await harness.attempt(id);
    await send("restart", id);
    await harness.attempt(id);
    await harness.attempt(id);
    const [first, second, third, fourth] = await keysOf(id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(fourth).toBe(third);
  });

  test("an upload generates a new key; cancelling its restart restores the previous one", async () => {
    await harness.serve((_request, response) => response.writeHead(503).end());
    const id = await storeProcess(db);
    await harness.attempt(id);
    await send("upload", id, { file: await people.pdf() });
    await send("stop", id);
    await harness.attempt(id);
    await send("upload", id, { file: await people.pdf() });
    await harness.attempt(id);
    await harness.attempt(id);
    const [first, second, third, fourth] = await keysOf(id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(fourth).toBe(third);
  });
});
