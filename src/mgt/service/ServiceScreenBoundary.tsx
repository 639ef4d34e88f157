import { Box } from "@chakra-ui/react";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { Suspense, type ReactNode } from "react";
import { SectionFailed, SectionPending } from "#mgt/commune/SectionBoundary";
import { LoadBoundary } from "#ui/LoadBoundary";

/** Same padding as the header, which has the full width. */
export const inset = (content: ReactNode) => <Box px={{ base: 4, sm: 6 }}>{content}</Box>;

interface ServiceScreenBoundaryProps {
  /** Query reference of the screen; a new one resets the error. */
  readonly attempt: unknown;
  readonly children: ReactNode;
}

/** Suspense and error boundary of a service's screen, below the header. */
export function ServiceScreenBoundary({ attempt, children }: ServiceScreenBoundaryProps) {
  return (
    <LoadBoundary attempt={attempt} renderFailure={(error) => <ServiceScreenFailed error={error} />}>
      <Suspense fallback={<ServiceScreenPending />}>{children}</Suspense>
    </LoadBoundary>
  );
}

/** The pendingComponent of every screen of a service. */
export const ServiceScreenPending = () =>
  inset(
    <Box pt={4}>
      <SectionPending />
    </Box>,
  );

/** The errorComponent of every screen of a service. */
export const ServiceScreenFailed = ({ error }: Pick<ErrorComponentProps, "error">) =>
  inset(<SectionFailed error={error} />);
