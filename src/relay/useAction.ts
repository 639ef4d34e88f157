import { useState } from "react";
import type { MutationParameters } from "relay-runtime";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ApiError } from "./apiError";
import { payloadFailure, toFailure, type UserError } from "./failure";

/** The payload of a mutation; it succeeded if there are no errors. */
export interface Payload {
  readonly errors: readonly (Pick<UserError, "code"> & Partial<UserError>)[];
}

export type MutationResponse = Readonly<Record<string, Payload>>;

/** A mutation that reports refusals in its payload. */
export interface ActionMutation extends MutationParameters {
  readonly response: MutationResponse;
}

/** Every mutation here has exactly one root field. */
type PayloadOf<Response> = Response[Extract<keyof Response, string>];

export type Outcome<Payload> =
  | { readonly failure: null; readonly payload: Payload }
  /** Refused; the payload may hold the current state. */
  | { readonly failure: Failure; readonly payload: Payload }
  /** No payload arrived. */
  | { readonly failure: Failure; readonly payload: null };

function payloadOf<Response extends MutationResponse>(response: Response): PayloadOf<Response> {
  for (const field in response) return response[field];
  throw new ApiError("unexpected_answer");
}

/** Runs a mutation and returns the failure as a value. Never rejects. */
export async function attempt<Response extends MutationResponse>(
  mutate: () => Promise<Response>,
): Promise<Outcome<PayloadOf<Response>>> {
  try {
    const payload = payloadOf(await mutate());
    const [error] = payload.errors;
    return error ? { failure: payloadFailure(error), payload } : { failure: null, payload };
  } catch (error) {
    return { failure: toFailure(error), payload: null };
  }
}

/** Why an action failed, as displayed. */
export interface ActionNotice {
  readonly text: string;
  /** Another user has changed the state; the screen shows the new one. */
  readonly isStale: boolean;
}

/**
 * Runs the actions of a component, with busy state and the last failure.
 * @param word returns the feature's own message for a failure; undefined: the default message
 */
export function useAction(word?: (failure: Failure) => ActionNotice | undefined) {
  const errorMessage = useErrorMessage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function run<Response extends MutationResponse>(
    mutate: () => Promise<Response>,
  ): Promise<Outcome<PayloadOf<Response>>> {
    setBusy(true);
    setFailure(null);
    const outcome = await attempt(mutate);
    setBusy(false);
    setFailure(outcome.failure);
    return outcome;
  }

  const toNotice = (cause: Failure): ActionNotice =>
    word?.(cause) ?? { text: errorMessage(cause), isStale: false };
  return {
    isBusy,
    failure,
    notice: failure && toNotice(failure),
    /** For failures shown elsewhere, such as in a toast. */
    toNotice,
    run,
    reset: () => setFailure(null),
  };
}
