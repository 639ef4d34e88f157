/** Options for a transfer of texts: keys of a service and other communes that offer it. */
import type { FederalStateCode } from "#domain/federalStates";
import { hasCapability } from "#domain/serviceCatalogue";
import { defaultTextLanguages } from "#domain/texts/serviceTexts";
import { transferExcerptLength } from "#domain/texts/textTransfers";
import type { Context } from "#server/context";
import { communeSearchPatterns } from "#server/domain/communes/communeSearch";
import { readPage, type Page, type PageBounds } from "#server/domain/lists/paging";
import { requireSearchText } from "#server/domain/lists/searchPatterns";
import { findServiceTexts } from "#server/domain/texts/serviceTexts";
import type { CommuneServiceKey } from "#server/storage/communes/communeServices";
import {
  selectTargetAgs,
  selectTransferables,
  transferTargetOrder,
  transferTargetSource,
  type StoredTransferable,
  type StoredTransferTarget,
} from "#server/storage/texts/textTransferInputs";

export type TextTransferTarget = StoredTransferTarget;

/** Which communes to list; null and empty lists: all. */
export interface TargetFilter {
  readonly text?: string | null;
  readonly states?: readonly FederalStateCode[] | null;
}

/** Returns all keys of a service; empty if it has no texts. */
export async function listTransferableTexts(
  ctx: Context,
  of: CommuneServiceKey,
): Promise<readonly StoredTransferable[]> {
  const texts = await findServiceTexts(ctx, of);
  if (!texts) return [];
  const { languages } = texts;
  return selectTransferables(ctx.db, of, { languages, excerptLength: transferExcerptLength });
}

/** Returns a page of the other communes with the service. Throws bad_request for invalid bounds and filters. */
export function listTransferTargets(
  ctx: Context,
  of: CommuneServiceKey,
  filter: TargetFilter,
  bounds: PageBounds,
): Promise<Page<TextTransferTarget>> {
  return readPage(ctx.db, sourceOf(of, filter), {
    order: transferTargetOrder,
    isDescending: false,
    ...bounds,
  });
}

/** Returns the AGS of all other communes with the service. Throws bad_request for invalid filters. */
export function listTransferTargetAgs(
  ctx: Context,
  of: CommuneServiceKey,
  filter: TargetFilter,
): Promise<readonly string[]> {
  return selectTargetAgs(ctx.db, sourceOf(of, filter));
}

function sourceOf(of: CommuneServiceKey, { text, states }: TargetFilter) {
  const patterns = communeSearchPatterns(requireSearchText(text));
  const isOffered = hasCapability(of.serviceId, "text");
  return transferTargetSource(of, {
    patterns: patterns.length === 0 ? null : patterns,
    states: isOffered ? (states?.length ? states : null) : [],
    defaultLanguages: defaultTextLanguages,
  });
}
