/**
 * Draws only those rows of a long list that are on screen, in the normal flow: empty space stands for the others. Rows
 * may differ in height; a row that was never drawn counts as high as the first drawn one of its kind.
 */
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import { spans, type RowSpan } from "./rowSpans";

export interface RowShape {
  readonly key: string;
  /** Rows of one kind are equally high unless measured. */
  readonly kind: string;
}

interface WindowedRowsOptions {
  readonly rows: readonly RowShape[];
  /** Heights in pixels before anything is drawn, by kind. */
  readonly heights: Readonly<Record<string, number>>;
  /** A row that is drawn wherever it is, since the focus is in it. */
  readonly pinned: number | null;
}

/** Drawn beyond the edges of the window, in pixels. */
const overscan = 120;

interface Visible {
  readonly first: number;
  /** Inclusive. */
  readonly last: number;
  /** The last one that is not only beyond the lower edge. */
  readonly lastOnScreen: number;
}

function isSame(one: Visible, other: Visible): boolean {
  return one.first === other.first && one.last === other.last && one.lastOnScreen === other.lastOnScreen;
}

/** The last position whose row begins at or above this offset. */
function rowAt(tops: Float64Array, offset: number): number {
  let low = 0;
  let high = Math.max(tops.length - 2, 0);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Notes how high a drawn row is; says whether that is news. */
function take(node: Element, measured: Map<string, number>, learnt: Map<string, number>): boolean {
  const { rowKey = "", rowKind = "" } = node instanceof HTMLElement ? node.dataset : {};
  const height = node.getBoundingClientRect().height;
  // Without a layout (a hidden page) there is nothing to learn.
  if (height === 0 || measured.get(rowKey) === height) return false;
  measured.set(rowKey, height);
  if (!learnt.has(rowKind)) learnt.set(rowKind, height);
  return true;
}

function useHeights(heights: Readonly<Record<string, number>>) {
  const [version, changed] = useReducer((count: number) => count + 1, 0);
  const measured = useRef(new Map<string, number>());
  const learnt = useRef(new Map<string, number>());
  const heightOf = useCallback(
    ({ key, kind }: RowShape) => measured.current.get(key) ?? learnt.current.get(kind) ?? heights[kind] ?? 0,
    [heights],
  );

  const observer = useRef<ResizeObserver | null>(null);
  useEffect(
    () => () => {
      observer.current?.disconnect();
      observer.current = null;
    },
    [],
  );

  useEffect(() => {
    let width = window.innerWidth;
    const forget = () => {
      if (width === window.innerWidth) return;
      width = window.innerWidth;
      measured.current.clear();
      learnt.current.clear();
      changed();
    };
    window.addEventListener("resize", forget);
    return () => window.removeEventListener("resize", forget);
  }, []);

  const measure = useCallback((node: HTMLElement | null) => {
    if (!node) return undefined;
    observer.current ??= new ResizeObserver((entries) => {
      if (entries.map(({ target }) => take(target, measured.current, learnt.current)).includes(true))
        changed();
    });
    const watching = observer.current;
    watching.observe(node);
    return () => watching.unobserve(node);
  }, []);
  return { heightOf, measure, version };
}

export interface WindowedRows {
  /** For the element that holds the rows and nothing above them. */
  readonly listRef: (node: HTMLElement | null) => void;
  /** For each row, which also needs data-row-key and data-row-kind. */
  readonly measure: (node: HTMLElement | null) => (() => void) | undefined;
  readonly spans: readonly RowSpan[];
  readonly visible: Visible;
}

export function useWindowedRows({ rows, heights, pinned }: WindowedRowsOptions): WindowedRows {
  const list = useRef<HTMLElement | null>(null);
  const { heightOf, measure, version } = useHeights(heights);

  const tops = useMemo(() => {
    const sums = new Float64Array(rows.length + 1);
    rows.forEach((row, position) => {
      sums[position + 1] = (sums[position] ?? 0) + heightOf(row);
    });
    return sums;
    // Heights live outside of React; the version says that they have changed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows, heightOf, version]);

  const look = useCallback((): Visible => {
    const above = -(list.current?.getBoundingClientRect().top ?? 0);
    const below = above + window.innerHeight;
    return {
      first: rowAt(tops, above - overscan),
      last: rowAt(tops, below + overscan),
      lastOnScreen: rowAt(tops, below),
    };
  }, [tops]);

  const [visible, setVisible] = useState(look);
  useLayoutEffect(() => {
    const update = () => {
      const next = look();
      setVisible((now) => (isSame(now, next) ? now : next));
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    window.addEventListener("resize", update);
    return () => {
      window.removeEventListener("scroll", update);
      window.removeEventListener("resize", update);
    };
  }, [look]);

  const drawn = useMemo(() => spans(tops, visible, pinned), [tops, visible, pinned]);
  const listRef = useCallback((node: HTMLElement | null) => {
    list.current = node;
  }, []);
  return { listRef, measure, spans: drawn, visible };
}
