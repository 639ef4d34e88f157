import { useCallback, useMemo } from "react";
import { useQueryLoader, type PreloadedQuery } from "react-relay/hooks";
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from "relay-runtime";

/** A query that was started by opening a dialog; the dialog reads it with `DialogQuery`. */
export interface OpenedQuery<TQuery extends OperationType> {
  readonly reference: PreloadedQuery<TQuery>;
  /** Sends the query again. */
  readonly reload: () => void;
}

// Bypasses the store: its data may be outdated, and a failed field would be read as null.
const options = { fetchPolicy: "network-only" } as const;

/**
 * The query of a dialog, for the component that opens it: `open` starts the query while the code of the dialog loads,
 * and the dialog is rendered while there is an `opened` query. This component owns the query and disposes of it on
 * `close`, on the next `open` and when it unmounts.
 */
export function useDialogQuery<TQuery extends OperationType>(query: PreloadableConcreteRequest<TQuery>) {
  const [reference, load, close] = useQueryLoader<TQuery>(query);
  const open = useCallback((variables: VariablesOf<TQuery>) => load(variables, options), [load]);
  const opened = useMemo(
    (): OpenedQuery<TQuery> | null =>
      reference ? { reference, reload: () => open(reference.variables) } : null,
    [reference, open],
  );
  return { opened, open, close };
}
