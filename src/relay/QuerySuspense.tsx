import { Suspense, useEffect, useState, type ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { PreloadableQueryRegistry, type OperationType } from "relay-runtime";
import { isStored } from "./useIsStored";

/** Whether the store already holds the response. */
function isInStore({ id, environment, variables, source }: PreloadedQuery<OperationType>): boolean {
  if (!source) return true;
  const query = PreloadableQueryRegistry.get(String(id));
  return query ? isStored(environment, query, variables) : false;
}

/** Whether the first response has arrived. Stays true for later references. */
export function useFirstAnswer(reference: PreloadedQuery<OperationType>): boolean {
  const [isAnswered, setAnswered] = useState(() => isInStore(reference));
  useEffect(() => {
    if (isAnswered) return undefined;
    const settle = () => setAnswered(true);
    const answer = reference.source?.subscribe({ next: settle, error: settle, complete: settle });
    return () => answer?.unsubscribe();
  }, [reference, isAnswered]);
  return isAnswered;
}

interface QuerySuspenseProps {
  readonly reference: PreloadedQuery<OperationType>;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Suspense boundary around readers of a preloaded query. Before the first
 * response the children are not rendered at all: React reveals suspended content
 * no sooner than 300 ms after its fallback, however early the response arrives.
 */
export function QuerySuspense({ reference, fallback, children }: QuerySuspenseProps) {
  const isAnswered = useFirstAnswer(reference);
  return <Suspense fallback={fallback}>{isAnswered ? children : fallback}</Suspense>;
}
