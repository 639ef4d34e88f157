/** Process actions in server tests, called by a support user at a fixed time. */
import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toNodeId } from "#server/nodeId";
import type { Database } from "#server/storage/database/database";
import { SpooledFile } from "#server/uploads";
import { temporaryFolder } from "./databases";
import { callProcess, storePlace } from "./processCalls";
import { addUser, memberOf, systemRole } from "./serverCalls";
import { addSession } from "./sessions";
import { clearActivities } from "./activities";

const errors = "errors { code field params { name value } }";
const fields = `process { status record tries restarts nextRetryAt revision scheduledRestart { at by { username } }
  completion { comment by { username role } } erasedAt variables } ${errors}`;

/** Actions by short names; each result is aliased as \`answer\`. */
export const actionDocuments = {
  restart: `mutation($input: RestartProcessInput!) { answer: restartProcess(input: $input) { ${fields} } }`,
  complete: `mutation($input: CompleteProcessInput!) { answer: completeProcess(input: $input) { ${fields} } }`,
  cancel: `mutation($input: CancelProcessInput!) { answer: cancelProcess(input: $input) { ${fields} } }`,
  archive: `mutation($input: ArchiveProcessInput!) { answer: archiveProcess(input: $input) { ${fields} } }`,
  remove: `mutation($input: DeleteProcessInput!) { answer: deleteProcess(input: $input) { deletedProcessId ${fields} } }`,
  upload: `mutation($input: UploadProcessFileInput!) { answer: uploadProcessFile(input: $input) {
    fileEdge { cursor node { fileName byteSize uploadedBy { username } } } ${fields} } }`,
  stop: `mutation($input: CancelScheduledRestartInput!) { answer: cancelScheduledRestart(input: $input) { ${fields} } }`,
};

/** The part of a response that tests read by type. */
interface Answer {
  readonly errors: readonly { readonly code: string }[];
}

/** Time of all calls. */
export const now = new Date("2026-11-20T10:00:00.000Z");

/** The time this many seconds later. */
export const soon = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

/** A process that will be retried soon. */
export const failed = { status: "ERROR", tries: 2, next_retry_at: soon(20), problem: "TIMEOUT" } as const;

/** Stores a commune with a service and target, and the users. */
export async function processActionHarness(db: Database) {
  const folder = await temporaryFolder();
  await storePlace(db, "https://target.example/");
  const support = await addUser(db, { username: "support", roles: systemRole("SUPPORT") });
  const member = await addUser(db, { username: "member", roles: [memberOf("09761000")] });
  const token = await addSession(db, support, now);

  async function fileOf(bytes: Buffer, name = "Bescheid.pdf"): Promise<SpooledFile> {
    const path = join(folder, randomUUID());
    await writeFile(path, bytes);
    return new SpooledFile(path, name, bytes.length);
  }

  return {
    token,
    memberToken: await addSession(db, member, now),
    async send(name: keyof typeof actionDocuments, id: number, input: object = {}): Promise<Answer> {
      const variables = { input: { id: toNodeId("Process", String(id)), revision: 1, ...input } };
      const document = actionDocuments[name];
      const { data, codes } = await callProcess<{ answer: Answer }>(db, { token, now }, document, variables);
      if (!data || codes.length > 0) throw new Error(`Not answered: ${codes.join()}`);
      return data.answer;
    },
    rowOf: (id: number) =>
      db.selectFrom("process").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    log: () =>
      db
        .selectFrom("activity")
        .select(["type", "target_kind", "target_id", "before", "after"])
        .where("type", "!=", "READ_PERSONAL_DATA")
        .orderBy("id")
        .execute(),
    fileOf,
    pdf: () => fileOf(Buffer.from("%PDF-1.7 … %%EOF")),
    async clear() {
      await db.deleteFrom("process").execute();
      await clearActivities(db);
    },
    close: () => rm(folder, { recursive: true }),
  };
}
