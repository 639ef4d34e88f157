import { sql } from "kysely";
import { pino } from "pino";
import { toNodeId } from "#server/nodeId";
import { openDatabase, type Database } from "#server/storage/database/database";
import { startServer, type ServerOptions } from "../tests/e2e/support/server";
import { createDatabaseOn, startPostgres } from "../tests/support/postgresServer";
import { call, logIn } from "./calls";
import { median, type Report } from "./report";
import { measured, memoryOf } from "./serverMemory";

const source = "09761000";
const service = "ikfz-neuzulassung";
const keys = 200;
const communes = 1_000;
const languages = ["de", "en"];
const runs = 3;
const area = `transfer of ${keys} keys in ${languages.length} languages to ${communes} communes`;

interface Target {
  readonly url: string;
  readonly pid: number;
  readonly token: string;
  readonly db: Database;
}

/** Transfer of texts to many communes on PostgreSQL: time and memory, and a page of the matrix. */
export async function textTransfer(report: Report, options: ServerOptions = {}): Promise<void> {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await createDatabaseOn(postgres.url);
    const server = await startServer({ ...options, databaseUrl, env: { LOG_LEVEL: "warn", ...options.env } });
    const open = await openDatabase({ dataDir: "unused", databaseUrl, log: pino({ level: "silent" }) });
    try {
      const token = await logIn(server.url, "support");
      const target = { url: server.url, pid: server.pid, token, db: open.db };
      await fill(open.db);
      for (const mode of ["DRAFT", "PUBLISH"] as const) await measure(report, target, mode);
    } finally {
      await open.close();
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/** Adds keys, own texts of the source, and communes; every third has own texts already. */
async function fill(db: Database): Promise<void> {
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
    insert into commune (ags, name, unit, state, initial, search_text)
    select '0199' || to_char(n, 'FM0000'), 'Ort ' || n, 'Stadt', 'SH', 'O', 'ort'
    from generate_series(1, ${communes}::int) as n`.execute(db);
  await sql`
    insert into commune_service (commune_ags, service_id)
    select ags, ${service} from commune where ags like '0199%'`.execute(db);
  await sql`
    insert into service_texts (commune_ags, service_id, languages, revision)
    select ags, ${service}, ${languages}::text[], 1 from commune where ags like '0199%' and ags::int % 3 = 0`.execute(
    db,
  );
  await sql`
    insert into service_text (commune_ags, service_id, key, language, live_value, live_basis, revision)
    select w.commune_ags, w.service_id, 'bench.' || n, l, 'Der eigene Text der Kommune, Nummer ' || n, null, 1
    from service_texts w cross join generate_series(1, ${keys}::int) as n
      cross join unnest(${languages}::text[]) as l where w.commune_ags like '0199%'`.execute(db);
  await sql`analyze`.execute(db);
}

async function measure(report: Report, target: Target, mode: "DRAFT" | "PUBLISH"): Promise<void> {
  const { url, token, db, pid } = target;
  const times: { prepared: number; page: number; transferred: number; memory: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    // Different texts in each run, so that all are written.
    await sql`
      insert into service_text (commune_ags, service_id, key, language, live_value, revision)
      select ${source}, ${service}, 'bench.' || n, l, ${`Neuer Text ${mode} ${run}: `}::text || n, 2
      from generate_series(1, ${keys}::int) as n cross join unnest(${languages}::text[]) as l
      on conflict (commune_ags, service_id, key, language) do update set live_value = excluded.live_value`.execute(
      db,
    );
    const begin = performance.now();
    const id = await prepare(url, token, mode);
    const prepared = performance.now();
    await call(url, pageQuery, { id }, token);
    const read = performance.now();
    const { seconds, memory } = await measured(pid, async () => {
      await call(url, startQuery, { input: { id } }, token);
      await finished(url, token, id);
    });
    times.push({
      prepared: (prepared - begin) / 1_000,
      page: read - prepared,
      transferred: seconds,
      memory,
    });
  }
  const of = (name: keyof (typeof times)[number]) => median(times.map((time) => time[name]));
  const what = mode === "DRAFT" ? "as drafts" : "published";
  report.add(area, `${what}: dry run`, of("prepared"), "s");
  report.add(area, `${what}: page of the matrix`, of("page"), "ms");
  report.add(area, `${what}: until the last result`, of("transferred"), "s");
  report.add(area, `${what}: most memory above idle`, Math.max(...times.map(({ memory }) => memory)), "MB");
  report.add(area, `${what}: memory at the end`, memoryOf(pid), "MB");
}

const startQuery =
  "mutation S($input: StartTextTransferInput!) { startTextTransfer(input: $input) { errors { code } } }";
const pageQuery = `query M($id: ID!) { node(id: $id) { ... on TextTransfer { texts(count: 8) { key text }
  rows(first: 50, count: 8) { edges { node { ags newCount differentCount overwrittenCount cells { state targetText } } } } } } }`;

async function prepare(url: string, token: string, mode: string): Promise<string> {
  const query = `mutation P($input: PrepareTextTransferInput!) {
    prepareTextTransfer(input: $input) { transfer { id counts { waiting } } errors { code params { value } } } }`;
  const input = {
    id: toNodeId("CommuneService", `${source}/${service}`),
    keys: Array.from({ length: keys }, (_, at) => `bench.${at + 1}`),
    languages,
    communes: Array.from({ length: communes }, (_, at) => `0199${String(at + 1).padStart(4, "0")}`),
    mode,
    overwrite: true,
  };
  interface Answer {
    readonly prepareTextTransfer: {
      readonly transfer: { readonly id: string; readonly counts: { readonly waiting: number } } | null;
    };
  }
  const { prepareTextTransfer: answer } = await call<Answer>(url, query, { input }, token);
  if (answer.transfer?.counts.waiting !== communes) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return answer.transfer.id;
}

async function finished(url: string, token: string, id: string): Promise<void> {
  const query = `query T($id: ID!) { node(id: $id) { ... on TextTransfer { state counts { done failed partial } } } }`;
  for (;;) {
    const { node } = await call<{ node: { state: string; counts: { done: number } } }>(
      url,
      query,
      { id },
      token,
    );
    if (node.state === "FINISHED" && node.counts.done === communes) return;
    if (node.state !== "RUNNING") throw new Error(`The transfer is ${JSON.stringify(node)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
