import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { payloadFailure, toFailure } from "#relay/failure";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useToast } from "#ui/ui";
import type { useEndSessionsMutation } from "./__generated__/useEndSessionsMutation.graphql";
import { forgetSessions } from "./forgetSessions";

/** Ends own sessions, one call at a time. */
export function useEndSessions(): {
  readonly isBusy: boolean;
  /** True: none of these runs any more. Else a message has said why. */
  readonly end: (ids: readonly string[]) => Promise<boolean>;
} {
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const [isBusy, setBusy] = useState(false);
  const save = useMutationAsync<useEndSessionsMutation>(graphql`
    mutation useEndSessionsMutation($input: EndSessionsInput!) {
      endSessions(input: $input) {
        endedSessionIds
        errors {
          ...userError_error @relay(mask: false)
        }
      }
    }
  `);

  async function end(ids: readonly string[]): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    try {
      const { endSessions } = await save(
        { input: { ids } },
        {
          updater: (store, response) => {
            const { endedSessionIds = [], errors = [] } = response?.endSessions ?? {};
            // What is not there has ended before.
            const isGone = errors.every(({ code }) => code === "not_found");
            forgetSessions(store, isGone ? ids : endedSessionIds);
          },
        },
      );
      const refusal = endSessions.errors.find(({ code }) => code !== "not_found");
      if (refusal) toast({ tone: "error", text: errorMessage(payloadFailure(refusal)) });
      return !refusal;
    } catch (error) {
      const failure = toFailure(error);
      toast({ tone: "error", text: errorMessage(failure) });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, end };
}
