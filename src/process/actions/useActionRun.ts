import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { payloadFailure, toFailure, type UserError } from "#relay/failure";
import { formatDateTime } from "#i18n/formats";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useIsMounted } from "#ui/useIsMounted";

/** What the payload of an action tells. */
export interface ActionAnswer {
  readonly errors: readonly UserError[];
}

export interface ActionNotice {
  readonly text: string;
  /** Somebody else, or the schedule, was quicker: nothing is broken. */
  readonly isCalm: boolean;
}

/** Words why an action was not carried out; the new state is on screen by then, since the answer holds it. */
export function useRefusalWords(): (failure: Failure) => ActionNotice {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  return (failure) => {
    const { code, params } = failure;
    if (code === "conflict") {
      const now = t`Es wurde nichts getan; Sie sehen jetzt den neuen Stand.`;
      if (!params.by || !params.at) {
        return { isCalm: true, text: `${t`Der Prozess hat sich inzwischen geändert.`} ${now}` };
      }
      const at = formatDateTime(params.at);
      const { by } = params;
      return { isCalm: true, text: `${t`${by} hat den Prozess am ${at} geändert.`} ${now}` };
    }
    if (code === "status_not_allowed") {
      return {
        isCalm: true,
        text: t`Das ist im jetzigen Zustand nicht mehr möglich. Es wurde nichts getan; Sie sehen jetzt den neuen Stand.`,
      };
    }
    return { isCalm: false, text: errorMessage(failure) };
  };
}

/** Carries out one action at a time and keeps what there is to say about it. */
export function useActionRun() {
  const words = useRefusalWords();
  const isMounted = useIsMounted();
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<ActionNotice | null>(null);

  /** Null: carried out; else why not. */
  async function run(call: () => Promise<ActionAnswer>): Promise<Failure | null> {
    setBusy(true);
    setNotice(null);
    let failure: Failure | null;
    try {
      const [error] = (await call()).errors;
      failure = error ? payloadFailure(error) : null;
    } catch (error) {
      failure = toFailure(error);
    }
    if (isMounted.current) {
      setBusy(false);
      setNotice(failure && words(failure));
    }
    return failure;
  }
  return { isBusy, notice, run, forget: () => setNotice(null) };
}
