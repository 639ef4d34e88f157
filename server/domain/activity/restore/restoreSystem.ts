/** Restores settings of the installation, and pauses of automated jobs. */
import { settingKeys } from "#domain/systemSettings";
import { pauseOf } from "#server/domain/automatedJobs/pauses";
import { loggedPause, pauseJob, resumeJob } from "#server/domain/automatedJobs/switchJobs";
import { saveSystemSettings } from "#server/domain/installation/saveSettings";
import { settingsOf } from "#server/domain/installation/settings";
import { selectCurrent } from "#server/domain/installation/systemSettings";
import { allJobs, selectJobs } from "#server/storage/automatedJobs/jobRows";
import { before, type RestoreHandler } from "./restorable";

export const restoreSystemSettings: RestoreHandler = {
  permission: "admin_features",
  async find(ctx, entry) {
    const values = before(entry);
    const keys = settingKeys.filter((key) => values.has(key));
    const former = settingsOf(new Map(keys.map((key) => [key, values.value(key)])));
    const { values: present, revision } = await selectCurrent(ctx.db);
    return {
      present: Object.fromEntries(keys.map((key) => [key, present[key]])),
      last: null,
      restore: () =>
        saveSystemSettings(ctx, Object.fromEntries(keys.map((key) => [key, former[key]])), revision),
    };
  },
};

/** Pauses a job again, changes its pause back, or ends it. */
export const restoreJobPause: RestoreHandler = {
  permission: "admin_features",
  async find(ctx, entry) {
    const values = before(entry);
    const wasPaused = values.flag("isPaused");
    const until = values.textOrNull("pausedUntil");
    const note = wasPaused ? values.text("note") : "";
    const stored = (await selectJobs(ctx.db)).get(entry.targetId);
    if (!stored) return null;
    const name = stored.name === allJobs ? null : stored.name;
    const target = { name, revision: stored.revision };
    return {
      present: loggedPause(pauseOf(stored, ctx.now())),
      last: stored.changed_at && { updatedAt: stored.changed_at, updatedByName: stored.changed_by_name },
      restore: () =>
        wasPaused
          ? pauseJob(ctx, target, { until: until === null ? null : new Date(until), note })
          : resumeJob(ctx, target),
    };
  },
};
