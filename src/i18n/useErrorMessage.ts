import { useLingui } from "@lingui/react";
import { createContext, use, useCallback } from "react";
import { errorMessage, loginErrorMessages, type ErrorMessages, type Failure } from "./errorMessages";
import { useLocale } from "./language";

/** Error messages by code. The login has its own; the app behind it provides all of them. */
export const ErrorMessagesContext = createContext<ErrorMessages>(loginErrorMessages);

/** Returns a function that translates a failure into the current language. */
export function useErrorMessage(): (failure: Failure) => string {
  const { _ } = useLingui();
  const language = useLocale();
  const messages = use(ErrorMessagesContext);
  return useCallback((failure) => _(errorMessage(messages, failure, language)), [_, language, messages]);
}
