import { useState } from "react";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ApiError } from "#relay/apiError";

/** In place of what was to be found. */
export function FindingFailed({ error }: { readonly error: unknown }) {
  const errorMessage = useErrorMessage();
  const [at] = useState(() => Date.now());
  const failure = error instanceof ApiError ? error : new ApiError("internal_error");
  return <p role="alert">{errorMessage(failure, at)}</p>;
}
