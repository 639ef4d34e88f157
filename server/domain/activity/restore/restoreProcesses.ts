/** Restores processes from the archive, returns them to it, and restores holds of their erasure. */
import { holdErasure } from "#server/domain/erasure/holds";
import { actOnProcess } from "#server/domain/processes/processActions";
import { selectProcess } from "#server/storage/processes/processes";
import { selectHold } from "#server/storage/erasure/holds";
import { before, type RestoreHandler } from "./restorable";

export const restoreProcessRecord: RestoreHandler = {
  permission: "processes_action",
  async find(ctx, entry) {
    const isActive = before(entry).text("record") === "ACTIVE";
    const process = await selectProcess(ctx.db, { pid: entry.targetId });
    if (!process) return null;
    const { id, revision, record } = process;
    return {
      present: { record },
      last: null,
      restore: () => actOnProcess(ctx, { id, revision }, isActive ? "UNARCHIVE" : "ARCHIVE"),
    };
  },
};

export const restoreErasureHold: RestoreHandler = {
  permission: "processes_action",
  async find(ctx, entry) {
    const [reason, until] = [before(entry).text("reason"), before(entry).textOrNull("heldUntil")];
    const process = await selectProcess(ctx.db, { pid: entry.targetId });
    if (!process) return null;
    const { id, revision } = process;
    const hold = await selectHold(ctx.db, id);
    return {
      present: { reason: hold?.reason ?? null, heldUntil: hold?.until ?? null },
      last: hold ? { updatedByName: hold.by.name, updatedAt: hold.at } : null,
      restore: () => holdErasure(ctx, { id, revision }, { reason, until }),
    };
  },
};
