import { sql, type RawBuilder } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { attentionKinds, attentionListKinds } from "#domain/attention";
import { calendarDayOf } from "#domain/calendarDays";
import { ownTaskKinds, ownTasksMax } from "#domain/ownTasks";
import { serviceHistoryTypes } from "#domain/serviceHistory";
import { defaultTextLanguages } from "#domain/texts/serviceTexts";
import { attentionListOf } from "#server/domain/attention/attentionLists";
import { attentionSources } from "#server/domain/attention/attentionSources";
import { ownTaskSources } from "#server/domain/attention/ownTasks";
import { selectOwnTasks } from "#server/storage/attention/ownTasks";
import { selectServiceState } from "#server/storage/services/serviceState";
import type { Database } from "#server/storage/database/database";
import { DeclaredRow } from "#server/storage/database/declaredRow";
import { rangeQuery } from "#server/storage/database/keyset";
import { postgres, type TestDatabase } from "../support/databases";
import { storeManyAttention } from "../support/manyAttention";
import { storeManyProcesses } from "../support/manyProcesses";
import { readRegister, storeCommunes } from "../support/register";
import { contextOf } from "../support/serverCalls";
import { textService } from "../support/serviceTexts";

/** Tables that no statement may read as a whole. */
const largeTables = [
  "process",
  "service_text",
  "activity",
  "run_item",
  "service_fee_price",
  "service_fee",
  "commune_service",
  "user_account",
  "user_invitation",
  "residential_property_source",
  "water_meter_reading",
  "feedback",
];

describe("Query plans of what needs attention", () => {
  let open: TestDatabase;
  beforeAll(async () => {
    open = await postgres.open();
    const { db } = open;
    await storeCommunes(db, readRegister().slice(0, 4_000));
    // Sums of statistics take far longer than the processes.
    await sql`alter table process disable trigger user`.execute(db);
    await storeManyProcesses(db, { count: 40_000, until: new Date() });
    await storeManyFeedback(db);
    await storeSwitch(db);
    await storeManyAttention(db, 8_000);
    await storeManyEntries(db);
    await sql`vacuum analyze activity`.execute(db);
  }, 240_000);
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => open.close());

  const contextFor = async () => {
    const { config, db } = await contextOf(open.db);
    const now = new Date();
    return { db, config, now, today: calendarDayOf(now), signal: new AbortController().signal };
  };
  const statementsOf = async (work: () => Promise<unknown>) => {
    const statements: RawBuilder<unknown>[] = [];
    const write = DeclaredRow.prototype.sql;
    vi.spyOn(DeclaredRow.prototype, "sql").mockImplementation(function (
      this: DeclaredRow<unknown>,
      ...parts
    ) {
      const statement = write.apply(this, parts);
      statements.push(statement);
      return statement;
    });
    await work();
    vi.restoreAllMocks();
    expect(statements.length).toBeGreaterThan(0);
    return statements;
  };
  const planOf = async (query: RawBuilder<unknown>) => {
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(open.db);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  /** The plan if the statement reads a large table as a whole. */
  const scansOf = async (query: RawBuilder<unknown>) => {
    const plan = await planOf(query);
    const scanned = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table = ""]) => table);
    return scanned.some((table) => largeTables.includes(table)) ? plan : null;
  };

  // Secrets are found by reading all of them once.
  test.each(attentionKinds.filter((kind) => kind !== "SECRET_KEY"))(
    "compute %s from indexes",
    async (kind) => {
      const ctx = await contextFor();
      const statements = await statementsOf(() => attentionSources[kind](ctx));
      for (const statement of statements) expect(await scansOf(statement)).toBeNull();
    },
  );

  test.each(attentionListKinds.filter((kind) => kind !== "SECRET_KEY"))(
    "list a page of %s from indexes",
    async (kind) => {
      const list = await attentionListOf(await contextFor(), kind);
      const range = { order: list.order, isDescending: false, after: null, before: null };
      expect(await scansOf(rangeQuery(list, range, { limit: 51, fromEnd: false }))).toBeNull();
    },
  );

  test.each(ownTaskKinds.flatMap((kind) => [1, 40, 200].map((count) => [kind, count] as const)))(
    "compute the tasks of %s in the services of a member from indexes: %i",
    async (kind, count) => {
      const rows = await open.db
        .selectFrom("commune_service")
        .select(["commune_ags as communeAgs", "service_id as serviceId"])
        .orderBy("commune_ags")
        .orderBy("service_id")
        .limit(count)
        .execute();
      const { source, columns } = ownTaskSources[kind](rows, calendarDayOf(new Date()));
      const statements = await statementsOf(() => selectOwnTasks(open.db, source, columns, ownTasksMax));
      for (const statement of statements) expect(await scansOf(statement)).toBeNull();
    },
  );

  test("read the state of a service from indexes", async () => {
    const service = { communeAgs: "09000003", serviceId: textService };
    const types = serviceHistoryTypes(textService, () => true);
    const [now, languages] = [new Date(), defaultTextLanguages];
    const statements = await statementsOf(() =>
      selectServiceState(open.db, service, { now, today: calendarDayOf(now), languages, types }),
    );
    for (const statement of statements) {
      expect(await scansOf(statement)).toBeNull();
      expect(await planOf(statement)).toContain("activity_of_commune_service");
      expect(await planOf(statement)).toContain("run_item_waiting_of_commune");
    }
  });
});

/** Stores log entries of all services of communes. */
async function storeManyEntries(db: Database): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`
      insert into activity (at, type, actor_name, target_kind, target_id, commune_ags, service_id)
      select now(), 'ENABLE_SERVICE', 'a', 'service', service_id, commune_ags, service_id from commune_service`.execute(
      one,
    );
    await sql`reset session_replication_role`.execute(one);
  });
}

/** Stores a scheduled switch of a service in all communes. */
async function storeSwitch(db: Database): Promise<void> {
  await sql`
    insert into run (kind, action, state, begins_at, created_by_name, expires_at)
    values ('SERVICE_SWITCH', 'DISABLE_SERVICES', 'RUNNING', now() + interval '3 days', 'a', now())`.execute(
    db,
  );
  await sql`
    insert into service_switch (run_id, service_ids, commune_count)
    select id, array[${textService}], 4000 from run`.execute(db);
  await sql`
    insert into run_item (run_id, position, commune_ags, label, revision)
    select r.id, row_number() over (), c.ags, c.name, 1 from run r, commune c`.execute(db);
  await sql`
    insert into service_switch_item (run_id, position, row_number, is_first, service_id)
    select run_id, position, position, true, ${textService} from run_item`.execute(db);
}

/** Stores feedback about all communes, a tenth of it unread. */
async function storeManyFeedback(db: Database): Promise<void> {
  await sql`alter table feedback disable trigger user`.execute(db);
  await sql`
    insert into feedback (intake_key, commune_ags, service_id, rating, created_at, updated_at, read_at)
    select c.ags || n, c.ags, 'ew-meldebescheinigung', 3, now(), now(), case when n <> 1 then now() end
    from commune c, generate_series(1, 10) as n`.execute(db);
}
