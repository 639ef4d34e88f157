import { useCallbackRef } from "@chakra-ui/react";
import { useCallback, useMemo, useRef, useState } from "react";

export interface RowSelection {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Number of selected rows that left the page; reset by the next selection. */
  readonly lost: number;
  readonly clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Selected rows of a page. Rows that leave the page are deselected and counted. */
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
  /** Selects a range that ends at `to`. It starts at the row toggled last, or at `from`. */
  readonly extend: (from: number, to: number) => void;
  readonly toggleAll: () => void;
}

interface RangeOrigin {
  readonly id: string;
  readonly others: ReadonlySet<string>;
  readonly result: ReadonlySet<string>;
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** Selects rows by their positions; the functions are stable. */
export function useSelectActions(
  rowIds: readonly string[],
  { ids, onChange }: Pick<RowSelection, "ids" | "onChange">,
): SelectActions {
  // Start of the range. It is only valid while the selection is still its result.
  const origin = useRef<RangeOrigin | null>(null);
  const currentOrigin = () => (origin.current && isSame(origin.current.result, ids) ? origin.current : null);
  const toggle = useCallbackRef((position: number) => {
    const id = rowIds[position];
    if (id === undefined) return;
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    origin.current = { id, others: next, result: next };
    onChange(next);
  });
  const extend = useCallbackRef((from: number, to: number) => {
    const before = currentOrigin();
    const known = ids.size > 0 && before ? rowIds.indexOf(before.id) : -1;
    const id = known < 0 ? rowIds[from] : before?.id;
    if (id === undefined) return;
    const others = known < 0 ? ids : (before?.others ?? none);
    const start = known < 0 ? from : known;
    const range = rowIds.slice(Math.min(start, to), Math.max(start, to) + 1);
    const next = new Set([...others, ...range]);
    origin.current = { id, others, result: next };
    onChange(next);
  });
  const toggleAll = useCallbackRef(() => {
    const isAll = rowIds.length > 0 && rowIds.every((id) => ids.has(id));
    // Keep rows of other pages selected.
    const others = [...ids].filter((id) => !rowIds.includes(id));
    onChange(new Set(isAll ? others : [...others, ...rowIds]));
  });
  return useMemo(() => ({ toggle, extend, toggleAll }), [toggle, extend, toggleAll]);
}
