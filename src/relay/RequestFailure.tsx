import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { ChunkLoadError } from "#browser/loadChunk";
import { referenceApart } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ErrorState } from "#ui/ErrorState";
import { ReloadButton } from "#ui/ReloadButton";
import { ApiError } from "./apiError";

interface RequestFailureProps {
  readonly error: unknown;
  /** h1 if the failure fills the screen. */
  readonly level: "h1" | "h2";
  readonly onRetry: () => void;
}

/** Replaces content that failed to load: what happened, and how to continue. */
export function RequestFailure({ error, level, onRetry }: RequestFailureProps) {
  const errorMessage = useErrorMessage();
  const retry = (
    <Button variant="solid" onClick={onRetry}>
      <Trans>Erneut versuchen</Trans>
    </Button>
  );

  if (error instanceof ChunkLoadError) {
    return (
      <ErrorState
        level={level}
        title={<Trans>Ein Teil der Anwendung konnte nicht geladen werden.</Trans>}
        actions={<ReloadButton variant="solid" />}
      >
        <Trans>Was gespeichert war, bleibt gespeichert. Laden Sie die Seite neu, um weiterzuarbeiten.</Trans>
      </ErrorState>
    );
  }
  if (error instanceof ApiError) {
    if (error.code === "insufficient_permissions") {
      return <ErrorState level={level} icon="lock" title={errorMessage(error)} />;
    }
    const { failure, reference } = referenceApart(error);
    if (error.code === "contract_mismatch") {
      return (
        <ErrorState
          level={level}
          title={<Trans>Dieser Teil passt nicht zum Server.</Trans>}
          reference={reference}
          actions={
            <>
              {retry}
              <ReloadButton />
            </>
          }
        >
          {errorMessage(failure)}
        </ErrorState>
      );
    }
    return (
      <ErrorState
        level={level}
        title={<Trans>Das konnte nicht geladen werden.</Trans>}
        reference={reference}
        // A retry would fail as well.
        actions={error.code === "unknown_operation" ? <ReloadButton variant="solid" /> : retry}
      >
        {errorMessage(failure)}
      </ErrorState>
    );
  }
  return (
    <ErrorState
      level={level}
      title={
        level === "h1" ? (
          <Trans>Diese Seite ist auf einen Fehler gestoßen.</Trans>
        ) : (
          <Trans>Dieser Teil der Seite ist auf einen Fehler gestoßen.</Trans>
        )
      }
      reference={error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
      actions={retry}
    >
      <Trans>
        Was gespeichert war, bleibt gespeichert. Hilft ein neuer Versuch nicht, nennen Sie Ihrer
        Administration diese Angabe.
      </Trans>
    </ErrorState>
  );
}
