import { useLingui } from "@lingui/react";
import { useCallback } from "react";
import { useObservable } from "#browser/useObservable";
import { errorMessage, type Failure } from "./errorMessages";
import { locale } from "./i18n";

/** Words a failure in the language in use; `at` is when it was met. */
export function useErrorMessage(): (failure: Failure, at: number) => string {
  const { _ } = useLingui();
  const language = useObservable(locale);
  return useCallback((failure, at) => _(errorMessage(failure, at, language)), [_, language]);
}
