import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { EmptyState } from "#ui/EmptyState";
import { focusTableSearch } from "./TableToolbar";

interface NoMatchesProps {
  readonly tableId: string;
  readonly onReset: () => void;
  readonly title?: ReactNode;
  /** What is searched, or what else may help. */
  readonly children?: ReactNode;
}

/** Replaces the rows when none match the filters. */
export function NoMatches({ tableId, onReset, title, children }: NoMatchesProps) {
  return (
    <EmptyState
      icon="search"
      title={title ?? <Trans>Nichts entspricht Ihrer Suche</Trans>}
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
      <p>{children || <Trans>Prüfen Sie die Schreibweise, oder setzen Sie die Filter zurück.</Trans>}</p>
    </EmptyState>
  );
}
