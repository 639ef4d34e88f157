/** The token of this browser's session, as the app stores it, and whether requests carry it. */
import { createStoredValues } from "#browser/storage";

export interface SessionToken {
  /** The token for a request, read anew each time so that a new login counts; null if none is to be sent. */
  readonly forRequest: () => string | null;
  readonly use: () => "sent" | "withheld" | "absent";
  readonly withhold: (isWithheld: boolean) => void;
  /** Calls back when `use` may have changed, also by a login or logout in another tab. */
  readonly subscribe: (changed: () => void) => () => void;
}

export function createSessionToken(): SessionToken {
  let isWithheld = false;
  const subscribers = new Set<() => void>();
  const notify = () => subscribers.forEach((changed) => changed());
  const stored = createStoredValues(window, new AbortController().signal);
  stored.onElsewhere("token", notify);
  return {
    forRequest: () => (isWithheld ? null : stored.read("token")),
    use() {
      if (stored.read("token") === null) return "absent";
      return isWithheld ? "withheld" : "sent";
    },
    withhold(value) {
      isWithheld = value;
      notify();
    },
    subscribe(changed) {
      subscribers.add(changed);
      return () => subscribers.delete(changed);
    },
  };
}
