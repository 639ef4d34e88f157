import { useLingui } from "@lingui/react/macro";
import { Table } from "@chakra-ui/react";
import { useEffect, useId, useMemo, type ReactNode } from "react";
import { useRovingFocus, type Move } from "#ui/useRovingFocus";
import { useWindowedRows, type RowShape } from "#ui/useWindowedRows";
import { communeCells } from "./communeCells";
import type { CommuneListProps } from "./communeList";
import { communesList, type CommuneSort } from "./communesList";
import { CommuneRow } from "./CommuneRow";
import { KeyboardHint } from "./KeyboardHint";
import { ServicePanel } from "./ServicePanel";
import { useChangeSearch } from "./useChangeSearch";

const heights = { row: 36, open: 240 };
const columns = 5;
/** Content of an empty cell. */
const emptyCell = "\u00a0";

function move(from: number, to: Move, count: number): number {
  if (to === "start") return 0;
  if (to === "end") return count - 1;
  const next = to === "down" || to === "next" ? from + 1 : from - 1;
  return to === "left" || to === "right" ? from : Math.min(Math.max(next, 0), count - 1);
}

/** The communes as a table. */
export function CommuneTable({ communes, total, opened, onToggle, onReach, sort }: CommuneListProps) {
  const { t } = useLingui();
  const hint = useId();
  const rows = useMemo(
    () =>
      Array.from({ length: total }, (_, position): RowShape => {
        const id = communes[position]?.id;
        if (id === undefined) return { key: `more-${position}`, kind: "row" };
        return opened.has(id) ? { key: `open-${id}`, kind: "open" } : { key: id, kind: "row" };
      }),
    [communes, total, opened],
  );
  const { active, focused, handlers } = useRovingFocus(communes.length, (from, to) =>
    move(from, to, communes.length),
  );
  const { listRef, measure, spans, visible } = useWindowedRows({
    rows,
    heights,
    pinned: focused,
    overscan: 3,
  });
  const tabStop = active >= visible.first && active <= visible.last ? active : visible.first;

  useEffect(() => onReach(visible.lastOnScreen), [onReach, visible.lastOnScreen]);

  return (
    <>
      <KeyboardHint id={hint} view="table" />
      <Table.Root
        native
        css={communeCells}
        ref={listRef}
        aria-rowcount={total + 1}
        aria-describedby={hint}
        {...handlers}
      >
        <caption className="visually-hidden">{t`Kommunen`}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <SortHead field="NAME" sort={sort}>{t`Name`}</SortHead>
            <SortHead field="AGS" sort={sort}>{t`AGS`}</SortHead>
            <th scope="col">{t({ message: "Art", context: "commune" })}</th>
            <SortHead field="STATE" sort={sort}>{t`Land`}</SortHead>
            <th scope="col">{t`Dienste`}</th>
          </tr>
        </thead>
        {spans.map((span) => {
          const { key = "", kind = "" } = rows[span.index] ?? {};
          if (span.kind === "space") {
            return (
              <tbody key={`space-${span.index}`} aria-hidden="true" data-part="space">
                <tr>
                  <td colSpan={columns} style={{ height: span.height }}>
                    {emptyCell}
                  </td>
                </tr>
              </tbody>
            );
          }
          const commune = communes[span.index];
          const isOpen = kind === "open";
          return (
            <tbody key={commune?.id ?? key} ref={measure} data-row-key={key} data-index={span.index}>
              {commune ? (
                <CommuneRow
                  commune={commune}
                  position={span.index}
                  isOpen={isOpen}
                  isTabStop={span.index === tabStop}
                  onToggle={onToggle}
                />
              ) : (
                <tr aria-hidden="true" data-part="waiting">
                  <td colSpan={columns}>
                    <span>{emptyCell}</span>
                  </td>
                </tr>
              )}
              {commune && isOpen && (
                <tr data-part="opened">
                  <td colSpan={columns}>
                    <ServicePanel commune={commune} />
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
      </Table.Root>
    </>
  );
}

interface SortHeadProps {
  readonly field: "NAME" | "AGS" | "STATE";
  readonly sort: CommuneSort | undefined;
  readonly children: ReactNode;
}

/** Header of a sortable column; a second click reverses the order. */
function SortHead({ field, sort, children }: SortHeadProps) {
  const change = useChangeSearch();
  const now = communesList.orderBy({ sort });
  const direction = now?.direction === "DESC" ? "descending" : "ascending";
  const press = () =>
    change((before) => {
      const order = communesList.orderBy(before);
      const isAscending = order?.field === field && order.direction === "ASC";
      return communesList.sorted(before, { field, direction: isAscending ? "DESC" : "ASC" });
    });
  return (
    <th scope="col" aria-sort={now?.field === field ? direction : undefined}>
      <button type="button" onClick={press}>
        {children}
      </button>
    </th>
  );
}
