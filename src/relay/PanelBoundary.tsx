import { useRouter } from "@tanstack/react-router";
import { useMemo, useState, type ReactNode } from "react";
import { LoadBoundary } from "#ui/LoadBoundary";
import { RequestFailure } from "./RequestFailure";

interface PanelBoundaryProps {
  /** Data of the panel; other data resets the error. */
  readonly data: unknown;
  readonly children: ReactNode;
}

/**
 * Limits an error to one panel of a screen whose query has been answered, for example if the answer of another
 * release lacks a field or has an unknown value. The retry also loads the screen's data again.
 */
export function PanelBoundary({ data, children }: PanelBoundaryProps) {
  const router = useRouter();
  const [retries, setRetries] = useState(0);
  const attempt = useMemo(() => ({ data, retries }), [data, retries]);
  return (
    <LoadBoundary
      attempt={attempt}
      renderFailure={(error) => (
        <RequestFailure
          error={error}
          level="h2"
          onRetry={() => {
            setRetries((count) => count + 1);
            void router.invalidate();
          }}
        />
      )}
    >
      {children}
    </LoadBoundary>
  );
}
