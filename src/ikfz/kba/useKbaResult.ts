import { useLingui } from "@lingui/react";
import { useRouter } from "@tanstack/react-router";
import { useToast } from "#ui/ui";
import { isKbaStale, isKbaSuccess, kbaResultMessage } from "./kbaResultMessages";

/**
 * Returns a function that handles the result of a change: shows a toast on success, and refetches the list and the
 * count beside the section if they may have changed.
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
