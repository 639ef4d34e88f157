import autocannon from "autocannon";
import { sql } from "kysely";
import { pino } from "pino";
import { openDatabase } from "#server/storage/database/database";
import { startServer } from "../tests/e2e/support/server";
import { createDatabaseOn, startPostgres } from "../tests/support/postgresServer";
import type { Report } from "./report";

const serviceId = "ikfz-neuzulassung";
const intakeToken = "a-token-for-the-benchmark";
const connections = 16;
const seconds = 10;

const query = `query Q($input: QuoteFeesInput!) { quoteFees(input: $input) {
  quote { day totalAmount netAmount fees { feeId text value quantity taxRate total } sentenceDe sentenceEn }
  errors { code field } } }`;

/** Quotes of fees by the rule of a demo commune on PostgreSQL. */
export async function feeQuotes(report: Report): Promise<void> {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await createDatabaseOn(postgres.url);
    const server = await startServer({
      databaseUrl,
      env: { LOG_LEVEL: "warn", INTAKE_TOKEN: intakeToken },
    });
    try {
      await measure(report, server.url, await communeOf(databaseUrl));
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}

/** A commune that offers the service; also prepares the statistics of the planner. */
async function communeOf(databaseUrl: string): Promise<string> {
  const open = await openDatabase({ dataDir: "unused", databaseUrl, log: pino({ level: "silent" }) });
  try {
    await sql`analyze`.execute(open.db);
    const row = await open.db
      .selectFrom("commune_service")
      .select("commune_ags")
      .where("service_id", "=", serviceId)
      .where("is_enabled", "=", true)
      .orderBy("commune_ags")
      .executeTakeFirstOrThrow();
    return row.commune_ags;
  } finally {
    await open.close();
  }
}

async function measure(report: Report, url: string, ags: string): Promise<void> {
  const variables = {
    wunschkennzeichen: true,
    kennzeichen_reserviert: false,
    wechselkennzeichen: true,
    anzahl_fahrzeuge: 2,
    anzahl_plaketten: 3,
  };
  const request = {
    url: `${url}/mgt/process/graphql`,
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${intakeToken}` },
    body: JSON.stringify({ query, variables: { input: { ags, serviceId, variables } } }),
  } as const;
  const answer = await (await fetch(request.url, request)).text();
  if (!answer.includes('"totalAmount":')) throw new Error(`No quote: ${answer}`);
  const load = (duration: number) => autocannon({ ...request, connections, duration });
  await load(3);
  const { requests, latency, non2xx, errors } = await load(seconds);
  const area = `quotes of fees, ${connections} clients`;
  report.add(area, "answered", requests.average, "1/s");
  report.add(area, "p99", latency.p99, "ms");
  report.add(area, "refused or failed", non2xx + errors, "requests");
}
