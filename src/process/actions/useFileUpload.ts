import { useEffect, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { payloadFailure, toFailure } from "#relay/failure";
import type { Failure } from "#i18n/errorMessages";
import { useNetwork } from "#relay/network";
import { uploadMutation } from "#relay/uploadMutation";
import type { useFileUploadMutation } from "./__generated__/useFileUploadMutation.graphql";
import type { ReadProcess } from "./processOperations";

const mutation = graphql`
  mutation useFileUploadMutation($input: UploadProcessFileInput!) {
    uploadProcessFile(input: $input) {
      process {
        ...ProcessDetail_process
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

export type UploadState =
  | { readonly state: "idle" }
  | { readonly state: "sending"; readonly sent: number; readonly total: number }
  | { readonly state: "refused"; readonly failure: Failure };

/** Sends a file to a process; the store then holds both. */
export function useFileUpload({ id, revision }: ReadProcess) {
  const environment = useRelayEnvironment();
  const network = useNetwork();
  const [upload, setUpload] = useState<UploadState>({ state: "idle" });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Whether it was stored. */
  async function send(file: File): Promise<boolean> {
    const controller = new AbortController();
    running.current = controller;
    setUpload({ state: "sending", sent: 0, total: file.size });
    try {
      const { uploadProcessFile } = await uploadMutation<useFileUploadMutation>(
        network,
        "process",
        environment,
        mutation,
        { input: { id, revision, file: null } },
        { path: "input.file", file },
        {
          signal: controller.signal,
          onProgress: (sent, total) => {
            if (!controller.signal.aborted) setUpload({ state: "sending", sent, total });
          },
        },
      );
      const [error] = uploadProcessFile.errors;
      setUpload(error ? { state: "refused", failure: payloadFailure(error) } : { state: "idle" });
      return !error;
    } catch (error) {
      if (controller.signal.aborted) setUpload({ state: "idle" });
      else setUpload({ state: "refused", failure: toFailure(error) });
      return false;
    }
  }

  return {
    upload,
    send,
    refuse: (failure: Failure) => setUpload({ state: "refused", failure }),
    stop: () => running.current?.abort(),
  };
}
