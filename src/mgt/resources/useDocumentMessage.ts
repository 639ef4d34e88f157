import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { resourceProblemCodes } from "#domain/resources/resourceProblems";
import { errorMessage, type Failure } from "#i18n/errorMessages";
import { useLocale } from "#i18n/language";
import { allErrorMessages } from "#i18n/allErrorMessages";
import { useProblemMessage } from "./resourceProblemMessages";

/** Returns a function for the message of a failure; messages about documents include line and problem. */
export function useDocumentMessage(): (failure: Failure) => string {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const problemMessage = useProblemMessage();
  return useCallback(
    (failure) => {
      const { problem, line, ...params } = failure.params;
      const code = resourceProblemCodes.find((each) => each === problem);
      if (failure.code !== "resource_invalid" || !code) {
        return i18n._(errorMessage(allErrorMessages, failure, locale));
      }
      const text = problemMessage({ code, params });
      return line ? t`Zeile ${line}: ${text}` : text;
    },
    [t, i18n, locale, problemMessage],
  );
}
