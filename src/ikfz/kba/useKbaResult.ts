import { useLingui } from "@lingui/react";
import { useRouter } from "@tanstack/react-router";
import { useToast } from "#ui/ui";
import { isKbaStale, isKbaSuccess, kbaResultMessage } from "./kbaResultMessages";

/**
 * Returns a function that reports the result of a change: a success as a toast, and the list is loaded again if the
 * result concerns it. With the list, the number beside the section is loaded again.
 */
export function useKbaResult(): (result: string | null | undefined) => void {
  const { _ } = useLingui();
  const toast = useToast();
  const router = useRouter();
  return (result) => {
    if (isKbaSuccess(result)) toast({ text: _(kbaResultMessage(result)) });
    if (isKbaSuccess(result) || isKbaStale(result)) void router.invalidate();
  };
}
