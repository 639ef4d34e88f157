import { Box, Flex, Skeleton } from "@chakra-ui/react";
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
