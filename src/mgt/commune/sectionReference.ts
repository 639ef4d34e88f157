/** The query of a section's loader, which includes the data of the header. */
import { useCallback, useSyncExternalStore } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { PreloadableQueryRegistry, type ConcreteRequest } from "relay-runtime";
import type { CommuneHeader_commune$key } from "./__generated__/CommuneHeader_commune.graphql";

/** A query with `commune(ags: $ags) { ...CommuneHeader_commune }` and the section's own fields. */
export interface SectionQuery {
  readonly variables: { readonly ags: string };
  readonly response: { readonly commune: CommuneHeader_commune$key | null | undefined };
}

export type SectionReference = PreloadedQuery<SectionQuery>;

/** Loader data of a section; its loader may add references of other endpoints. */
export interface LoadedSection {
  readonly queryRef: SectionReference;
}

/** Whether this is the loader data of a section. */
export function isLoadedSection(loaded: unknown): loaded is LoadedSection {
  return typeof loaded === "object" && loaded !== null && "queryRef" in loaded;
}

/** Query node of a reference; undefined until the code of its section is loaded. */
export function useSectionQuery({ id }: SectionReference): ConcreteRequest | null | undefined {
  const key = String(id);
  const subscribe = useCallback(
    (onChange: () => void) => PreloadableQueryRegistry.onLoad(key, onChange).dispose,
    [key],
  );
  return useSyncExternalStore(subscribe, () => PreloadableQueryRegistry.get(key));
}
