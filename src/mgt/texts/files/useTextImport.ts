import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { Failure } from "#i18n/errorMessages";
import { useImportStages } from "#mgt/imports/useImportStages";
import { ApiError } from "#relay/apiError";
import { payloadFailure } from "#relay/failure";
import { markStale } from "#relay/staleRecords";
import { attempt } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { useTextImportCommitMutation } from "./__generated__/useTextImportCommitMutation.graphql";
import type { useTextImportPreviewMutation } from "./__generated__/useTextImportPreviewMutation.graphql";

const previewMutation = graphql`
  mutation useTextImportPreviewMutation($input: PreviewTextImportInput!) {
    previewTextImport(input: $input) {
      textImport {
        revision
        ...TextImportReview_import
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const commitMutation = graphql`
  mutation useTextImportCommitMutation($input: ImportTextsInput!) {
    importTexts(input: $input) {
      texts {
        ...TextsForm_head
      }
      entries {
        ...TextRow_entry
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** A compared file. */
export type TextImportPreview = NonNullable<
  useTextImportPreviewMutation["response"]["previewTextImport"]["textImport"]
>;

type ImportStage =
  | {
      readonly stage: "reviewing";
      readonly file: File;
      readonly preview: TextImportPreview;
      /** Why the previous commit was refused. */
      readonly failure: Failure | null;
    }
  | { readonly stage: "storing" };

interface TextImportOptions {
  /** Id of the service of the commune. */
  readonly id: string;
  readonly initialLanguage: string;
  readonly onDone: () => void;
}

/** Stages of an import of texts, from the file to the draft. The server compares the file again when it is stored. */
export function useTextImport({ id, initialLanguage, onDone }: TextImportOptions) {
  const [language, setLanguage] = useState(initialLanguage);
  const upload = useMutationAsync<useTextImportPreviewMutation>(previewMutation);
  const store = useMutationAsync<useTextImportCommitMutation>(commitMutation);
  const flow = useImportStages<ImportStage>(null, async (options, show) => {
    const { previewTextImport } = await upload({ input: { id, language, file: null } }, options);
    options.signal.throwIfAborted();
    const { textImport: preview, errors } = previewTextImport;
    const refusal = errors[0] && payloadFailure(errors[0]);
    if (refusal || !preview) throw new ApiError(refusal?.code ?? "unexpected_answer", refusal?.params);
    show({ stage: "reviewing", file: options.uploadables["input.file"], preview, failure: null });
  });
  const { setStage } = flow;

  async function commit(file: File, preview: TextImportPreview) {
    setStage({ stage: "storing" });
    const input = { id, language, revision: preview.revision, file: null };
    const { failure } = await attempt(() =>
      store({ input }, { uploadables: { "input.file": file }, updater: markStale(id, "texts") }),
    );
    if (failure) setStage({ stage: "reviewing", file, preview, failure });
    else onDone();
  }

  return {
    ...flow,
    language,
    setLanguage,
    commit: (file: File, preview: TextImportPreview) => void commit(file, preview),
  };
}
