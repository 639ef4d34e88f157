import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { resourceProblemCodes } from "#domain/resources/resourceProblems";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useProblemMessage } from "./resourceProblemMessages";

/** Returns a function that words a failure; one of a document names the line and what is wrong there. */
export function useDocumentMessage(): (failure: Failure) => string {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const problemMessage = useProblemMessage();
  return useCallback(
    (failure) => {
      const { problem, line, ...params } = failure.params;
      const code = resourceProblemCodes.find((each) => each === problem);
      if (failure.code !== "resource_invalid" || !code) return errorMessage(failure);
      const text = problemMessage({ code, params });
      return line ? t`Zeile ${line}: ${text}` : text;
    },
    [t, errorMessage, problemMessage],
  );
}
