import { Button, Flex } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Notice } from "#ui/Notice";

/** Retry button below the loaded rows, if the next page failed to load. */
export function MorePages({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="error" role="alert">
      <Flex wrap="wrap" align="center" gap={2} columnGap={3}>
        <Trans>Die weiteren Kommunen konnten nicht geladen werden.</Trans>
        <Button size="sm" onClick={onRetry}>
          <Trans>Erneut versuchen</Trans>
        </Button>
      </Flex>
    </Notice>
  );
}
