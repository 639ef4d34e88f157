import { useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useId, useMemo } from "react";
import { useColumns } from "#ui/useColumns";
import { useRovingFocus, type Move } from "#ui/useRovingFocus";
import { useWindowedRows } from "#ui/useWindowedRows";
import type { CommuneListProps } from "./communeList";
import { CommuneTile } from "./CommuneTile";
import { CompactTile } from "./CompactTile";
import { KeyboardHint } from "./KeyboardHint";
import { ServicePanel } from "./ServicePanel";
import { TileList } from "./TileList";
import { positionBeside, rowOfPosition, tileRows, type TileRow } from "./tileRows";

const compactHeights = { heading: 38, tiles: 61, open: 320, waiting: 61 };
const wideHeights = { heading: 0, tiles: 300, open: 600, waiting: 300 };
const compactGap = 32;
const wideGap = 40;
const tileWidth = 336;

function move(rows: readonly TileRow[], from: number, to: Move, count: number): number {
  if (to === "start") return 0;
  if (to === "end") return count - 1;
  if (to === "up" || to === "down") return positionBeside(rows, from, to === "up" ? -1 : 1);
  const next = to === "right" || to === "next" ? from + 1 : from - 1;
  return Math.min(Math.max(next, 0), count - 1);
}

interface CommuneTilesProps extends CommuneListProps {
  /** With many communes: small tiles that expand their services. */
  readonly isCompact: boolean;
}

/** The communes as tiles. */
export function CommuneTiles({ isCompact, ...list }: CommuneTilesProps) {
  const { communes, total, opened, onToggle, onReach, sort } = list;
  const { t } = useLingui();
  const hint = useId();
  const { columns, ref: columnsRef } = useColumns(tileWidth, isCompact ? compactGap : wideGap);
  const rows = useMemo(
    () => tileRows({ communes, total, opened, columns, headings: isCompact ? { sort } : undefined }),
    [communes, total, opened, columns, isCompact, sort],
  );
  const { active, focused, handlers } = useRovingFocus(communes.length, (from, to) =>
    move(rows, from, to, communes.length),
  );
  const { listRef, measure, spans, visible } = useWindowedRows({
    rows,
    heights: isCompact ? compactHeights : wideHeights,
    pinned: focused === null ? null : rowOfPosition(rows, focused),
    overscan: isCompact ? 2 : 1,
  });
  const ref = useCallback(
    (node: HTMLElement | null) => {
      const leaveList = listRef(node);
      const leaveColumns = columnsRef(node);
      return () => {
        leaveList?.();
        leaveColumns?.();
      };
    },
    [listRef, columnsRef],
  );

  const shownTiles = spans.flatMap(({ kind, index }) => {
    const row = rows[index];
    return kind === "row" && row && "first" in row ? [row] : [];
  });
  const isActiveShown = shownTiles.some(({ first, end }) => first <= active && active < end);
  const tabStop = isActiveShown ? active : (shownTiles[0]?.first ?? 0);

  const lastRow = rows[visible.lastOnScreen];
  const reached =
    lastRow?.kind === "waiting" ? communes.length : (lastRow && "end" in lastRow && lastRow.end) || 0;
  useEffect(() => onReach(reached), [onReach, reached]);

  return (
    <>
      {isCompact && <KeyboardHint id={hint} view="tiles" />}
      <TileList
        ref={ref}
        role="region"
        aria-label={t`Kommunen`}
        aria-describedby={isCompact ? hint : undefined}
        data-compact={isCompact ? "" : undefined}
        {...handlers}
      >
        {spans.map((span) => {
          const row = rows[span.index];
          if (span.kind === "space" || !row) {
            return (
              <div
                key={`space-${span.index}`}
                aria-hidden="true"
                style={{ height: span.kind === "space" ? span.height : 0 }}
              />
            );
          }
          const isActiveRow = "first" in row && row.first <= tabStop && tabStop < row.end;
          return (
            <TileRowView
              key={"first" in row ? communes[row.first]?.id : row.key}
              row={row}
              index={span.index}
              measure={measure}
              columns={columns}
              communes={communes}
              total={total}
              opened={opened}
              onToggle={onToggle}
              tabStop={isActiveRow ? tabStop : null}
              isCompact={isCompact}
            />
          );
        })}
      </TileList>
    </>
  );
}

interface TileRowViewProps extends Pick<CommuneListProps, "communes" | "total" | "opened" | "onToggle"> {
  readonly row: TileRow;
  readonly index: number;
  readonly measure: (node: HTMLElement | null) => void;
  readonly columns: number;
  /** Position of the tab stop in this row; null if it has none. */
  readonly tabStop: number | null;
  readonly isCompact: boolean;
}

/** A letter heading, or a row of tiles with the expanded services below. */
function TileRowView(props: TileRowViewProps) {
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
