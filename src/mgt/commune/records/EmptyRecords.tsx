import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { EmptyState } from "#ui/EmptyState";
import { Icon } from "#ui/Icon";

interface EmptyRecordsProps {
  readonly title: ReactNode;
  /** What they are for. */
  readonly children: ReactNode;
  readonly onAdd: () => void;
  /** Other ways to begin. */
  readonly actions?: ReactNode;
}

/** In place of the rows of a section that has none yet: what they are for and the first step. */
export function EmptyRecords({ title, children, onAdd, actions }: EmptyRecordsProps) {
  return (
    <div data-empty-records="">
      <EmptyState
        icon="list"
        title={title}
        actions={
          <>
            <Button variant="solid" onClick={onAdd}>
              <Icon name="plus" />
              <Trans>Hinzufügen</Trans>
            </Button>
            {actions}
          </>
        }
      >
        <p>{children}</p>
      </EmptyState>
    </div>
  );
}
