import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useToast } from "#ui/ui";
import { InvitationLinkDialog } from "./InvitationLinkDialog";
import type { SentLinkAnswer } from "./userOperations";

interface ShownLink {
  readonly url: string;
  readonly expiresAt: string | undefined;
  readonly username: string;
  readonly purpose: "invitation" | "password";
}

/** What follows when a link was made: it is shown to be passed on, or it is said that it goes out by e-mail. */
export function useSentLink(): {
  readonly show: (
    answer: SentLinkAnswer,
    whose: { readonly username: string; readonly email: string; readonly purpose: ShownLink["purpose"] },
  ) => void;
  /** The dialog with the link, while there is one. */
  readonly dialog: ReactNode;
} {
  const toast = useToast();
  const [link, setLink] = useState<ShownLink | null>(null);
  return {
    show: ({ url, expiresAt }, { username, email, purpose }) => {
      if (url !== null) setLink({ url, username, purpose, expiresAt: expiresAt ?? undefined });
      else {
        toast({
          text:
            purpose === "invitation" ? (
              <Trans>Die Einladung geht per E-Mail an {email}.</Trans>
            ) : (
              <Trans>Der Link für ein neues Passwort geht per E-Mail an {email}.</Trans>
            ),
        });
      }
    },
    // Not in the row that has asked: it brings its own look, and is not drawn on narrow screens.
    dialog:
      link && createPortal(<InvitationLinkDialog {...link} onClose={() => setLink(null)} />, document.body),
  };
}
