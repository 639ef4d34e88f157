import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { resourceImportMax, resourceImportMaxBytes } from "#domain/resources/resourceKinds";
import type { Failure } from "#i18n/errorMessages";
import { attempt } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import type {
  useResourcesImportPreviewMutation,
  useResourcesImportPreviewMutation$data,
} from "./__generated__/useResourcesImportPreviewMutation.graphql";
import type { useResourcesImportStoreMutation } from "./__generated__/useResourcesImportStoreMutation.graphql";

// Read without fragments and kept only by the dialog: nothing of it is stored yet.
const previewMutation = graphql`
  mutation useResourcesImportPreviewMutation($input: PreviewResourceImportInput!) {
    previewResourceImport(input: $input) {
      preview {
        token
        items {
          fileName
          outcome
          urn
          type
          before
          after
          missingSecrets
          problems {
            ...userError_error @relay(mask: false)
          }
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const storeMutation = graphql`
  mutation useResourcesImportStoreMutation($input: ImportResourcesInput!) {
    importResources(input: $input) {
      resources {
        id
        ...resourceFields_resource
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Compared files. */
export type ImportPreview = NonNullable<
  useResourcesImportPreviewMutation$data["previewResourceImport"]["preview"]
>;

/** A compared file. */
export type ImportItem = ImportPreview["items"][number];

type Files = readonly File[];

export type ImportStage =
  /** Choosing files; after a failure, with the previous ones. */
  | { readonly stage: "choosing"; readonly files: Files; readonly failure: Failure | null }
  | { readonly stage: "sending"; readonly sent: number; readonly total: number }
  | { readonly stage: "reviewing"; readonly preview: ImportPreview; readonly failure: Failure | null }
  | { readonly stage: "storing"; readonly count: number }
  | { readonly stage: "done"; readonly items: readonly ImportItem[] };

/** Variables and uploads of files; their places in the variables stay null. */
const uploadOf = (files: Files) => ({
  places: files.map(() => null),
  uploadables: Object.fromEntries(files.map((file, index) => [`input.files.${index}`, file])),
});

/** Why the files cannot be sent. */
function refusalOf(files: Files): Failure | null {
  if (files.length > resourceImportMax) {
    return { code: "too_many_files", params: { max: String(resourceImportMax) } };
  }
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes > resourceImportMaxBytes
    ? { code: "file_too_large", params: { maxBytes: String(resourceImportMaxBytes) } }
    : null;
}

const unexpected: Failure = { code: "unexpected_answer", params: {} };

/** Stages of an import of resources. Aborting before the import changes nothing. */
export function useResourcesImport(onImported: () => void) {
  const sendFiles = useMutationAsync<useResourcesImportPreviewMutation>(previewMutation);
  const storeFiles = useMutationAsync<useResourcesImportStoreMutation>(storeMutation);
  const [stage, setStage] = useState<ImportStage>({ stage: "choosing", files: [], failure: null });
  const chosen = useRef<Files>([]);
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);

  async function preview(files: Files) {
    running.current.abort();
    running.current = new AbortController();
    chosen.current = files;
    const { signal } = running.current;
    const refusal = refusalOf(files);
    if (refusal) {
      setStage({ stage: "choosing", files, failure: refusal });
      return;
    }
    setStage({ stage: "sending", sent: 0, total: 0 });
    const { places, uploadables } = uploadOf(files);
    const onUploadProgress = (sent: number, total: number) => {
      if (!signal.aborted) setStage({ stage: "sending", sent, total });
    };
    const { failure, payload } = await attempt(() =>
      sendFiles({ input: { files: places } }, { uploadables, signal, onUploadProgress }),
    );
    if (signal.aborted) return;
    if (failure || !payload.preview) setStage({ stage: "choosing", files, failure: failure ?? unexpected });
    else setStage({ stage: "reviewing", preview: payload.preview, failure: null });
  }

  async function store(compared: ImportPreview, items: readonly ImportItem[]) {
    const urns = items.flatMap(({ urn }) => urn ?? []);
    setStage({ stage: "storing", count: urns.length });
    const { places, uploadables } = uploadOf(chosen.current);
    const { failure } = await attempt(() =>
      storeFiles({ input: { files: places, token: compared.token, urns } }, { uploadables }),
    );
    if (failure) {
      setStage({ stage: "reviewing", preview: compared, failure });
      return;
    }
    setStage({ stage: "done", items });
    onImported();
  }

  return {
    stage,
    choose: (files: Files) => void preview(files),
    /** Compares the same files again. */
    repeat: () => void preview(chosen.current),
    restart: () => {
      running.current.abort();
      setStage({ stage: "choosing", files: [], failure: null });
    },
    store: (compared: ImportPreview, items: readonly ImportItem[]) => void store(compared, items),
  };
}
