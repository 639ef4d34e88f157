/** Attempts, files and groups of errors in the form of the contract. */
import type { Context } from "#server/context";
import { signedDownload } from "#server/domain/files/downloads";
import { toNodeId } from "#server/nodeId";
import type { StoredAttempt, StoredFile } from "#server/storage/processes/processDetails";
import type { StoredErrorGroup } from "#server/storage/processes/processErrors";
import { presentActor } from "./presentProcess";

/** An attempt in the form of the contract. */
export function presentAttempt(attempt: StoredAttempt) {
  return { ...attempt, __typename: "ProcessAttempt", id: toNodeId("ProcessAttempt", String(attempt.id)) };
}

/** A file in the form of the contract. */
export function presentFile(file: StoredFile, ctx: Context) {
  return {
    ...file,
    __typename: "ProcessFile",
    id: toNodeId("ProcessFile", file.id),
    uploadedBy: presentActor(file.uploadedBy),
    download: () => signedDownload(ctx, `process-files/${file.id}`, file),
  };
}

/** A group in the form of the contract. */
export function presentErrorGroup(group: StoredErrorGroup) {
  return { ...group, __typename: "ProcessErrorGroup", id: toNodeId("ProcessErrorGroup", group.fingerprint) };
}
