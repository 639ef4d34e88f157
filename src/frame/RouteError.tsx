import { chakra } from "@chakra-ui/react";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { RequestFailure } from "#relay/RequestFailure";

const Place = chakra("div", { base: { px: { base: 4, sm: 6 }, pb: 8 } });

/** The inner boundary: a screen that failed leaves the bar and the navigation usable. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <Place>
      <RequestFailure error={error} level="h1" onRetry={() => void router.invalidate()} />
    </Place>
  );
}
