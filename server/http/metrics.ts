/** Prometheus metrics of this process, served at `/metrics` on a separate port (METRICS_PORT). */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { fastify, type FastifyInstance, type FastifyRequest } from "fastify";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { attemptEnds } from "#server/domain/attempts/runAttempt";
import { selectDifferenceCount } from "#server/storage/statistics/statisticsFold";
import { countWaitingJobs } from "#server/storage/waitingJobs";
import type { OpenDatabase } from "#server/storage/database/database";

export interface Metrics {
  /** Serves /metrics; not listening yet. */
  readonly app: FastifyInstance;
  /** Records a request when its response has ended. */
  readonly observe: (request: FastifyRequest, status: number, seconds: number) => void;
}

/** Creates the metrics. `database` returns null until the database is open, and always with a foreign backend. */
export function createMetrics(database: () => OpenDatabase | null): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests answered.",
    registers,
    labelNames: ["endpoint", "operation", "status"],
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from receiving a request to the end of its response.",
    registers,
    labelNames: ["endpoint", "operation"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  const attempts = new Counter({
    name: "attempts_total",
    help: "Attempts made by this process, by outcome.",
    registers,
    labelNames: ["outcome"],
  });
  addGauges(registry, database);

  const countAttempt = (outcome: unknown): void => attempts.inc({ outcome: String(outcome) });
  subscribe(attemptEnds, countAttempt);
  const app = fastify();
  app.addHook("onClose", async () => {
    unsubscribe(attemptEnds, countAttempt);
    registry.clear();
  });
  app.get("/metrics", async (_request, reply) => {
    return reply.header("Content-Type", registry.contentType).send(await registry.metrics());
  });
  return {
    app,
    observe(request, status, seconds) {
      const { endpoint = "none" } = request.routeOptions.config;
      const labels = { endpoint, operation: endpoint === "none" ? "none" : operationOf(request) };
      requests.inc({ ...labels, status });
      durations.observe(labels, seconds);
    },
  };
}

/** Only names of persisted documents become labels, since clients could create unlimited other names. */
function operationOf({ notes }: FastifyRequest): string {
  return (notes.operationId !== undefined && notes.operation) || "other";
}

function addGauges(registry: Registry, database: () => OpenDatabase | null): void {
  const jobs = new Gauge({
    name: "queue_jobs_waiting",
    help: "Jobs waiting to run, by queue.",
    registers: [],
    labelNames: ["queue"],
    async collect() {
      this.reset();
      const db = database()?.db;
      // Report nothing while the database is unavailable or the queue has not been set up yet.
      const counts = db === undefined ? [] : await countWaitingJobs(db).catch(() => []);
      for (const { queue, count } of counts) this.set({ queue }, count);
    },
  });
  const connections = new Gauge({
    name: "database_connections",
    help: "Connections of the pool, and calls waiting for one.",
    registers: [],
    labelNames: ["state"],
    collect() {
      this.reset();
      for (const [state, count] of Object.entries(database()?.connections() ?? {}))
        this.set({ state }, count);
    },
  });
  const differences = new Gauge({
    name: "statistics_differences",
    help: "Differences that the latest comparison of statistics with the stored rows found.",
    registers: [],
    async collect() {
      this.reset();
      const db = database()?.db;
      const count = db === undefined ? null : await selectDifferenceCount(db).catch(() => null);
      // NaN until the first comparison.
      this.set(count ?? Number.NaN);
    },
  });
  registry.registerMetric(jobs);
  registry.registerMetric(differences);
  registry.registerMetric(connections);
}
