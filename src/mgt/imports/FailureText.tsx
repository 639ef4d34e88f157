import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";

/** The sentence for a failure where a component is wanted, such as in a toast. */
export function FailureText({ failure }: { readonly failure: Failure }) {
  const errorMessage = useErrorMessage();
  return errorMessage(failure);
}
