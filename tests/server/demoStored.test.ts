import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { erasureJob } from "#domain/erasure";
import { writeFeeRule } from "#domain/feeRules/feeRuleWire";
import { communes } from "#server/demo/communes";
import type { DemoRows } from "#server/demo/demoRows";
import { drawPicture } from "#server/demo/picture";
import { seedDemo } from "#server/demo/seedDemo";
import { demoPassword } from "#server/demo/users";
import { inspectTemplate } from "#server/domain/reports/inspectTemplate";
import { listCommuneReports } from "#server/domain/reports/serviceReports";
import { readPlaceholders } from "#server/domain/reports/templateData";
import { selectTemplateContents } from "#server/storage/reports/serviceReports";
import { readBlob } from "#server/storage/services/blobs";
import { spoolAs } from "../support/reports";
import { seenRun } from "../support/jobRuns";
import { checkStoredKeystores } from "#server/domain/resources/checkStoredKeystores";
import { kbaPasswordPlace } from "#server/domain/kba/kbaPasswordPlace";
import { decryptSecret } from "#server/secretText";
import { replayFeeRule } from "#server/domain/fees/rule/feeRuleReplay";
import { loadFeeRule } from "#server/domain/fees/rule/feeRules";
import { verifyPassword } from "#server/domain/sessions/passwords";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import { databases, silent } from "../support/databases";
import { contextOf } from "../support/serverCalls";
import { addSession } from "../support/sessions";
import { demoDay, demoRowsOf } from "../support/demoRows";
import { onlyKey } from "../support/secretKeys";

const secretKeys = onlyKey(Buffer.alloc(32));

describe.each(databases)("Demo data in a database: $name", async (kind) => {
  const database = await kind.open();
  const summary = await seedDemo(database, { log: silent, secretKeys, seed: "test", today: demoDay });
  afterAll(() => database.close());

  test("has keystores that a check finds as they are stored; one ends soon", async () => {
    const stored = () =>
      database.db
        .selectFrom("resource")
        .select(["id", "certificates", "keystore_problem", "expires_at", "revision"])
        .where("type", "=", "keystore")
        .orderBy("id")
        .execute();
    const before = await stored();
    const ctx = await contextOf(database.db, { now: demoDay });
    await checkStoredKeystores({ ...ctx, config: { ...ctx.config, secretKeys } }, seenRun());
    expect(await stored()).toEqual(before);
    const dayMs = 86_400_000;
    const days = before.map(({ expires_at: end }) =>
      Math.round(((end?.getTime() ?? 0) - demoDay.getTime()) / dayMs),
    );
    expect(days).toEqual([400, 20]);
  });

  test("has KBA passwords that decrypt where they are stored", async () => {
    const stored = await database.db
      .selectFrom("kba_settings")
      .select(["id", "password_identifier", "password", "previous_identifier", "previous_password"])
      .execute();
    expect(stored.length).toBeGreaterThan(4);
    for (const row of stored) {
      const read = (identifier: string | null, text: string | null) =>
        identifier && text && decryptSecret(secretKeys, kbaPasswordPlace(row.id, identifier), text);
      expect(read(row.password_identifier, row.password)).toHaveLength(16);
      expect(read(row.previous_identifier, row.previous_password)?.length ?? null).toBe(
        row.previous_identifier && 16,
      );
    }
  });

  test("is stored as generated", async () => {
    const rows = demoRowsOf();
    expect(summary).toMatchObject({
      isNew: true,
      communeCount: rows.commune.length,
      userCount: rows.user_account.length,
    });
    const count = async (table: keyof DemoRows) => {
      const all = await database.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as("count"))
        .executeTakeFirst();
      return Number(all?.count);
    };
    const tables = [
      ...(["commune", "commune_service", "commune_postal_code", "residential_property", "country"] as const),
      ...(["register_office", "water_meter_reading"] as const),
      ...(["user_account", "user_role"] as const),
    ];
    for (const table of [
      ...tables,
      ...([
        "process",
        "feedback",
        "saved_view",
        "service_setting",
        "kba_settings",
        "service_fee",
        "fee_rule",
        "fee_rule_edition",
        "service_text",
      ] as const),
    ]) {
      expect(await count(table), table).toBe(rows[table].length);
    }
    const versions = await database.db.selectFrom("report_template_version").select("id").execute();
    const erasures = await database.db.selectFrom("applicant_erasure").select("id").execute();
    expect(erasures).toHaveLength(8);
    expect(await count("activity")).toBe(rows.activity.length + versions.length + erasures.length);
    const picture = await database.db
      .selectFrom("commune")
      .innerJoin("stored_picture", "stored_picture.id", "commune.picture_id")
      .select("stored_picture.bytes")
      .where("commune.ags", "=", "09761000")
      .executeTakeFirstOrThrow();
    expect(Buffer.from(picture.bytes).equals(drawPicture("09761000"))).toBe(true);
    const contact = await database.db
      .selectFrom("system_setting")
      .select("value")
      .where("key", "=", "barrierContact")
      .executeTakeFirst();
    expect(contact?.value).toBe("barrierefreiheit@example.org");
  });

  test("has a run of the erasure for each proof of the last month, and none for older ones", async () => {
    const { db } = database;
    const proofs = await db
      .selectFrom("applicant_erasure")
      .select(["job_run_id", "started_at", "process_count"])
      .orderBy("started_at")
      .execute();
    const runs = await db
      .selectFrom("automated_job_run")
      .selectAll()
      .where("job_name", "=", erasureJob)
      .where("state", "=", "SUCCEEDED")
      .orderBy("due_at")
      .execute();
    const month = new Date(demoDay.getTime() - 30 * 86_400_000);
    const ofMonth = proofs.filter(({ started_at }) => started_at > month);
    expect(ofMonth.length).toBeGreaterThan(2);
    expect(runs.map(({ id, figures }) => ({ id, figures }))).toMatchObject(
      ofMonth.map(({ job_run_id, process_count }) => ({
        id: job_run_id,
        figures: { ERASED: process_count },
      })),
    );
  });

  test("contains processes with all their records, and waiting ones continue from now", async () => {
    const rows = demoRowsOf();
    const [waiting] = rows.process.filter(({ row }) => row.next_retry_at !== null && row.tries === 12);
    const sinceStart = demoDay.getTime() - new Date("2025-11-20T00:00:00Z").getTime();
    const stored = await database.db
      .selectFrom("process")
      .innerJoin("process_attempt", "process_attempt.process_id", "process.id")
      .innerJoin("process_content", "process_content.process_id", "process.id")
      .select(["next_retry_at", "process.created_at", "started_at", "number", "variables"])
      .where("pid", "=", waiting?.row.pid ?? "")
      .orderBy("number", "desc")
      .execute();
    expect(stored).toHaveLength(12);
    const later = (date: Date | string | null | undefined) =>
      new Date(new Date(date ?? 0).getTime() + sinceStart);
    expect(stored[0]).toEqual({
      next_retry_at: later(waiting?.row.next_retry_at),
      created_at: later(waiting?.row.created_at),
      started_at: later(waiting?.attempts.at(-1)?.started_at),
      number: 12,
      variables: waiting?.variables,
    });
    const { rows: counted } = await sql`select
      (select count(*) from process_attempt) as attempts, (select count(*) from process_content) as contents,
      (select count(*) from process_payment where jsonb_typeof(fees) = 'array') as payments,
      (select count(*) from process_file f join process_file_part p on p.file_id = f.id
        where octet_length(p.bytes) = f.byte_size) as files`.execute(database.db);
    // The job has erased some of them.
    const gone = await database.db
      .selectFrom("process")
      .select("pid")
      .where("erasure_id", "is not", null)
      .execute();
    const erased = new Set(gone.map(({ pid }) => pid));
    const kept = rows.process.filter(({ row }) => !erased.has(row.pid));
    expect(erased.size).toBeGreaterThan(1_000);
    expect(counted).toEqual([
      {
        attempts: rows.process.flatMap(({ attempts }) => attempts).length,
        contents: kept.filter(({ variables }) => variables !== null).length,
        payments: rows.process.filter(({ payment }) => payment !== null).length,
        files: kept.flatMap(({ files }) => files).length,
      },
    ]);
  });

  test("has statistics of all its rows, and records later changes", async () => {
    const differences = () =>
      sql`
        select day, figure, sum(amount) from (
          select day, figure, amount from statistics_change
          union all select day, figure, -amount from statistics_facts()) as compared
        group by day, figure having sum(amount) <> 0`.execute(database.db);
    const { rows } = await sql<{ amount: number }>`
      select sum(amount)::int4 as amount from statistics_change where figure = 'SUBMITTED'`.execute(
      database.db,
    );
    expect(rows).toEqual([{ amount: 5_000 }]);
    expect((await differences()).rows).toEqual([]);
    await sql`
      insert into feedback (intake_key, commune_ags, service_id, rating, created_at, updated_at)
      values ('later', '09761000', 'ikfz-neuzulassung', 5, now(), now())`.execute(database.db);
    expect((await differences()).rows).toEqual([]);
    await database.db.deleteFrom("feedback").where("intake_key", "=", "later").execute();
  });

  test("counts the rows of each stock", async () => {
    const { rows } = await sql<{ kind: string; right: boolean; n: number }>`
      select kind, count(*) as n, bool_and(state = 'current' and row_count = case kind
        when 'POSTAL_CODES' then (select count(*) from commune_postal_code p where p.stock_id = s.id)
        else (select count(*) from residential_property p where p.stock_id = s.id) end) as right
      from stock s group by kind order by kind`.execute(database.db);
    expect(rows).toEqual([
      { kind: "POSTAL_CODES", right: true, n: communes.length },
      { kind: "RESIDENTIAL_PROPERTIES", right: true, n: 4 },
    ]);
  });

  test("names the accounts; no other user has a known password", async () => {
    expect(summary.accounts).toEqual(
      ["admin", "support", "member"].map((username) => ({ username, password: demoPassword })),
    );
    const users = await database.db.selectFrom("user_account").selectAll().execute();
    const demo = users.filter((user) => user.is_demo);
    expect(demo.map(({ username }) => username).sort()).toEqual(["admin", "member", "support"]);
    const known = new Set(demo.map((user) => user.password_hash));
    expect(known.size).toBe(1);
    expect(await verifyPassword(demo[0]?.password_hash ?? null, demoPassword)).toBe(true);
    expect(await verifyPassword(demo[0]?.password_hash ?? null, `${demoPassword}!`)).toBe(false);
    expect(users.filter((user) => !user.is_demo && known.has(user.password_hash))).toEqual([]);
    expect(users.filter((user) => user.activated_at === null && user.password_hash !== null)).toEqual([]);
  });

  test("contains payments that the fee rules agree with", async () => {
    const { id } = await database.db
      .selectFrom("user_account")
      .select("id")
      .where("username", "=", "admin")
      .executeTakeFirstOrThrow();
    const token = await addSession(database.db, id, demoDay);
    const ctx = await contextOf(database.db, { token, now: demoDay });
    const { rows: paid } = await sql<CommuneServiceKey & { count: number }>`
      select commune_ags as "communeAgs", service_id as "serviceId", least(count(*), 200)::int4 as count
      from process join process_payment on process_id = id
      where service_id in ('ikfz-neuzulassung', 'pw-eheurkunde', 'zw-saisonkennzeichen')
        and process_payment.completed_at is not null
      group by 1, 2`.execute(database.db);
    const own = { communeAgs: "09761000", serviceId: "ikfz-neuzulassung" };
    expect(paid).toContainEqual({ ...own, count: expect.any(Number) });
    const sums = { count: 0, changed: 0 };
    for (const { count, ...key } of paid) {
      const { rule } = await loadFeeRule(database.db, key);
      const replay = await replayFeeRule(ctx, key, writeFeeRule(rule));
      expect([key, replay.paymentCount]).toEqual([key, count]);
      sums.count += count;
      sums.changed += replay.changedCount;
    }
    // Where a commune has raised a price, or the payment was wrong.
    expect(sums.changed / sums.count).toBeLessThan(0.03);
    expect(await loadFeeRule(database.db, own)).toMatchObject({
      isInherited: false,
      revision: 3,
      examples: [{ total: 3_810 }, { total: 3_990 }],
    });
  });

  test("contains a few payments that differ from the fee rule, and marks no others", async () => {
    const payments = await database.db
      .selectFrom("process")
      .innerJoin("process_payment", "process_id", "id")
      .select(["fee_difference", "total_amount", "expected_amount", "record"])
      .execute();
    for (const { fee_difference, total_amount, expected_amount } of payments) {
      expect(fee_difference ?? 0).toBe(total_amount - (expected_amount ?? 0));
    }
    const differing = payments.filter(({ fee_difference }) => fee_difference !== null);
    expect(differing.length / payments.length).toBeLessThan(0.01);
    expect(differing.filter(({ record }) => record === "ACTIVE").length).toBeGreaterThan(2);
  });

  test("gives member 11, 3 and 7 services in three communes, all of them enabled", async () => {
    const roles = await database.db
      .selectFrom("user_role")
      .innerJoin("user_account", "user_account.id", "user_role.user_id")
      .select(["commune_ags", "services"])
      .where("username_key", "=", "member")
      .orderBy("position")
      .execute();
    expect(roles.map((role) => [role.commune_ags, role.services.length])).toEqual([
      ["09761000", 11],
      ["09182111", 3],
      ["05974028", 7],
    ]);
    for (const { commune_ags: ags, services } of roles) {
      const enabled = await database.db
        .selectFrom("commune_service")
        .select("service_id")
        .where("commune_ags", "=", ags)
        .where("is_enabled", "=", true)
        .execute();
      expect(enabled.map((row) => row.service_id)).toEqual(expect.arrayContaining(services));
    }
  });

  test("has own report templates: one with an unknown placeholder, a removed one, and missing ones", async () => {
    const { db } = database;
    const { id } = await db
      .selectFrom("user_account")
      .select("id")
      .where("username", "=", "support")
      .executeTakeFirstOrThrow();
    const ctx = await contextOf(db, { token: await addSession(db, id, demoDay), now: demoDay });
    const all = [];
    for (const [ags] of communes) all.push(...((await listCommuneReports(ctx, ags)) ?? []));
    const reports = all.flatMap((service) => service.reports);
    const own = reports.filter(({ current }) => current !== null);
    expect(own.map(({ report }) => report).sort()).toEqual([
      "antrag",
      "gebuehrenbescheid",
      "gebuehrenbescheid",
    ]);
    const compared = await Promise.all(own.map((of) => readPlaceholders(ctx, { of, own: of.current })));
    expect(compared.flatMap(({ unknown }) => unknown)).toMatchObject([{ nearest: "geburtsdatum" }]);
    const removed = reports.filter(({ current, revision }) => current === null && revision > 0);
    expect(removed).toMatchObject([{ report: "eingangsbestaetigung", revision: 3 }]);
    expect(reports.some(({ isDemanded, hasInherited }) => isDemanded && !hasInherited)).toBe(true);
    for (const { current } of own) {
      const file = await spoolAs("a.docx", await buffer(readBlob(db, current?.sha256 ?? "")));
      const { placeholders } = await inspectTemplate(file, file.name);
      const contents = await selectTemplateContents(db, [current?.versionId ?? 0]);
      expect(placeholders).toEqual([...contents.values()][0]?.placeholders);
      await file.discard();
    }
  });

  test("is seeded only once, and never next to existing data", async () => {
    const again = await seedDemo(database, { log: silent, secretKeys, seed: "another", today: demoDay });
    expect(again).toMatchObject({ isNew: false, accounts: [] });
    const communeCount = await database.db.selectFrom("commune").select("ags").execute();
    expect(communeCount).toHaveLength(communes.length);
  });
});
