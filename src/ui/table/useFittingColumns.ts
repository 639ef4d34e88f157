import { useCallback, useMemo, useState } from "react";
import { useUi } from "#ui/ui";
import { useMediaQuery } from "#ui/useMediaQuery";
import { isShown, type Column } from "./columns";
import { keepFitting, shareWidth } from "./fitColumns";

/** Widths in pixels of the checkbox and button columns. */
export const selectWidth = 40;
export const actionsWidth = 44;

interface FittingOptions<Row> {
  /** Id of the table, shared with its skeleton. */
  readonly id: string;
  readonly columns: readonly Column<Row>[];
  /** Keys of the columns that the user chose. They are never hidden; the table scrolls sideways. */
  readonly chosen: readonly string[] | undefined;
  /** Width in pixels of the checkbox and button columns. */
  readonly beside: number;
  /** In print, cells wrap and the browser distributes the width. */
  readonly isPrinting?: boolean;
}

/** The columns that fit into the element with `areaRef`. */
export function useFittingColumns<Row>(options: FittingOptions<Row>) {
  const { id, columns, chosen, beside, isPrinting = false } = options;
  const { tablePlaces } = useUi();
  const [width, setWidth] = useState(tablePlaces.get(id)?.width ?? 0);
  // Narrow screens show rows of two lines, in which columns have fixed positions.
  const isNarrow = useMediaQuery("(max-width: 640px)");
  const areaRef = useCallback(
    (node: HTMLElement | null) => {
      if (!node) return undefined;
      const measure = () => {
        const width = node.clientWidth;
        tablePlaces.set(id, { width, top: Math.round(node.getBoundingClientRect().top + window.scrollY) });
        setWidth(width);
      };
      // A table reuses the place of its skeleton, since measuring forces another layout.
      if (!tablePlaces.has(id)) measure();
      const observer = new ResizeObserver(measure);
      observer.observe(node);
      return () => observer.disconnect();
    },
    [id, tablePlaces],
  );
  const shown = useMemo(() => {
    const usual = columns.filter((column) => isShown(column, chosen));
    if (width === 0 || isNarrow || chosen !== undefined) return usual;
    const fitting = keepFitting(usual, width - beside);
    return isPrinting ? fitting : shareWidth(fitting, width - beside);
  }, [columns, chosen, width, isNarrow, beside, isPrinting]);
  return { areaRef, shown, isNarrow };
}
