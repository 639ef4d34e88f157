/** Lists of what needs a person that no other screen has. */
import {
  attentionListKinds,
  readingEndsDays,
  type AttentionKind,
  type AttentionListKind,
} from "#domain/attention";
import { addDays } from "#domain/calendarDays";
import { defaultTextLanguages } from "#domain/texts/serviceTexts";
import type { AttentionList, StoredAttentionItem } from "#server/storage/attention/attentionItems";
import { endingReadings, failedImports, uninitializedCommunes } from "#server/storage/attention/communes";
import { feeGaps, feeOverlaps } from "#server/storage/attention/fees";
import { failedJobs } from "#server/storage/attention/jobs";
import { listedSecrets } from "#server/storage/attention/secrets";
import { incompleteTexts } from "#server/storage/attention/texts";
import type { SourceContext } from "./attentionSource";
import { findOtherSecrets } from "./otherSecrets";

/** A row of a list. */
export type AttentionItem = StoredAttentionItem & { readonly kind: AttentionListKind; readonly id: string };

type ListOf = (ctx: SourceContext) => AttentionList | Promise<AttentionList>;

const lists: Readonly<Record<AttentionListKind, ListOf>> = {
  SECRET_KEY: async (ctx) => listedSecrets(await findOtherSecrets(ctx)),
  JOB_FAILED: () => failedJobs(),
  IMPORT_FAILED: () => failedImports(),
  COMMUNE_NOT_INITIALIZED: ({ now }) => uninitializedCommunes(now),
  FEE_GAP: ({ today }) => feeGaps(today),
  FEE_OVERLAP: ({ today }) => feeOverlaps(today),
  WATER_METER_READING: ({ today }) => endingReadings(today, addDays(today, readingEndsDays)),
  TEXT_INCOMPLETE: () => incompleteTexts(defaultTextLanguages),
};

/** Returns the list of a kind. */
export async function attentionListOf(ctx: SourceContext, kind: AttentionListKind): Promise<AttentionList> {
  return lists[kind](ctx);
}

/** Whether the rows of a kind have no other list. */
export function isListKind(kind: AttentionKind): kind is AttentionListKind {
  return attentionListKinds.some((known) => known === kind);
}
