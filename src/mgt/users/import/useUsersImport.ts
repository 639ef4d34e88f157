import { graphql } from "react-relay/hooks";
import type { ErrorCode } from "#domain/errorCodes";
import type { RoleType } from "#domain/permissions";
import type { Failure } from "#i18n/errorMessages";
import { useImportStages } from "#mgt/imports/useImportStages";
import { ApiError } from "#relay/apiError";
import { payloadFailure } from "#relay/failure";
import { attempt } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useUnstoredMutation } from "#relay/useUnstoredMutation";
import type { useUsersImportCommitMutation } from "./__generated__/useUsersImportCommitMutation.graphql";
import type { useUsersImportPreviewMutation } from "./__generated__/useUsersImportPreviewMutation.graphql";

// Read without fragments and kept only by the dialog: file contents do not belong in the store.
const previewMutation = graphql`
  mutation useUsersImportPreviewMutation($input: PreviewUserImportInput!) {
    previewUserImport(input: $input) {
      userImport {
        id
        fileName
        encoding
        sample
        ignoredColumns
        rowCount
        newCount
        existingCount
        refusedCount
        isMailed
        examples {
          line
          username
          email
          type
          communeCount
          serviceCount
        }
        problems {
          line
          column
          columnName
          value
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
  mutation useUsersImportCommitMutation($input: CommitUserImportInput!) {
    commitUserImport(input: $input) {
      invitedCount
      links {
        username
        email
        url
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** A checked file. */
export type UsersPreview = NonNullable<
  useUsersImportPreviewMutation["response"]["previewUserImport"]["userImport"]
>;

/** The created users; links are only returned once. */
export type UsersInvited = useUsersImportCommitMutation["response"]["commitUserImport"];

type UsersStage =
  /** Preview of a commit, and why the previous one was refused. */
  | { readonly stage: "reviewing"; readonly preview: UsersPreview; readonly failure: Failure | null }
  | { readonly stage: "storing" }
  | { readonly stage: "done"; readonly invited: UsersInvited };

/** Stages of a user import, from the file to the invitations. Aborting before the commit creates nobody. */
export function useUsersImport(allowed: readonly RoleType[]) {
  const upload = useMutationAsync<useUsersImportPreviewMutation>(previewMutation);
  const create = useUnstoredMutation<useUsersImportCommitMutation>("mgt", commitMutation);
  const flow = useImportStages<UsersStage>({ kind: "USERS", allowed }, async (options, show) => {
    const { previewUserImport } = await upload(
      { input: { file: null, encoding: options.encoding } },
      options,
    );
    options.signal.throwIfAborted();
    const { userImport: preview, errors } = previewUserImport;
    const refusal = errors[0] && payloadFailure(errors[0]);
    if (refusal || !preview) throw new ApiError(refusal?.code ?? "unexpected_answer", refusal?.params);
    show({ stage: "reviewing", preview, failure: null });
  });
  const { setStage } = flow;

  async function commit(preview: UsersPreview, confirmed: readonly ErrorCode[]) {
    setStage({ stage: "storing" });
    const { failure, payload } = await attempt(() => create({ input: { id: preview.id, confirmed } }));
    setStage(failure ? { stage: "reviewing", preview, failure } : { stage: "done", invited: payload });
  }

  return {
    ...flow,
    commit: (preview: UsersPreview, confirmed: readonly ErrorCode[]) => void commit(preview, confirmed),
  };
}
