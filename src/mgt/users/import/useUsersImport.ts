import { getRequest } from "relay-runtime";
import type { ErrorCode } from "#domain/errorCodes";
import type { RoleType } from "#domain/permissions";
import type { Failure } from "#i18n/errorMessages";
import { useImportStages } from "#mgt/imports/useImportStages";
import { ApiError } from "#relay/apiError";
import { payloadFailure } from "#relay/failure";
import { useNetwork } from "#relay/network";
import { send } from "#relay/send";
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

type UsersStage =
  /** Preview of a commit, and why the previous one was refused. */
  | { readonly stage: "reviewing"; readonly preview: UsersPreview; readonly failure: Failure | null }
  | { readonly stage: "storing" }
  | { readonly stage: "done"; readonly invited: UsersInvited };

/** Stages of a user import, from the file to the invitations. Aborting before the commit creates nobody. */
export function useUsersImport(allowed: readonly RoleType[]) {
  const upload = useMutationAsync<usersImportOperationsPreviewMutation>(previewMutation);
  const network = useNetwork();
  const flow = useImportStages<UsersStage>({ kind: "USERS", allowed }, async (options) => {
    const { previewUserImport } = await upload({ input: { file: null } }, options);
    options.signal.throwIfAborted();
    const { userImport: preview, errors } = previewUserImport;
    const refusal = errors[0] && payloadFailure(errors[0]);
    if (refusal || !preview) throw new ApiError(refusal?.code ?? "unexpected_answer", refusal?.params);
    flow.setStage({ stage: "reviewing", preview, failure: null });
  });
  const { setStage } = flow;

  async function commit(preview: UsersPreview, confirmed: readonly ErrorCode[]) {
    setStage({ stage: "storing" });
    // Bypasses the store, which would keep the links.
    const { failure, payload } = await attempt(async () => {
      const variables = { input: { id: preview.id, confirmed } };
      const { data } = await send(network, "mgt", getRequest(commitMutation), variables, {
        repeatable: false,
      });
      return data as usersImportOperationsCommitMutation["response"];
    });
    setStage(failure ? { stage: "reviewing", preview, failure } : { stage: "done", invited: payload });
  }

  return {
    ...flow,
    commit: (preview: UsersPreview, confirmed: readonly ErrorCode[]) => void commit(preview, confirmed),
  };
}
