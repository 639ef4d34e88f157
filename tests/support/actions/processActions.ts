/** Actions about processes and feedback. */
import { toNodeId } from "#server/nodeId";
import type { ActivityType } from "#domain/activityTypes";
import { eraseApplicantData } from "#server/domain/erasure/eraseApplicantData";
import { spool } from "../imports";
import { ownFeedback } from "../matrix/feedbackCalls";
import { ownProcess } from "../matrix/processCalls";
import { matrixTime, type World } from "../matrix/world";
import type { Mutate } from "./mutate";

export async function changeProcesses(world: World, mutate: Mutate) {
  const process = async (changes: Parameters<typeof ownProcess>[1] = {}) => ({
    id: toNodeId("Process", String(await ownProcess(world, changes))),
    revision: 1,
  });
  const failed = { status: "ERROR_WITHOUT_RETRY" } as const;
  const ended = { status: "SUCCESS" } as const;
  const archived = { ...ended, record: "ARCHIVED" } as const;
  const comment = "Nachgetragen";
  await mutate("process", "restartProcess", async () => ({ ...(await process(failed)), comment }));
  await mutate("process", "completeProcess", async () => ({ ...(await process(failed)), comment }));
  await mutate("process", "cancelProcess", () => process());
  await mutate("process", "archiveProcess", async () => ({ ...(await process(ended)), isArchived: true }));
  await mutate("process", "archiveProcess", async () => ({
    ...(await process(archived)),
    isArchived: false,
  }));
  await mutate("process", "deleteProcess", () => process(ended));
  const upload = { ...(await process(failed)), file: await spool("%PDF-1.7 … %%EOF") };
  await mutate("process", "uploadProcessFile", upload);
  await mutate("process", "cancelScheduledRestart", { id: upload.id, revision: 2 });
  const held = await process(ended);
  await mutate("process", "holdProcessErasure", { ...held, reason: comment });
  await mutate("process", "releaseProcessErasure", { ...held, revision: 2 });
  const created = { from: "2026-01-01", to: "2026-02-01" };
  const filter = { services: ["ew-meldebescheinigung"], statuses: ["ERROR"], created, needsAttention: true };
  await mutate("process", "exportProcesses", { filter, format: "CSV" });
}

export async function changeFeedback(world: World, mutate: Mutate) {
  const id = await ownFeedback(world);
  const decide = (revision: number, state: string, reason: string | null) =>
    mutate("mgt-v2", "decideFeedback", { items: [{ id, revision }], state, reason });
  await mutate("mgt-v2", "redactFeedback", { id, revision: 1, spans: [{ start: 5, end: 11 }] });
  await mutate("mgt-v2", "saveFeedbackNote", {
    id: await ownFeedback(world, { rating: 1 }),
    revision: 1,
    note: "Rückruf",
  });
  await mutate("mgt-v2", "restoreActivity", async () => ({
    id: toNodeId("Activity", await latestEntry(world, "SAVE_FEEDBACK_NOTE")),
  }));
  await decide(2, "APPROVED", null);
  await decide(3, "NOT_FOR_PUBLICATION", "Auf Wunsch zurückgenommen");
  await mutate("mgt-v2", "restoreFeedbackComment", { id, revision: 4 });
}

/** Erases the data of an applicant whose process ended long ago. */
export async function eraseProcesses(world: World) {
  await ownProcess(world, { status: "SUCCESS", ended_at: new Date("2025-01-01T10:00:00.000Z") });
  await eraseApplicantData(
    { db: world.db, now: () => matrixTime },
    { id: null, signal: new AbortController().signal, onErased: () => undefined },
  );
}

async function latestEntry({ db }: World, type: ActivityType): Promise<number> {
  const entries = db.selectFrom("activity").select("id").where("type", "=", type);
  return (await entries.orderBy("id", "desc").limit(1).executeTakeFirstOrThrow()).id;
}
