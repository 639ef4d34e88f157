/** Restores master data of communes, and the source of their residential properties. */
import { activityCodes } from "#domain/activityFields";
import { saveCommune } from "#server/domain/communes/saveCommune";
import { saveSource } from "#server/domain/residentialProperties/residentialPropertySource";
import { selectCommune } from "#server/storage/communes/communes";
import { selectSource } from "#server/storage/residentialProperties/residentialPropertySources";
import { before, type RestoreHandler } from "./restorable";

export const restoreCommune: RestoreHandler = {
  permission: null,
  async find(ctx, entry) {
    const values = before(entry);
    const [name, unit] = [values.text("name"), values.text("unit")];
    const commune = await selectCommune(ctx.db, entry.targetId, null);
    if (!commune) return null;
    const { ags, revision, updatedAt, updatedBy } = commune;
    return {
      present: { name: commune.name, unit: commune.unit },
      last: { updatedAt, updatedByName: updatedBy?.name ?? null },
      restore: () => saveCommune(ctx, { ags, revision, name, unit }),
    };
  },
};

/** Source and mode of the residential properties. */
export const restorePropertySource: RestoreHandler = {
  permission: "admin_features",
  async find(ctx, entry) {
    const values = before(entry);
    const source = values.code("source", activityCodes.source);
    const mode = values.code("mode", activityCodes.importMode);
    const ags = entry.targetId;
    const stored = await selectSource(ctx.db, ags);
    if (!stored) return null;
    const { revision } = stored;
    return {
      present: { source: stored.source, mode: stored.mode },
      last: stored,
      restore: () => saveSource(ctx, { ags, revision, source, mode }),
    };
  },
};
