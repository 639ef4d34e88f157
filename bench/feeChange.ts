import { sql } from "kysely";
import { pino } from "pino";
import { toNodeId } from "#server/nodeId";
import { openDatabase, type Database } from "#server/storage/database/database";
import { startServer, type ServerOptions } from "../tests/e2e/support/server";
import { createDatabaseOn, startPostgres } from "../tests/support/postgresServer";
import { call, logIn } from "./calls";
import { median, type Report } from "./report";
import { measured, memoryOf } from "./serverMemory";

const service = "ikfz-neuzulassung";
const communes = 1_000;
const feesOfService = 20;
const runs = 3;

interface Target {
  readonly url: string;
  readonly pid: number;
  readonly token: string;
  readonly db: Database;
}

/** Changes of fees in many communes on PostgreSQL: time and memory of the dry run and of the run. */
export async function feeChange(report: Report, options: ServerOptions = {}): Promise<void> {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await createDatabaseOn(postgres.url);
    const server = await startServer({ ...options, databaseUrl, env: { LOG_LEVEL: "warn", ...options.env } });
    const open = await openDatabase({ dataDir: "unused", databaseUrl, log: pino({ level: "silent" }) });
    try {
      const token = await logIn(server.url, "support");
      const target = { url: server.url, pid: server.pid, token, db: open.db };
      await fill(open.db);
      await measure(report, target, { fees: 1, isOwn: true });
      await measure(report, target, { fees: 5, isOwn: false });
    } finally {
      await open.close();
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/** Adds fees to the catalogue, and communes with the service. */
async function fill(db: Database): Promise<void> {
  await sql`
    insert into service_fee (service_id, fee_id, text, is_active, metadata_state)
    select ${service}, 'bench.' || n, 'Gebühr Nummer ' || n, true, 'OWN'
    from generate_series(1, ${feesOfService}::int) as n`.execute(db);
  await sql`
    insert into service_fee_price (fee, valid_from, value, tax_rate)
    select id, '2021-01-01', 2790, 1900 from service_fee where fee_id like 'bench.%'`.execute(db);
  await sql`
    insert into commune (ags, name, unit, state, initial, search_text)
    select '0199' || to_char(n, 'FM0000'), 'Ort ' || n, 'Stadt', 'SH', 'O', 'ort'
    from generate_series(1, ${communes}::int) as n`.execute(db);
  await sql`
    insert into commune_service (commune_ags, service_id)
    select ags, ${service} from commune where ags like '0199%'`.execute(db);
}

/** Resets the fees to the catalogue; if `isOwn`, gives each commune its own version of the first one. */
async function reset(db: Database, isOwn: boolean): Promise<void> {
  await sql`delete from service_fee where commune_ags like '0199%'`.execute(db);
  if (isOwn) {
    await sql`
      insert into service_fee (commune_ags, service_id, fee_id, text, is_active)
      select ags, ${service}, 'bench.1', 'Eigene Gebühr', true from commune where ags like '0199%'`.execute(
      db,
    );
    await sql`
      insert into service_fee_price (fee, valid_from, valid_to, value, tax_rate)
      select id, make_date(2015 + n, 1, 1), case when n < 10 then make_date(2015 + n, 12, 31) end, 2000 + n, 1900
      from service_fee cross join generate_series(1, 10) as n where commune_ags like '0199%'`.execute(db);
  }
  await sql`analyze`.execute(db);
}

interface Case {
  readonly fees: number;
  /** Whether the communes have their own version of the fee before the change. */
  readonly isOwn: boolean;
}

async function measure(report: Report, target: Target, { fees, isOwn }: Case): Promise<void> {
  const { url, token, db, pid } = target;
  const items = fees * communes;
  const prepared: Awaited<ReturnType<typeof measured>>[] = [];
  const changed: Awaited<ReturnType<typeof measured>>[] = [];
  for (let run = 0; run < runs; run += 1) {
    await reset(db, isOwn);
    let id = "";
    prepared.push(await measured(pid, async () => void (id = await prepare(target, { fees, isOwn }))));
    changed.push(
      await measured(pid, async () => {
        await call(url, startQuery, { input: { id } }, token);
        await finished(url, token, id, items);
      }),
    );
  }
  const area = `change of ${fees} ${fees === 1 ? "fee" : "fees"} in ${communes} communes${isOwn ? " with their own version" : ""}`;
  const most = (of: typeof prepared) => Math.max(...of.map(({ memory }) => memory));
  report.add(area, "dry run", median(prepared.map(({ seconds }) => seconds)), "s");
  report.add(area, "dry run: most memory above idle", most(prepared), "MB");
  report.add(area, "until the last result", median(changed.map(({ seconds }) => seconds)), "s");
  report.add(area, "most memory above idle", most(changed), "MB");
  report.add(area, "memory at the end", memoryOf(pid), "MB");
}

const startQuery =
  "mutation S($input: StartFeeChangeInput!) { startFeeChange(input: $input) { errors { code } } }";

async function prepare({ url, token }: Target, { fees, isOwn }: Case): Promise<string> {
  const query = `mutation P($input: PrepareFeeChangeInput!) {
    prepareFeeChange(input: $input) { change { id counts { ready } } errors { code params { value } } } }`;
  const input = {
    feeIds: Array.from({ length: fees }, (_, at) => toNodeId("SystemFee", `${service}/bench.${at + 1}`)),
    kind: "PERCENT",
    percent: 350,
    day: "2027-01-01",
    states: ["SH"],
    group: isOwn ? "DEVIATING" : "INHERITING",
  };
  interface Answer {
    readonly prepareFeeChange: {
      readonly change: { readonly id: string; readonly counts: { readonly ready: number } } | null;
    };
  }
  const { prepareFeeChange: answer } = await call<Answer>(url, query, { input }, token);
  if ((answer.change?.counts.ready ?? 0) < fees * communes) {
    throw new Error(`Refused: ${JSON.stringify(answer)}`);
  }
  return answer.change?.id ?? "";
}

async function finished(url: string, token: string, id: string, items: number): Promise<void> {
  const query = `query C($id: ID!) { node(id: $id) { ... on FeeChange { state counts { done failed } } } }`;
  for (;;) {
    const { node } = await call<{ node: { state: string; counts: { done: number } } }>(
      url,
      query,
      { id },
      token,
    );
    if (node.state === "FINISHED" && node.counts.done >= items) return;
    if (node.state !== "RUNNING") throw new Error(`The change is ${JSON.stringify(node)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
