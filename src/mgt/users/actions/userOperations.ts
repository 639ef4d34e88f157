/** What can be done to one user; each answer brings the user as stored now into the store. */
import { graphql } from "react-relay/hooks";
import type { UserError } from "#relay/failure";
import { useMutationAsync } from "#relay/useMutationAsync";
import { saveForLink } from "../saveForLink";
import type { userOperationsDeactivateMutation } from "./__generated__/userOperationsDeactivateMutation.graphql";
import type { userOperationsInviteMutation } from "./__generated__/userOperationsInviteMutation.graphql";
import type { userOperationsReactivateMutation } from "./__generated__/userOperationsReactivateMutation.graphql";
import type { userOperationsRemoveMutation } from "./__generated__/userOperationsRemoveMutation.graphql";
import type { userOperationsResetMutation } from "./__generated__/userOperationsResetMutation.graphql";
import type { userOperationsWithdrawMutation } from "./__generated__/userOperationsWithdrawMutation.graphql";

/** All that is shown of a user: a newer revision must not stand beside values of an older one. */
void graphql`
  fragment userOperations_user on User {
    active
    type
    communeCount
    serviceCount
    firstCommune {
      ags
      name
    }
    activatedAt
    updatedAt
    ...UserHeader_user
    ...UserForm_user
    ...UserActions_user
    ...InviteAgainButton_user
  }
`;

const inviteMutation = graphql`
  mutation userOperationsInviteMutation($input: SendUserInviteInput!) {
    sendUserInvite(input: $input) {
      user {
        id
        invitation {
          expiresAt
        }
        ...userOperations_user
      }
      invitationUrl
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const withdrawMutation = graphql`
  mutation userOperationsWithdrawMutation($input: WithdrawUserInviteInput!) {
    withdrawUserInvite(input: $input) {
      user {
        id
        ...userOperations_user
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const resetMutation = graphql`
  mutation userOperationsResetMutation($input: SendPasswordResetInput!) {
    sendPasswordReset(input: $input) {
      user {
        id
        passwordReset {
          expiresAt
        }
        ...userOperations_user
      }
      resetUrl
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const deactivateMutation = graphql`
  mutation userOperationsDeactivateMutation($input: DeactivateUserInput!) {
    deactivateUser(input: $input) {
      user {
        id
        ...userOperations_user
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const reactivateMutation = graphql`
  mutation userOperationsReactivateMutation($input: ReactivateUserInput!) {
    reactivateUser(input: $input) {
      user {
        id
        status
        ...userOperations_user
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const removeMutation = graphql`
  mutation userOperationsRemoveMutation($input: RemoveUserInput!) {
    removeUser(input: $input) {
      user {
        id
        ...userOperations_user
      }
      removedUserId
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Which user is meant, as read. */
export interface ReadUser {
  readonly id: string;
  readonly revision: number;
}

/** What an action has come to; without errors it was carried out. */
export interface UserAnswer {
  readonly errors: readonly UserError[];
}

/** A link that was sent; `url` null: it goes out by e-mail. */
export interface SentLinkAnswer extends UserAnswer {
  readonly url: string | null;
  readonly expiresAt: string | null;
}

export interface UserOperations {
  readonly invite: (id: string) => Promise<SentLinkAnswer>;
  readonly withdraw: (id: string) => Promise<UserAnswer>;
  readonly reset: (id: string) => Promise<SentLinkAnswer>;
  readonly deactivate: (user: ReadUser, reason: string) => Promise<UserAnswer>;
  /** Also tells whether the user may log in at once, or has no password yet. */
  readonly reactivate: (user: ReadUser) => Promise<UserAnswer & { readonly isActive: boolean }>;
  readonly remove: (user: ReadUser, typedUsername: string) => Promise<UserAnswer>;
}

/** The calls behind the buttons. */
export function useUserOperations(): UserOperations {
  const invite = useMutationAsync<userOperationsInviteMutation>(inviteMutation);
  const withdraw = useMutationAsync<userOperationsWithdrawMutation>(withdrawMutation);
  const reset = useMutationAsync<userOperationsResetMutation>(resetMutation);
  const deactivate = useMutationAsync<userOperationsDeactivateMutation>(deactivateMutation);
  const reactivate = useMutationAsync<userOperationsReactivateMutation>(reactivateMutation);
  const remove = useMutationAsync<userOperationsRemoveMutation>(removeMutation);
  return {
    invite: async (id) => {
      const { response, url } = await saveForLink(
        invite,
        { input: { id } },
        "sendUserInvite",
        "invitationUrl",
      );
      const { user, errors } = response.sendUserInvite;
      return { errors, url, expiresAt: user?.invitation?.expiresAt ?? null };
    },
    withdraw: async (id) => (await withdraw({ input: { id } })).withdrawUserInvite,
    reset: async (id) => {
      const { response, url } = await saveForLink(reset, { input: { id } }, "sendPasswordReset", "resetUrl");
      const { user, errors } = response.sendPasswordReset;
      return { errors, url, expiresAt: user?.passwordReset?.expiresAt ?? null };
    },
    deactivate: async (user, reason) => (await deactivate({ input: { ...user, reason } })).deactivateUser,
    reactivate: async (input) => {
      const { user, errors } = (await reactivate({ input })).reactivateUser;
      return { errors, isActive: user?.status === "ACTIVE" };
    },
    remove: async (user, typedUsername) => (await remove({ input: { ...user, typedUsername } })).removeUser,
  };
}
