/** The query that the loader of each section starts: one that serves the section and the header of the page. */
import { useCallback, useSyncExternalStore } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { PreloadableQueryRegistry, type ConcreteRequest } from "relay-runtime";
import type { CommuneHeader_commune$key } from "./__generated__/CommuneHeader_commune.graphql";

/** A query with `commune(ags: $ags) { ...CommuneHeader_commune }` beside what the section itself needs. */
export interface SectionQuery {
  readonly variables: { readonly ags: string };
  readonly response: { readonly commune: CommuneHeader_commune$key | null | undefined };
}

export type SectionReference = PreloadedQuery<SectionQuery>;

/** The loader data of a section; its loader may add references of other endpoints. */
export interface LoadedSection {
  readonly queryRef: SectionReference;
}

/** Whether a route has loaded a section. */
export function isLoadedSection(loaded: unknown): loaded is LoadedSection {
  return typeof loaded === "object" && loaded !== null && "queryRef" in loaded;
}

/** The query of a reference, which comes with the code of its section; undefined until then. */
export function useSectionQuery({ id }: SectionReference): ConcreteRequest | null | undefined {
  const key = String(id);
  const subscribe = useCallback(
    (onChange: () => void) => PreloadableQueryRegistry.onLoad(key, onChange).dispose,
    [key],
  );
  return useSyncExternalStore(subscribe, () => PreloadableQueryRegistry.get(key));
}
