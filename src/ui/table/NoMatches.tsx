import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { EmptyState } from "#ui/EmptyState";
import { focusTableSearch } from "./TableToolbar";

interface NoMatchesProps {
  readonly tableId: string;
  readonly onReset: () => void;
}

/** The filters leave no rows. */
export function NoMatches({ tableId, onReset }: NoMatchesProps) {
  return (
    <EmptyState
      icon="search"
      title={<Trans>Nichts entspricht Ihrer Suche</Trans>}
      actions={
        <Button
          onClick={() => {
            onReset();
            focusTableSearch(tableId);
          }}
        >
          <Trans>Filter zurücksetzen</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Prüfen Sie die Schreibweise, oder setzen Sie die Filter zurück.</Trans>
      </p>
    </EmptyState>
  );
}
