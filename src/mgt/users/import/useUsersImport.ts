import { useEffect, useRef, useState } from "react";
import { getRequest } from "relay-runtime";
import type { ErrorCode } from "#domain/errorCodes";
import type { RoleType } from "#domain/permissions";
import { payloadFailure, toFailure } from "#relay/failure";
import type { Failure } from "#i18n/errorMessages";
import type { FileReport } from "#mgt/imports/checkFile";
import { checkInWorker } from "#mgt/imports/checkInWorker";
import type { FileStage } from "#mgt/imports/FileProgress";
import { ApiError } from "#relay/apiError";
import { useNetwork } from "#relay/network";
import { send as sendCall } from "#relay/send";
import { attempt } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { usersImportOperationsCommitMutation } from "./__generated__/usersImportOperationsCommitMutation.graphql";
import type { usersImportOperationsPreviewMutation } from "./__generated__/usersImportOperationsPreviewMutation.graphql";
import {
  commitMutation,
  previewMutation,
  type UsersInvited,
  type UsersPreview,
} from "./usersImportOperations";

export type UsersImportStage =
  /** Choosing a file; after a failure with the previous file and the reason. */
  | { readonly stage: "choosing"; readonly file: File | null; readonly failure: Failure | null }
  | FileStage
  /** The browser found invalid rows; the file can still be sent. */
  | { readonly stage: "checked"; readonly file: File; readonly report: FileReport }
  /** Preview of a commit, and why the previous one was refused. */
  | { readonly stage: "reviewing"; readonly preview: UsersPreview; readonly failure: Failure | null }
  | { readonly stage: "storing"; readonly count: number }
  | { readonly stage: "done"; readonly invited: UsersInvited };

/** Stages of a user import, from the file to the invitations. Aborting before the commit creates nobody. */
export function useUsersImport(allowed: readonly RoleType[]) {
  const preview = useMutationAsync<usersImportOperationsPreviewMutation>(previewMutation);
  const network = useNetwork();
  const [stage, setStage] = useState<UsersImportStage>({ stage: "choosing", file: null, failure: null });
  const [file, setFile] = useState<File | null>(null);
  const run = useRef(new AbortController());
  useEffect(() => () => run.current.abort(), []);

  /** Runs a task of the import; a failure returns to the choice and keeps the file. */
  async function runTask(sent: File, task: (signal: AbortSignal) => Promise<void>) {
    run.current.abort();
    const { signal } = (run.current = new AbortController());
    setFile(sent);
    try {
      await task(signal);
    } catch (error) {
      if (!signal.aborted) setStage({ stage: "choosing", file: sent, failure: toFailure(error) });
    }
  }

  async function send(sent: File, signal: AbortSignal) {
    setStage({ stage: "sending", file: sent, sent: 0, total: sent.size });
    const { previewUserImport } = await preview(
      { input: { file: null } },
      {
        uploadables: { "input.file": sent },
        signal,
        onUploadProgress: (bytes, total) => {
          if (!signal.aborted) setStage({ stage: "sending", file: sent, sent: bytes, total });
        },
      },
    );
    if (signal.aborted) return;
    const [error] = previewUserImport.errors;
    const { userImport } = previewUserImport;
    if (error) setStage({ stage: "choosing", file: sent, failure: payloadFailure(error) });
    else if (userImport) setStage({ stage: "reviewing", preview: userImport, failure: null });
    else throw new ApiError("unexpected_answer");
  }

  async function check(chosen: File, signal: AbortSignal) {
    setStage({ stage: "checking", file: chosen, share: 0 });
    const found = await checkInWorker(
      { file: chosen, as: { kind: "USERS", allowed } },
      (share) => setStage({ stage: "checking", file: chosen, share }),
      signal,
    );
    if (found.problem) setStage({ stage: "choosing", file: chosen, failure: found.problem });
    else if (found.report.problems.length > 0) {
      setStage({ stage: "checked", file: chosen, report: found.report });
    } else await send(chosen, signal);
  }

  async function commit(reviewed: UsersPreview, confirmed: readonly ErrorCode[]) {
    setStage({ stage: "storing", count: reviewed.newCount });
    // Bypasses the store, which would keep the links.
    const { failure, payload } = await attempt(async () => {
      const variables = { input: { id: reviewed.id, confirmed } };
      const { data } = await sendCall(network, "mgt", getRequest(commitMutation), variables, {
        repeatable: false,
      });
      return data as usersImportOperationsCommitMutation["response"];
    });
    setStage(
      failure ? { stage: "reviewing", preview: reviewed, failure } : { stage: "done", invited: payload },
    );
  }

  return {
    stage,
    choose: (chosen: File) => void runTask(chosen, (signal) => check(chosen, signal)),
    /** Checks the same file again. */
    repeat: () => {
      if (file) void runTask(file, (signal) => check(file, signal));
    },
    /** Sends the file despite invalid rows. */
    sendAnyway: (sent: File) => void runTask(sent, (signal) => send(sent, signal)),
    commit: (reviewed: UsersPreview, confirmed: readonly ErrorCode[]) => void commit(reviewed, confirmed),
    restart: () => {
      run.current.abort();
      setStage({ stage: "choosing", file: null, failure: null });
    },
    /** Aborts the current request. */
    abort: () => run.current.abort(),
  };
}
