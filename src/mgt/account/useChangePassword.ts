import { graphql, useRelayEnvironment } from "react-relay/hooks";
import type { RecordSourceProxy } from "relay-runtime";
import { useUnstoredMutation } from "#relay/useUnstoredMutation";
import type { useChangePasswordMutation } from "./__generated__/useChangePasswordMutation.graphql";

const changeMutation = graphql`
  mutation useChangePasswordMutation($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      endedSessionIds
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

type Change = useChangePasswordMutation["response"]["changePassword"];

/** Changes the viewer's password. Rejects with an ApiError. */
export function useChangePassword(): (currentPassword: string, newPassword: string) => Promise<Change> {
  const environment = useRelayEnvironment();
  const save = useUnstoredMutation<useChangePasswordMutation>("mgt", changeMutation);
  return async (currentPassword, newPassword) => {
    const { changePassword } = await save({ input: { currentPassword, newPassword } });
    environment.commitUpdate((store) => removeEndedSessions(store, changePassword.endedSessionIds));
    return changePassword;
  };
}

/** Removes ended sessions from the list in the store. */
export function removeEndedSessions(
  store: Pick<RecordSourceProxy, "getRoot">,
  ended: readonly string[],
): void {
  const root = store.getRoot();
  const left = root
    .getLinkedRecords("ownSessions")
    ?.filter((session) => !session || !ended.includes(session.getDataID()));
  if (left) root.setLinkedRecords(left, "ownSessions");
}
