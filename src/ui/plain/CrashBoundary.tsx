import { Trans } from "@lingui/react/macro";
import { Component, type ReactNode } from "react";
import { ChunkLoadError } from "#browser/loadChunk";

interface CrashBoundaryProps {
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly crash: { readonly error: unknown } | null;
}

/** Outermost error boundary, for errors that leave nothing of the app to show. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crash: null };

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { crash: { error } };
  }

  override render() {
    const { crash } = this.state;
    return crash ? <Crash error={crash.error} /> : this.props.children;
  }
}

function Crash({ error }: { readonly error: unknown }) {
  const isLoadError = error instanceof ChunkLoadError;
  const reference = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return (
    <CrashScreen
      title={
        isLoadError ? (
          <Trans>Ein Teil der Anwendung konnte nicht geladen werden.</Trans>
        ) : (
          <Trans>Die Anwendung ist auf einen Fehler gestoßen.</Trans>
        )
      }
      reference={reference}
    >
      {isLoadError ? (
        <Trans>
          Prüfen Sie Ihre Verbindung und laden Sie die Seite neu. Was gespeichert war, bleibt gespeichert.
        </Trans>
      ) : (
        <Trans>Was gespeichert war, bleibt gespeichert. Laden Sie die Seite neu, um weiterzuarbeiten.</Trans>
      )}
    </CrashScreen>
  );
}

interface CrashScreenProps {
  readonly title: ReactNode;
  /** What to tell the administration. */
  readonly reference: string | undefined;
  readonly children: ReactNode;
}

/** Replaces the whole app. */
export function CrashScreen({ title, reference, children }: CrashScreenProps) {
  return (
    <main className="crash">
      <div role="alert">
        <h1 className="public-title">{title}</h1>
      </div>
      <p>{children}</p>
      <div className="crash-actions">
        <button type="button" className="button solid" onClick={() => window.location.reload()}>
          <Trans>Seite neu laden</Trans>
        </button>
        {/* Reloads the page, since the running app is broken. */}
        <a className="link" href="/">
          <Trans>Zur Startseite</Trans>
        </a>
      </div>
      {reference && (
        <details>
          <summary>
            <Trans>Angaben für die Administration</Trans>
          </summary>
          <code>{reference}</code>
        </details>
      )}
    </main>
  );
}
