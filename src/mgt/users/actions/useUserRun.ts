import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { payloadFailure, toFailure } from "#relay/failure";
import type { Failure } from "#i18n/errorMessages";
import { formatDateTime } from "#i18n/formats";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useIsMounted } from "#ui/useIsMounted";
import type { UserAnswer } from "./userOperations";

/** Why something was not done to a user. */
export interface UserNotice {
  readonly text: string;
  /** The user has changed since: the page shows the state of now, which is to be looked at first. */
  readonly isStale: boolean;
}

/** Words why something was not done; by then the page shows the new state, since the answer holds it. */
export function useUserRefusal(): (failure: Failure) => UserNotice {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  return (failure) => {
    const { code, params } = failure;
    const nothing = t`Es wurde nichts geändert; die Seite zeigt jetzt den neuen Stand.`;
    if (code === "conflict") {
      const { by, at } = params;
      if (!by || !at) {
        return { isStale: true, text: `${t`Der Benutzer wurde inzwischen geändert.`} ${nothing}` };
      }
      const time = formatDateTime(at);
      return { isStale: true, text: `${t`${by} hat den Benutzer am ${time} Uhr geändert.`} ${nothing}` };
    }
    if (code === "status_not_allowed") {
      return { isStale: true, text: `${t`Das ist im jetzigen Zustand nicht mehr möglich.`} ${nothing}` };
    }
    if (code === "not_found") {
      return {
        isStale: true,
        text: t`Diesen Benutzer gibt es nicht mehr: Jemand hat ihn inzwischen entfernt. Laden Sie die Seite neu.`,
      };
    }
    return { isStale: false, text: errorMessage(failure) };
  };
}

/** What was carried out, or why it was not. */
export type UserOutcome<Answer> =
  { readonly answer: Answer; readonly failure: null } | { readonly answer: null; readonly failure: Failure };

/** Carries out one action at a time and keeps what there is to say about it. */
export function useUserRun() {
  const words = useUserRefusal();
  const isMounted = useIsMounted();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<UserNotice | null>(null);

  async function run<Answer extends UserAnswer>(call: () => Promise<Answer>): Promise<UserOutcome<Answer>> {
    setBusy(true);
    setNotice(null);
    let outcome: UserOutcome<Answer>;
    try {
      const answer = await call();
      const [error] = answer.errors;
      outcome = error ? { answer: null, failure: payloadFailure(error) } : { answer, failure: null };
    } catch (error) {
      outcome = { answer: null, failure: toFailure(error) };
    }
    if (isMounted.current) {
      setBusy(false);
      setNotice(outcome.failure && words(outcome.failure));
    }
    return outcome;
  }
  return { isBusy, notice, run, forget: () => setNotice(null) };
}
