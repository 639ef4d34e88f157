import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";

/** Message of a failure as a component, e.g. for a toast. */
export function FailureText({ failure }: { readonly failure: Failure }) {
  const errorMessage = useErrorMessage();
  return errorMessage(failure);
}
