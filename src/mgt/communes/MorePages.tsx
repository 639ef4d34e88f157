import { Button, Flex } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Notice } from "#ui/Notice";

/** Below the rows that are there, where those that follow could not be loaded. */
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
