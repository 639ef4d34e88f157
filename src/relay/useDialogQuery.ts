import { useCallback, useEffect, useMemo, useRef, useState, type PointerEvent } from "react";
import { useQueryLoader, type PreloadedQuery } from "react-relay/hooks";
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from "relay-runtime";

/** A query that was started by opening a dialog; the dialog reads it with `DialogQuery`. */
export interface OpenedQuery<TQuery extends OperationType> {
  readonly reference: PreloadedQuery<TQuery>;
  /** Sends the query again. */
  readonly reload: () => void;
}

// Skips the store: what a dialog shows was not kept up to date, and a failed field would be read as null.
const options = { fetchPolicy: "network-only" } as const;

/** Milliseconds after which a click no longer uses a query that was started on intent. */
const preparedMs = 10_000;

/**
 * The query of a dialog, for the component that opens it: `open` starts the query while the code of the dialog loads,
 * and the dialog is rendered while there is an `opened` query. This component owns the query and disposes of it on
 * `close`, on the next `open` and when it unmounts.
 *
 * With the props of `intent`, the button starts the query when it gets the pointer or the focus. It is disposed of when
 * both leave without a click, and if it fails. Not for data that leaving a field may change, as the click does.
 */
export function useDialogQuery<TQuery extends OperationType>(query: PreloadableConcreteRequest<TQuery>) {
  const [reference, load, dispose] = useQueryLoader<TQuery>(query);
  const [isOpen, setOpen] = useState(false);
  const prepared = useRef<{ readonly key: string; readonly at: number } | null>(null);
  /** The dialog has given the focus back, which is no intent to open it again. */
  const hasClosed = useRef(false);
  const open = useCallback(
    (variables: VariablesOf<TQuery>) => {
      const { key, at } = prepared.current ?? { key: null, at: 0 };
      const isPrepared = key === JSON.stringify(variables) && performance.now() - at < preparedMs;
      if (!isPrepared) load(variables, options);
      prepared.current = null;
      setOpen(true);
    },
    [load],
  );
  const close = useCallback(() => {
    hasClosed.current = true;
    setOpen(false);
    dispose();
  }, [dispose]);
  const discard = useCallback(() => {
    hasClosed.current = false;
    if (!prepared.current) return;
    prepared.current = null;
    dispose();
  }, [dispose]);
  const prepare = (variables: VariablesOf<TQuery>) => {
    if (isOpen || hasClosed.current || prepared.current) return;
    prepared.current = { key: JSON.stringify(variables), at: performance.now() };
    load(variables, options);
  };
  useEffect(() => {
    if (isOpen) return undefined;
    const answer = reference?.source?.subscribe({ error: discard });
    return () => answer?.unsubscribe();
  }, [isOpen, reference, discard]);
  const opened = useMemo(
    (): OpenedQuery<TQuery> | null =>
      reference && isOpen ? { reference, reload: () => open(reference.variables) } : null,
    [reference, isOpen, open],
  );
  /** Props of the button. Touching it is no intent before the click. */
  const intent = ({ preload }: { readonly preload: () => void }, variables: VariablesOf<TQuery>) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      preload();
      if (pointerType === "mouse") prepare(variables);
    },
    onPointerLeave: discard,
    onFocus: () => {
      preload();
      prepare(variables);
    },
    onBlur: discard,
  });
  return { opened, open, close, intent };
}
