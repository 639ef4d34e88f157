import { sql, type Insertable } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { opaqueId, toNodeId } from "#server/nodeId";
import type { Run } from "#server/storage/__generated__/tables";
import { rangeQuery } from "#server/storage/database/keyset";
import type { RunKind } from "#server/storage/columnTypes";
import { runOrder, runSource } from "#server/storage/runs/runList";
import { databases, postgres } from "../support/databases";
import { textService } from "../support/serviceTexts";
import { memberOf, systemRole } from "../support/serverCalls";
import { harnessTime, serverHarness, type ServerHarness } from "../support/serverHarness";
import { storeFeeCommune } from "../support/fees";

const ags = "09761000";
const list = `query ($filter: RunFilter, $first: Int, $after: String, $last: Int, $before: String) {
  runs(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
    totalCount pageInfo { hasNextPage endCursor startCursor }
    edges { node {
      id kind action state resultId ags serviceId fileName comment createdBy { username } startedAt
      counts { total done failed skipped }
    } }
  }
}`;

interface Listed {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: Readonly<Record<string, unknown>> }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly endCursor: string;
    readonly startCursor: string;
  };
}

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const minutesAgo = (minutes: number) => new Date(harnessTime.getTime() - minutes * 60_000);

describe.each(databases)("the list of runs ($name)", (kind) => {
  let harness: ServerHarness;
  let admin = "";
  let supportId = "";
  beforeAll(async () => {
    harness = await serverHarness(kind);
    admin = await harness.logIn("admin", systemRole("ADMIN"));
    const { db } = harness.open;
    await storeFeeCommune(db, ags, [textService]);
    const { rows } = await sql<{
      id: string;
    }>`select id from user_account where username = 'support'`.execute(db);
    supportId = rows[0]?.id ?? "";
    await addJob(1, 50, "FINISHED", supportId);
    await addJob(2, 40, "FINISHED", null);
    await addImport(3, 30, "COMMITTED", supportId, {
      added: 5,
      changed: 2,
      unchanged: 1,
      removed: 4,
      refused: 3,
    });
    await addRun(4, 20, "FEE_CHANGE", {
      action: "CHANGE_FEES",
      state: "CANCELLED",
      total: 3,
      succeeded: 1,
      failed: 1,
    });
    await addRun(14, null, "FEE_CHANGE", { action: "CHANGE_FEES", state: "PREPARED" });
    const of = { commune_ags: ags, service_id: textService };
    await addRun(5, 20, "TEXT_TRANSFER", {
      ...of,
      action: "PUBLISH_TEXTS",
      state: "RUNNING",
      total: 2,
      succeeded: 1,
    });
    await addImport(6, 10, "READY", null, null);
    await addImport(7, 5, "REFUSED", supportId, null);
    await addImport(10, 4, "CANCELLED", supportId, null);
    await addUserImport(8, 3, "COMMITTED", supportId);
    await addUserImport(9, 120, "READY", null);
  });
  afterAll(() => harness.open.close());

  const addJob = (number: number, minutes: number, state: "FINISHED", by: string | null) =>
    addRun(number, minutes, "PROCESSES", {
      action: "CANCEL_PROCESSES",
      state,
      total: 6,
      succeeded: 3,
      failed: 2,
      skipped: 1,
      comment: "Störung",
      created_by_id: by,
    });
  async function addRun(
    number: number,
    minutes: number | null,
    kind: RunKind,
    run: Pick<Insertable<Run>, "action"> & Partial<Insertable<Run>>,
  ) {
    await harness.open.db
      .insertInto("run")
      .values({
        id: uuid(number),
        kind,
        created_by_name: "a",
        expires_at: harnessTime,
        started_at: minutes === null ? null : minutesAgo(minutes),
        ...run,
      })
      .execute();
  }
  async function addImport(
    number: number,
    minutes: number,
    state: string,
    by: string | null,
    counts: object | null,
  ) {
    const at = minutesAgo(minutes);
    await sql`
      insert into import_preview (id, kind, commune_ags, state, file_name, byte_size, counts, created_by_id,
        created_by_name, created_at, expires_at)
      values (${uuid(number)}, 'POSTAL_CODES', ${ags}, ${state}, 'plz.csv', 9, ${counts && JSON.stringify(counts)}::jsonb,
        ${by}, 'a', ${at}, ${minutesAgo(-60)})`.execute(harness.open.db);
  }
  async function addUserImport(number: number, minutes: number, state: string, by: string | null) {
    const at = minutesAgo(minutes);
    await sql`
      insert into user_import (id, state, users, file_name, row_count, refused_count, created_by_id, created_by_name,
        created_at, expires_at)
      values (${uuid(number)}, ${state}, '[]', 'neue.csv', 6, 1, ${by}, 'a', ${at}, ${minutesAgo(minutes - 60)})`.execute(
      harness.open.db,
    );
  }
  const page = async (variables: Record<string, unknown> = {}, token?: string) =>
    (await harness.read(list, variables, token))["runs"] as Listed;
  const numbersOf = ({ edges }: Listed) =>
    edges.map(({ node }) => Number(Buffer.from(String(node["id"]), "base64url").toString().slice(-2)));

  test("Runs: merges all kinds by their start; own jobs and imports, for administrators everyone's", async () => {
    expect(numbersOf(await page({}, admin))).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 9]);
    const own = await page();
    expect([numbersOf(own), own.totalCount]).toEqual([[8, 7, 5, 4, 3, 1], 6]);
    const rows = own.edges.map(({ node: { id: _id, createdBy: _by, startedAt: _at, ...node } }) => node);
    const none = { ags: null, serviceId: null, fileName: null, comment: null };
    const postalCodes = { ...none, kind: "IMPORT", action: "IMPORT_POSTAL_CODES", ags, fileName: "plz.csv" };
    expect(rows).toEqual([
      {
        ...none,
        kind: "USER_IMPORT",
        action: "IMPORT_USERS",
        state: "FINISHED",
        fileName: "neue.csv",
        resultId: opaqueId(uuid(8)),
        counts: { total: 6, done: 5, failed: 1, skipped: 0 },
      },
      { ...postalCodes, state: "FAILED", resultId: toNodeId("ImportPreview", uuid(7)), counts: null },
      {
        ...none,
        kind: "TEXT_TRANSFER",
        action: "PUBLISH_TEXTS",
        state: "RUNNING",
        ags,
        serviceId: textService,
        resultId: toNodeId("TextTransfer", uuid(5)),
        counts: { total: 2, done: 1, failed: 0, skipped: 0 },
      },
      {
        ...none,
        kind: "FEE_CHANGE",
        action: "CHANGE_FEES",
        state: "CANCELLED",
        resultId: toNodeId("FeeChange", uuid(4)),
        counts: { total: 3, done: 1, failed: 1, skipped: 0 },
      },
      {
        ...postalCodes,
        state: "FINISHED",
        resultId: toNodeId("ImportPreview", uuid(3)),
        counts: { total: 11, done: 8, failed: 3, skipped: 0 },
      },
      {
        ...none,
        kind: "PROCESSES",
        action: "CANCEL_PROCESSES",
        state: "FINISHED",
        comment: "Störung",
        resultId: toNodeId("Job", uuid(1)),
        counts: { total: 6, done: 3, failed: 2, skipped: 1 },
      },
    ]);
  });

  test("Runs: pages forwards and backwards without gaps and doubles, also between equal starts", async () => {
    const forwards: number[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const part: Listed = await page({ first: 1, after }, admin);
      forwards.push(...numbersOf(part));
      [after, more] = [part.pageInfo.endCursor, part.pageInfo.hasNextPage];
    }
    expect(forwards).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 9]);
    const end = await page({ last: 4 }, admin);
    expect(numbersOf(end)).toEqual([3, 2, 1, 9]);
    expect(numbersOf(await page({ last: 2, before: end.pageInfo.startCursor }, admin))).toEqual([5, 4]);
  });

  test("Runs: filters by kinds and by the states of this moment", async () => {
    const of = async (filter: object) => numbersOf(await page({ filter }, admin));
    expect(await of({ kinds: ["IMPORT", "FEE_CHANGE"] })).toEqual([7, 6, 4, 3]);
    expect(await of({ kinds: ["USER_IMPORT"] })).toEqual([8, 9]);
    expect(await of({ states: ["PREPARED"] })).toEqual([6]);
    expect(await of({ kinds: ["IMPORT"], states: ["RUNNING"] })).toEqual([]);
    const { db } = harness.open;
    await sql`update import_preview set expires_at = ${harnessTime} where id = ${uuid(6)}`.execute(db);
    expect(await of({ states: ["PREPARED"] })).toEqual([]);
    expect(await of({ states: ["EXPIRED"] })).toEqual([6, 9]);
  });

  test("Runs: is refused to members", async () => {
    const member = await harness.logIn("mitglied", [memberOf(ags, textService)]);
    await expect(page({}, member)).rejects.toMatchObject({
      extensions: { code: "insufficient_permissions" },
    });
  });
});

test("Runs: the first page is merged from the indexes by start", async () => {
  const harness = await serverHarness(postgres);
  const { db } = harness.open;
  await storeFeeCommune(db, ags, [textService]);
  await sql`insert into run (kind, action, state, created_by_name, expires_at, started_at)
    select (array['PROCESSES', 'FEE_CHANGE', 'TEXT_TRANSFER'])[n % 3 + 1], 'RESET_FEES', 'FINISHED', 'x', now(),
      now() - n * interval '1 minute' from generate_series(1, 15000) n`.execute(db);
  await sql`insert into import_preview (kind, commune_ags, state, file_name, byte_size, created_by_name, created_at,
      expires_at)
    select 'POSTAL_CODES', ${ags}, 'COMMITTED', 'x', 1, 'x', now() - n * interval '1 minute', now()
    from generate_series(1, 5000) n`.execute(db);
  await sql`insert into user_import (state, users, file_name, created_by_name, created_at, expires_at)
    select 'COMMITTED', '[]', 'x', 'x', now() - n * interval '1 minute', now() from generate_series(1, 5000) n`.execute(
    db,
  );
  await sql`analyze`.execute(db);
  const kinds = ["PROCESSES", "TEXT_TRANSFER", "FEE_CHANGE", "IMPORT", "USER_IMPORT"] as const;
  const range = { order: runOrder, isDescending: true, after: null, before: null };
  const source = runSource({ kinds, states: [], userId: null, now: harnessTime });
  const query = rangeQuery(source, range, { limit: 51, fromEnd: false });
  const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(db);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  for (const table of ["run", "import_preview", "user_import"]) {
    expect(plan).toMatch(new RegExp(`Index Scan Backward using ${table}_by_start`));
  }
  expect(plan).toContain("Merge Append");
  await harness.open.close();
}, 60_000);
