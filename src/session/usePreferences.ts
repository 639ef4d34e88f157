/** Preferences of the user on all devices. */
import { useCallback } from "react";
import { useObservable } from "#browser/useObservable";
import type { Failure } from "#i18n/errorMessages";
import { attempt } from "#relay/useAction";
import { useUnstoredMutation } from "#relay/useUnstoredMutation";
import type { sessionOperationsSavePreferencesMutation } from "./__generated__/sessionOperationsSavePreferencesMutation.graphql";
import { savePreferencesMutation } from "./sessionOperations";
import { useSessionServices } from "./sessionServices";
import type { Preferences } from "./viewer";

/** The preferences; re-renders when they change, in this tab or by a refresh of the session. */
export function usePreferences(): Preferences {
  return useObservable(useSessionServices().session.preferences);
}

/**
 * Returns a function that changes preferences at once and saves them. Resolves with the failure, after which the
 * preferences are as before.
 */
export function useSavePreferences(): (changes: Partial<Preferences>) => Promise<Failure | null> {
  const { preferences } = useSessionServices().session;
  const save = useUnstoredMutation<sessionOperationsSavePreferencesMutation>("mgt", savePreferencesMutation);
  return useCallback(
    async (changes) => {
      const before = preferences.get();
      const changed = { ...before, ...changes };
      preferences.set(changed);
      const { failure } = await attempt(() => save({ input: changes }));
      if (failure && preferences.get() === changed) preferences.set(before);
      return failure;
    },
    [preferences, save],
  );
}
