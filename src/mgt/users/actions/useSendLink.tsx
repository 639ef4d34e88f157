import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { graphql } from "react-relay/hooks";
import type { Failure } from "#i18n/errorMessages";
import { useMutationAsync } from "#relay/useMutationAsync";
import { lazyDialog } from "#ui/lazyDialog";
import { useToast } from "#ui/ui";
import { saveForLink } from "../saveForLink";
import type { useSendLinkInviteMutation } from "./__generated__/useSendLinkInviteMutation.graphql";
import type { useSendLinkResetMutation } from "./__generated__/useSendLinkResetMutation.graphql";
import type { useUserAction } from "./useUserAction";

export const InvitationLinkDialog = lazyDialog(
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

interface SendLink {
  /** Resolves with why nothing was sent; null: it was. */
  readonly invite: (user: LinkUser) => Promise<Failure | null>;
  readonly reset: (user: LinkUser) => Promise<Failure | null>;
  /** The dialog with the link, while there is one. */
  readonly dialog: ReactNode;
}

/** Sends the links that set a password. Shows a link that is to be passed on, or tells that an e-mail carries it. */
export function useSendLink({ run }: Pick<ReturnType<typeof useUserAction>, "run">): SendLink {
  const toast = useToast();
  const [link, setLink] = useState<ShownLink | null>(null);
  const sendInvite = useMutationAsync<useSendLinkInviteMutation>(inviteMutation);
  const sendReset = useMutationAsync<useSendLinkResetMutation>(resetMutation);

  async function invite({ id, username, email }: LinkUser) {
    InvitationLinkDialog.preload();
    const sent: { url: string | null } = { url: null };
    const { failure, payload } = await run(async () => {
      const variables = { input: { id } };
      const { response, url } = await saveForLink(sendInvite, variables, "sendUserInvite", "invitationUrl");
      sent.url = url;
      return response;
    });
    if (failure) return failure;
    const expiresAt = payload.user?.invitation?.expiresAt;
    if (sent.url !== null) setLink({ url: sent.url, expiresAt, username, purpose: "invitation" });
    else toast({ text: <Trans>Die Einladung geht per E-Mail an {email}.</Trans> });
    return null;
  }

  async function reset({ id, username, email }: LinkUser) {
    InvitationLinkDialog.preload();
    const sent: { url: string | null } = { url: null };
    const { failure, payload } = await run(async () => {
      const variables = { input: { id } };
      const { response, url } = await saveForLink(sendReset, variables, "sendPasswordReset", "resetUrl");
      sent.url = url;
      return response;
    });
    if (failure) return failure;
    const expiresAt = payload.user?.passwordReset?.expiresAt;
    if (sent.url !== null) setLink({ url: sent.url, expiresAt, username, purpose: "password" });
    else toast({ text: <Trans>Der Link für ein neues Passwort geht per E-Mail an {email}.</Trans> });
    return null;
  }

  return {
    invite,
    reset,
    dialog: link && <InvitationLinkDialog {...link} onClose={() => setLink(null)} />,
  };
}
