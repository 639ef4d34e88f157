import { Trans } from "@lingui/react/macro";
import { useInstance } from "#session/useSession";

/** Names the contact who assigns communes and services. */
export function ContactHint() {
  const contact = useInstance()?.supportContact;
  return contact ? (
    <Trans>Zuordnungen ändert der Support: {contact}</Trans>
  ) : (
    <Trans>Zuordnungen ändert der Support Ihrer Behörde.</Trans>
  );
}
