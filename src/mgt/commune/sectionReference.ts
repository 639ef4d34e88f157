/** What the loader of each section hands to the layout: one query that serves the header and the section. */
import type { PreloadedQuery } from "react-relay/hooks";
import type { GraphQLTaggedNode, VariablesOf } from "relay-runtime";
import { preload } from "#relay/preload";
import type { Relay } from "#relay/relay";
import type { CommuneHeader_commune$key } from "./__generated__/CommuneHeader_commune.graphql";

/** A query with `commune(ags: $ags) { ...CommuneHeader_commune }` beside what the section itself needs. */
export interface SectionQuery {
  readonly variables: { readonly ags: string };
  readonly response: { readonly commune: CommuneHeader_commune$key | null | undefined };
}

export interface SectionReference<TQuery extends SectionQuery = SectionQuery> {
  readonly node: GraphQLTaggedNode;
  readonly queryRef: PreloadedQuery<TQuery>;
}

/** Starts the query of a section; its loader returns the result, to which it may add references of other endpoints. */
export function preloadSection<TQuery extends SectionQuery>(
  relay: Relay,
  node: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  signal: AbortSignal,
): SectionReference<TQuery> {
  return { node, queryRef: preload<TQuery>(relay, "mgt", node, variables, signal) };
}

/** Whether what a route has loaded is the reference of a section. */
export function isSectionReference(loaded: unknown): loaded is SectionReference {
  return typeof loaded === "object" && loaded !== null && "node" in loaded && "queryRef" in loaded;
}
