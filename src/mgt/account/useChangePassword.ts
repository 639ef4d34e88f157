import { useCallback } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { getRequest, type RecordSourceProxy } from "relay-runtime";
import { useNetwork } from "#relay/network";
import { send } from "#relay/send";
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

/**
 * Changes the viewer's password. Bypasses Relay's store, which would keep the passwords in the field key.
 * Rejects with an ApiError.
 */
export function useChangePassword(): (currentPassword: string, newPassword: string) => Promise<Change> {
  const environment = useRelayEnvironment();
  const network = useNetwork();
  return useCallback(
    async (currentPassword, newPassword) => {
      const variables = { input: { currentPassword, newPassword } };
      const { data } = await send(network, "mgt", getRequest(changeMutation), variables, {
        repeatable: false,
      });
      const { changePassword } = data as useChangePasswordMutation["response"];
      environment.commitUpdate((store) => removeEndedSessions(store, changePassword.endedSessionIds));
      return changePassword;
    },
    [environment, network],
  );
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
