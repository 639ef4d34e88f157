import { Trans } from "@lingui/react/macro";
import { ContactLink, isAddress } from "./ContactLink";
import { useInstance } from "./useSession";

/** Contact for a forgotten password: the configured address or sentence. */
export function SupportHint() {
  const contact = useInstance()?.supportContact?.trim();
  return (
    <p className="help public-help">
      {!contact ? (
        <Trans>
          Passwort vergessen? Ihre Administration gibt Ihnen einen Link, mit dem Sie ein neues festlegen.
        </Trans>
      ) : isAddress(contact) ? (
        <Trans>
          Passwort vergessen? Einen Link, mit dem Sie ein neues festlegen, erhalten Sie unter{" "}
          <ContactLink contact={contact} />
        </Trans>
      ) : (
        <Trans>Passwort vergessen? {contact}</Trans>
      )}
    </p>
  );
}
