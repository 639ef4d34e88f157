import { Box, Flex, Skeleton, Stack } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Delayed } from "#ui/Delayed";

/** A loading screen: empty at first, then a skeleton of a heading and a few lines. */
export function PagePending() {
  return (
    <Flex asChild direction="column" gap={3} w="full" px={{ base: 4, sm: 6 }} pt={{ base: 4, sm: 6 }}>
      <Delayed>
        <span className="visually-hidden">
          <Trans>Wird geladen</Trans>
        </span>
        <Box mb={3}>
          <Skeleton height="20px" width="180px" />
        </Box>
        <Skeleton width="min(420px, 80%)" />
        <Skeleton width="min(560px, 95%)" />
        <Skeleton width="min(360px, 70%)" />
      </Delayed>
    </Flex>
  );
}

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
