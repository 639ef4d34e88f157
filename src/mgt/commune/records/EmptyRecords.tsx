import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { EmptyState } from "#ui/EmptyState";
import { Icon } from "#ui/Icon";

interface EmptyRecordsProps {
  readonly title: ReactNode;
  /** Purpose of the records. */
  readonly children: ReactNode;
  readonly onAdd: () => void;
  /** Further buttons, such as an import. */
  readonly actions?: ReactNode;
}

/** Shown in a section without records: their purpose and a button that adds the first. */
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
