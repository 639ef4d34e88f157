import { Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";
import { QuerySuspense } from "#relay/QuerySuspense";
import { RequestFailure } from "#relay/RequestFailure";
import { Delayed } from "#ui/Delayed";
import { LoadBoundary } from "#ui/LoadBoundary";

interface DialogBodyProps {
  /** Null or undefined until it is started. */
  readonly reference: PreloadedQuery<OperationType> | null | undefined;
  readonly onReload: () => void;
  /** Reads the query. */
  readonly children: ReactNode;
}

/** Content of a dialog that loads a query of its own: a placeholder first, or what went wrong. */
export function DialogBody({ reference, onReload, children }: DialogBodyProps) {
  const pending = (
    <Delayed>
      <Skeleton height="96px" />
    </Delayed>
  );
  if (!reference) return pending;
  return (
    <LoadBoundary
      attempt={reference}
      renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={onReload} />}
    >
      <QuerySuspense reference={reference} fallback={pending}>
        {children}
      </QuerySuspense>
    </LoadBoundary>
  );
}
