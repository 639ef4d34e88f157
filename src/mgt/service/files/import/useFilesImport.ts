import { graphql } from "react-relay/hooks";
import { fileArchiveMaxBytes } from "#domain/limits";
import type { Failure } from "#i18n/errorMessages";
import { useImportStages } from "#mgt/imports/useImportStages";
import { ApiError } from "#relay/apiError";
import { payloadFailure } from "#relay/failure";
import { attempt } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { useFilesImportCommitMutation } from "./__generated__/useFilesImportCommitMutation.graphql";
import type { useFilesImportPreviewMutation } from "./__generated__/useFilesImportPreviewMutation.graphql";

// Read without fragments and kept only by the dialog: nothing of it is stored yet.
const previewMutation = graphql`
  mutation useFilesImportPreviewMutation($input: PreviewServiceFileImportInput!) {
    previewServiceFileImport(input: $input) {
      serviceFileImport {
        id
        fileName
        byteSize
        ignoredCount
        entries {
          path
          byteSize
          state
          storedByteSize
          error {
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

const commitMutation = graphql`
  mutation useFilesImportCommitMutation($input: ImportServiceFilesInput!) {
    importServiceFiles(input: $input) {
      communeService {
        ...FreeFiles_service
      }
      importedCount
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** A checked archive. */
export type ArchivePreview = NonNullable<
  useFilesImportPreviewMutation["response"]["previewServiceFileImport"]["serviceFileImport"]
>;

/** A file of a checked archive. */
export type ArchiveEntry = ArchivePreview["entries"][number];

type FilesStage =
  /** Preview of an import, and why the previous one was refused. */
  | { readonly stage: "reviewing"; readonly preview: ArchivePreview; readonly failure: Failure | null }
  | { readonly stage: "storing"; readonly count: number };

interface FilesImportOptions {
  readonly serviceId: string;
  readonly suggested: File | null;
  /** Called when files have been imported. */
  readonly onImported: (count: number) => void;
}

/** Stages of an import of files from an archive. Aborting before the commit changes nothing. */
export function useFilesImport({ serviceId, suggested, onImported }: FilesImportOptions) {
  const upload = useMutationAsync<useFilesImportPreviewMutation>(previewMutation);
  const store = useMutationAsync<useFilesImportCommitMutation>(commitMutation);
  const flow = useImportStages<FilesStage>(
    null,
    async (options, show) => {
      const { previewServiceFileImport } = await upload({ input: { id: serviceId, file: null } }, options);
      options.signal.throwIfAborted();
      const { serviceFileImport: preview, errors } = previewServiceFileImport;
      const refusal = errors[0] && payloadFailure(errors[0]);
      if (refusal || !preview) throw new ApiError(refusal?.code ?? "unexpected_answer", refusal?.params);
      show({ stage: "reviewing", preview, failure: null });
    },
    suggested,
  );
  const { setStage } = flow;

  async function commit(preview: ArchivePreview, excluded: readonly string[], count: number) {
    setStage({ stage: "storing", count });
    const { failure, payload } = await attempt(() => store({ input: { id: preview.id, leftOut: excluded } }));
    if (failure) setStage({ stage: "reviewing", preview, failure });
    else onImported(payload.importedCount);
  }

  return {
    ...flow,
    choose(file: File) {
      if (file.size <= fileArchiveMaxBytes) return flow.choose(file);
      const failure: Failure = { code: "file_too_large", params: { maxBytes: String(fileArchiveMaxBytes) } };
      setStage({ stage: "choosing", file, failure });
    },
    commit: (preview: ArchivePreview, excluded: readonly string[], count: number) =>
      void commit(preview, excluded, count),
  };
}
