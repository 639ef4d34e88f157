/** A database of the first release comes along with all it holds. */
import { Migrator, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { isReady, migrate } from "../../server/storage/database";
import { start } from "../../server/storage/migrations/0001_start";
import { communeRecords } from "../../server/storage/migrations/0002_commune_records";
import { databases } from "../support/databases";

describe.each(databases)("$name", (kind) => {
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

  test("stocks of a database from before can be dropped", async () => {
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
});
