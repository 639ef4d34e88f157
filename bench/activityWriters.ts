import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { pino } from "pino";
import { activityTypes } from "#domain/activityTypes";
import { chainActivities } from "#server/domain/activity/chaining";
import type { Database } from "#server/storage/database/database";
import { findPostgres } from "../tests/support/programs.mjs";
import type { ActivityStore } from "./activityStore";
import { median, type Report } from "./report";

const execute = promisify(execFile);
const [writers, rounds, roundSeconds] = [16, 6, 5];
const area = `${writers} writers of the log`;

/** What a variant of writing leaves out. */
interface Variant {
  readonly trigger?: true;
  readonly indexes?: readonly string[];
  /** Beside the job that chains the entries. */
  readonly isChaining?: true;
}

const complete = "as it is";
const added = [
  "activity_by_label",
  "activity_of_commune_type",
  "activity_of_kind",
  "activity_of_correlation",
];
const variants: Readonly<Record<string, Variant>> = {
  [complete]: {},
  "beside the job that chains": { isChaining: true },
  "without the chain's trigger": { trigger: true },
  "without the index of labels": { indexes: ["activity_by_label"] },
  "without the index of communes and types": { indexes: ["activity_of_commune_type"] },
  "without the trigger and all indexes of filters": { trigger: true, indexes: added },
};

/** One entry in a transaction of its own: the chain has no other work to hide behind. */
const script = `
\\set type random(1, ${activityTypes.length})
\\set commune random(1, 11000)
\\set user random(0, 19999)
\\set service random(0, 109)
insert into activity (at, type, actor_user_id, actor_name, actor_role, target_kind, target_id, commune_ags, service_id,
  label, after)
values (now(), (array['${activityTypes.join("','")}'])[:type],
  ('00000000-0000-4000-8000-' || lpad((:user)::text, 12, '0'))::uuid, 'person.' || :user, 'MEMBER', 'commune',
  lpad((1000000 + :commune)::text, 8, '0'), lpad((1000000 + :commune)::text, 8, '0'), 'service-' || :service,
  'Eintrag ' || :user || ' Gruppe ' || :service, '{"name": "x"}');
`;

/** Transactions per second of 16 writers, and how much of them the chain and the indexes cost, in alternating rounds. */
export async function measureWriters(report: Report, { db, url }: ActivityStore): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sm-writers-"));
  const file = join(folder, "writer.sql");
  writeFileSync(file, script);
  const rates = new Map<string, number[]>(Object.keys(variants).map((name) => [name, []]));
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [name, variant] of Object.entries(variants)) {
        const rate = await leavingOut(db, variant, () => write(url, file));
        rates.get(name)?.push(rate);
      }
    }
  } finally {
    // They lack the entries that were written without them.
    for (const index of added) await sql`reindex index ${sql.ref(index)}`.execute(db);
    rmSync(folder, { recursive: true, force: true });
  }
  const whole = rates.get(complete) ?? [];
  for (const [name, all] of rates) {
    report.add(area, name, median(all), "transactions/s");
    if (name === complete) continue;
    const ratios = all.map((rate, round) => (whole[round] ?? 0) / rate);
    report.add(area, `${complete}, compared with ${name}`, median(ratios), "x");
  }
}

async function write(url: string, file: string): Promise<number> {
  const bin = findPostgres();
  if (!bin) throw new Error("PostgreSQL is missing.");
  const options = ["-n", "-c", String(writers), "-j", "2", "-T", String(roundSeconds), "-M", "prepared"];
  const { stdout } = await execute(join(bin, "pgbench"), [...options, "-f", file, url]);
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (rate === undefined) throw new Error(`pgbench reported no rate: ${stdout}`);
  return Number(rate);
}

/** Works without the trigger and indexes, and puts them back. */
async function leavingOut(
  db: Database,
  { trigger, indexes = [], isChaining }: Variant,
  work: () => Promise<number>,
): Promise<number> {
  const maintain = (isReady: boolean) =>
    sql`update pg_index set indisready = ${isReady}
      where indexrelid = any(${[...indexes]}::text[]::regclass[])`.execute(db);
  const stopping = new AbortController();
  const ctx = { db, log: pino({ level: "silent" }), now: () => new Date() };
  if (trigger) await sql`alter table activity disable trigger await_chaining`.execute(db);
  if (indexes.length > 0) await maintain(false);
  const chaining = isChaining ? chainUntil(ctx, stopping.signal) : null;
  try {
    return await work();
  } finally {
    stopping.abort();
    await chaining;
    if (indexes.length > 0) await maintain(true);
    if (trigger) await sql`alter table activity enable trigger await_chaining`.execute(db);
  }
}

async function chainUntil(ctx: Parameters<typeof chainActivities>[0], stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    await chainActivities(ctx, stopped);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
