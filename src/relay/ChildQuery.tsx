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
import { PreloadableQueryRegistry, type ConcreteRequest, type OperationType } from "relay-runtime";
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
 * What a layout route reads from the query of its child, so that a navigation sends one request. Each query of a child
 * includes the data of the layout. That of the previous child stays on screen until the next one has loaded or failed.
 */
export function ChildQuery<Query extends OperationType>(props: ChildQueryProps<Query>) {
  const { loaded, pending, renderFailure, children } = props;
  const reference = hasQuery<Query>(loaded) ? loaded.queryRef : null;
  const [latest, setLatest] = useState<Reference<Query> | null>(null);
  const shown = useDeferredValue(reference ?? latest);
  return (
    <>
      {reference && <Owner reference={reference} />}
      <LoadBoundary attempt={shown} renderFailure={renderFailure}>
        <Suspense fallback={pending}>
          {shown ? (
            <Coded reference={shown} pending={pending} onLoaded={setLatest}>
              {children}
            </Coded>
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

interface CodedProps<Query extends OperationType> extends Pick<ChildQueryProps<Query>, "children"> {
  readonly reference: Reference<Query>;
  readonly onLoaded: (reference: Reference<Query>) => void;
}

/** Waits for the code of the child, which has the query. */
function Coded<Query extends OperationType>({
  pending,
  ...props
}: CodedProps<Query> & Pick<ChildQueryProps<Query>, "pending">) {
  const query = useQueryNode(props.reference);
  return query ? <Loaded query={query} {...props} /> : pending;
}

function Loaded<Query extends OperationType>({
  query,
  reference,
  onLoaded,
  children,
}: CodedProps<Query> & { readonly query: ConcreteRequest }) {
  const response = useOwnedQuery<Query>(query, reference);
  useLayoutEffect(() => onLoaded(reference), [onLoaded, reference]);
  return children(response);
}

/** Query node of a reference; undefined until the code with the query is loaded. */
function useQueryNode({ id }: Reference<OperationType>): ConcreteRequest | null | undefined {
  const key = String(id);
  const subscribe = useCallback(
    (onChange: () => void) => PreloadableQueryRegistry.onLoad(key, onChange).dispose,
    [key],
  );
  return useSyncExternalStore(subscribe, () => PreloadableQueryRegistry.get(key));
}
