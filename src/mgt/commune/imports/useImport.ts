import { useRef } from "react";
import { useRelayEnvironment, type PreloadedQuery } from "react-relay/hooks";
import type { ErrorCode } from "#domain/errorCodes";
import type { Failure } from "#i18n/errorMessages";
import { ApiError } from "#relay/apiError";
import { payloadFailure, type UserError } from "#relay/failure";
import { attempt } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { FileKind } from "#mgt/imports/checkFile";
import { useImportStages, type UploadStage } from "#mgt/imports/useImportStages";
import { preload } from "#relay/preload";
import { useRelay } from "#relay/relay";
import type { importOperationsCancelMutation } from "./__generated__/importOperationsCancelMutation.graphql";
import type { importOperationsCommitMutation } from "./__generated__/importOperationsCommitMutation.graphql";
import type { importOperationsOkkommMutation } from "./__generated__/importOperationsOkkommMutation.graphql";
import type { importOperationsPostalCodesMutation } from "./__generated__/importOperationsPostalCodesMutation.graphql";
import type { importOperationsResidentialPropertiesMutation } from "./__generated__/importOperationsResidentialPropertiesMutation.graphql";
import type { ImportReviewQuery } from "./__generated__/ImportReviewQuery.graphql";
import ReviewParameters from "./__generated__/ImportReviewQuery$parameters";
import { fetchProgress, pollImport, type ImportProgress } from "./pollImport";
import {
  cancelMutation,
  commitMutation,
  okkommMutation,
  postalCodesMutation,
  residentialPropertiesMutation,
} from "./importOperations";

/** As in the schema. */
export type ImportKind = "POSTAL_CODES" | "RESIDENTIAL_PROPERTIES" | "OKKOMM_RESIDENTIAL_PROPERTIES";

/** Stages of an import on the server. */
type ServerStage =
  /** The server checks; counted in rows. */
  | { readonly stage: "comparing"; readonly done: number; readonly total: number | null }
  | { readonly stage: "storing" }
  /** Preview of the commit, and why the previous one was rejected. */
  | {
      readonly stage: "reviewing";
      readonly id: string;
      readonly queryRef: PreloadedQuery<ImportReviewQuery>;
      readonly failure: Failure | null;
    };

/** State of the import dialog. */
export type ImportStage = UploadStage | ServerStage;

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

/** Runs an import from the file to the commit; aborting leaves the current entries unchanged. */
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
  /** Id of the import on the server that an abort must cancel. */
  const openImportId = useRef<string | null>(null);

  const fileKind: FileKind = kind === "POSTAL_CODES" ? { kind } : { kind: "RESIDENTIAL_PROPERTIES", ags };
  const { start, proceed, setStage, ...flow } = useImportStages<ServerStage>(fileKind, async (options) => {
    const variables = { input: { ags, file: null, encoding: options.encoding } };
    const started =
      kind === "POSTAL_CODES"
        ? (await sendPostalCodes(variables, options)).previewPostalCodeImport
        : (await sendProperties(variables, options)).previewResidentialPropertyUpload;
    await follow(idOf(started), options.signal);
  });
  const { stage } = flow;

  const compare = (done = 0, total: number | null = null) => setStage({ stage: "comparing", done, total });

  const startOkkomm = () =>
    start(async (signal) => {
      compare();
      await follow(idOf((await saveOkkomm({ input: { ags } })).previewOkkommImport), signal);
    });

  async function follow(id: string, signal: AbortSignal): Promise<void> {
    // If this request fails, the import expires on the server.
    const cancelOnServer = () => void saveCancel({ input: { id } }).catch(() => undefined);
    // Aborted before its id was known.
    if (signal.aborted) return cancelOnServer();
    openImportId.current = id;
    signal.addEventListener("abort", () => {
      if (openImportId.current === id) cancelOnServer();
    });
    compare();
    const onProgress = ({ progressDone, progressTotal }: ImportProgress) =>
      compare(progressDone, progressTotal);
    const result = await pollImport(environment, id, onProgress, signal);
    if (result.state === "REFUSED" || result.state === "CANCELLED") openImportId.current = null;
    review(id, null, signal);
  }

  function review(id: string, failure: Failure | null, signal: AbortSignal) {
    const loading = { context: { relay }, abortController: { signal }, cause: "enter" } as const;
    const queryRef = preload(loading, "mgt", ReviewParameters, { id });
    setStage({ stage: "reviewing", id, queryRef, failure });
  }

  async function commit(id: string, token: string, confirmed: readonly ErrorCode[], signal: AbortSignal) {
    setStage({ stage: "storing" });
    const { failure } = await attempt(() => saveCommit({ input: { id, token, confirmed } }));
    // Also after a network error: the server may have committed.
    const result = await fetchProgress(environment, id, signal);
    if (result.state !== "COMMITTED") return review(id, failure, signal);
    openImportId.current = null;
    onStored(result);
  }

  return {
    ...flow,
    /** A commit cannot be cancelled. */
    isCancellable: stage.stage === "checking" || stage.stage === "sending" || stage.stage === "comparing",
    startOkkomm,
    /** Repeats the import, since the preview has expired. */
    repeat: kind === "OKKOMM_RESIDENTIAL_PROPERTIES" ? startOkkomm : flow.repeat,
    commit: (id: string, token: string, confirmed: readonly ErrorCode[]) =>
      proceed((signal) => commit(id, token, confirmed, signal)),
    /** Reloads the preview. */
    review: () => {
      if (stage.stage !== "reviewing") return;
      proceed(async (signal) => review(stage.id, stage.failure, signal));
    },
  };
}
