import type { CommuneHeader_commune$key } from "./__generated__/CommuneHeader_commune.graphql";

/** The query of a section's loader: `commune(ags: $ags) { ...CommuneHeader_commune }` and the section's own fields. */
export interface SectionQuery {
  readonly variables: { readonly ags: string };
  readonly response: { readonly commune: CommuneHeader_commune$key | null | undefined };
}
