import { useState } from "react";
import { useObservable } from "#browser/useObservable";
import { useSessionServices } from "#session/sessionServices";
import { useSession } from "#session/useSession";
import { lazyOverlay } from "#ui/lazyOverlay";

interface LoadedDialog {
  /** The code of the dialog could not be loaded. */
  readonly onClose: () => void;
}

const SessionWarning = lazyOverlay<LoadedDialog & { readonly end: number }>(
  async () => (await import("./SessionWarning")).SessionWarning,
);
const LapsedLogin = lazyOverlay<LoadedDialog & { readonly username: string }>(
  async () => (await import("./LapsedLogin")).LapsedLogin,
);

/** The code of the login is asked for again after so long: nothing else can be done on the page. */
const retryMs = 5_000;

/** What lies over every screen two minutes before an unused session ends, and once it has ended. */
export function SessionDialogs() {
  const [attempt, setAttempt] = useState(0);
  const end = useObservable(useSessionServices().session.clock.endsAt);
  const session = useSession();
  const retry = () => setTimeout(() => setAttempt(attempt + 1), retryMs);
  if (session.status === "lapsed") {
    return <LapsedLogin key={attempt} username={session.viewer.username} onClose={retry} />;
  }
  return end !== null && session.status === "signedIn" ? (
    <SessionWarning end={end} onClose={() => undefined} />
  ) : null;
}
