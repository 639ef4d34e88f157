import { Button, chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useMemo, useState, type ReactNode } from "react";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { LoadBoundary } from "#ui/LoadBoundary";
import { toFailure } from "./failure";
import { useRelay } from "./relay";
import { RequestFailure } from "./RequestFailure";

interface PanelBoundaryProps {
  /** Data of the panel; other data resets the error. */
  readonly data: unknown;
  /** Report the error as a sentence, for parts of a heading or a toolbar. */
  readonly isInline?: boolean;
  readonly children: ReactNode;
}

/**
 * Limits an error to one panel of a screen whose query has been answered, for example if a server of another release
 * lacks a field or sends an unknown value. The retry first loads the screen's data again.
 */
export function PanelBoundary({ data, isInline = false, children }: PanelBoundaryProps) {
  const router = useRouter();
  const { loading } = useRelay();
  const [retries, setRetries] = useState(0);
  const attempt = useMemo(() => ({ data, retries }), [data, retries]);
  const retry = async () => {
    await router.invalidate();
    await Promise.all(loading);
    setRetries((count) => count + 1);
  };
  return (
    <LoadBoundary
      attempt={attempt}
      renderFailure={(error) =>
        isInline ? (
          <FailureSentence error={error} onRetry={() => void retry()} />
        ) : (
          <RequestFailure error={error} level="h2" onRetry={() => void retry()} />
        )
      }
    >
      {children}
    </LoadBoundary>
  );
}

interface FailureSentenceProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function FailureSentence({ error, onRetry }: FailureSentenceProps) {
  const errorMessage = useErrorMessage();
  return (
    <chakra.span role="alert" maxWidth="prose" textStyle="sm" color="fg.error" overflowWrap="anywhere">
      {errorMessage(toFailure(error))}{" "}
      <Button variant="plain" size="xs" onClick={onRetry}>
        <Trans>Erneut versuchen</Trans>
      </Button>
    </chakra.span>
  );
}
