import { useLingui } from "@lingui/react";
import { useCallback } from "react";
import { errorMessage, type Failure } from "./errorMessages";
import { useLocale } from "./language";

/** Words a failure in the language in use; `at` is when it was met. */
export function useErrorMessage(): (failure: Failure, at: number) => string {
  const { _ } = useLingui();
  const language = useLocale();
  return useCallback((failure, at) => _(errorMessage(failure, at, language)), [_, language]);
}
