import { createContext, use } from "react";

/** Called after each change of feedback, to refetch the summary in the background. */
export const FeedbackChangesContext = createContext<() => void>(() => undefined);

/** Reports a change of feedback to the screen; the function is stable. */
export const useReportChange = (): (() => void) => use(FeedbackChangesContext);
