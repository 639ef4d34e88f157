import { useErrorMessage } from "#i18n/useErrorMessage";
import { toFailure } from "#relay/failure";

/** In place of what was to be found. */
export function FindingFailed({ error }: { readonly error: unknown }) {
  const errorMessage = useErrorMessage();
  const failure = toFailure(error);
  return <p role="alert">{errorMessage(failure)}</p>;
}
