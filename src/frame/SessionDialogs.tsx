import { useState } from "react";
import { useObservable } from "#browser/useObservable";
import { useSessionServices } from "#session/sessionServices";
import { useSession } from "#session/useSession";
import { lazyDialog } from "#ui/lazyDialog";

interface LoadedDialog {
  /** Called when the code of the dialog fails to load. */
  readonly onClose: () => void;
}

const SessionWarning = lazyDialog<LoadedDialog & { readonly end: number }>(
  async () => (await import("./SessionWarning")).SessionWarning,
);
const LapsedLogin = lazyDialog<LoadedDialog & { readonly username: string }>(
  async () => (await import("./LapsedLogin")).LapsedLogin,
);

/** Delay before retrying to load the login's code: nothing else can be done on the page. */
const retryMs = 5_000;

/** Session dialogs over every screen: two minutes before an idle session ends, and after it has ended. */
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
