/** A database of the first release migrates with all its data. */
import { randomUUID } from "node:crypto";
import { Migrator, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { isReady, migrate, migrations } from "#server/storage/database/database";
import { selectFeeItems } from "#server/storage/fees/feeChangeItems";
import { selectFeeChange, selectFeesOfChange } from "#server/storage/fees/feeChanges";
import { selectJob } from "#server/storage/jobs/jobs";
import { countTransferTexts } from "#server/storage/texts/textTransferCells";
import { selectChoices } from "#server/storage/texts/textTransferInputs";
import { selectTransfer } from "#server/storage/texts/textTransfers";
import { start } from "#server/storage/migrations/0001_start";
import { communeRecords } from "#server/storage/migrations/0002_commune_records";
import { droppedStocks } from "#server/storage/migrations/0003_dropped_stocks";
import { processes } from "#server/storage/migrations/0004_processes";
import { users } from "#server/storage/migrations/0005_users";
import { textsOfServices } from "#server/storage/migrations/0019_texts_of_services";
import { searchFolding } from "#server/storage/migrations/0023_search_folding";
import { pathKeys } from "#server/storage/migrations/0024_path_keys";
import { bothDatabases } from "../support/databases";

describe.each(bothDatabases)("Migrations on $name", (kind) => {
  test("postal codes of the first release become the current stock of their commune", async () => {
    const open = await kind.open({ migrated: false });
    try {
      const provider = { getMigrations: async () => ({ "0001_start": start }) };
      const first = await new Migrator({ db: open.db, provider }).migrateToLatest();
      expect(first.error).toBeUndefined();
      await sql`insert into commune (ags, name, unit, state, initial, search_text) values
        ('09761000', 'Augsburg', 'Stadt', 'BY', 'A', ''), ('09162000', 'München', 'Stadt', 'BY', 'M', '')`.execute(
        open.db,
      );
      await sql`insert into commune_postal_code (commune_ags, postal_code, place) values
        ('09761000', '86150', 'Augsburg'), ('09761000', '86152', 'Augsburg')`.execute(open.db);
      expect(await isReady(open)).toBe(false);

      await migrate(open);
      expect(await isReady(open)).toBe(true);
      const { rows } = await sql`
        select s.commune_ags as ags, s.state, s.row_count as count,
          array(select p.postal_code from commune_postal_code p where p.stock_id = s.id order by 1) as codes
        from stock s where s.kind = 'POSTAL_CODES' order by s.commune_ags`.execute(open.db);
      expect(rows).toEqual([
        { ags: "09162000", state: "current", count: 0, codes: [] },
        { ags: "09761000", state: "current", count: 2, codes: ["86150", "86152"] },
      ]);
    } finally {
      await open.close();
    }
  });

  test("stocks of an older database can be dropped", async () => {
    const open = await kind.open({ migrated: false });
    try {
      const getMigrations = async () => ({ "0001_start": start, "0002_commune_records": communeRecords });
      const before = await new Migrator({ db: open.db, provider: { getMigrations } }).migrateToLatest();
      expect(before.error).toBeUndefined();
      await sql`insert into commune (ags, name, unit, state, initial, search_text)
        values ('09761000', 'Augsburg', 'Stadt', 'BY', 'A', '')`.execute(open.db);
      const drop = sql`insert into stock (commune_ags, kind, state)
        values ('09761000', 'POSTAL_CODES', 'dropped')`;
      await expect(drop.execute(open.db)).rejects.toThrow("stock_state_check");
      await migrate(open);
      await drop.execute(open.db);
      expect(await isReady(open)).toBe(true);
    } finally {
      await open.close();
    }
  });

  test("users of an older database are listed correctly", async () => {
    const open = await kind.open({ migrated: false });
    try {
      const before = { "0001_start": start, "0002_commune_records": communeRecords };
      const getMigrations = async () => ({
        ...before,
        "0003_dropped_stocks": droppedStocks,
        "0004_processes": processes,
      });
      const third = await new Migrator({ db: open.db, provider: { getMigrations } }).migrateToLatest();
      expect(third.error).toBeUndefined();
      await sql`insert into user_account (id, username, email, username_key, email_key, active, deactivated_at)
        select ('00000000-0000-4000-8000-00000000000' || n)::uuid, 'u' || n, n || '@', 'u' || n, n || '@', n = 1,
          case when n = 2 then timestamptz '2026-03-01' end from generate_series(1, 3) n`.execute(open.db);
      await sql`insert into user_role (user_id, position, type) select id, 0, 'ADMIN' from user_account
        where username <> 'u3' union all select id, 1, 'SUPPORT' from user_account where username = 'u1'`.execute(
        open.db,
      );
      await sql`insert into user_invitation (user_id, token_hash, created_at, expires_at)
        select id, decode('0' || n, 'hex'), timestamptz '2026-01-01' + n * interval '1 day', '2026-02-01'
        from user_account, generate_series(1, 2) n where username = 'u3'`.execute(open.db);

      await migrate(open);
      const users = await open.db
        .selectFrom("user_account")
        .select(["username", "username_skeleton", "status", "role_type", "invited_at"])
        .orderBy("username")
        .execute();
      expect(users).toEqual([
        { username: "u1", username_skeleton: "ul", status: "ACTIVE", role_type: "ADMIN", invited_at: null },
        { username: "u2", username_skeleton: "u2", status: "INACTIVE", role_type: "ADMIN", invited_at: null },
        {
          username: "u3",
          username_skeleton: "u3",
          status: "INVITED",
          role_type: null,
          invited_at: expect.any(Date),
        },
      ]);
      expect(users[2]?.invited_at?.toISOString().slice(0, 10)).toMatch(/^2026-01-0[23]$/);
      const links = await open.db.selectFrom("user_invitation").select(["purpose", "delivery"]).execute();
      expect(links).toEqual([
        { purpose: "INVITATION", delivery: "LINK" },
        { purpose: "INVITATION", delivery: "LINK" },
      ]);
    } finally {
      await open.close();
    }
  });

  test("entries about reverted changes say so", async () => {
    const open = await kind.open({ migrated: false });
    try {
      const getMigrations = async () => ({
        "0001_start": start,
        "0002_commune_records": communeRecords,
        "0003_dropped_stocks": droppedStocks,
        "0004_processes": processes,
        "0005_users": users,
      });
      const fifth = await new Migrator({ db: open.db, provider: { getMigrations } }).migrateToLatest();
      expect(fifth.error).toBeUndefined();
      await sql`insert into activity (at, type, actor_name, target_kind, target_id, after) values
        (now(), 'RESTART_PROCESS', 'a', 'process', 'p', '{"scheduledRestartAt": null}'),
        (now(), 'RESTART_PROCESS', 'a', 'process', 'p', '{"status": "IN_PROGRESS"}'),
        (now(), 'ARCHIVE_PROCESS', 'a', 'process', 'p', '{"record": "ACTIVE"}'),
        (now(), 'ARCHIVE_PROCESS', 'a', 'process', 'p', '{"record": "ARCHIVED"}')`.execute(open.db);
      await migrate(open);
      const entries = await open.db.selectFrom("activity").select("type").orderBy("id").execute();
      expect(entries.map(({ type }) => type)).toEqual([
        ...["CANCEL_SCHEDULED_RESTART", "RESTART_PROCESS", "UNARCHIVE_PROCESS", "ARCHIVE_PROCESS"],
      ]);
    } finally {
      await open.close();
    }
  });

  test("results of older jobs stay, and an import is still checked only once at a time", async () => {
    const open = await kind.open({ migrated: false });
    try {
      const getMigrations = async () => ({
        "0001_start": start,
        "0002_commune_records": communeRecords,
        "0003_dropped_stocks": droppedStocks,
        "0004_processes": processes,
      });
      const fourth = await new Migrator({ db: open.db, provider: { getMigrations } }).migrateToLatest();
      expect(fourth.error).toBeUndefined();
      const job = "00000000-0000-4000-8000-000000000001";
      await sql`insert into job (id, kind, state, total, created_by_name, expires_at)
        values (${job}, 'RESTART_PROCESSES', 'FINISHED', 4, 'a', now())`.execute(open.db);
      const states = ["WAITING", "SUCCEEDED", "FAILED", "SKIPPED"];
      const addItem = (state: string, position: number) =>
        sql`insert into job_item (job_id, position, label, expected_revision, state)
          values (${job}, ${position}, '', 1, ${state})`.execute(open.db);
      for (const [position, state] of states.entries()) await addItem(state, position);
      await sql`insert into commune (ags, name, unit, state, initial, search_text)
        values ('09761000', 'Augsburg', 'Stadt', 'BY', 'A', '')`.execute(open.db);
      const check = sql`insert into import_preview
        (kind, commune_ags, state, file_name, byte_size, created_by_name, expires_at)
        values ('POSTAL_CODES', '09761000', 'CHECKING', '', 0, 'a', now())`;
      await check.execute(open.db);

      await migrate(open);
      const items = await open.db.selectFrom("run_item").select("state").orderBy("position").execute();
      expect(items.map(({ state }) => state)).toEqual(states);
      await expect(check.execute(open.db)).rejects.toThrow("import_preview_running");
    } finally {
      await open.close();
    }
  });

  test("runs of all kinds and states move to one table, and keep their ids, items and results", async () => {
    const open = await kind.open({ migrated: false });
    const { db } = open;
    try {
      const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0032"));
      const provider = { getMigrations: async () => before };
      expect((await new Migrator({ db, provider }).migrateToLatest()).error).toBeUndefined();
      const uuid = (kindOf: number, at: number) =>
        `00000000-0000-4000-8000-${kindOf}${String(at).padStart(11, "0")}`;
      await sql`insert into commune (ags, name, unit, state, initial, search_text)
        values ('09761000', 'Augsburg', 'Stadt', 'BY', 'A', '')`.execute(db);
      await sql`insert into service_fee (service_id, fee_id, text, is_active, metadata_state)
        values ('a', 'f', 'Text', true, 'OWN')`.execute(db);
      const jobStates = ["PREPARED", "RUNNING", "FINISHED", "CANCELLED", "FAILED", "EXPIRED"];
      for (const [at, state] of jobStates.entries()) {
        await sql`insert into job (id, kind, state, comment, total, succeeded, failed, skipped, forecast, failure,
            retry_of_id, created_by_name, expires_at, begins_at, needs_comment, revision)
          values (${uuid(1, at)}, 'RESTART_PROCESSES', ${state}, 'Grund', 4, 1, 1, 1, '[{"error": null, "count": 4}]',
            ${state === "FAILED" ? '{"code": "insufficient_permissions", "params": {}}' : null}::jsonb,
            ${at === 2 ? uuid(1, 1) : null}, 'a', '2026-01-01', '2026-01-02', true, 7)`.execute(db);
      }
      for (const [position, state] of ["WAITING", "SUCCEEDED", "FAILED", "SKIPPED"].entries()) {
        await sql`insert into job_item (job_id, position, label, expected_revision, state, error_code, error_params)
          values (${uuid(1, 2)}, ${position}, 'pid', 3, ${state}, ${state === "FAILED" ? "conflict" : null},
            '{"by": "b"}')`.execute(db);
      }
      const states = ["PREPARED", "RUNNING", "FINISHED", "CANCELLED"];
      const result = (state: string) => (state === "DONE" || state === "FAILED" ? "2026-01-03" : null);
      for (const [at, state] of states.entries()) {
        await sql`insert into fee_change (id, kind, value, day, fee_count, commune_group, state, created_at,
            created_by_name, created_by_role, expires_at, started_at)
          values (${uuid(2, at)}, ${at === 3 ? "RESET" : "AMOUNT"}, ${at === 3 ? null : 5}, '2026-02-01', 1, 'ALL',
            ${state}, '2026-01-01', 'a', 'ADMIN', '2026-01-02', ${at === 0 ? null : "2026-01-01"})`.execute(
          db,
        );
        await sql`insert into fee_change_fee (change_id, fee) select ${uuid(2, at)}::uuid, id from service_fee`.execute(
          db,
        );
        await sql`insert into text_transfer (id, commune_ags, service_id, languages, key_count, mode, overwrite, state,
            created_at, created_by_name, expires_at, started_at)
          values (${uuid(3, at)}, '09761000', 'a', array['de'], 1, 'PUBLISH', true, ${state}, '2026-01-01', 'a',
            '2026-01-02', ${at === 0 ? null : "2026-01-01"})`.execute(db);
        await sql`insert into text_transfer_text (transfer_id, position, key, language, value)
          values (${uuid(3, at)}, 0, 'k', 'de', 'v')`.execute(db);
        await sql`insert into text_transfer_choice (transfer_id, commune_ags, key, language, place, overwrite)
          values (${uuid(3, at)}, '', 'k', '', 0, true)`.execute(db);
      }
      const feeStates = ["READY", "EXCLUDED", "UNCHANGED", "DONE", "FAILED", "FAILED"];
      for (const [position, state] of feeStates.entries()) {
        await sql`insert into fee_change_item (change_id, position, commune_ags, commune_name, service_id, fee_id,
            fee_text, revision, is_own, amount_before, amount_after, state, error_code, finished_at)
          values (${uuid(2, 2)}, ${position}, '09761000', 'Augsburg', 'a', 'f', 'Text', 3, false, 4, 5, ${state},
            ${state === "FAILED" ? "conflict" : null}, ${position === 5 ? null : result(state)})`.execute(db);
      }
      const communeStates = ["WAITING", "DONE", "DONE", "FAILED", "FAILED"];
      for (const [position, state] of communeStates.entries()) {
        await sql`insert into text_transfer_commune (transfer_id, position, commune_ags, commune_name, revision, state,
            error_code, copied, kept, changed, finished_at)
          values (${uuid(3, 2)}, ${position}, ${`0976100${position}`}, 'Ort', 3, ${state},
            ${state === "FAILED" ? "conflict" : null}, ${state === "DONE" ? 2 : 0}, 0, ${position === 2 ? 1 : 0},
            ${position === 4 ? null : result(state)})`.execute(db);
      }

      await migrate(open);
      const moved = await db.selectFrom("run").selectAll().orderBy("id").execute();
      expect(moved.map(({ id, kind: of, state }) => [id, of, state])).toEqual([
        ...jobStates.map((state, at) => [uuid(1, at), "PROCESSES", state]),
        ...states.map((state, at) => [uuid(2, at), "FEE_CHANGE", state]),
        ...states.map((state, at) => [uuid(3, at), "TEXT_TRANSFER", state]),
      ]);
      const stored = (id: string) => moved.find((run) => run.id === id);
      expect(await selectJob(db, uuid(1, 2))).toMatchObject({
        action: "RESTART_PROCESSES",
        comment: "Grund",
        total: 4,
        succeeded: 1,
        failed: 1,
        skipped: 1,
        retry_of_id: uuid(1, 1),
        forecast: [{ error: null, count: 4 }],
        needs_comment: true,
        revision: 7,
        begins_at: expect.any(Date),
      });
      expect(stored(uuid(1, 4))?.failure).toEqual({ code: "insufficient_permissions", params: {} });
      expect(await selectFeeChange(db, uuid(2, 2))).toMatchObject({
        action: "CHANGE_FEES",
        change_kind: "AMOUNT",
        value: 5,
        created_by_role: "ADMIN",
        total: 3,
        succeeded: 1,
        failed: 1,
      });
      expect(stored(uuid(2, 3))?.action).toBe("RESET_FEES");
      expect(await selectFeesOfChange(db, uuid(2, 2), 9)).toHaveLength(1);
      expect(await selectTransfer(db, uuid(3, 2))).toMatchObject({
        action: "PUBLISH_TEXTS",
        commune_ags: "09761000",
        service_id: "a",
        languages: ["de"],
        overwrite: true,
        total: 4,
        succeeded: 2,
        failed: 1,
      });
      expect(await selectChoices(db, uuid(3, 1))).toHaveLength(1);
      expect(await countTransferTexts(db, uuid(3, 1))).toBe(1);
      const items = await db
        .selectFrom("run_item")
        .select(["run_id", "state", "is_partial as isPartial", "revision", "error_code as code"])
        .orderBy("run_id")
        .orderBy("position")
        .execute();
      expect(items.every(({ revision }) => revision === 3)).toBe(true);
      expect(
        items.map(
          ({ run_id: id, state, isPartial }) => `${id.at(24)} ${state}${isPartial ? " partial" : ""}`,
        ),
      ).toEqual([
        ...["1 WAITING", "1 SUCCEEDED", "1 FAILED", "1 SKIPPED"],
        ...["2 WAITING", "2 EXCLUDED", "2 UNCHANGED", "2 SUCCEEDED", "2 FAILED", "2 IMPOSSIBLE"],
        ...["3 WAITING", "3 SUCCEEDED", "3 SUCCEEDED partial", "3 FAILED", "3 IMPOSSIBLE"],
      ]);
      expect(items.filter(({ code }) => code === "conflict")).toHaveLength(5);
      const fees = await db.transaction().execute((tx) => selectFeeItems(tx, uuid(2, 2), [0]));
      expect(fees).toMatchObject([{ ags: "09761000", label: "Augsburg", feeId: "f", before: 4, after: 5 }]);
      const copied = await db
        .selectFrom("text_transfer_item")
        .select(["position", "copied", "changed"])
        .execute();
      expect(copied).toEqual([
        { position: 1, copied: 2, changed: 0 },
        { position: 2, copied: 2, changed: 1 },
      ]);
    } finally {
      await open.close();
    }
  });

  test("communes are found by the folding of today, and domains are stored in Unicode unless taken", async () => {
    const open = await kind.open();
    try {
      await sql`insert into commune (ags, name, unit, state, initial, search_text) values
        ('09161000', 'Đurđevac-Süd', 'Stadt', 'BY', '', 'old'), ('09761000', 'Augsburg', 'Stadt', 'BY', 'A', 'kept')`.execute(
        open.db,
      );
      const { rows: stocks } = await sql<{ id: number }>`
        insert into stock (kind, commune_ags, state) values ('POSTAL_CODES', '09161000', 'current') returning id`.execute(
        open.db,
      );
      await sql`insert into commune_postal_code (stock_id, postal_code, place)
        values (${stocks[0]?.id}, '86152', 'a'), (${stocks[0]?.id}, '86150', 'a')`.execute(open.db);
      const emails = ["a@xn--mnchen-3ya.de", "b@xn--mnchen-3ya.de", "b@münchen.de", "c@augsburg.de"];
      for (const [at, email] of emails.entries()) {
        await sql`insert into user_account (id, username, email, username_key, username_skeleton, email_key, active)
          values (${randomUUID()}, ${`u${at}`}, ${email}, ${`u${at}`}, ${`u${at}`}, ${email}, true)`.execute(
          open.db,
        );
      }
      await searchFolding.up(open.db);
      const communes = open.db.selectFrom("commune").select(["initial", "search_text"]).orderBy("ags");
      expect(await communes.execute()).toEqual([
        { initial: "D", search_text: "\ndurdevac-sud\ndurdevac-sued\n09161000\n86150\n86152\n" },
        { initial: "A", search_text: "kept" },
      ]);
      const users = open.db.selectFrom("user_account").select(["email", "email_key"]).orderBy("username");
      const stored = ["a@münchen.de", "b@xn--mnchen-3ya.de", "b@münchen.de", "c@augsburg.de"];
      expect(await users.execute()).toEqual(stored.map((email) => ({ email, email_key: email })));
    } finally {
      await open.close();
    }
  });

  test("paths of files get the key of today, and both files stay if two have the same", async () => {
    const open = await kind.open();
    try {
      await sql`insert into commune (ags, name, unit, state, initial, search_text)
        values ('09761000', 'Augsburg', 'Stadt', 'BY', 'A', '')`.execute(open.db);
      await sql`insert into commune_service (commune_ags, service_id) values ('09761000', 'a')`.execute(
        open.db,
      );
      const blob = "0".repeat(64);
      await sql`insert into stored_blob (sha256, byte_size) values (${blob}, 1)`.execute(open.db);
      const paths = ["Straße.pdf", "ΟΔΟΣ.pdf", "Maße.pdf", "masse.pdf", "plan.pdf"];
      for (const path of paths) {
        await sql`insert into service_file (commune_ags, service_id, path, path_key, sha256, media_type, updated_at)
          values ('09761000', 'a', ${path}, ${path.toLowerCase()}, ${blob}, 'application/pdf', now())`.execute(
          open.db,
        );
      }
      await pathKeys.up(open.db);
      const { rows } = await sql<{
        path: string;
        path_key: string;
      }>`select path, path_key from service_file`.execute(open.db);
      expect(Object.fromEntries(rows.map((row) => [row.path, row.path_key]))).toEqual({
        "Straße.pdf": "strasse.pdf",
        "ΟΔΟΣ.pdf": "οδοσ.pdf",
        "Maße.pdf": "maße.pdf",
        "masse.pdf": "masse.pdf",
        "plan.pdf": "plan.pdf",
      });
    } finally {
      await open.close();
    }
  });

  test("texts of services that were removed earlier are deleted", async () => {
    const open = await kind.open();
    try {
      await sql`alter table service_texts drop constraint service_texts_commune_ags_service_id_fkey,
        add constraint service_texts_commune_ags_fkey foreign key (commune_ags) references commune`.execute(
        open.db,
      );
      await sql`insert into commune (ags, name, unit, state, initial, search_text)
        values ('09761000', 'Augsburg', 'Stadt', 'BY', 'A', '')`.execute(open.db);
      await sql`insert into commune_service (commune_ags, service_id) values ('09761000', 'kept')`.execute(
        open.db,
      );
      await sql`insert into service_texts (commune_ags, service_id, languages) values
        ('09761000', 'kept', '{de}'), ('09761000', 'removed', '{de}')`.execute(open.db);
      await textsOfServices.up(open.db);
      const left = await open.db.selectFrom("service_texts").select("service_id").execute();
      expect(left).toEqual([{ service_id: "kept" }]);
    } finally {
      await open.close();
    }
  });
});
