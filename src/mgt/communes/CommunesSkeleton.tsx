import { Table } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Delayed } from "#ui/Delayed";
import { communeCells } from "./communeCells";
import type { CommuneView } from "./communesList";
import { TileList } from "./TileList";

const rows = Array.from({ length: 12 }, (_, index) => index);

const nothing = "\u00a0";

interface CommunesSkeletonProps {
  readonly view: CommuneView;
  readonly isCompact: boolean;
}

/** Skeleton of the list with the measures of the real one. */
export function CommunesSkeleton({ view, isCompact }: CommunesSkeletonProps) {
  const { t } = useLingui();
  return (
    <Delayed role="status" aria-label={t`Die Kommunen werden geladen`}>
      {view === "list" ? (
        <Table.Root native css={communeCells} aria-hidden="true">
          <thead>
            <tr>
              <th>{nothing}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row} data-part="waiting">
                <td>
                  <span>{nothing}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </Table.Root>
      ) : (
        <TileList aria-hidden="true" data-compact={isCompact ? "" : undefined}>
          {isCompact && <div data-part="heading" />}
          <div data-part="row">
            {(isCompact ? [...rows, ...rows, ...rows] : rows.slice(0, 3)).map((_, index) => (
              // Identical placeholders.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={index} data-part="waiting">
                <i />
                <span />
                <span />
              </div>
            ))}
          </div>
        </TileList>
      )}
    </Delayed>
  );
}
