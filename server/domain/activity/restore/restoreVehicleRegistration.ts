/** Restores KBA settings without their passwords, and removed entries of security lists. */
import { securityListKinds } from "#domain/securityLists/securityLists";
import { saveKbaSettings } from "#server/domain/kba/saveKbaSettings";
import { settingsEntry } from "#server/domain/kba/changeKbaSettings";
import { refused, userError } from "#server/domain/mutationResult";
import { undoRemoval } from "#server/domain/securityLists/changeEntries";
import { selectKbaSettingsOf } from "#server/storage/kba/kbaSettings";
import { selectRemovals } from "#server/storage/securityLists/removals";
import { before, UnreadableValues, type RestoreHandler } from "./restorable";

export const restoreKbaSettings: RestoreHandler = {
  permission: "service_settings",
  async find(ctx, entry) {
    const values = before(entry);
    const fields = {
      userNumber: values.text("userNumber"),
      clientAgs: values.text("clientAgs"),
      customsSystemCode: values.textOrNull("customsSystemCode"),
      isLargeCustomerApproved: values.flag("isLargeCustomerApproved"),
      stbaNumber: values.textOrNull("stbaNumber"),
    };
    const settings = await selectKbaSettingsOf(ctx.db, entry.targetId, values.text("kbaUser"));
    if (!settings) return null;
    const { id, revision, updatedAt, updatedBy } = settings;
    const { kbaIdentifier: _identifier, setOn: _setOn, ...present } = settingsEntry(settings);
    return {
      present,
      last: { updatedAt, updatedByName: updatedBy?.name ?? null },
      async restore() {
        const saved = await saveKbaSettings(ctx, { id, revision }, fields);
        const isSaved = saved.errors.length > 0 || saved.value?.result === "EDITED";
        return isSaved ? saved : refused(userError("status_not_allowed"));
      },
    };
  },
};

/** Removed entries, while their removal can be undone. */
export const restoreListEntries: RestoreHandler = {
  permission: "service_settings",
  async find(ctx, entry) {
    const values = before(entry);
    if (values.text("listAction") !== "REMOVE") throw new UnreadableValues("Nothing was removed.");
    const list = values.code("securityList", securityListKinds);
    const count = values.number("count");
    const removals = await selectRemovals(ctx.db, { communeAgs: entry.targetId, list }, ctx.now());
    const [removal, other] = removals.filter(
      (one) => one.count === count && one.removedAt.getTime() === entry.at.getTime(),
    );
    if (!removal || other) return null;
    return { present: null, last: null, restore: () => undoRemoval(ctx, removal.id) };
  },
};
