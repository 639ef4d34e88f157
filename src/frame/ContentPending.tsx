import { Skeleton, Stack } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Delayed } from "#ui/Delayed";

/** Loading content below the head of a screen: empty at first, then a skeleton of a few lines. */
export function ContentPending() {
  return (
    <Stack asChild gap={3} mt={6}>
      <Delayed>
        <span className="visually-hidden">
          <Trans>Wird geladen</Trans>
        </span>
        <Skeleton width="min(340px, 90%)" />
        <Skeleton width="min(300px, 80%)" />
        <Skeleton width="min(320px, 85%)" />
      </Delayed>
    </Stack>
  );
}
