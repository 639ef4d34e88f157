import { useLingui } from "@lingui/react";
import { createContext, use, useCallback } from "react";
import { errorMessage, loginErrorMessages, type ErrorMessages, type Failure } from "./errorMessages";
import { useLocale } from "./language";

/** Sentences for failures. The login has its own; the app behind it provides those for every code. */
export const ErrorMessagesContext = createContext<ErrorMessages>(loginErrorMessages);

/** Words a failure in the language in use. */
export function useErrorMessage(): (failure: Failure) => string {
  const { _ } = useLingui();
  const language = useLocale();
  const messages = use(ErrorMessagesContext);
  return useCallback((failure) => _(errorMessage(messages, failure, language)), [_, language, messages]);
}
