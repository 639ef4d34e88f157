/** Mutations of one user. */
import { graphql } from "react-relay/hooks";

/** All fragments of a user, so that a new revision never appears with old values. */
void graphql`
  fragment userOperations_user on User @throwOnFieldError {
    ...UsersTable_user
    ...UserHeader_user
    ...UserActions_user
    ...UserForm_user
  }
`;

export const withdrawMutation = graphql`
  mutation userOperationsWithdrawMutation($input: WithdrawUserInviteInput!) {
    withdrawUserInvite(input: $input) {
      user {
        ...userOperations_user
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

export const deactivateMutation = graphql`
  mutation userOperationsDeactivateMutation($input: DeactivateUserInput!) {
    deactivateUser(input: $input) {
      user {
        ...userOperations_user
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

export const reactivateMutation = graphql`
  mutation userOperationsReactivateMutation($input: ReactivateUserInput!) {
    reactivateUser(input: $input) {
      user {
        status
        ...userOperations_user
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

export const removeMutation = graphql`
  mutation userOperationsRemoveMutation($input: RemoveUserInput!) {
    removeUser(input: $input) {
      user {
        ...userOperations_user
      }
      removedUserId
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;
