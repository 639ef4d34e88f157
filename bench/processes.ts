import { findService } from "#domain/serviceCatalogue";
import { startJob } from "#server/domain/jobs/jobs";
import { prepareProcessJob } from "#server/domain/jobs/prepareJob";
import { processJobs } from "#server/domain/jobs/processJobs";
import { executeRun } from "#server/domain/runs/executeRun";
import { toNodeId } from "#server/nodeId";
import { openProcessStore, until, type DatabaseKind, type ProcessStore } from "./processStore";
import { median, type Report } from "./report";

const sizes = [10_000, 1_000_000] as const;
const repeats = 9;
const deepRows = 5_000;
const bulkRows = 10_000;

/** Speed of process lists with 10,000 and with 1,000,000 processes, and their ratio, on both databases. */
export async function processes(
  report: Report,
  kinds: readonly DatabaseKind[] = ["postgres", "embedded"],
): Promise<void> {
  for (const kind of kinds) {
    const store = await openProcessStore(kind);
    const small = new Map<string, number>();
    try {
      let stored = 0;
      for (const size of sizes) {
        const area = `${size.toLocaleString("en-US")} processes, ${kind}`;
        const begin = performance.now();
        await store.fill(size - stored, String(size));
        stored = size;
        report.add(area, "seeding", (performance.now() - begin) / 1_000, "s");
        await measureLists(store, (what, ms) => {
          report.add(area, what, ms, "ms");
          const before = small.get(what);
          if (before === undefined) small.set(what, ms);
          else report.add(`${kind}, growth`, what, ms / before, "x");
        });
        await measureBulk(report, area, store);
      }
    } finally {
      await store.close();
    }
  }
}

const list = `query P($filter: ProcessFilter, $orderBy: ProcessOrder, $first: Int, $after: String) {
  processes(first: $first, after: $after, filter: $filter, orderBy: $orderBy) {
    edges { cursor node { id pid uuid key formKey businessKey commune { ags name } serviceId type status tries restarts
      retryState nextRetryAt createdAt updatedAt revision allowedActions errorText errorFingerprint } }
    pageInfo { hasNextPage endCursor } } }`;
const counted = `query C($filter: ProcessFilter) {
  processes(first: 1, filter: $filter) { totalCount totalCountExceeded } }`;
const groups = `query G($filter: ProcessFilter) {
  processErrorGroups(first: 50, filter: $filter) { totalCount edges { node { fingerprint processCount errorText } } } }`;

type Add = (what: string, ms: number) => void;
type Variables = Readonly<Record<string, unknown>>;

async function measureLists(store: ProcessStore, add: Add): Promise<void> {
  const time = async (what: string, source: string, variables: Variables) => {
    const times: number[] = [];
    for (let round = 0; round < repeats; round++) {
      const begin = performance.now();
      await store.execute(source, variables);
      times.push(performance.now() - begin);
    }
    add(what, median(times));
  };
  for (const field of ["CREATED_AT", "UPDATED_AT", "NEXT_RETRY_AT", "TRIES"]) {
    for (const direction of ["DESC", "ASC"]) {
      const orderBy = { field, direction };
      await time(`first page, ${field} ${direction}`, list, { filter: {}, orderBy, first: 50 });
      const after = await deepCursor(store, orderBy);
      await time(`page behind ${deepRows} rows, ${field} ${direction}`, list, {
        filter: {},
        orderBy,
        first: 50,
        after,
      });
    }
  }
  for (const [what, filter] of Object.entries(await filtersOf(store))) {
    await time(`first page, ${what}`, list, { filter, first: 50 });
    await time(`count, ${what}`, counted, { filter });
  }
  await time("count, all active", counted, { filter: {} });
  await time("groups of identical errors", groups, { filter: {} });
}

async function deepCursor(store: ProcessStore, orderBy: Variables): Promise<string | null> {
  let after: string | null = null;
  for (let read = 0; read < deepRows; read += 200) {
    const { processes: page } = await store.execute(
      `query D($orderBy: ProcessOrder, $after: String) {
        processes(first: 200, after: $after, filter: {}, orderBy: $orderBy) { pageInfo { endCursor } } }`,
      { orderBy, after },
    );
    after = (page as { pageInfo: { endCursor: string | null } }).pageInfo.endCursor;
  }
  return after;
}

async function filtersOf({ db }: ProcessStore): Promise<Readonly<Record<string, object>>> {
  const communes = (await db.selectFrom("commune").select("ags").orderBy("ags").execute()).map(
    ({ ags }) => ags,
  );
  const row = await db
    .selectFrom("process")
    .select(["pid", "uuid", "payment_identifier", "error_fingerprint", "service_id"])
    .where("payment_identifier", "is not", null)
    .where("error_fingerprint", "is not", null)
    .executeTakeFirstOrThrow();
  const day = (before: number) => new Date(until.getTime() - before * 86_400_000).toISOString().slice(0, 10);
  return {
    "text, a whole pid": { text: row.pid },
    "text, beginning of a uuid": { text: row.uuid.slice(0, 6) },
    "text, one letter": { text: "a" },
    "text, beginning of business keys": { text: "VG-1000" },
    "text, a payment": { text: row.payment_identifier },
    "text, nothing": { text: "%_%" },
    "a large commune": { communes: communes.slice(0, 1) },
    "a small commune": { communes: communes.slice(-1) },
    "ten communes": { communes: communes.slice(20, 30) },
    "a service": { services: [row.service_id] },
    "a service that is rare": { services: [findService("parken-bewohnerparkausweis")?.id ?? row.service_id] },
    "status success": { statuses: ["SUCCESS"] },
    "status unknown": { statuses: ["UNKNOWN"] },
    "two failed statuses": { statuses: ["ERROR", "ERROR_WITHOUT_RETRY"] },
    "synchronous ones": { types: ["SYNCHRONOUS"] },
    "step retry_restart": { retryStates: ["retry_restart"] },
    "step retry_1 or retry_2": { retryStates: ["retry_1", "retry_2"] },
    "20 tries": { triesFrom: 20, triesTo: 20 },
    "5 tries or more": { triesFrom: 5 },
    "created on two days": { created: { from: day(200), to: day(199) } },
    "updated in a month": { updated: { from: day(230), to: day(200) } },
    "updated on a day": { updated: { from: day(100), to: day(100) } },
    "part of an error, common": { errorText: "abgelehnt" },
    "part of an error, rare": { errorText: "vorgang 77 " },
    "an identical error": { errorFingerprint: row.error_fingerprint },
    "archived ones": { records: ["ARCHIVED"] },
    "all records": { records: ["ACTIVE", "ARCHIVED", "DELETED"] },
    "commune, service and status": {
      communes: communes.slice(0, 1),
      services: [row.service_id],
      statuses: ["ERROR"],
    },
  };
}

/** Restarts failed processes, up to 10,000: frozen, withForecast, done. */
async function measureBulk(report: Report, area: string, { db, ctx }: ProcessStore): Promise<void> {
  const failed = await db
    .selectFrom("process")
    .select("id")
    .where("status", "=", "ERROR")
    .where("record", "=", "ACTIVE")
    .limit(bulkRows)
    .execute();
  const ids = failed.map(({ id }) => toNodeId("Process", String(id)));
  const begin = performance.now();
  const prepared = await prepareProcessJob(ctx, { ids }, "RESTART");
  if (!prepared.value) throw new Error(`The job was refused: ${JSON.stringify(prepared.errors)}`);
  report.add(area, `bulk restart of ${ids.length}, frozen and withForecast`, performance.now() - begin, "ms");
  const { id } = prepared.value;
  await startJob(ctx, { id, expectedCount: ids.length, delaySeconds: 0, comment: null });
  const started = performance.now();
  const signal = new AbortController().signal;
  while (!(await executeRun(ctx, processJobs, id, signal)).isOver);
  report.add(area, `bulk restart of ${ids.length}, done`, (performance.now() - started) / 1_000, "s");
}
