import { afterAll, describe, expect, test } from "vitest";
import { attentionKinds } from "#domain/attention";
import { storeJobRuns } from "#server/demo/jobRuns";
import { seedDemo } from "#server/demo/seedDemo";
import { computeAttention } from "#server/domain/attention/attention";
import { installTexts } from "#server/domain/texts/installTexts";
import { databases, silent } from "../support/databases";
import { demoDay } from "../support/demoRows";
import { onlyKey } from "../support/secretKeys";
import { contextOf } from "../support/serverCalls";

const secretKeys = onlyKey(Buffer.alloc(32));

describe.each(databases)("Demo data that needs attention: $name", async (kind) => {
  const database = await kind.open();
  await installTexts(database.db);
  await seedDemo(database, { log: silent, secretKeys, seed: "test", today: demoDay });
  await storeJobRuns(database.db, "test", demoDay);
  afterAll(() => database.close());

  test("has lines of each kind", async () => {
    const ctx = await contextOf(database.db, { now: demoDay, secretKeys });
    const support = { roles: [{ type: "SUPPORT" }] };
    const reports = await computeAttention(ctx, support, null, { timeoutMs: 60_000 });
    const counts = Object.fromEntries(
      reports.map((report) => [report.kind, report.lines?.map(({ count }) => count)]),
    );
    expect(attentionKinds.filter((of) => (counts[of]?.length ?? 0) === 0)).toEqual([]);
  });
});
