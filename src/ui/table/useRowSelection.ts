import { useCallback, useMemo, useRef, useState } from "react";

export interface RowSelection {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Rows that were selected and are no longer on this page, until the next selection. */
  readonly lost: number;
  readonly clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Selected rows of a page: those that another page or filter takes away are no longer selected, and are counted. */
export function useRowSelection(rowIds: readonly string[]): RowSelection {
  const [state, setState] = useState({ ids: none, lost: 0 });
  const known = useMemo(() => new Set(rowIds), [rowIds]);
  const kept = [...state.ids].filter((id) => known.has(id));
  if (kept.length < state.ids.size) {
    setState({ ids: new Set(kept), lost: state.ids.size - kept.length });
  }
  const onChange = useCallback((ids: ReadonlySet<string>) => setState({ ids, lost: 0 }), []);
  const clear = useCallback(() => setState({ ids: none, lost: 0 }), []);
  return { ids: state.ids, onChange, lost: state.lost, clear };
}

export interface SelectActions {
  readonly toggle: (position: number) => void;
  /** From the row switched last, else from the first position, up to the second. */
  readonly extend: (from: number, to: number) => void;
  readonly toggleAll: () => void;
}

interface RangeOrigin {
  readonly id: string;
  readonly besides: ReadonlySet<string>;
  readonly led: ReadonlySet<string>;
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** How rows are selected, by their positions. */
export function useSelectActions(
  rowIds: readonly string[],
  { ids, onChange }: Pick<RowSelection, "ids" | "onChange">,
): SelectActions {
  // Where a range begins, what was selected besides it, and what this has led to: changed otherwise, it means nothing.
  const origin = useRef<RangeOrigin | null>(null);
  const originOf = () => (origin.current && isSame(origin.current.led, ids) ? origin.current : null);
  return {
    toggle: (position) => {
      const id = rowIds[position];
      if (id === undefined) return;
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      origin.current = { id, besides: next, led: next };
      onChange(next);
    },
    extend: (from, to) => {
      const before = originOf();
      const known = ids.size > 0 && before ? rowIds.indexOf(before.id) : -1;
      const id = known < 0 ? rowIds[from] : before?.id;
      if (id === undefined) return;
      const besides = known < 0 ? ids : (before?.besides ?? none);
      const start = known < 0 ? from : known;
      const range = rowIds.slice(Math.min(start, to), Math.max(start, to) + 1);
      const next = new Set([...besides, ...range]);
      origin.current = { id, besides, led: next };
      onChange(next);
    },
    toggleAll: () => {
      const isAll = rowIds.length > 0 && rowIds.every((id) => ids.has(id));
      // Rows of other pages may be selected as well: they stay so.
      const others = [...ids].filter((id) => !rowIds.includes(id));
      onChange(new Set(isAll ? others : [...others, ...rowIds]));
    },
  };
}
