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

/** How rows are selected, by their positions. */
export function useSelectActions(
  rowIds: readonly string[],
  { ids, onChange }: Pick<RowSelection, "ids" | "onChange">,
): SelectActions {
  // Where a range begins, and what was selected besides it.
  const origin = useRef<{ readonly id: string; readonly besides: ReadonlySet<string> } | null>(null);
  return {
    toggle: (position) => {
      const id = rowIds[position];
      if (id === undefined) return;
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      origin.current = { id, besides: next };
      onChange(next);
    },
    extend: (from, to) => {
      const known = ids.size > 0 && origin.current ? rowIds.indexOf(origin.current.id) : -1;
      const first = rowIds[from];
      if (known < 0 && first !== undefined) origin.current = { id: first, besides: ids };
      const start = known < 0 ? from : known;
      const range = rowIds.slice(Math.min(start, to), Math.max(start, to) + 1);
      onChange(new Set([...(origin.current?.besides ?? none), ...range]));
    },
    toggleAll: () => {
      const isAll = rowIds.length > 0 && rowIds.every((id) => ids.has(id));
      // Rows of other pages may be selected as well: they stay so.
      const others = [...ids].filter((id) => !rowIds.includes(id));
      onChange(new Set(isAll ? others : [...others, ...rowIds]));
    },
  };
}
