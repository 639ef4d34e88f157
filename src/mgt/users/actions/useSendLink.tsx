import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import { useMutationAsync } from "#relay/useMutationAsync";
import { lazyOverlay } from "#ui/lazyOverlay";
import { useToast } from "#ui/ui";
import type { useSendLinkInviteMutation } from "./__generated__/useSendLinkInviteMutation.graphql";
import type { useSendLinkResetMutation } from "./__generated__/useSendLinkResetMutation.graphql";
import type { useUserAction } from "./useUserAction";

export const InvitationLinkDialog = lazyOverlay(
  async () => (await import("./InvitationLinkDialog")).InvitationLinkDialog,
);

const inviteMutation = graphql`
  mutation useSendLinkInviteMutation($input: SendUserInviteInput!) {
    sendUserInvite(input: $input) {
      user {
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

const resetMutation = graphql`
  mutation useSendLinkResetMutation($input: SendPasswordResetInput!) {
    sendPasswordReset(input: $input) {
      user {
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

interface LinkUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

interface ShownLink {
  readonly url: string;
  readonly expiresAt: string | undefined;
  readonly username: string;
  readonly purpose: "invitation" | "password";
}

/** Sends links that set a password. Shows a link to pass on, or a message that it was sent by e-mail. */
export function useSendLink({ run }: Pick<ReturnType<typeof useUserAction>, "run">) {
  const toast = useToast();
  const [link, setLink] = useState<ShownLink | null>(null);
  const sendInvite = useMutationAsync<useSendLinkInviteMutation>(inviteMutation);
  const sendReset = useMutationAsync<useSendLinkResetMutation>(resetMutation);

  /** Resolves with the failure, or null if the link was sent. */
  async function send(purpose: ShownLink["purpose"], { id, username, email }: LinkUser) {
    InvitationLinkDialog.preload();
    const isInvitation = purpose === "invitation";
    const variables = { input: { id } };
    const taken: TakenLink = { url: null };
    const { failure, payload } = isInvitation
      ? await run(() => sendInvite(variables, takeLink("sendUserInvite", "invitationUrl", taken)))
      : await run(() => sendReset(variables, takeLink("sendPasswordReset", "resetUrl", taken)));
    if (failure) return failure;
    const { user } = payload;
    const sent = user && ("invitation" in user ? user.invitation : user.passwordReset);
    if (taken.url !== null) setLink({ url: taken.url, expiresAt: sent?.expiresAt, username, purpose });
    else {
      toast({
        text: isInvitation ? (
          <Trans>Die Einladung geht per E-Mail an {email}.</Trans>
        ) : (
          <Trans>Der Link für ein neues Passwort geht per E-Mail an {email}.</Trans>
        ),
      });
    }
    return null;
  }

  return {
    send,
    /** Dialog with the link, if there is one. */
    dialog: link && <InvitationLinkDialog {...link} onClose={() => setLink(null)} />,
  };
}

export interface TakenLink {
  /** Null if the link was sent by e-mail. */
  url: string | null;
}

/** Moves the link from a payload's field to `taken`, since the store must not keep a link that opens an account. */
export function takeLink(payload: string, field: string, taken: TakenLink) {
  return {
    updater: (store: RecordSourceSelectorProxy) => {
      const answer = store.getRootField(payload);
      const url = answer?.getValue(field);
      if (typeof url === "string") taken.url = url;
      answer?.setValue(null, field);
    },
  };
}
