import { Skeleton, Stack } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { Suspense, type ReactNode } from "react";
import { RequestFailure } from "#relay/RequestFailure";
import { LoadBoundary } from "#ui/LoadBoundary";
import { Delayed } from "#ui/Delayed";

interface SectionBoundaryProps {
  /** The section's reference: another one is a new attempt. */
  readonly attempt: unknown;
  readonly children: ReactNode;
}

/** Around every section: one that waits or fails leaves header and navigation as they are. */
export function SectionBoundary({ attempt, children }: SectionBoundaryProps) {
  return (
    <LoadBoundary attempt={attempt} renderFailure={(error) => <SectionFailed error={error} />}>
      <Suspense fallback={<SectionPending />}>{children}</Suspense>
    </LoadBoundary>
  );
}

/** The errorComponent of every section: header and navigation stay. */
export function SectionFailed({ error }: Pick<ErrorComponentProps, "error">) {
  const router = useRouter();
  return <RequestFailure error={error} level="h2" onRetry={() => void router.invalidate()} />;
}

/** A section on its way: nothing at first, then the shape of a heading and a few lines. */
export function SectionPending() {
  const { t } = useLingui();
  return (
    <Stack asChild gap={4} pt={1}>
      <Delayed>
        <span className="visually-hidden">{t`Wird geladen`}</span>
        <Skeleton height="16px" width="160px" />
        <Skeleton width="min(420px, 80%)" />
        <Skeleton height="32px" width="min(560px, 100%)" />
        <Skeleton height="32px" width="min(560px, 100%)" />
        <Skeleton height="32px" width="min(560px, 100%)" />
      </Delayed>
    </Stack>
  );
}
