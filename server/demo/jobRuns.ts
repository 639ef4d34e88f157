/** Runs of automated jobs in the demo data: a month of them, with a weekend without a server. */
import { randomUUID } from "node:crypto";
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { momentAt } from "#domain/berlinTime";
import type { AutomatedJobName, JobFigures } from "#domain/automatedJobs";
import type { Database } from "#server/storage/database/database";
import type { Row } from "./communeRows";
import { randomOf, type Random } from "./random";

/** Days before today of which there are runs. */
export const days = 29;
/** Days before today on which no server ran. */
export const gap = { first: 13, last: 12 };
export const server = "demo:1";

interface DemoJob {
  readonly name: AutomatedJobName;
  readonly time: string;
  /** Milliseconds that it takes. */
  readonly ms: number;
  /** Absent: there is no mail server. */
  readonly figures?: (random: Random) => JobFigures;
}

const jobs: readonly DemoJob[] = [
  {
    name: "okkomm-nightly",
    time: "03:00",
    ms: 94_000,
    figures: (random) => ({
      COMMUNES: 12,
      CHANGED: random.int(1, 5),
      ...(random.chance(0.15) && { FAILED: 1 }),
    }),
  },
  { name: "send-digests", time: "07:00", ms: 0 },
  { name: "warn-kba-passwords", time: "06:00", ms: 0 },
  { name: "check-keystores", time: "05:15", ms: 1_900, figures: () => ({ CHECKED: 9, INVALID: 1 }) },
  {
    name: "drop-expired",
    time: "04:30",
    ms: 2_300,
    figures: (random) => ({ EXPIRED: random.int(1, 9), REMOVED: random.int(40, 900) }),
  },
  { name: "record-daily-figures", time: "00:05", ms: 180, figures: () => ({ RECORDED: 3 }) },
  {
    name: "check-statistics",
    time: "03:45",
    ms: 5_400,
    figures: (random) => ({
      CHECKED: random.int(38_000, 41_000),
      ...(random.chance(0.1) && { CORRECTED: 2 }),
    }),
  },
];

type RunRow = Row<"automated_job_run">;

/** Stores the runs. Call it before the server runs jobs. */
export async function storeJobRuns(db: Database, seed: string, now: Date): Promise<void> {
  const rows = jobs.flatMap((job) => runsOf(job, randomOf(seed, "automated_job_run", job.name), now));
  await db.insertInto("automated_job_run").values(rows).execute();
  const latest = rows.findLast(({ job_name }) => job_name === "okkomm-nightly");
  if (latest) await storeDetails(db, latest);
}

function runsOf({ name, time, ms, figures }: DemoJob, random: Random, now: Date): RunRow[] {
  const today = calendarDayOf(now);
  const dueOn = (daysAgo: number) => momentAt(addDays(today, -daysAgo), time) ?? now;
  const row = (daysAgo: number, state: RunRow["state"], values: Partial<RunRow> = {}): RunRow => {
    const due = dueOn(daysAgo);
    return {
      id: randomUUID(),
      job_name: name,
      cause: "SCHEDULE",
      due_at: due,
      last_due_at: due,
      state,
      ...values,
    };
  };
  return Array.from({ length: days }, (_, index) => days - index).flatMap((daysAgo): RunRow[] => {
    if (daysAgo === gap.first) {
      return [row(daysAgo, "MISSED", { last_due_at: dueOn(gap.last), due_count: 2 })];
    }
    if (daysAgo === gap.last) return [];
    if (name === "drop-expired" && daysAgo === 20) {
      return [row(daysAgo, "PAUSED", { note: "Umzug der Datenbank" })];
    }
    if (name === "okkomm-nightly" && daysAgo === 24) return [row(daysAgo, "OVERLAPPED")];
    const started_at = new Date(dueOn(daysAgo).getTime() + random.int(200, 1_900));
    const finished_at = new Date(started_at.getTime() + Math.round((ms * random.int(70, 130)) / 100));
    const ended = { server, attempts: 1, started_at, finished_at };
    if (!figures) return [row(daysAgo, "SKIPPED", { ...ended, skip_reason: "NO_MAIL_SERVER" })];
    const counted = figures(random);
    const state = counted.FAILED || counted.INVALID ? "PARTLY_FAILED" : "SUCCEEDED";
    return [row(daysAgo, state, { ...ended, figures: JSON.stringify(counted) })];
  });
}

/** What the latest import changed, and its log. */
async function storeDetails(db: Database, { id, started_at }: RunRow): Promise<void> {
  const communes = [
    { commune_ags: "09761000", label: "Augsburg" },
    { commune_ags: "05974028", label: "Lippstadt" },
  ];
  const begun = new Date(started_at ?? 0).getTime();
  const lines = [
    { level: "INFO", message: "12 communes are imported automatically" },
    { level: "INFO", message: "09761000: 41 properties changed" },
    { level: "WARN", message: "05974028: the source answered after 8 s" },
    { level: "INFO", message: "05974028: 3 properties changed" },
  ] as const;
  await db
    .insertInto("automated_job_change")
    .values(communes.map((commune, position) => ({ run_id: id, position, ...commune })))
    .execute();
  await db
    .insertInto("automated_job_log")
    .values(
      lines.map((line, position) => ({
        run_id: id,
        position,
        at: new Date(begun + position * 9_000),
        ...line,
      })),
    )
    .execute();
  await db
    .updateTable("automated_job_run")
    .set({ change_count: communes.length, log_count: lines.length })
    .where("id", "=", id)
    .execute();
}
