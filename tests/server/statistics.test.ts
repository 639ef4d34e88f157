import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { foldChanges } from "#server/storage/statistics/statisticsFold";
import { bothDatabases } from "../support/databases";
import { place } from "../support/processCalls";
import { processHarness, readTime, storeSamples, type ProcessHarness } from "../support/processHarness";
import { readSeen } from "../support/statistics";

describe.each(bothDatabases)("statistics on $name", (kind) => {
  let harness: ProcessHarness;
  beforeAll(async () => {
    harness = await processHarness(kind);
    await storeSamples(harness);
  });
  afterAll(() => harness.open.close());
  const read = (variables = {}, token = harness.tokens.support) =>
    readSeen(harness.open.db, { token, now: readTime }, variables);

  test("are the same before and after folding", async () => {
    const before = await read({ period: "ALL_TIME" });
    expect(before.totals.submitted).toBe(7);
    await foldChanges(harness.open.db, 1_000);
    expect(await read({ period: "ALL_TIME" })).toEqual(before);
    expect(before.communeCount).toBe(1);
    expect((await read({ scope: { commune: place.ags } })).communeCount).toBe(1);
  });
});
