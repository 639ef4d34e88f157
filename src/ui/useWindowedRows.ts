/** Windowing for long lists that scroll with the page. Rows stay in the normal flow, with spacers for hidden ones. */
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from "@tanstack/react-virtual";
import { useCallback, useEffect, useState } from "react";

export interface RowShape {
  readonly key: string;
  /** Rows of one kind are assumed to be equally high until they are measured. */
  readonly kind: string;
}

interface WindowedRowsOptions {
  readonly rows: readonly RowShape[];
  /** Estimated heights in pixels, by kind. */
  readonly heights: Readonly<Record<string, number>>;
  /** Where the list is on the page, in pixels, until it is measured. */
  readonly initialTop?: number;
  /** The row with the focus, which is rendered even outside of the window. */
  readonly pinned: number | null;
  /** Rows rendered beyond either edge of the window. */
  readonly overscan: number;
  /** Most rows that are rendered, from the first one in the window on. */
  readonly most?: number;
  /** Renders the first rows instead of those in the window, which is about to scroll to the top. */
  readonly startsAtTop?: boolean;
}

type RowSpan =
  | { readonly kind: "row"; readonly index: number }
  | { readonly kind: "space"; readonly index: number; readonly height: number };

const noHeights: Readonly<Record<string, number>> = {};

interface WindowedRows {
  /** For the element that contains the rows. */
  readonly listRef: (node: HTMLElement | null) => (() => void) | undefined;
  /** For each row, which also needs its index as data-index. */
  readonly measure: (node: HTMLElement | null) => void;
  readonly spans: readonly RowSpan[];
  /** Rendered rows except the pinned one, and the last one on screen, without overscan. */
  readonly visible: { readonly first: number; readonly last: number; readonly lastOnScreen: number };
}

export function useWindowedRows({
  rows,
  heights,
  initialTop = 0,
  pinned,
  overscan,
  most = Infinity,
  startsAtTop = false,
}: WindowedRowsOptions): WindowedRows {
  const [top, setTop] = useState(initialTop);
  /** Height of the first measured row of each kind, where it differs from the estimate. */
  const [measured, setMeasured] = useState(noHeights);
  const heightOf = (index: number) => {
    const kind = rows[index]?.kind ?? "";
    return measured[kind] ?? heights[kind] ?? 0;
  };

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    // A new function makes the virtualizer estimate all heights again.
    // oxlint-disable-next-line react/exhaustive-deps
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows, measured]),
    estimateSize: heightOf,
    measureElement: (node, _entry, { indexFromElement }) => {
      const index = indexFromElement(node);
      const { height } = node.getBoundingClientRect();
      // A hidden page has no layout.
      if (height === 0) return heightOf(index);
      const kind = rows[index]?.kind ?? "";
      setMeasured((known) =>
        known[kind] === undefined && heights[kind] !== height ? { ...known, [kind]: height } : known,
      );
      return height;
    },
    rangeExtractor: (range) => withPinned(startsAtTop ? toTop(range) : range, pinned).slice(0, most),
    overscan,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // Rows are in the normal flow, so the browser's scroll anchoring corrects wrong estimates.
    scrollToFn: () => undefined,
    useFlushSync: false,
  });

  const listRef = useCallback((list: HTMLElement | null) => {
    if (!list) return undefined;
    const place = () => setTop(Math.round(list.getBoundingClientRect().top + window.scrollY));
    place();
    // Content that appears above the list changes the height of the page.
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;
    let width = window.innerWidth;
    const measureAgain = () => {
      if (width === window.innerWidth) return;
      width = window.innerWidth;
      setMeasured(noHeights);
      virtualizer.measure();
    };
    window.addEventListener("resize", measureAgain);
    return () => window.removeEventListener("resize", measureAgain);
  }, [virtualizer]);

  const items = virtualizer.getVirtualItems();
  const spans: RowSpan[] = [];
  let [end, next] = [top, 0];
  for (const item of items) {
    if (item.start > end) spans.push({ kind: "space", index: next, height: item.start - end });
    spans.push({ kind: "row", index: item.index });
    end = item.end;
    next = item.index + 1;
  }
  const rest = top + virtualizer.getTotalSize() - end;
  if (rest > 0) spans.push({ kind: "space", index: next, height: rest });

  const inWindow = { startIndex: 0, endIndex: 0, ...virtualizer.range };
  const { startIndex, endIndex } = startsAtTop ? toTop(inWindow) : inWindow;
  return {
    listRef,
    measure: virtualizer.measureElement,
    spans,
    visible: {
      first: Math.max(startIndex - overscan, 0),
      last: Math.min(endIndex + overscan, rows.length - 1),
      lastOnScreen: endIndex,
    },
  };
}

/** As many rows from the first one. */
const toTop = <R extends Pick<Range, "startIndex" | "endIndex">>(range: R): R => ({
  ...range,
  startIndex: 0,
  endIndex: range.endIndex - range.startIndex,
});

function withPinned(range: Range, pinned: number | null): number[] {
  const drawn = defaultRangeExtractor(range);
  if (pinned === null || pinned < 0 || pinned >= range.count || drawn.includes(pinned)) return drawn;
  return pinned < range.startIndex ? [pinned, ...drawn] : [...drawn, pinned];
}
