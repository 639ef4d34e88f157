import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from "kysely";
import { Client, type FieldDef } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readProcessFilter } from "#server/domain/processes/processFilter";
import type { DB } from "#server/storage/__generated__/tables";
import { activityOrder, activitySource, selectActivity } from "#server/storage/activities";
import { selectCommuneCounts } from "#server/storage/communes/communeCounts";
import {
  hasCommunes,
  selectCommune,
  selectCommunes,
  selectInitials,
} from "#server/storage/communes/communes";
import { countryTable } from "#server/storage/communes/countries";
import { postalCodeOrders, postalCodesOfStock, postalCodeTable } from "#server/storage/communes/postalCodes";
import {
  insertRecord,
  isTaken,
  recordSource,
  selectRecords,
  type RecordTable,
} from "#server/storage/communes/records";
import { registerOfficeTable } from "#server/storage/communes/registerOffices";
import { selectNamedResources } from "#server/storage/communes/serviceSettings";
import { waterMeterReadingTable } from "#server/storage/communes/waterMeterReadings";
import { isReady, type Transaction } from "#server/storage/database/database";
import { readDatabaseClock } from "#server/storage/processes/processAttempts";
import { DeclaredRow } from "#server/storage/database/declaredRow";
import {
  countRows,
  hasRows,
  selectStretch,
  type KeysetOrder,
  type KeysetSource,
} from "#server/storage/database/keyset";
import { selectFigures } from "#server/storage/figures";
import {
  compareRows,
  selectRemovedExamples,
  selectStagedExamples,
  stageRows,
} from "#server/storage/imports/importRows";
import { insertInvitations, selectLatestInvitations } from "#server/storage/invitations/invitations";
import { beginMail } from "#server/storage/invitations/inviteMails";
import { jobItemOrder, jobItemSource, selectJobItem, selectStandings } from "#server/storage/jobs/jobItems";
import { jobOrder, jobSource } from "#server/storage/jobs/jobs";
import {
  selectChangeMark,
  selectCreated,
  selectLatestChange,
} from "#server/storage/processes/processChanges";
import {
  attemptSource,
  fileSource,
  selectAttempt,
  selectFile,
} from "#server/storage/processes/processDetails";
import { errorGroupOrder, errorGroupSource, selectErrorGroup } from "#server/storage/processes/processErrors";
import { processConditions } from "#server/storage/processes/processFilter";
import {
  processOrder,
  processSource,
  selectProcess,
  selectProcesses,
} from "#server/storage/processes/processes";
import { takeUnqueued } from "#server/storage/processes/processSchedule";
import {
  residentialPropertyOrders,
  residentialPropertySource,
  residentialPropertyTable,
} from "#server/storage/residentialProperties/residentialProperties";
import { lockViews, selectView, viewOrder, viewSource } from "#server/storage/savedViews";
import { selectViewer, selectViewerOfSession } from "#server/storage/sessions/sessions";
import { lockAccount, selectOffers } from "#server/storage/users/userAccounts";
import { insertUsers } from "#server/storage/users/userImports";
import {
  editorSource,
  selectPlacedUser,
  selectRoles,
  selectServicesOfCommunes,
  userOrder,
  userSource,
} from "#server/storage/users/userList";
import { selectNamedAccounts, selectUser } from "#server/storage/users/users";
import { countWaitingJobs } from "#server/storage/waitingJobs";
import { createQueue } from "#server/queue/queue";
import { openDatabase } from "#server/storage/database/database";
import { silent } from "../support/databases";
import { describeStatement } from "../support/describeStatement";
import { createDatabase } from "../support/postgres";

const at = new Date("2026-11-20T10:00:00.000Z");
const id = randomUUID();
const ags = "09761000";
const page = { limit: 1, fromEnd: false };
const user = {
  username: "a",
  email: "a@b",
  usernameKey: "a",
  emailKey: "a@b",
  type: "ADMIN",
  roles: [],
} as const;
const communes = { scope: null, patterns: null, states: null, services: null, initial: null };
const users = {
  pattern: null,
  types: null,
  communes: null,
  services: null,
  statuses: null,
  quietSince: null,
};
const activities = { types: null, communes: null, processes: null, actor: null, from: null, before: null };
// With one record: read value by value, columns come out of a subquery, of which PostgreSQL tells no table.
const processes = readProcessFilter({ records: ["ACTIVE"] });
const stretch = { isDescending: false, after: null, before: null };
const day = "2026-11-20";
const office = { name: "a", url: "a", authorityPrefix: "a", identifier: "a", certificatesOnly: true };
const property = {
  ags,
  postalCode: "86150",
  location: "a",
  district: "",
  street: "a",
  houseNumber: "1",
  letter: "",
  partNumber: "",
  supplements: "",
  houseNumberLetter: "",
};
const invitation = {
  purpose: "INVITATION",
  delivery: "LINK",
  by: { id: null, name: "a", role: null },
  now: at,
  expiresAt: at,
} as const;
const byId = (alias: string, type: "bigint" | "uuid"): KeysetOrder => ({
  name: "id",
  keys: [{ column: `${alias}.id`, type }],
});
const stocks = { stagedId: 1, baseId: 2 };

/** Every function that answers rows of raw SQL, at least once. */
const calls: readonly ((tx: Transaction) => unknown)[] = [
  (tx) =>
    isReady({
      db: tx,
      kind: "postgres",
      isAway: () => false,
      fullAt: () => null,
      connections: () => null,
      close: tx.destroy,
    }),
  readDatabaseClock,
  (tx) => selectFigures(tx, at),
  countWaitingJobs,
  (tx) => selectActivity(tx, 1),
  read(activitySource(activities), activityOrder),
  (tx) => selectCommuneCounts(tx, ags, null),
  (tx) => selectCommune(tx, ags, null),
  (tx) => selectCommunes(tx, communes, { field: "AGS", ...stretch }, page),
  (tx) => hasCommunes(tx, communes, { field: "AGS", ...stretch }),
  (tx) => selectInitials(tx, communes),
  (tx) => selectNamedResources(tx, [], { key: "a", type: "b" }),
  record(countryTable, { name: "a", nameKey: "a", isEu: true }),
  record(postalCodeTable, { postalCode: "86150", place: "a" }),
  record(registerOfficeTable, office),
  record(residentialPropertyTable, property),
  record(waterMeterReadingTable, { name: "a", readingAgs: ags, readingFrom: day, readingUntil: day }),
  read(postalCodesOfStock(1, null), postalCodeOrders.PLACE),
  read(
    residentialPropertySource(ags, { stockId: 1, readings: null, postalCodes: null }),
    residentialPropertyOrders.STREET,
  ),
  (tx) => stageRows(tx, "RESIDENTIAL_PROPERTIES", 1, []),
  (tx) => stageRows(tx, "POSTAL_CODES", 1, []),
  ...(["RESIDENTIAL_PROPERTIES", "POSTAL_CODES"] as const).flatMap((kind) => [
    (tx: Transaction) => compareRows(tx, { kind, ...stocks }, { ids: null }),
    (tx: Transaction) => selectStagedExamples(tx, { kind, ...stocks }, { ids: null }, "CHANGED", 1),
    (tx: Transaction) => selectRemovedExamples(tx, { kind, ...stocks }, 1),
  ]),
  (tx) => insertInvitations(tx, [{ userId: id, tokenHash: Buffer.from("a") }], invitation),
  (tx) => selectLatestInvitations(tx, [id]),
  (tx) => beginMail(tx, id, { tokenHash: Buffer.from("a"), now: at, lostAt: at }),
  read(jobSource(null), jobOrder),
  read(jobItemSource(id, null), jobItemOrder),
  (tx) => selectJobItem(tx, 1),
  (tx) => selectStandings(tx, id),
  read(processSource(processes, "CREATED_AT"), processOrder("CREATED_AT", true)),
  (tx) => selectProcess(tx, { id: 1 }),
  (tx) => selectProcesses(tx, [1]),
  (tx) => selectChangeMark(tx, at),
  (tx) => selectLatestChange(tx),
  (tx) => selectCreated(tx, processConditions(processes), { after: at, until: null, afterId: 0 }, 1),
  (tx) => takeUnqueued(tx, 1),
  read(attemptSource(1), byId("a", "bigint")),
  (tx) => selectAttempt(tx, 1),
  read(fileSource(1), byId("f", "uuid")),
  (tx) => selectFile(tx, id, byId("f", "uuid")),
  read(errorGroupSource(processes), errorGroupOrder),
  (tx) => selectErrorGroup(tx, processes),
  read(viewSource(id, "PROCESSES"), viewOrder(id)),
  (tx) => selectView(tx, id, id),
  (tx) => lockViews(tx, id, [id]),
  (tx) => selectViewer(tx, Buffer.from("a"), at),
  (tx) => selectViewerOfSession(tx, id, at),
  read(userSource(users), userOrder("EMAIL")),
  read(editorSource(ags, null), userOrder("EMAIL")),
  (tx) => selectUser(tx, id),
  (tx) => selectPlacedUser(tx, id, userOrder("EMAIL")),
  (tx) => selectRoles(tx, [id]),
  (tx) => selectServicesOfCommunes(tx, [id]),
  (tx) => selectNamedAccounts(tx, ["a"]),
  (tx) => lockAccount(tx, id),
  (tx) => selectOffers(tx, [ags]),
  (tx) => insertUsers(tx, [user], { now: at, expiresAt: at }),
];

/** Reads a page, looks whether there is more, and counts. */
function read<Row>(source: KeysetSource<Row>, order: KeysetOrder) {
  return async (tx: Transaction) => {
    await selectStretch(tx, source, { order, ...stretch }, page);
    await hasRows(tx, source, { order, ...stretch });
    await countRows(tx, source);
  };
}

/** Pages, reads, looks for and adds rows of a kind. */
function record<Fields extends object>(table: RecordTable<Fields>, fields: Fields) {
  return async (tx: Transaction) => {
    await read(recordSource(table, sql`true`), table.order)(tx);
    await selectRecords(tx, table, [id]);
    await isTaken(tx, table, 1, fields, null);
    await insertRecord(tx, table, 1, fields, { at, by: "a" });
  };
}

/** Answers no rows to whatever is asked. */
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
  /** Where the source has it. */
  readonly place: string;
}

/** The statements of all calls, each with the row that it is declared to answer. */
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
  for (const call of calls) {
    // What a function makes of no rows is not the point here.
    await silentDatabase
      .transaction()
      .execute(async (tx) => call(tx))
      .catch(() => undefined);
  }
  return statements;
}

/** The queue makes its own tables when it first starts. */
async function createQueueTables(databaseUrl: string): Promise<void> {
  const open = await openDatabase({ dataDir: "unused", databaseUrl, log: silent });
  const queue = createQueue(open.db, silent);
  await queue.start([], []);
  await queue.stop();
  await open.close();
}

describe("rows of raw SQL on postgres", () => {
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

  test("are what PostgreSQL says of their statements", async () => {
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

  test("are asked for by every such statement of the sources", () => {
    const sources = readdirSync("server", { recursive: true, encoding: "utf8" }).filter((path) =>
      path.endsWith(".ts"),
    );
    const written = sources.map((path) => [path, readFileSync(`server/${path}`, "utf8")] as const);
    const expected = written.flatMap(([path, text]) => [...text.matchAll(/\.sql`/g)].map(() => path));
    const seen = new Set(statements.map(({ place }) => place));
    const called = [...seen].map((place) => place.slice("/server/".length).replace(/:.*/, ""));
    expect(called.sort()).toEqual(expected.sort());
    // No other statement says what its rows are, but those of migrations, whose tables may have changed since.
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
