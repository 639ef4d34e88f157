import { Box } from "@chakra-ui/react";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { RequestFailure } from "#relay/RequestFailure";

/** The inner boundary: a screen that failed leaves the bar and the navigation usable. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <Box px={{ base: 4, sm: 6 }} pb={8}>
      <RequestFailure error={error} level="h1" onRetry={() => void router.invalidate()} />
    </Box>
  );
}
