import { Skeleton, Stack } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { Suspense, type ReactNode } from "react";
import { RequestFailure } from "#relay/RequestFailure";
import { LoadBoundary } from "#ui/LoadBoundary";
import { Delayed } from "#ui/Delayed";

interface SectionBoundaryProps {
  /** Reference of the section; a new one resets the error. */
  readonly attempt: unknown;
  readonly children: ReactNode;
}

/** Suspense and error boundary of a section, below header and navigation. */
export function SectionBoundary({ attempt, children }: SectionBoundaryProps) {
  return (
    <LoadBoundary attempt={attempt} renderFailure={(error) => <SectionFailed error={error} />}>
      <Suspense fallback={<SectionPending />}>{children}</Suspense>
    </LoadBoundary>
  );
}

/** The errorComponent of every section. */
export function SectionFailed({ error }: Pick<ErrorComponentProps, "error">) {
  const router = useRouter();
  return <RequestFailure error={error} level="h2" onRetry={() => void router.invalidate()} />;
}

/** Skeleton of a section: a heading and a few lines, shown after a short delay. */
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
