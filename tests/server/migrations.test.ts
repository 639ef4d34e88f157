/** A database of the first release migrates with all its data. */
import { randomUUID } from "node:crypto";
import { Migrator, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { isReady, migrate } from "#server/storage/database/database";
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
      const items = await open.db.selectFrom("job_item").select("state").orderBy("position").execute();
      expect(items.map(({ state }) => state)).toEqual(states);
      await expect(addItem("RUNNING", 4)).rejects.toThrow("job_item_state_check");
      await expect(check.execute(open.db)).rejects.toThrow("import_preview_running");
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
