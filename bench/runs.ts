import { sql } from "kysely";
import { pino } from "pino";
import { toNodeId } from "#server/nodeId";
import { openDatabase, type Database } from "#server/storage/database/database";
import { startServer, type ServerOptions } from "../tests/e2e/support/server";
import { createDatabaseOn, startPostgres } from "../tests/support/postgresServer";
import { call, logIn } from "./calls";
import { median, type Report } from "./report";
import { measured } from "./serverMemory";

const source = "09761000";
/** Of the added communes, the one with the processes. */
const target = "10900001";
const service = "ikfz-neuzulassung";
const items = 20_000;
const keys = 5;
const languages = ["de", "en"];
const repeats = 7;

interface Target {
  readonly url: string;
  readonly pid: number;
  readonly token: string;
}

/** A kind of run, and its operations. */
interface Kind {
  readonly area: string;
  readonly path: "/mgt/graphql" | "/mgt/process/graphql";
  /** Prepares the dry run and returns it as `run` in the payload. */
  readonly prepare: string;
  readonly input: object;
  readonly start: string;
  readonly startInput: object;
  /** Type of the run, its number of handled items as `done`, and the first page of its results. */
  readonly type: "Job" | "FeeChange" | "TextTransfer";
  readonly done: string;
  readonly page: string;
}

const kinds: readonly Kind[] = [
  {
    area: "bulk job: archiving processes",
    path: "/mgt/process/graphql",
    prepare: "prepareProcessJob(input: $input) { run: job { id }",
    input: { selection: { all: { filter: { communes: [target] } } }, action: "ARCHIVE" },
    start: "startJob",
    startInput: { expectedCount: items },
    type: "Job",
    done: "done",
    page: "items(first: 50) { totalCount edges { node { id state target { ... on Process { pid status } } } } }",
  },
  {
    area: "change of a fee in communes",
    path: "/mgt/graphql",
    prepare: "prepareFeeChange(input: $input) { run: change { id }",
    input: {
      feeIds: [toNodeId("SystemFee", `${service}/bench.1`)],
      kind: "PERCENT",
      percent: 350,
      day: "2027-01-01",
      states: ["SL"],
      group: "INHERITING",
    },
    start: "startRun",
    startInput: {},
    type: "FeeChange",
    done: "counts { done }",
    page: "items(first: 50) { totalCount edges { node { id communeName state before after } } }",
  },
  {
    area: `transfer of ${keys} keys in ${languages.length} languages to communes`,
    path: "/mgt/graphql",
    prepare: "prepareTextTransfer(input: $input) { run: transfer { id }",
    input: {
      id: toNodeId("CommuneService", `${source}/${service}`),
      keys: Array.from({ length: keys }, (_, at) => `bench.${at + 1}`),
      languages,
      communes: Array.from({ length: items }, (_, at) => `10${900_001 + at}`),
      mode: "DRAFT",
      overwrite: true,
    },
    start: "startRun",
    startInput: {},
    type: "TextTransfer",
    done: "counts { done }",
    page: "results(first: 50) { totalCount edges { node { id communeName state copied } } }",
  },
];

/** Runs of all kinds with 20,000 items on PostgreSQL: dry run, execution, and a page of the results. */
export async function runs(report: Report, options: ServerOptions = {}): Promise<void> {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await createDatabaseOn(postgres.url);
    const server = await startServer({ ...options, databaseUrl, env: { LOG_LEVEL: "warn", ...options.env } });
    const open = await openDatabase({ dataDir: "unused", databaseUrl, log: pino({ level: "silent" }) });
    try {
      const token = await logIn(server.url, "support");
      await fill(open.db);
      for (const kind of kinds) await measure(report, { url: server.url, pid: server.pid, token }, kind);
    } finally {
      await open.close();
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/** Adds communes with the service, a fee of the catalogue, texts of the source, and processes that succeeded. */
async function fill(db: Database): Promise<void> {
  await sql`delete from commune_service where service_id = ${service} and commune_ags like '10%'`.execute(db);
  await sql`
    insert into commune (ags, name, unit, state, initial, search_text)
    select '10' || 900000 + n, 'Ort ' || n, 'Stadt', 'SL', 'O', 'ort' from generate_series(1, ${items}::int) as n`.execute(
    db,
  );
  await sql`
    insert into commune_service (commune_ags, service_id)
    select ags, ${service} from commune where ags like '109%'`.execute(db);
  await sql`
    insert into service_fee (service_id, fee_id, text, is_active, metadata_state)
    values (${service}, 'bench.1', 'Gebühr', true, 'OWN')`.execute(db);
  await sql`
    insert into service_fee_price (fee, valid_from, value, tax_rate)
    select id, '2021-01-01', 2790, 1900 from service_fee where fee_id = 'bench.1'`.execute(db);
  await sql`
    insert into service_text_key (service_id, key, position, section, kind)
    select ${service}, 'bench.' || n, 1000 + n, 'bench', 'PARAGRAPH' from generate_series(1, ${keys}::int) as n`.execute(
    db,
  );
  await sql`
    insert into service_text_default (service_id, key, language, value)
    select ${service}, 'bench.' || n, l, 'Der Text, den der Dienst mitbringt, Nummer ' || n
    from generate_series(1, ${keys}::int) as n cross join unnest(${languages}::text[]) as l`.execute(db);
  await sql`
    insert into service_text (commune_ags, service_id, key, language, live_value, revision)
    select ${source}, ${service}, 'bench.' || n, l, 'Neuer Text ' || n, 2
    from generate_series(1, ${keys}::int) as n cross join unnest(${languages}::text[]) as l`.execute(db);
  // Sums of statistics take far longer than the processes.
  await sql`alter table process disable trigger user`.execute(db);
  await sql`
    insert into process (pid, uuid, definition_key, name, type, commune_ags, service_id, status)
    select gen_random_uuid(), gen_random_uuid(), 'bench', 'Neuzulassung', 'ASYNCHRONOUS', ${target}, ${service},
      'SUCCESS' from generate_series(1, ${items}::int)`.execute(db);
  await sql`alter table process enable trigger user`.execute(db);
  await sql`analyze`.execute(db);
}

async function measure(report: Report, { url, pid, token }: Target, kind: Kind): Promise<void> {
  const area = `${items.toLocaleString("en-US")} items, ${kind.area}`;
  const ask = <Data>(query: string, variables: object) =>
    call<Data>(url, query, { ...variables }, token, kind.path);
  let id = "";
  const dryRun = await measured(pid, async () => {
    const [name = ""] = kind.prepare.split("(");
    const query = `mutation P($input: ${inputOf(name)}!) { payload: ${kind.prepare} errors { code params { value } } } }`;
    const { payload } = await ask<{ payload: { run: { id: string } | null } }>(query, { input: kind.input });
    if (!payload.run) throw new Error(`Refused: ${JSON.stringify(payload)}`);
    ({ id } = payload.run);
  });
  report.add(area, "dry run", dryRun.seconds, "s");
  report.add(area, "dry run: most memory above idle", dryRun.memory, "MB");
  const pageQuery = `query R($id: ID!) { node(id: $id) { ... on ${kind.type} { state ${kind.done} ${kind.page} } } }`;
  const page = async () => {
    const times: number[] = [];
    for (let round = 0; round < repeats; round += 1) {
      const begin = performance.now();
      await ask(pageQuery, { id });
      times.push(performance.now() - begin);
    }
    return median(times);
  };
  report.add(area, "result page before the start", await page(), "ms");
  const execution = await measured(pid, async () => {
    const query = `mutation S($input: ${inputOf(kind.start)}!) { payload: ${kind.start}(input: $input) { errors { code params { value } } } }`;
    const { payload } = await ask<{ payload: { errors: readonly object[] } }>(query, {
      input: { id, ...kind.startInput },
    });
    if (payload.errors.length > 0) throw new Error(`Refused: ${JSON.stringify(payload)}`);
    await finished(ask, kind, id);
  });
  report.add(area, "until the last result", execution.seconds, "s");
  report.add(area, "handled", items / execution.seconds, "1/s");
  report.add(area, "most memory above idle", execution.memory, "MB");
  report.add(area, "result page at the end", await page(), "ms");
}

const inputOf = (mutation: string) => `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;

type Ask = <Data>(query: string, variables: object) => Promise<Data>;

interface Progress {
  readonly state: string;
  readonly done?: number;
  readonly counts?: { readonly done: number };
}

async function finished(ask: Ask, { type, done }: Kind, id: string): Promise<void> {
  const query = `query C($id: ID!) { node(id: $id) { ... on ${type} { state ${done} } } }`;
  for (;;) {
    const { node } = await ask<{ node: Progress }>(query, { id });
    if (node.state === "FINISHED" && (node.done ?? node.counts?.done) === items) return;
    if (node.state !== "RUNNING") throw new Error(`The run is ${JSON.stringify(node)}`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
