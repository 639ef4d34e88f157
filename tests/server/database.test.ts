import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, inject, test } from "vitest";
import { isReady, migrate, openDatabase } from "#server/storage/database/database";
import { prepared } from "#server/storage/database/prepared";
import { bothDatabases, copyDatabase, silent, temporaryFolder } from "../support/databases";

describe.each(bothDatabases)("Database on $name", async (kind) => {
  const open = await kind.open();
  beforeEach(() => open.db.deleteFrom("system_setting").execute());
  afterAll(() => open.close());

  test("is ready after its migrations, also when they run again", async () => {
    const fresh = await kind.open({ migrated: false });
    expect(await isReady(fresh)).toBe(false);
    await Promise.all([migrate(fresh), migrate(fresh)]);
    expect(await isReady(fresh)).toBe(true);
    await migrate(fresh);
    expect(await isReady(fresh)).toBe(true);
    await fresh.close();
  });

  test("refuses a database migrated by a newer version", async () => {
    const newer = "9999_later";
    await sql`insert into kysely_migration (name, timestamp) values (${newer}, '2099-01-01')`.execute(
      open.db,
    );
    await expect(migrate(open)).rejects.toThrow(newer);
    await sql`delete from kysely_migration where name = ${newer}`.execute(open.db);
  });

  test("reads and writes values alike", async () => {
    const at = new Date("2026-03-29T01:30:00.123Z");
    const bytes = new Uint8Array([0, 1, 254, 255]);
    const { rows } = await sql<Record<string, unknown>>`
      select count(*) as count, ${at}::timestamptz as at, ${bytes}::bytea as bytes, date '2026-11-20' as day,
        ${["a,b", 'c"d', "e\\f", ""]}::text[] as list, ${JSON.stringify({ a: [1, null] })}::jsonb as json,
        ${true}::boolean as flag, null::text as nothing, 9007199254740991::int8 as large`.execute(open.db);
    expect({ ...rows[0], bytes: [...(rows[0]?.bytes as Uint8Array)] }).toEqual({
      count: 1,
      at,
      bytes: [...bytes],
      day: "2026-11-20",
      list: ["a,b", 'c"d', "e\\f", ""],
      json: { a: [1, null] },
      flag: true,
      nothing: null,
      large: 9007199254740991,
    });
  });

  test("runs a prepared statement like any other, and continues after a failed one", async () => {
    const at = new Date("2026-03-29T01:30:00.123Z");
    const run = (text: string, more: string) =>
      sql<{
        n: number;
      }>`${prepared} select ${text}::text as text, ${at}::timestamptz as at, ${["a", 'b"']}::text[] as list,
        ${null}::text as nothing, ${new Uint8Array([0, 255])}::bytea = '\\x00ff' as same, 7::int8 as n,
        ${more}::int as more`.execute(open.db);
    for (let time = 0; time < 8; time++) {
      const { rows } = await run(`ä ${time}`, String(time));
      expect(rows).toEqual([
        { text: `ä ${time}`, at, list: ["a", 'b"'], nothing: null, same: true, n: 7, more: time },
      ]);
    }
    await expect(run("NUL\u0000", "1")).rejects.toMatchObject({ code: "22021" });
    await expect(run("x", "no number")).rejects.toMatchObject({ code: "22P02" });
    const inTransaction = open.db.transaction().execute(async (tx) => {
      await sql`${prepared} select ${"no number"}::int`.execute(tx);
    });
    await expect(inTransaction).rejects.toMatchObject({ code: "22P02" });
    const mixed = await Promise.all([
      run("x", "1"),
      sql`select 1 as one`.execute(open.db),
      run("ä\uDC00", "2"),
    ]);
    expect(mixed.map((result) => result.rows.length)).toEqual([1, 1, 1]);
  });

  test("isolates a transaction from other statements until its end", async () => {
    const count = () =>
      open.db
        .selectFrom("system_setting")
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .executeTakeFirstOrThrow();
    const insert = (key: string) => ({ key, value: "1" });
    const order: string[] = [];
    let outside: Promise<unknown> | undefined;
    const failed = open.db.transaction().execute(async (tx) => {
      await tx.insertInto("system_setting").values(insert("rolled-back")).execute();
      outside = open.db.insertInto("system_setting").values(insert("kept")).execute();
      await tx.insertInto("system_setting").values(insert("rolled-back-too")).execute();
      order.push("end of transaction");
      throw new Error("on purpose");
    });
    await expect(failed).rejects.toThrow("on purpose");
    await outside;
    expect(order).toEqual(["end of transaction"]);
    expect((await count()).n).toBe(1);
    const keys = await open.db.selectFrom("system_setting").select("key").execute();
    expect(keys).toEqual([{ key: "kept" }]);
  });

  test("runs many transactions concurrently without mixing them", async () => {
    await open.db.insertInto("system_setting").values({ key: "n", value: "0" }).execute();
    const add = () =>
      open.db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom("system_setting")
          .select("value")
          .where("key", "=", "n")
          .forUpdate()
          .executeTakeFirstOrThrow();
        await tx
          .updateTable("system_setting")
          .set({ value: JSON.stringify(Number(row.value) + 1) })
          .where("key", "=", "n")
          .execute();
      });
    await Promise.all(Array.from({ length: 30 }, add));
    const row = await open.db.selectFrom("system_setting").select("value").executeTakeFirstOrThrow();
    expect(row.value).toBe(30);
  });

  test("names a violated constraint without the values", async () => {
    const insert = () =>
      open.db.insertInto("system_setting").values({ key: "k", value: '"secret"' }).execute();
    await insert();
    const error: unknown = await insert().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "23505", constraint: "system_setting_pkey" });
    expect(JSON.stringify(error)).not.toContain("secret");
  });
});

describe("Embedded database", () => {
  const options = (dataDir: string) => ({ dataDir, databaseUrl: null, log: silent });

  test("starts over if an earlier start was killed during creation", async () => {
    const dataDir = await temporaryFolder();
    await mkdir(join(dataDir, "database.new"));
    await writeFile(join(dataDir, "database.new", "PG_VERSION"), "half");
    const open = await openDatabase(options(dataDir));
    await migrate(open);
    expect(await isReady(open)).toBe(true);
    await open.close();
    expect(await readdir(dataDir)).toEqual(["database"]);
    await rm(dataDir, { recursive: true });
  });

  test("rejects calls after it was closed", async () => {
    const dataDir = await temporaryFolder();
    copyDatabase(inject("embeddedTemplate"), dataDir);
    const open = await openDatabase(options(dataDir));
    await Promise.all([open.close(), open.close()]);
    expect(await isReady(open)).toBe(false);
    await rm(dataDir, { recursive: true });
  });
});
