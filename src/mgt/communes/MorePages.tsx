import { Button, chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Notice } from "#ui/Notice";

const Line = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 2 },
});

/** Below the rows that are there, where those that follow could not be loaded. */
export function MorePages({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="error" role="alert">
      <Line>
        <Trans>Die weiteren Kommunen konnten nicht geladen werden.</Trans>
        <Button size="sm" onClick={onRetry}>
          <Trans>Erneut versuchen</Trans>
        </Button>
      </Line>
    </Notice>
  );
}
