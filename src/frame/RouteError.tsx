import { Box } from "@chakra-ui/react";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { RequestFailure } from "#relay/RequestFailure";

/** The inner error boundary: bar and navigation stay usable when a screen fails. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <Box px={{ base: 4, sm: 6 }} pb={8}>
      <RequestFailure error={error} level="h1" onRetry={() => void router.invalidate()} />
    </Box>
  );
}
