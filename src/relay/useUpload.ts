import { useEffect, useRef, useState } from "react";
import type { GraphQLTaggedNode, VariablesOf } from "relay-runtime";
import type { Failure } from "#i18n/errorMessages";
import { attempt, type ActionMutation } from "./useAction";
import { useMutationAsync } from "./useMutationAsync";

export type UploadState =
  | { readonly state: "idle" }
  /** In bytes; `total` is the size of the whole request. */
  | { readonly state: "sending"; readonly sent: number; readonly total: number }
  | { readonly state: "refused"; readonly failure: Failure };

const idle: UploadState = { state: "idle" };

/** Uploads one file at a time as `input.file` of a mutation. Unmounting aborts the upload. */
export function useUpload<TMutation extends ActionMutation>(mutation: GraphQLTaggedNode) {
  const commit = useMutationAsync<TMutation>(mutation);
  const [upload, setUpload] = useState<UploadState>(idle);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Resolves to the payload, or to null if the file was not stored. */
  async function send(file: File, variables: VariablesOf<TMutation>) {
    const { signal } = (running.current = new AbortController());
    setUpload({ state: "sending", sent: 0, total: file.size });
    const { failure, payload } = await attempt(() =>
      commit(variables, {
        uploadables: { "input.file": file },
        signal,
        onUploadProgress: (sent, total) => {
          if (!signal.aborted) setUpload({ state: "sending", sent, total });
        },
      }),
    );
    setUpload(failure && !signal.aborted ? { state: "refused", failure } : idle);
    return failure ? null : payload;
  }

  return {
    upload,
    send,
    /** Shows a problem found before sending. */
    refuse: (failure: Failure) => setUpload({ state: "refused", failure }),
    cancel: () => running.current?.abort(),
    reset: () => setUpload(idle),
  };
}
