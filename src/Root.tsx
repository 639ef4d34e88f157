import { I18nProvider } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { memo, useEffect, useState } from "react";
import { BrowserContext, usePathname } from "#browser/browser";
import { referenceApart, type Failure } from "#i18n/errorMessages";
import { LanguageContext } from "#i18n/language";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { NetworkContext } from "#relay/network";
import { LoginScreen } from "#session/LoginScreen";
import { SessionContext } from "#session/sessionServices";
import { StartLoader } from "#session/StartLoader";
import { useSession } from "#session/useSession";
import { Loader } from "#ui/plain/Loader";
import { CrashBoundary, CrashScreen } from "#ui/plain/CrashBoundary";
import type { Workspace } from "./App";
import type { App } from "./createApp";

/** Screens that need no session. */
const isPublic = (path: string) => path.startsWith("/mgt/activate") || path.startsWith("/legal/");

/** Typing, or autofill by the browser. */
function onFirstInput(act: () => void): () => void {
  const waiting = new AbortController();
  for (const event of ["keydown", "input"]) {
    window.addEventListener(event, act, { once: true, signal: waiting.signal });
  }
  return () => waiting.abort();
}

/** Loads the rest of the app while the user types. Failures are retried when the code is needed. */
function warmApp({ loadWorkspace }: App): void {
  loadWorkspace()
    .then(({ warmOverview }) => warmOverview())
    .catch(() => undefined);
}

interface RootProps {
  readonly app: App;
}

/** Renders an app. */
export function Root({ app }: RootProps) {
  return (
    <BrowserContext value={app.browser}>
      <LanguageContext value={app.language}>
        <NetworkContext value={app.network}>
          <SessionContext value={app.sessionServices}>
            <I18nProvider i18n={app.language.i18n}>
              <CrashBoundary>
                <Stage app={app} />
              </CrashBoundary>
            </I18nProvider>
          </SessionContext>
        </NetworkContext>
      </LanguageContext>
    </BrowserContext>
  );
}

/** Renders the loader, the login, or the screens behind it. */
function Stage({ app }: RootProps) {
  const session = useSession();
  const { status } = session;
  const path = usePathname();
  useEffect(() => (status === "signedOut" ? onFirstInput(() => warmApp(app)) : undefined), [app, status]);
  if (status === "loading") return <StartLoader />;
  if (status === "signedOut" && !isPublic(path)) return <LoginScreen />;
  if (status === "failed" && !isPublic(path)) return <StartFailed failure={session.error} />;
  return (
    <>
      <WorkspaceView app={app} />
      {status === "arriving" && <Loader />}
    </>
  );
}

/** Shown if app and server belong to different releases. The session and the drafts are kept. */
function StartFailed({ failure: failed }: { readonly failure: Failure }) {
  const errorMessage = useErrorMessage();
  const { failure, reference } = referenceApart(failed);
  return (
    <CrashScreen title={<Trans>Die Anwendung passt nicht zum Server.</Trans>} reference={reference}>
      {errorMessage(failure)}
    </CrashScreen>
  );
}

/** The screens behind the login. Does not suspend: React reveals suspended content only 300 ms after its fallback. */
const WorkspaceView = memo(function WorkspaceView({ app }: RootProps) {
  const [workspace, setWorkspace] = useState<Workspace | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    app.loadWorkspace().then(setWorkspace, (error: unknown) => setFailure({ error }));
  }, [app]);
  if (failure) throw failure.error;
  if (!workspace) return <Loader />;
  const { View } = workspace;
  return <View />;
});
