import { useRouter } from "@tanstack/react-router";
import { Suspense, type ReactNode } from "react";
import { RequestFailure } from "#relay/RequestFailure";
import { LoadBoundary } from "#ui/LoadBoundary";
import { SectionPending } from "./SectionPending";

interface SectionBoundaryProps {
  /** The section's reference: another one is a new attempt. */
  readonly attempt: unknown;
  /** In its place until it is there. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

/** Around every section: one that waits or fails leaves header and navigation as they are. */
export function SectionBoundary({ attempt, meanwhile = <SectionPending />, children }: SectionBoundaryProps) {
  const router = useRouter();
  return (
    <LoadBoundary
      attempt={attempt}
      renderFailure={(error) => (
        <RequestFailure error={error} level="h2" onRetry={() => void router.invalidate()} />
      )}
    >
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </LoadBoundary>
  );
}
