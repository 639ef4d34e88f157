/** States of bulk jobs and their results, and of the clerk's view. */
import type { Route } from "playwright/test";
import { call } from "./calls";
import { button, processCalls, processes, selectTwo, stopped } from "./processScreens";
import type { ScreenState } from "./states";
import type { App } from "./test";
import { beginSession, databaseOf } from "./walk";

const prepare =
  "mutation ($input: PrepareProcessJobInput!) { prepareProcessJob(input: $input) { job { id total } } }";
const start = "mutation ($input: StartJobInput!) { startJob(input: $input) { errors { code } } }";

/**
 * Completes nine processes by hand, two of which another user has changed, and skips three; returns the job.
 */
async function completedJob(app: App): Promise<string> {
  const db = databaseOf(app);
  const token = await beginSession(db, "support");
  const send = (query: string, input: object) =>
    call(app.url, { query, variables: { input } }, { token, path: "/mgt/process/graphql" });
  const { rows: found } = await db.query<{ id: string }>(
    `(select id from process where ${stopped} order by id desc limit 9)
     union all (select id from process where status = 'SUCCESS' and record = 'ACTIVE' order by id desc limit 3)`,
  );
  const ids = found.map(({ id }) => Buffer.from(`Process:${id}`).toString("base64url"));
  const { data } = await send(prepare, { action: "COMPLETE", selection: { ids } });
  const { job } = (data as { prepareProcessJob: { job: { id: string; total: number } } }).prepareProcessJob;
  const changed = found.slice(0, 2).map(({ id }) => id);
  await db.query("update process set revision = revision + 1 where id = any($1)", [changed]);
  await send(start, { id: job.id, expectedCount: job.total, comment: "Störung laut Hotline behoben" });
  return job.id;
}

/** A finished restart of five processes, three of which are in error again; returns the job. */
async function restartedJob(app: App): Promise<string> {
  const db = databaseOf(app);
  const token = await beginSession(db, "support");
  const { rows: found } = await db.query<{ id: string }>(
    `select id from process where ${stopped} order by id limit 5`,
  );
  const ids = found.map(({ id }) => Buffer.from(`Process:${id}`).toString("base64url"));
  const { data } = await call(
    app.url,
    { query: prepare, variables: { input: { action: "RESTART", selection: { ids } } } },
    { token, path: "/mgt/process/graphql" },
  );
  const { job } = (data as { prepareProcessJob: { job: { id: string } } }).prepareProcessJob;
  const bareId = Buffer.from(job.id, "base64url").toString().replace("Job:", "");
  await db.query(
    `update run set state = 'FINISHED', started_at = now(), finished_at = now(), succeeded = 5,
      comment = 'Zertifikat erneuert' where id = $1`,
    [bareId],
  );
  await db.query("update run_item set state = 'SUCCEEDED', finished_at = now() where run_id = $1", [bareId]);
  await db.query("update process set status = 'SUCCESS' where id = any($1)", [
    found.slice(3).map(({ id }) => id),
  ]);
  return job.id;
}

interface JobAnswer {
  readonly data?: { readonly node?: object | null } | null;
}

/** Overrides the response as if the job were still running. */
async function keepRunning(route: Route): Promise<void> {
  if (route.request().headers().accept?.includes("event-stream")) return;
  const response = await route.fetch();
  const answer = (await response.json()) as JobAnswer;
  const job = { state: "RUNNING", total: 24, finishedAt: null, download: null };
  const node = answer.data?.node && { ...answer.data.node, ...job };
  await route.fulfill({ response, json: node ? { ...answer, data: { ...answer.data, node } } : answer });
}

const jobStates: readonly ScreenState[] = [
  {
    name: "process-bulk",
    over: "process-list-selected",
    open: async (stage) => {
      await selectTwo(stage, `${processes}?status=ERROR&status=ERROR_WITHOUT_RETRY`);
      await button(stage.page, /^Alle .* auswählen$/).click();
      await button(stage.page, "Neu starten …").click();
      await stage.page.getByText("Werden neu gestartet").waitFor();
    },
  },
  {
    name: "process-job",
    dark: "a bar of parts, one of them hatched",
    narrow: "the table of processes scrolls",
    open: async ({ app, page, visitAs }) => {
      await visitAs("support", `/admin/jobs/${await completedJob(app)}`);
      await button(page, "Die 2 fehlgeschlagenen wiederholen …").waitFor();
    },
  },
  {
    name: "process-jobs",
    open: async ({ app, page, visitAs }) => {
      await completedJob(app);
      await visitAs("support", "/admin/jobs");
      await page.getByRole("link", { name: "12 Prozesse als manuell erledigt markieren" }).first().waitFor();
    },
  },
  {
    name: "process-job-restarted",
    open: async ({ app, page, visitAs }) => {
      await visitAs("support", `/admin/jobs/${await restartedJob(app)}`);
      await page
        .getByRole("region", { name: "Stand der Prozesse" })
        .getByText("3 wieder im Fehler")
        .waitFor();
    },
  },
  {
    name: "process-job-running",
    isAlone: true,
    open: async ({ app, page, visitAs }) => {
      await page.route(processCalls, keepRunning);
      await visitAs("support", `/admin/jobs/${await completedJob(app)}`);
      await button(page, "Sammelaktion abbrechen …").waitFor();
    },
  },
];

/** The path of the transactions of the service for which the member has most of them. */
async function memberPath(app: App): Promise<string> {
  const { rows: found } = await databaseOf(app).query<{ path: string }>(
    `select p.commune_ags || '/' || p.service_id as path from process p
     join user_role r on r.commune_ags = p.commune_ags and p.service_id = any(r.services)
     join user_account u on u.id = r.user_id and u.username = 'member'
     group by 1 order by count(*) desc limit 1`,
  );
  return `/mgt/transactionInfo/${found[0]?.path ?? ""}`;
}

const transactionStates: readonly ScreenState[] = [
  {
    name: "process-transactions",
    open: async ({ app, page, visitAs }) => {
      await visitAs("member", await memberPath(app));
      await page.locator("[data-transaction]").first().waitFor();
    },
  },
  {
    name: "process-transactions-service",
    over: "process-transactions",
    open: async ({ app, page, visitAs }) => {
      await visitAs("member", await memberPath(app));
      await button(page, "Dienst wechseln").click();
      await page.getByRole("dialog", { name: "Dienst wechseln" }).getByRole("link").first().waitFor();
    },
  },
  {
    name: "process-transaction",
    narrow: "the transaction takes the place of the list",
    open: async ({ app, page, visitAs }) => {
      await visitAs("member", await memberPath(app));
      await page.locator("[data-transaction]").first().click();
      await page.getByRole("heading", { name: "Wie es weitergeht" }).waitFor();
    },
  },
  {
    name: "process-transactions-unavailable",
    open: async ({ page, visitAs }) => {
      await visitAs("member", "/mgt/transactionInfo/16051000/ew-meldebescheinigung");
      await page
        .getByText(/gehört nicht zu Ihren|gibt es hier nicht/)
        .first()
        .waitFor();
    },
  },
];

export const processWorkStates: readonly ScreenState[] = [...jobStates, ...transactionStates];
