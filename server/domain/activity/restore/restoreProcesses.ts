/** Restores processes from the archive, and returns them to it. */
import { actOnProcess } from "#server/domain/processes/processActions";
import { selectProcess } from "#server/storage/processes/processes";
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
