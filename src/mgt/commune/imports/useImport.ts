import { useEffect, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import type { ErrorCode } from "#domain/errorCodes";
import type { Failure } from "#i18n/errorMessages";
import { ApiError } from "#relay/apiError";
import { payloadFailure, toFailure, type UserError } from "#relay/failure";
import { attempt } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { checkInWorker } from "#mgt/imports/checkInWorker";
import { preload } from "#relay/preload";
import { useRelay } from "#relay/relay";
import type { importOperationsCancelMutation } from "./__generated__/importOperationsCancelMutation.graphql";
import type { importOperationsCommitMutation } from "./__generated__/importOperationsCommitMutation.graphql";
import type { importOperationsOkkommMutation } from "./__generated__/importOperationsOkkommMutation.graphql";
import type { importOperationsPostalCodesMutation } from "./__generated__/importOperationsPostalCodesMutation.graphql";
import type { importOperationsResidentialPropertiesMutation } from "./__generated__/importOperationsResidentialPropertiesMutation.graphql";
import ReviewParameters from "./__generated__/ImportReviewQuery$parameters";
import { pollImport, type ImportProgress } from "./pollImport";
import {
  cancelMutation,
  commitMutation,
  okkommMutation,
  postalCodesMutation,
  residentialPropertiesMutation,
} from "./importOperations";
import { isCancellable, type ImportKind, type ImportStage } from "./importStage";

interface StartedImport {
  readonly importPreview: { readonly id: string } | null | undefined;
  readonly errors: readonly UserError[];
}

/** Throws the error if the import was not started. */
function idOf({ importPreview, errors: [error] }: StartedImport): string {
  if (error) {
    const { code, params } = payloadFailure(error);
    throw new ApiError(code, params);
  }
  if (!importPreview) throw new ApiError("unexpected_answer");
  return importPreview.id;
}

const initialStage: ImportStage = { stage: "choosing", failure: null, fileName: null };

/** Runs an import from the file to the commit; cancelling leaves the current entries unchanged. */
export function useImport(kind: ImportKind, ags: string, onStored: (result: ImportProgress) => void) {
  const environment = useRelayEnvironment();
  const relay = useRelay();
  const saveCancel = useMutationAsync<importOperationsCancelMutation>(cancelMutation);
  const saveCommit = useMutationAsync<importOperationsCommitMutation>(commitMutation);
  const saveOkkomm = useMutationAsync<importOperationsOkkommMutation>(okkommMutation);
  const sendPostalCodes = useMutationAsync<importOperationsPostalCodesMutation>(postalCodesMutation);
  const sendProperties = useMutationAsync<importOperationsResidentialPropertiesMutation>(
    residentialPropertiesMutation,
  );
  const [stage, setStage] = useState<ImportStage>(initialStage);
  const [file, setFile] = useState<File | null>(null);
  const run = useRef(new AbortController());
  /** Id of the import on the server, until it is committed or cancelled. */
  const openImportId = useRef<string | null>(null);

  function cancelOnServer(id: string) {
    // If this request fails, the import expires on the server.
    saveCancel({ input: { id } }).catch(() => undefined);
  }

  /** Cancels the current stage; nothing is changed. */
  function cancelRun() {
    run.current.abort();
    const id = openImportId.current;
    openImportId.current = null;
    if (id) cancelOnServer(id);
  }
  const cancelOnUnmount = useRef(cancelRun);
  useEffect(() => {
    cancelOnUnmount.current = cancelRun;
  });
  useEffect(() => () => cancelOnUnmount.current(), []);

  /** Runs a sequence of stages; a failure returns to the file input. */
  async function runStages(stages: (signal: AbortSignal) => Promise<void>, fileName: string | null) {
    cancelRun();
    const { signal } = (run.current = new AbortController());
    try {
      await stages(signal);
    } catch (error) {
      if (!signal.aborted) setStage({ stage: "choosing", failure: toFailure(error), fileName });
    }
  }

  function poll(running: "comparing" | "storing", id: string, signal: AbortSignal) {
    setStage({ stage: running, done: 0, total: null });
    const onProgress = ({ progressDone: done, progressTotal: total = null }: ImportProgress) =>
      setStage({ stage: running, done, total });
    return pollImport(environment, id, onProgress, signal);
  }

  async function follow(id: string, signal: AbortSignal) {
    // Cancelled before its id was known, so cancel it on the server now.
    if (signal.aborted) return cancelOnServer(id);
    openImportId.current = id;
    const result = await poll("comparing", id, signal);
    if (result.state === "REFUSED" || result.state === "CANCELLED") openImportId.current = null;
    review(id, null, signal);
  }

  function review(id: string, failure: Failure | null, signal: AbortSignal) {
    const loading = { context: { relay }, abortController: { signal }, cause: "enter" } as const;
    const queryRef = preload(loading, "mgt", ReviewParameters, { id });
    setStage({ stage: "reviewing", id, queryRef, failure });
  }

  async function send(sent: File, signal: AbortSignal) {
    if (kind === "OKKOMM_RESIDENTIAL_PROPERTIES") return;
    setStage({ stage: "sending", file: sent, sent: 0, total: sent.size });
    const variables = { input: { ags, file: null } };
    const options = {
      uploadables: { "input.file": sent },
      signal,
      onUploadProgress: (bytes: number, total: number) => {
        if (!signal.aborted) setStage({ stage: "sending", file: sent, sent: bytes, total });
      },
    };
    const started =
      kind === "POSTAL_CODES"
        ? (await sendPostalCodes(variables, options)).previewPostalCodeImport
        : (await sendProperties(variables, options)).previewResidentialPropertyUpload;
    await follow(idOf(started), signal);
  }

  async function check(chosen: File, signal: AbortSignal) {
    if (kind === "OKKOMM_RESIDENTIAL_PROPERTIES") return;
    setStage({ stage: "checking", file: chosen, share: 0 });
    const onProgress = (share: number) => setStage({ stage: "checking", file: chosen, share });
    const result = await checkInWorker({ file: chosen, as: { kind, ags } }, onProgress, signal);
    if (result.problem) setStage({ stage: "choosing", failure: result.problem, fileName: chosen.name });
    else if (result.report.problems.length > 0) {
      setStage({ stage: "checked", file: chosen, report: result.report });
    } else await send(chosen, signal);
  }

  async function previewOkkomm(signal: AbortSignal) {
    setStage({ stage: "comparing", done: 0, total: null });
    await follow(idOf((await saveOkkomm({ input: { ags } })).previewOkkommImport), signal);
  }

  async function commit(id: string, token: string, confirmed: readonly ErrorCode[]) {
    const { signal } = run.current;
    setStage({ stage: "storing", done: 0, total: null });
    const { failure } = await attempt(() => saveCommit({ input: { id, token, confirmed } }));
    try {
      // Also after a network error: the server may have committed.
      const result = await poll("storing", id, signal);
      if (result.state === "COMMITTED") {
        openImportId.current = null;
        onStored(result);
      } else review(id, failure, signal);
    } catch (error) {
      if (!signal.aborted) setStage({ stage: "choosing", failure: toFailure(error), fileName: null });
    }
  }

  return {
    stage,
    isCancellable: isCancellable(stage),
    choose: (chosen: File) => {
      setFile(chosen);
      void runStages((signal) => check(chosen, signal), chosen.name);
    },
    /** Uploads the file although rows have problems. */
    sendAnyway: (sent: File) => void runStages((signal) => send(sent, signal), sent.name),
    startOkkomm: () => void runStages(previewOkkomm, null),
    /** Repeats the import, since the preview has expired. */
    repeat: () => {
      if (file) void runStages((signal) => check(file, signal), file.name);
      else void runStages(previewOkkomm, null);
    },
    commit: (id: string, token: string, confirmed: readonly ErrorCode[]) => void commit(id, token, confirmed),
    cancelRun,
    /** Reloads the preview. */
    review: () => {
      if (stage.stage === "reviewing") review(stage.id, stage.failure, run.current.signal);
    },
    restart: () => {
      cancelRun();
      setStage(initialStage);
    },
  };
}
