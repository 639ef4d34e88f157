import { Trans } from "@lingui/react/macro";
import { useObservable } from "#browser/useObservable";
import { instance } from "#session/instance";

/** Who assigns communes and services. */
export function WhomToAsk() {
  const contact = useObservable(instance)?.supportContact;
  return contact ? (
    <Trans>Zuordnungen ändert der Support: {contact}</Trans>
  ) : (
    <Trans>Zuordnungen ändert der Support Ihrer Behörde.</Trans>
  );
}
