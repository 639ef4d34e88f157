import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { attentionKinds } from "#domain/attention";
import {
  attentionHarness,
  attentionTime,
  clearAttention,
  countListOf,
  largeGroup,
  readLines,
  readReports,
  storeKind,
} from "../support/attention";
import { bothDatabases } from "../support/databases";
import { call } from "../support/serverCalls";

describe.each(bothDatabases)("What needs attention on $name", async (kind) => {
  const { open, db, tokens } = await attentionHarness(kind);
  beforeEach(() => clearAttention(db));
  afterAll(() => open.close());

  test("is nothing without anything to do", async () => {
    const reports = await readReports(db, tokens.support);
    expect(reports.map((report) => report.kind)).toEqual(attentionKinds);
    for (const { lines, computedAt } of reports) {
      expect(lines).toEqual([]);
      expect(computedAt).toBe(attentionTime.toISOString());
    }
  });

  test.each(attentionKinds)("%s is produced, with the length of its list as figure", async (of) => {
    await storeKind[of](db);
    for (const token of [tokens.support, tokens.admin]) {
      const lines = await readLines(db, token, of);
      expect(lines).toHaveLength(1);
      for (const line of lines) expect(await countListOf(db, token, line)).toBe(line.count);
    }
  });

  test("is refused to members", async () => {
    const source = `{ systemOverview { attention { kind } } }`;
    expect((await call(db, { token: tokens.member, now: attentionTime }, source)).codes).toEqual([
      "insufficient_permissions",
    ]);
    const items = `{ attentionItems(kind: FEE_GAP) { totalCount } }`;
    expect((await call(db, { token: tokens.member, now: attentionTime }, items)).codes).toEqual([
      "insufficient_permissions",
    ]);
  });

  test("names the common part of an error", async () => {
    await storeKind.PROCESS_ERROR_GROUP(db);
    expect(await readLines(db, tokens.support, "PROCESS_ERROR_GROUP")).toMatchObject([
      {
        subject: largeGroup,
        count: 6,
        communeCount: 1,
        serviceCount: 1,
        urgency: "ERROR",
        since: "2026-11-19T00:00:00.000Z",
        name: "Dienst … nicht erreichbar für … (Vorgang …)",
      },
    ]);
  });
});
