import { sql } from "kysely";
import { pino } from "pino";
import { reservationServiceId } from "#domain/serviceCatalogue";
import { parseAddress } from "#server/domain/securityLists/readPattern";
import { openDatabase, type Database } from "#server/storage/database/database";
import { applyingQuery, selectApplying } from "#server/storage/securityLists/entries";
import { startServer, type ServerOptions } from "../tests/e2e/support/server";
import { createDatabaseOn, startPostgres } from "../tests/support/postgresServer";
import { logIn } from "./calls";
import { median, type Report } from "./report";
import { measured } from "./serverMemory";

const ags = "09761000";
const imported = 100_000;
const listed = 1_000_000;
const lookUps = 2_000;
const repeats = 7;

/** Import of 100,000 entries, and look-ups, pages and searches among 1,000,000, on PostgreSQL. */
export async function securityLists(report: Report, options: ServerOptions = {}): Promise<void> {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await createDatabaseOn(postgres.url);
    const server = await startServer({ ...options, databaseUrl, env: { LOG_LEVEL: "warn", ...options.env } });
    const { db, close } = await openDatabase({
      dataDir: "unused",
      databaseUrl,
      log: pino({ level: "silent" }),
    });
    try {
      await sql`insert into commune_service (commune_ags, service_id) values (${ags}, ${reservationServiceId})
        on conflict do nothing`.execute(db);
      await db.deleteFrom("security_list_entry").execute();
      const target = { url: server.url, pid: server.pid, token: await logIn(server.url, "support") };
      await measureImport(report, target);
      await db.deleteFrom("security_list_import").execute();
      await fill(db);
      await measureLookUps(report, db);
      await measurePages(report, target);
    } finally {
      await close();
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}

interface Target {
  readonly url: string;
  readonly pid: number;
  readonly token: string;
}

async function measureImport(report: Report, target: Target): Promise<void> {
  const area = `import of ${imported.toLocaleString("en-US")} entries`;
  const lines = Array.from(
    { length: imported },
    (_, at) => `person.${at}@d${at % 997}.example;Missbrauch;\r\n`,
  );
  const content = `Eintrag;Grund;Gültig bis\r\n${lines.join("")}`;
  let id = "";
  const preview = await measured(target.pid, async () => {
    const form = new FormData();
    const query = `mutation P($input: PreviewSecurityListImportInput!) { previewSecurityListImport(input: $input) {
      securityListImport { id importedCount } errors { code } } }`;
    form.append(
      "operations",
      JSON.stringify({ query, variables: { input: { ags, list: "BLACKLIST", file: null } } }),
    );
    form.append("map", JSON.stringify({ "0": ["variables.input.file"] }));
    form.append("0", new Blob([content]), "liste.csv");
    type Sent = {
      readonly previewSecurityListImport: { readonly securityListImport: { readonly id: string } };
    };
    const data = await send<Sent>(target, form);
    ({ id } = data.previewSecurityListImport.securityListImport);
  });
  const commit = await measured(target.pid, async () => {
    await ask(
      target,
      `mutation C($id: ID!) { commitSecurityListImport(input: { id: $id }) {
        securityListImport { importedCount } errors { code } } }`,
      { id },
    );
  });
  const undo = await measured(target.pid, async () => {
    await ask(
      target,
      `mutation U($id: ID!) { undoSecurityListImport(input: { id: $id }) { removedCount } }`,
      { id },
    );
  });
  report.add(area, "upload and check", preview.seconds, "s");
  report.add(area, "most memory above that before", preview.memory, "MB");
  report.add(area, "commit", commit.seconds, "s");
  report.add(area, "most memory above that before, commit", commit.memory, "MB");
  report.add(area, "undo", undo.seconds, "s");
}

/** Three in four are addresses, the others domains. */
async function fill(db: Database): Promise<void> {
  const pattern = sql`case when n % 4 = 0 then 'd' || n || '.example' else 'person.' || n || '@d' || n % 99991 || '.example' end`;
  await sql`
    insert into security_list_entry (commune_ags, list, pattern, display, is_domain, reason, created_at, created_by_name)
    select ${ags}, 'BLACKLIST', ${pattern}, ${pattern}, n % 4 = 0, case when n % 3 = 0 then 'Missbrauch' end,
      timestamptz '2026-01-01' + n * interval '1 second', 'bench'
    from generate_series(1, ${sql.lit(listed)}) as n`.execute(db);
  await sql`vacuum analyze security_list_entry`.execute(db);
}

async function measureLookUps(report: Report, db: Database): Promise<void> {
  const area = `look-up among ${listed.toLocaleString("en-US")} entries`;
  const today = "2026-11-20";
  const addresses = Array.from({ length: lookUps }, (_, at) => {
    const number = (at * 7_919) % listed;
    return at % 2 === 0 ? `Person.${number}@d${number % 99_991}.example` : `anna@mail.a.d${number}.example`;
  });
  const times: number[] = [];
  for (const address of addresses) {
    const begin = performance.now();
    await selectApplying(db, ags, parseAddress(address)?.candidates ?? [], today);
    times.push(performance.now() - begin);
  }
  report.add(area, `median of ${lookUps}, with the way to the database (aim: 1)`, median(times), "ms");
  const executions: number[] = [];
  for (const address of addresses.slice(0, 200)) {
    const query = applyingQuery(ags, parseAddress(address)?.candidates ?? [], today);
    const { rows } = await sql<Record<string, string>>`explain analyze ${query}`.execute(db);
    const line = rows.map((row) => row["QUERY PLAN"] ?? "").find((text) => text.startsWith("Execution Time"));
    executions.push(Number(/[\d.]+/.exec(line ?? "")?.[0]));
  }
  report.add(area, "median of 200, execution in the database", median(executions), "ms");
}

async function measurePages(report: Report, target: Target): Promise<void> {
  const area = `${listed.toLocaleString("en-US")} entries`;
  const query = `query L($filter: SecurityListEntryFilter, $orderBy: SecurityListEntryOrder) {
    securityListEntries(ags: "${ags}", list: BLACKLIST, filter: $filter, orderBy: $orderBy) {
      totalCount totalCountExceeded edges { node { id display reason } } pageInfo { hasNextPage } } }`;
  const measure = async (what: string, variables: Readonly<Record<string, unknown>>) => {
    const times: number[] = [];
    for (let round = 0; round < repeats; round += 1) {
      const begin = performance.now();
      await ask(target, query, variables);
      times.push(performance.now() - begin);
    }
    report.add(area, what, median(times), "ms");
  };
  await measure("first page by pattern", {});
  await measure("first page by time, latest first", { orderBy: { field: "CREATED_AT", direction: "DESC" } });
  await measure("domains only", { filter: { kinds: ["DOMAIN"] } });
  for (const text of ["person.4711", "missbrauch", "d99.example", "qqqq", "qq"]) {
    await measure(`first page of "${text}"`, { filter: { text } });
  }
}

const ask = <Data>(
  target: Target,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Data> => send<Data>(target, JSON.stringify({ query, variables }));

async function send<Data>({ url, token }: Target, body: FormData | string): Promise<Data> {
  const response = await fetch(`${url}/mgt/ikfz/graphql`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      ...(typeof body === "string" && { "content-type": "application/json" }),
    },
    body,
  });
  const { data, errors } = (await response.json()) as { readonly data?: Data; readonly errors?: unknown };
  if (!data || errors) throw new Error(`The call failed: ${JSON.stringify(errors)}`);
  return data;
}
