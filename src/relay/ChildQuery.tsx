import {
  Suspense,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { PreloadableQueryRegistry, type OperationType } from "relay-runtime";
import { LoadBoundary } from "#ui/LoadBoundary";
import { useOwnedQuery, useOwner } from "./preload";

interface ChildQueryProps<Query extends OperationType> {
  /** Data of the child's loader, with its query as `queryRef`; undefined while it loads. */
  readonly loaded: unknown;
  /** Rendered until a query has been answered. */
  readonly pending: ReactNode;
  readonly renderFailure: (error: unknown) => ReactNode;
  readonly children: (response: Query["response"]) => ReactNode;
}

type Reference<Query extends OperationType> = PreloadedQuery<Query>;

/**
 * Reads the data of a layout route from the query of its child route, so that a navigation sends one request. The query
 * of each child includes this data. The previous data stays on screen until the next query has loaded or failed.
 */
export function ChildQuery<Query extends OperationType>(props: ChildQueryProps<Query>) {
  const { loaded, pending, renderFailure, children } = props;
  const reference = hasQuery<Query>(loaded) ? loaded.queryRef : null;
  const isCoded = useIsCoded(reference);
  const [latest, setLatest] = useState<Reference<Query> | null>(null);
  const shown = useDeferredValue(isCoded ? reference : latest);
  return (
    <>
      {reference && <Owner reference={reference} />}
      <LoadBoundary attempt={shown} renderFailure={renderFailure}>
        <Suspense fallback={pending}>
          {shown ? (
            <Loaded reference={shown} onLoaded={setLatest}>
              {children}
            </Loaded>
          ) : (
            pending
          )}
        </Suspense>
      </LoadBoundary>
    </>
  );
}

function hasQuery<Query extends OperationType>(
  loaded: unknown,
): loaded is { readonly queryRef: Reference<Query> } {
  return typeof loaded === "object" && loaded !== null && "queryRef" in loaded;
}

/** Retains the reference while the layout still shows the previous one. */
function Owner({ reference }: { readonly reference: Reference<OperationType> }) {
  useOwner(reference);
  return null;
}

interface LoadedProps<Query extends OperationType> extends Pick<ChildQueryProps<Query>, "children"> {
  readonly reference: Reference<Query>;
  readonly onLoaded: (reference: Reference<Query>) => void;
}

function Loaded<Query extends OperationType>({ reference, onLoaded, children }: LoadedProps<Query>) {
  const query = codeOf(reference);
  if (!query) throw new Error("The query of the child is rendered before its code has loaded.");
  const response = useOwnedQuery<Query>(query, reference);
  useLayoutEffect(() => onLoaded(reference), [onLoaded, reference]);
  return children(response);
}

/** The code of the child includes its query. */
const codeOf = ({ id }: Reference<OperationType>) => PreloadableQueryRegistry.get(String(id));

/** Whether the code of a query has loaded. */
function useIsCoded(reference: Reference<OperationType> | null): boolean {
  const id = reference && String(reference.id);
  const subscribe = useCallback(
    (onChange: () => void) =>
      id === null ? () => undefined : PreloadableQueryRegistry.onLoad(id, onChange).dispose,
    [id],
  );
  return useSyncExternalStore(subscribe, () => Boolean(reference && codeOf(reference)));
}
