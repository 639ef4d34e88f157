import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Notice } from "#ui/Notice";
import "./communesToolbar.css";

/** Below the rows that are there, where those that follow could not be loaded. */
export function MorePages({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="error" role="alert">
      <div className="more-pages">
        <Trans>Die weiteren Kommunen konnten nicht geladen werden.</Trans>
        <Button size="sm" onClick={onRetry}>
          <Trans>Erneut versuchen</Trans>
        </Button>
      </div>
    </Notice>
  );
}
