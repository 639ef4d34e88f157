import { useCallback, useMemo, useState } from "react";
import { useUi } from "#ui/ui";
import { useMediaQuery } from "#ui/useMediaQuery";
import { isShown, type Column } from "./columns";
import { keepFitting, shareWidth } from "./fitColumns";

/** In pixels, of the columns of boxes and of buttons. */
export const selectWidth = 40;
export const actionsWidth = 44;

interface FittingOptions<Row> {
  /** Of the table, which its skeleton shares. */
  readonly id: string;
  readonly columns: readonly Column<Row>[];
  /** Keys of the columns that the user chose: they stay, and the table scrolls sideways. */
  readonly chosen: readonly string[] | undefined;
  /** In pixels, what boxes and buttons beside the columns take. */
  readonly beside: number;
  /** On paper columns wrap, and share the width as the browser likes. */
  readonly isPrinting?: boolean;
}

/** The columns to show, as many as fit into the element that the reference goes to. */
export function useFittingColumns<Row>(options: FittingOptions<Row>) {
  const { id, columns, chosen, beside, isPrinting = false } = options;
  const { tableWidths } = useUi();
  const [width, setWidth] = useState(tableWidths.get(id) ?? 0);
  // There, a row has two lines, and its columns have their places in them.
  const isNarrow = useMediaQuery("(max-width: 640px)");
  const areaRef = useCallback(
    (node: HTMLElement | null) => {
      if (!node) return undefined;
      const measure = () => {
        tableWidths.set(id, node.clientWidth);
        setWidth(node.clientWidth);
      };
      // A table takes the width of its skeleton over: asking for it here would lay the page out once more.
      if (!tableWidths.has(id)) measure();
      const observer = new ResizeObserver(measure);
      observer.observe(node);
      return () => observer.disconnect();
    },
    [id, tableWidths],
  );
  const shown = useMemo(() => {
    const usual = columns.filter((column) => isShown(column, chosen));
    if (width === 0 || isNarrow || chosen !== undefined) return usual;
    const fitting = keepFitting(usual, width - beside);
    return isPrinting ? fitting : shareWidth(fitting, width - beside);
  }, [columns, chosen, width, isNarrow, beside, isPrinting]);
  return { areaRef, shown };
}
