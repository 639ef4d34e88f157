import { useLingui } from "@lingui/react";
import { useCallback } from "react";
import { errorMessage, type Failure } from "./errorMessages";
import { useLocale } from "./language";

/** Words a failure in the language in use. */
export function useErrorMessage(): (failure: Failure) => string {
  const { _ } = useLingui();
  const language = useLocale();
  return useCallback((failure) => _(errorMessage(failure, language)), [_, language]);
}
