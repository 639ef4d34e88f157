import { useLingui } from "@lingui/react";
import { createContext, use, useCallback } from "react";
import { errorMessage, loginErrorMessages, type ErrorMessages, type Failure } from "./errorMessages";
import { useLocale } from "./language";

/** Sentences for failures. The login has its own; the app behind it provides those for every code. */
export const ErrorMessagesContext = createContext<ErrorMessages>(loginErrorMessages);

/** Words a failure in the language in use; `at` is when it was met. */
export function useErrorMessage(): (failure: Failure, at: number) => string {
  const { _ } = useLingui();
  const language = useLocale();
  const messages = use(ErrorMessagesContext);
  return useCallback(
    (failure, at) => _(errorMessage(messages, failure, at, language)),
    [_, language, messages],
  );
}
