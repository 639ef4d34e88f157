import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useMemo, useState, type ReactNode } from "react";
import { Icon } from "#ui/Icon";
import { LazyPopover } from "#ui/LazyPopover";
import { LoadBoundary } from "#ui/LoadBoundary";
import { useRelay } from "./relay";
import { RequestFailure } from "./RequestFailure";

interface PanelBoundaryProps {
  /** Data of the panel; other data resets the error. */
  readonly data: unknown;
  /** Shows the error behind a button, for parts of a heading or a toolbar. */
  readonly isInline?: boolean;
  /** Wraps the error report, for example with content that must stay. */
  readonly renderAround?: (report: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/**
 * Limits an error to one panel of a screen whose query has been answered, for example if a server of another release
 * lacks a field or sends an unknown value. The retry first loads the screen's data again.
 */
export function PanelBoundary({
  data,
  isInline = false,
  renderAround = (report) => report,
  children,
}: PanelBoundaryProps) {
  const router = useRouter();
  const { loading } = useRelay();
  const [retries, setRetries] = useState(0);
  const attempt = useMemo(() => ({ data, retries }), [data, retries]);
  const retry = async () => {
    await router.invalidate();
    await Promise.all(loading);
    setRetries((count) => count + 1);
  };
  const renderReport = (error: unknown) =>
    isInline ? (
      <FailureButton error={error} onRetry={() => void retry()} />
    ) : (
      <RequestFailure error={error} level="h2" onRetry={() => void retry()} />
    );
  return (
    <LoadBoundary attempt={attempt} renderFailure={(error) => renderAround(renderReport(error))}>
      {children}
    </LoadBoundary>
  );
}

interface FailureButtonProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shows the error in a popover. */
function FailureButton({ error, onRetry }: FailureButtonProps) {
  const { t } = useLingui();
  return (
    <LazyPopover
      label={t`Was hier fehlt`}
      panel={{ width: "min(440px, calc(100vw - 16px))", p: 4 }}
      renderButton={(opener) => (
        <span role="alert">
          <Button size="sm" variant="ghost" {...opener}>
            <Icon name="alert" />
            <Trans>Nicht verfügbar</Trans>
          </Button>
        </span>
      )}
    >
      <RequestFailure error={error} level="h2" onRetry={onRetry} />
    </LazyPopover>
  );
}
