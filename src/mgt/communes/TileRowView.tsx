import type { CommuneNode } from "./communeList";
import { CommuneTile } from "./CommuneTile";
import { CompactTile } from "./CompactTile";
import { ServicePanel } from "./ServicePanel";
import type { TileRow } from "./tileRows";

interface TileRowViewProps {
  readonly row: TileRow;
  readonly index: number;
  readonly measure: (node: HTMLElement | null) => void;
  readonly columns: number;
  readonly communes: readonly CommuneNode[];
  readonly total: number;
  readonly opened: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  /** Position of the tab stop in this row; null if it has none. */
  readonly tabStop: number | null;
  readonly isCompact: boolean;
}

/** A letter heading, or a row of tiles with the expanded services below. */
export function TileRowView(props: TileRowViewProps) {
  const { row, index, measure, columns, communes, total, opened, onToggle, tabStop, isCompact } = props;
  const measured = { ref: measure, "data-index": index };
  if (row.kind === "heading") {
    return (
      <h2 {...measured} data-part="heading" lang="de">
        {row.text}
      </h2>
    );
  }
  if (row.kind === "waiting") {
    return (
      <div {...measured} data-part="row" aria-hidden="true">
        {Array.from({ length: columns }, (_, column) => (
          <div key={column} data-part="waiting">
            <i />
            <span />
            <span />
          </div>
        ))}
      </div>
    );
  }
  const inRow = communes.slice(row.first, row.end);
  const Tile = isCompact ? CompactTile : CommuneTile;
  return (
    <div {...measured} data-part="row">
      {inRow.map((commune, column) => (
        <Tile
          key={commune.id}
          commune={commune}
          position={row.first + column}
          total={total}
          isOpen={opened.has(commune.id)}
          isTabStop={row.first + column === tabStop}
          onToggle={onToggle}
        />
      ))}
      {isCompact &&
        inRow
          .filter(({ id }) => opened.has(id))
          .map((commune) => <ServicePanel key={commune.id} commune={commune} isNamed={columns > 1} />)}
    </div>
  );
}
