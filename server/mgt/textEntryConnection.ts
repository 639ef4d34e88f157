import type { TextEntries, TextEntry } from "#server/domain/texts/serviceTexts";
import type { Connection } from "#server/graphql/connection";

/** A page of keys with the numbers of those that match in each section, counted only if requested. */
export interface TextEntryConnection extends Connection<TextEntry> {
  readonly sectionCounts: TextEntries["sectionCounts"];
}
