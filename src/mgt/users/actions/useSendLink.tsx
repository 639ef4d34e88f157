import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { graphql } from "react-relay/hooks";
import type { MutationParameters, VariablesOf } from "relay-runtime";
import type { Failure } from "#i18n/errorMessages";
import type { MutationResponse } from "#relay/useAction";
import { useMutationAsync, type MutationAsync } from "#relay/useMutationAsync";
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

interface SendLink {
  /** Resolves with the failure, or null if the link was sent. */
  readonly invite: (user: LinkUser) => Promise<Failure | null>;
  readonly reset: (user: LinkUser) => Promise<Failure | null>;
  /** Dialog with the link, if there is one. */
  readonly dialog: ReactNode;
}

/** Sends links that set a password. Shows a link to pass on, or a message that it was sent by e-mail. */
export function useSendLink({ run }: Pick<ReturnType<typeof useUserAction>, "run">): SendLink {
  const toast = useToast();
  const [link, setLink] = useState<ShownLink | null>(null);
  const sendInvite = useMutationAsync<useSendLinkInviteMutation>(inviteMutation);
  const sendReset = useMutationAsync<useSendLinkResetMutation>(resetMutation);

  async function send<Response extends MutationResponse>(save: () => Promise<LinkAnswer<Response>>) {
    InvitationLinkDialog.preload();
    const sent: { url: string | null } = { url: null };
    const outcome = await run(async () => {
      const { response, url } = await save();
      sent.url = url;
      return response;
    });
    return { outcome, url: sent.url };
  }
  async function invite({ id, username, email }: LinkUser) {
    const { outcome, url } = await send(() =>
      saveForLink(sendInvite, { input: { id } }, "sendUserInvite", "invitationUrl"),
    );
    if (outcome.failure) return outcome.failure;
    const expiresAt = outcome.payload.user?.invitation?.expiresAt;
    if (url !== null) setLink({ url, expiresAt, username, purpose: "invitation" });
    else toast({ text: <Trans>Die Einladung geht per E-Mail an {email}.</Trans> });
    return null;
  }
  async function reset({ id, username, email }: LinkUser) {
    const { outcome, url } = await send(() =>
      saveForLink(sendReset, { input: { id } }, "sendPasswordReset", "resetUrl"),
    );
    if (outcome.failure) return outcome.failure;
    const expiresAt = outcome.payload.user?.passwordReset?.expiresAt;
    if (url !== null) setLink({ url, expiresAt, username, purpose: "password" });
    else toast({ text: <Trans>Der Link für ein neues Passwort geht per E-Mail an {email}.</Trans> });
    return null;
  }

  return {
    invite,
    reset,
    dialog: link && <InvitationLinkDialog {...link} onClose={() => setLink(null)} />,
  };
}

/** Response without its link, and the link; null if it was sent by e-mail. */
interface LinkAnswer<Response> {
  readonly response: Response;
  readonly url: string | null;
}

/**
 * Runs a mutation whose payload has a link in that field. Returns the link and removes it from the response, since
 * it opens an account and the store would keep it indefinitely.
 */
export async function saveForLink<TMutation extends MutationParameters>(
  save: MutationAsync<TMutation>,
  variables: VariablesOf<TMutation>,
  payload: string & keyof TMutation["response"],
  field: string,
): Promise<LinkAnswer<TMutation["response"]>> {
  const taken: { url: string | null } = { url: null };
  const response = await save(variables, {
    updater: (store) => {
      const answer = store.getRootField(payload);
      const url = answer?.getValue(field);
      if (typeof url === "string") taken.url = url;
      answer?.setValue(null, field);
    },
  });
  return { response, url: taken.url };
}
