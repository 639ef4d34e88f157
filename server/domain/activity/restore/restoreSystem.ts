/** Restores settings of the installation. */
import { settingKeys } from "#domain/systemSettings";
import { saveSystemSettings } from "#server/domain/installation/saveSettings";
import { settingsOf } from "#server/domain/installation/settings";
import { selectCurrent } from "#server/domain/installation/systemSettings";
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
