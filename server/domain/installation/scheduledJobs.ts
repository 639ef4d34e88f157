/** The automated jobs of the server. */
import { erasureJob, erasureSchedule } from "#domain/erasure";
import type { Context } from "#server/context";
import { runChaining, runPseudonymisation, runVerification } from "#server/domain/activity/activityJobs";
import type { AutomatedJob } from "#server/domain/automatedJobs/automatedJob";
import { sendDigests } from "#server/domain/digest/dailyDigest";
import { runErasure } from "#server/domain/erasure/eraseApplicantData";
import { deliverFeedback } from "#server/domain/feedback/deliverFeedback";
import { warnKbaPasswords } from "#server/domain/kba/warnKbaPasswords";
import { importAllFromOkkomm } from "#server/domain/residentialProperties/nightlyImports";
import { nightlySchedule } from "#server/domain/residentialProperties/nightlyRun";
import { checkStoredKeystores } from "#server/domain/resources/checkStoredKeystores";
import { reencryptSecrets } from "#server/domain/secrets/reencryptSecrets";
import { checkStatistics, foldStatistics } from "#server/domain/statistics/statisticsJobs";
import type { Mailer } from "#server/outgoing/mailer";
import { dropExpiredData } from "./dropExpired";
import { recordDailyFigures } from "./systemCourses";

/** Context of a job: the request context without a caller. */
export type JobContext = Pick<Context, "db" | "config" | "log" | "now" | "background">;

/**
 * Returns all jobs with a schedule.
 * @param mailer null if there is no mail server
 */
export function scheduledJobs(ctx: JobContext, mailer: Mailer | null = null): readonly AutomatedJob[] {
  return [
    {
      name: "okkomm-nightly",
      schedule: nightlySchedule,
      retryLimit: 2,
      retryDelaySeconds: 300,
      continues: true,
      run: (run) => importAllFromOkkomm(ctx, run),
    },
    {
      name: "drop-expired",
      schedule: "30 4 * * *",
      retryLimit: 1,
      retryDelaySeconds: 600,
      continues: true,
      run: (run) => dropExpiredData(ctx, run),
    },
    {
      name: erasureJob,
      schedule: erasureSchedule,
      retryLimit: 3,
      retryDelaySeconds: 300,
      continues: true,
      run: (run) => runErasure(ctx, run),
    },
    {
      name: "check-keystores",
      schedule: "15 5 * * *",
      retryLimit: 1,
      retryDelaySeconds: 600,
      run: (run) => checkStoredKeystores(ctx, run),
    },
    {
      name: "fold-statistics",
      schedule: "* * * * *",
      retryLimit: 1,
      retryDelaySeconds: 60,
      continues: true,
      run: (run) => foldStatistics(ctx, run),
    },
    {
      name: "check-statistics",
      schedule: "45 3 * * *",
      retryLimit: 1,
      retryDelaySeconds: 600,
      run: (run) => checkStatistics(ctx, run),
    },
    {
      name: "deliver-feedback",
      schedule: "15 2 1 * *",
      retryLimit: 3,
      retryDelaySeconds: 900,
      continues: true,
      run: (run) => deliverFeedback(ctx, run),
    },
    {
      name: "reencrypt-secrets",
      schedule: "20 * * * *",
      retryLimit: 3,
      retryDelaySeconds: 60,
      runsAtStart: ({ secretKeys }) => secretKeys.previous !== null,
      run: (run) => reencryptSecrets(ctx, run),
    },
    {
      name: "warn-kba-passwords",
      schedule: "0 6 * * *",
      retryLimit: 1,
      retryDelaySeconds: 600,
      continues: true,
      run: (run) => warnKbaPasswords(ctx, mailer, run),
    },
    {
      name: "record-daily-figures",
      schedule: "5 0 * * *",
      retryLimit: 5,
      retryDelaySeconds: 600,
      continues: true,
      runsAtStart: () => true,
      run: (run) => recordDailyFigures(ctx, run),
    },
    {
      name: "send-digests",
      schedule: ({ digestHour }) => `0 ${digestHour} * * *`,
      retryLimit: 3,
      retryDelaySeconds: 900,
      continues: true,
      run: (run) => sendDigests(ctx, mailer, run),
    },
    {
      name: "chain-activities",
      schedule: "* * * * *",
      retryLimit: 1,
      retryDelaySeconds: 60,
      continues: true,
      run: (run) => runChaining(ctx, run),
    },
    {
      name: "verify-activities",
      schedule: "30 2 * * 0",
      retryLimit: 1,
      retryDelaySeconds: 600,
      run: (run) => runVerification(ctx, run),
    },
    {
      name: "pseudonymise-activities",
      schedule: "40 1 * * *",
      retryLimit: 1,
      retryDelaySeconds: 600,
      continues: true,
      run: (run) => runPseudonymisation(ctx, run),
    },
  ];
}
