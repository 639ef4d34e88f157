import { Trans } from "@lingui/react/macro";

interface LoaderProps {
  /** Set while the server does not respond; retries at once. */
  readonly onRetry?: (() => void) | undefined;
}

/** Loader screen while the session is loading, without the app bar. */
export function Loader({ onRetry }: LoaderProps) {
  return (
    <div className="loader">
      <div role="status" className="loader-text">
        {onRetry ? (
          <>
            <strong>
              <Trans>Der Server ist gerade nicht erreichbar.</Trans>
            </strong>
            <span>
              <Trans>Sobald er antwortet, geht es von selbst weiter. Gespeichertes ist nicht verloren.</Trans>
            </span>
          </>
        ) : (
          <span>
            <Trans>Service Management wird geladen</Trans>
          </span>
        )}
      </div>
      <span className="loader-bar" aria-hidden="true" />
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          <Trans>Jetzt erneut versuchen</Trans>
        </button>
      )}
    </div>
  );
}
