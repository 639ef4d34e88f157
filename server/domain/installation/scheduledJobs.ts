/** Scheduled background work of the server, as queue jobs. */
import type { Context } from "#server/context";
import type { JobData, JobSender } from "#server/jobSender";
import type { JobKind } from "#server/queue/queue";
import {
  selectAutomaticCommunes,
  selectSource,
} from "#server/storage/residentialProperties/residentialPropertySources";
import { recordSourceFailure } from "#server/storage/residentialProperties/sourceUpdates";
import { digestHour } from "#domain/timings";
import { verifyActivitiesByJob } from "#server/domain/activity/activityChain";
import { chainActivities } from "#server/domain/activity/chaining";
import { pseudonymiseActivities } from "#server/domain/activity/pseudonymisation";
import { sendDigests } from "#server/domain/digest/dailyDigest";
import { deliverFeedback } from "#server/domain/feedback/deliverFeedback";
import { checkAndCommit } from "#server/domain/imports/commitImport";
import { dropExpired } from "./dropExpired";
import { warnKbaPasswords } from "#server/domain/kba/warnKbaPasswords";
import type { Mailer } from "#server/outgoing/mailer";
import { nightlySchedule, nightlyZone } from "#server/domain/residentialProperties/nightlyRun";
import { fetchOkkomm } from "#server/domain/residentialProperties/okkomm";
import { checkStoredKeystores } from "#server/domain/resources/checkStoredKeystores";
import { reencryptSecrets } from "#server/domain/secrets/reencryptSecrets";
import { checkStatistics, foldStatistics } from "#server/domain/statistics/statisticsJobs";
import { Refusal } from "#server/domain/mutationResult";
import { recordDailyFigures } from "./systemCourses";

/** Context of a job: the request context without a caller. */
export type JobContext = Pick<Context, "db" | "config" | "log" | "now" | "background">;

const nightly = "okkomm-nightly";
const importOne = "okkomm-import";
const dropExpiredQueue = "drop-expired";
const checkKeystores = "check-keystores";
const foldStatisticsQueue = "fold-statistics";
const checkStatisticsQueue = "check-statistics";
const deliverFeedbackQueue = "deliver-feedback";
const reencryptSecretsQueue = "reencrypt-secrets";
const warnKbaPasswordsQueue = "warn-kba-passwords";
const recordFiguresQueue = "record-daily-figures";
const chainActivitiesQueue = "chain-activities";
const verifyActivitiesQueue = "verify-activities";
const pseudonymiseActivitiesQueue = "pseudonymise-activities";
const sendDigestsQueue = "send-digests";

/**
 * Returns all kinds of scheduled jobs.
 * @param mailer null if there is no mail server
 */
export function scheduledJobs(ctx: JobContext, mailer: Mailer | null = null): readonly JobKind[] {
  return [
    {
      name: nightly,
      schedule: { cron: nightlySchedule, zone: nightlyZone },
      expireInSeconds: 60,
      retryLimit: 3,
      retryDelaySeconds: 60,
      async run(_data, queue) {
        const communes = await selectAutomaticCommunes(ctx.db);
        await queue.send(
          importOne,
          communes.map((ags) => ({ key: ags, data: { ags } })),
        );
      },
    },
    {
      name: importOne,
      expireInSeconds: 600,
      retryLimit: 2,
      retryDelaySeconds: 300,
      run: (data) => importFromOkkomm(ctx, data),
    },
    {
      name: dropExpiredQueue,
      schedule: { cron: "30 4 * * *", zone: nightlyZone },
      expireInSeconds: 3_600,
      retryLimit: 1,
      retryDelaySeconds: 600,
      run: () => dropExpired(ctx.db, ctx.now(), ctx.background.stopping),
    },
    {
      name: checkKeystores,
      schedule: { cron: "15 5 * * *", zone: nightlyZone },
      expireInSeconds: 3_600,
      retryLimit: 1,
      retryDelaySeconds: 600,
      run: () => checkStoredKeystores(ctx),
    },
    {
      name: foldStatisticsQueue,
      schedule: { cron: "* * * * *", zone: nightlyZone },
      expireInSeconds: 3_600,
      retryLimit: 1,
      retryDelaySeconds: 60,
      run: () => foldStatistics(ctx),
    },
    {
      name: checkStatisticsQueue,
      schedule: { cron: "45 3 * * *", zone: nightlyZone },
      expireInSeconds: 3_600,
      retryLimit: 1,
      retryDelaySeconds: 600,
      run: () => checkStatistics(ctx),
    },
    {
      name: deliverFeedbackQueue,
      schedule: { cron: "15 2 1 * *", zone: nightlyZone },
      expireInSeconds: 3_600,
      retryLimit: 3,
      retryDelaySeconds: 900,
      run: () => deliverFeedback(ctx),
    },
    {
      name: reencryptSecretsQueue,
      schedule: { cron: "20 * * * *", zone: nightlyZone },
      expireInSeconds: 3_600,
      retryLimit: 3,
      retryDelaySeconds: 60,
      run: () => reencryptSecrets(ctx),
    },
    {
      name: warnKbaPasswordsQueue,
      schedule: { cron: "0 6 * * *", zone: nightlyZone },
      expireInSeconds: 3_600,
      retryLimit: 1,
      retryDelaySeconds: 600,
      run: () => warnKbaPasswords(ctx, mailer),
    },
    {
      name: recordFiguresQueue,
      schedule: { cron: "5 0 * * *", zone: nightlyZone },
      expireInSeconds: 600,
      retryLimit: 5,
      retryDelaySeconds: 600,
      run: () => recordDailyFigures(ctx),
    },
    {
      name: sendDigestsQueue,
      schedule: { cron: `0 ${digestHour} * * *`, zone: nightlyZone },
      expireInSeconds: 3_600,
      retryLimit: 3,
      retryDelaySeconds: 900,
      run: () => sendDigests(ctx, mailer),
    },
    {
      name: chainActivitiesQueue,
      schedule: { cron: "* * * * *", zone: nightlyZone },
      expireInSeconds: 3_600,
      retryLimit: 1,
      retryDelaySeconds: 60,
      run: async () => void (await chainActivities(ctx, ctx.background.stopping)),
    },
    {
      name: verifyActivitiesQueue,
      schedule: { cron: "30 2 * * 0", zone: nightlyZone },
      expireInSeconds: 6 * 3_600,
      retryLimit: 1,
      retryDelaySeconds: 600,
      run: async () => void (await verifyActivitiesByJob(ctx)),
    },
    {
      name: pseudonymiseActivitiesQueue,
      schedule: { cron: "40 1 * * *", zone: nightlyZone },
      expireInSeconds: 3_600,
      retryLimit: 1,
      retryDelaySeconds: 600,
      run: async () => void (await pseudonymiseActivities(ctx, ctx.background.stopping)),
    },
  ];
}

/** Enqueues the jobs that run shortly after the start. One that fails runs on its schedule. */
export async function sendStartJobs(
  { config, log }: Pick<Context, "config" | "log">,
  queue: JobSender,
): Promise<void> {
  const jobs = [recordFiguresQueue, ...(config.secretKeys.previous === null ? [] : [reencryptSecretsQueue])];
  for (const job of jobs) {
    try {
      await queue.send(job, [{ key: "start", data: {} }]);
    } catch (error) {
      log.warn({ err: error, job }, "a job could not be enqueued at the start");
    }
  }
}

/** Transient problems, which are retried. Others need manual action. */
const retriedProblems: ReadonlySet<string> = new Set(["okkomm_failed", "import_interrupted", "storage_full"]);

/** Throws if OK.KOMM does not respond, the server stops or a disk is full, so that the job is retried. */
async function importFromOkkomm(ctx: JobContext, { ags }: JobData): Promise<void> {
  if (ags === undefined) return;
  const source = await selectSource(ctx.db, ags);
  // Switched to manual, or the commune was deleted, since the job was enqueued.
  if (source?.mode !== "AUTOMATIC") return;
  const problem = await fetchAndImport(ctx, ags);
  if (problem === null) return;
  ctx.log.warn({ ags, code: problem }, "residential properties were not updated");
  if (retriedProblems.has(problem)) throw new Error(problem);
}

/** Returns the error code, which is also stored with the source; `null` on success. */
async function fetchAndImport(ctx: JobContext, ags: string): Promise<string | null> {
  try {
    const file = await fetchOkkomm(ctx, ags);
    const { path, name, byteSize } = file;
    const start = { kind: "OKKOMM_RESIDENTIAL_PROPERTIES" as const, ags, source: { path, name, byteSize } };
    const problem = await checkAndCommit({ ...ctx, viewer: null }, start);
    return problem?.code ?? null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code = "import_residential_properties_error", params = [] } = error.errors[0] ?? {};
    const values = Object.fromEntries(params.map(({ name, value }) => [name, value]));
    await recordSourceFailure(ctx.db, ags, { code, params: values }, ctx.now());
    return code;
  }
}
