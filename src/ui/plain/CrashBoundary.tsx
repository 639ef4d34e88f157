import { Trans } from "@lingui/react/macro";
import { Component, type ReactNode } from "react";
import { ChunkLoadError } from "#browser/loadChunk";

interface CrashBoundaryProps {
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly error: unknown;
}

/** The outer boundary: nothing of the app can be shown any more. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main className="crash" role="alert">
        <h1>
          {error instanceof ChunkLoadError ? (
            <Trans>Ein Teil der Anwendung konnte nicht geladen werden.</Trans>
          ) : (
            <Trans>Die Anwendung ist auf einen Fehler gestoßen.</Trans>
          )}
        </h1>
        <p>
          <Trans>Was gespeichert war, bleibt gespeichert. Laden Sie die Seite neu, um weiterzuarbeiten.</Trans>
        </p>
        <button type="button" className="button solid" onClick={() => window.location.reload()}>
          <Trans>Seite neu laden</Trans>
        </button>
      </main>
    );
  }
}
