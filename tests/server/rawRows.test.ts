import { readdirSync, readFileSync } from "node:fs";
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { Client, type FieldDef } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { DB } from "#server/storage/__generated__/tables";
import { openDatabase } from "#server/storage/database/database";
import { DeclaredRow } from "#server/storage/database/declaredRow";
import { createQueue } from "#server/queue/queue";
import { silent } from "../support/databases";
import { describeStatement } from "../support/describeStatement";
import { createDatabase } from "../support/postgres";
import { rawSqlCalls } from "../support/rawSqlCalls";

/** Returns no rows for any statement. */
const silentDatabase = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

interface Statement {
  readonly row: DeclaredRow<unknown>;
  readonly text: string;
  /** Position in the source. */
  readonly place: string;
}

/** The statements of all calls, with their declared row types. */
async function statementsOf(): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const write = DeclaredRow.prototype.sql;
  vi.spyOn(DeclaredRow.prototype, "sql").mockImplementation(function (this: DeclaredRow<unknown>, ...parts) {
    const statement = write.apply(this, parts);
    const { sql: text } = statement.compile(silentDatabase);
    const place = /\/server\/storage\/[^\s)]+/.exec(new Error().stack ?? "")?.[0] ?? "";
    statements.push({ row: this, text, place });
    return statement;
  });
  for (const call of rawSqlCalls) {
    // How a function handles an empty result does not matter here.
    await silentDatabase
      .transaction()
      .execute(async (tx) => call(tx))
      .catch(() => undefined);
  }
  return statements;
}

/** The queue creates its tables at its first start. */
async function createQueueTables(databaseUrl: string): Promise<void> {
  const open = await openDatabase({ dataDir: "unused", databaseUrl, log: silent });
  const queue = createQueue(open.db, silent);
  await queue.start([]);
  await queue.stop();
  await open.close();
}

describe("Rows of raw SQL on postgres", () => {
  let client: Client;
  let statements: readonly Statement[];
  let catalog: Catalog;
  beforeAll(async () => {
    const databaseUrl = await createDatabase({ migrated: true });
    await createQueueTables(databaseUrl);
    client = new Client({ connectionString: databaseUrl });
    await client.connect();
    catalog = await readCatalog(client);
    statements = await statementsOf();
  });
  afterAll(() => client.end());

  test("match PostgreSQL's description of their statements", async () => {
    for (const { row, text, place } of statements) {
      const declared = Object.entries(row.columns).map(([name, column]) => [
        name,
        typeof column === "string" ? column : column.type,
      ]);
      const fields = await describeStatement(client, text);
      const described = fields.map((field) => {
        const isOfTable = typeof row.columns[field.name] === "string";
        return [field.name, isOfTable ? catalog.columnOf(field) : catalog.typeOf(field)];
      });
      expect(Object.fromEntries(described), place).toEqual(Object.fromEntries(declared));
    }
  });

  test("are declared for every such statement of the sources", () => {
    const sources = readdirSync("server", { recursive: true, encoding: "utf8" }).filter((path) =>
      path.endsWith(".ts"),
    );
    const written = sources.map((path) => [path, readFileSync(`server/${path}`, "utf8")] as const);
    const expected = written.flatMap(([path, text]) => [...text.matchAll(/\.sql`/g)].map(() => path));
    const seen = new Set(statements.map(({ place }) => place));
    const called = [...seen].map((place) => place.slice("/server/".length).replace(/:.*/, ""));
    expect(called.sort()).toEqual(expected.sort());
    // No other statement declares its rows, except in migrations, whose tables may have changed since.
    const others = written.filter(([path]) => !path.startsWith("storage/migrations/"));
    const typed = others.filter(([, text]) => /\bsql<(?!boolean>|Date>|Row>)/.test(text));
    expect(typed.map(([path]) => path)).toEqual([]);
  });
});

interface Catalog {
  readonly columnOf: (field: FieldDef) => string | undefined;
  readonly typeOf: (field: FieldDef) => string | undefined;
}

async function readCatalog(client: Client): Promise<Catalog> {
  const columns = await client.query<{ key: string; path: string }>(`
    select attrelid || '.' || attnum as key, attrelid::regclass || '.' || attname as path from pg_attribute`);
  const types = await client.query<{ oid: number; name: string }>(
    "select oid::int4, typname as name from pg_type",
  );
  const paths = new Map(columns.rows.map(({ key, path }) => [key, path]));
  const names = new Map(types.rows.map(({ oid, name }) => [oid, name]));
  return {
    columnOf: ({ tableID, columnID }) => paths.get(`${tableID}.${columnID}`),
    typeOf: ({ dataTypeID }) => names.get(dataTypeID),
  };
}
