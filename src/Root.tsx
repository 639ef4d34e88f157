import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { lazy, Suspense, useEffect } from "react";
import { loadChunk } from "#browser/loadChunk";
import { usePathname } from "#browser/usePathname";
import { LoginScreen } from "#session/LoginScreen";
import { StartLoader } from "#session/StartLoader";
import { useSession } from "#session/useSession";
import { Loader } from "#ui/plain/Loader";
import { CrashBoundary } from "#ui/plain/CrashBoundary";

const importApp = () => loadChunk(() => import("./App"));
const App = lazy(async () => ({ default: (await importApp()).App }));

/** Screens that are there without a session (section 2 and the legal pages). */
const isPublic = (path: string) => path.startsWith("/mgt/activate") || path.startsWith("/legal/");

/** The first key, or a password that the browser fills in. */
function onFirstInput(act: () => void): () => void {
  const waiting = new AbortController();
  for (const event of ["keydown", "input"]) {
    window.addEventListener(event, act, { once: true, signal: waiting.signal });
  }
  return () => waiting.abort();
}

/** While somebody types a password, the rest of the app arrives. What fails now is asked for again when needed. */
function warmApp(): void {
  importApp()
    .then(({ warmOverview }) => warmOverview())
    .catch(() => undefined);
}

/** Decides what is shown at all: the loader, the login, or the app. */
export function Root() {
  return (
    <I18nProvider i18n={i18n}>
      <CrashBoundary>
        <Suspense fallback={<Loader />}>
          <Stage />
        </Suspense>
      </CrashBoundary>
    </I18nProvider>
  );
}

function Stage() {
  const { status } = useSession();
  const path = usePathname();
  useEffect(() => (status === "signedOut" ? onFirstInput(warmApp) : undefined), [status]);
  if (status === "loading") return <StartLoader />;
  if (status === "signedOut" && !isPublic(path)) return <LoginScreen />;
  return (
    <>
      <App />
      {status === "arriving" && <Loader />}
    </>
  );
}
