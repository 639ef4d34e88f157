import { Box, Skeleton, Stack } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Delayed } from "#ui/Delayed";

/** Skeleton of a list of reports. */
export function ReportsPending() {
  return (
    <Delayed>
      <span className="visually-hidden">
        <Trans>Wird geladen</Trans>
      </span>
      <Skeleton height="16px" width="min(480px, 90%)" />
      <Box mt={6}>
        {[0, 1, 2].map((row) => (
          <Stack key={row} gap={2} py={4} borderTop="1px solid {colors.border.muted}">
            <Skeleton height="18px" width="160px" />
            <Skeleton height="14px" width="min(420px, 80%)" />
          </Stack>
        ))}
      </Box>
    </Delayed>
  );
}
