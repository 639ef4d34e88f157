import { useEffect, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { payloadFailure, toFailure } from "#relay/failure";
import type { Failure } from "#i18n/errorMessages";
import { useNetwork } from "#relay/network";
import { uploadMutation } from "#relay/uploadMutation";
import type { usePictureUploadMutation } from "./__generated__/usePictureUploadMutation.graphql";

const mutation = graphql`
  mutation usePictureUploadMutation($input: UploadCommunePictureInput!) {
    uploadCommunePicture(input: $input) {
      commune {
        ...PictureSection_commune
        # All that the revision guards: a form beside would take its old values for current ones.
        ...MasterDataForm_commune
        ...AtAGlance_commune
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

export type UploadState =
  | { readonly state: "idle" }
  /** `share` of the bytes has left the browser, from 0 to 1. */
  | { readonly state: "sending"; readonly share: number }
  | { readonly state: "refused"; readonly failure: Failure };

/** Sends a picture; the store then holds the new one. */
export function usePictureUpload(ags: string, revision: number) {
  const environment = useRelayEnvironment();
  const network = useNetwork();
  const [upload, setUpload] = useState<UploadState>({ state: "idle" });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File): Promise<boolean> {
    const controller = new AbortController();
    running.current = controller;
    setUpload({ state: "sending", share: 0 });
    try {
      const { uploadCommunePicture } = await uploadMutation<usePictureUploadMutation>(
        network,
        "mgt",
        environment,
        mutation,
        { input: { ags, revision, file: null } },
        { path: "input.file", file },
        {
          signal: controller.signal,
          onProgress: (sent, total) => {
            if (!controller.signal.aborted)
              setUpload({ state: "sending", share: total > 0 ? sent / total : 0 });
          },
        },
      );
      const [error] = uploadCommunePicture.errors;
      if (!error) {
        setUpload({ state: "idle" });
        return true;
      }
      setUpload({ state: "refused", failure: payloadFailure(error) });
    } catch (error) {
      if (controller.signal.aborted) setUpload({ state: "idle" });
      else setUpload({ state: "refused", failure: toFailure(error) });
    }
    return false;
  }

  return {
    upload,
    send,
    cancel: () => running.current?.abort(),
    forget: () => setUpload({ state: "idle" }),
  };
}
