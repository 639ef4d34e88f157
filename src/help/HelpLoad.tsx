import { Button, Skeleton, Stack } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Suspense, useEffect, useState, type ReactNode } from "react";
import { ChunkLoadError } from "#browser/loadChunk";
import { useLocale } from "#i18n/language";
import { RequestFailure } from "#relay/RequestFailure";
import { Delayed } from "#ui/Delayed";
import { ErrorState } from "#ui/ErrorState";
import { LoadBoundary } from "#ui/LoadBoundary";
import { ReloadButton } from "#ui/ReloadButton";
import { forgetFailedLoads } from "./helpHeads";

interface HelpLoadProps {
  /** What is loaded; another one after a failure is a new attempt. */
  readonly of: string;
  readonly level: "h1" | "h2";
  readonly fallback: ReactNode;
  /** Renders what surrounds a failure. */
  readonly renderFailure?: (failure: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** Skeleton of a few lines of text. */
export function TextPending() {
  return (
    <Stack asChild gap={3} mt={6} maxW="68ch">
      <Delayed>
        <span className="visually-hidden">
          <Trans>Wird geladen</Trans>
        </span>
        {["95%", "90%", "60%", "85%", "92%", "40%"].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Delayed>
    </Stack>
  );
}

/** Loads a part of the help. Offline or after a release, it offers to try again or to load the page again. */
export function HelpLoad({
  of,
  level,
  fallback,
  renderFailure = (failure) => failure,
  children,
}: HelpLoadProps) {
  const [attempts, setAttempts] = useState(0);
  const attempt = `${useLocale()} ${of} ${attempts}`;
  const retry = () => {
    forgetFailedLoads();
    setAttempts(attempts + 1);
  };
  return (
    <LoadBoundary
      attempt={attempt}
      renderFailure={(error) =>
        renderFailure(
          error instanceof ChunkLoadError ? (
            <LoadFailure level={level} onRetry={retry} />
          ) : (
            <RequestFailure error={error} level={level} onRetry={retry} />
          ),
        )
      }
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </LoadBoundary>
  );
}

interface LoadFailureProps {
  readonly level: "h1" | "h2";
  readonly onRetry: () => void;
}

function LoadFailure({ level, onRetry }: LoadFailureProps) {
  // Coming back later is another attempt.
  useEffect(() => forgetFailedLoads, []);
  return (
    <ErrorState
      level={level}
      title={<Trans>Die Hilfe konnte nicht geladen werden.</Trans>}
      actions={
        <>
          <Button variant="solid" onClick={onRetry}>
            <Trans>Erneut versuchen</Trans>
          </Button>
          <ReloadButton />
        </>
      }
    >
      <Trans>
        Vielleicht fehlt die Verbindung, oder es gibt eine neue Version. Bleibt es dabei, laden Sie die Seite
        neu.
      </Trans>
    </ErrorState>
  );
}
