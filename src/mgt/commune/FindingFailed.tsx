import { useErrorMessage } from "#i18n/useErrorMessage";
import { toFailure } from "#relay/failure";

/** Shown if a search failed. */
export function FindingFailed({ error }: { readonly error: unknown }) {
  const errorMessage = useErrorMessage();
  const failure = toFailure(error);
  return <p role="alert">{errorMessage(failure)}</p>;
}
