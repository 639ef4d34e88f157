/** What is asked of the server for the filters of an address. */
import type { ProcessRecord, ProcessStatus } from "#domain/processTransitions";
import type { ProcessType, RetryState } from "#domain/retrySchedule";
import type { Span } from "#ui/table/spans";
import type { ProcessSearch } from "./processSearch";

interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** The contract's ProcessFilter, as far as the address can say it. */
interface WireFilter {
  readonly text?: string;
  readonly communes?: readonly string[];
  readonly services?: readonly string[];
  readonly statuses?: readonly ProcessStatus[];
  readonly types?: readonly ProcessType[];
  readonly retryStates?: readonly RetryState[];
  readonly records?: readonly ProcessRecord[];
  readonly needsAttention?: boolean;
  readonly triesFrom?: number;
  readonly triesTo?: number;
  readonly created?: DayRange;
  readonly updated?: DayRange;
  readonly errorText?: string;
  readonly errorFingerprint?: string;
}

function dayRange({ from, to }: Span<string>): DayRange | undefined {
  const range = { from: from?.value ?? null, to: to?.value ?? null };
  return range.from === null && range.to === null ? undefined : range;
}

/** The filter of the server; null: all that are active. */
export function wireFilter(search: ProcessSearch): WireFilter | null {
  const text = search.text?.trim();
  const created = dayRange(search.created);
  const updated = dayRange(search.updated);
  const [triesFrom, triesTo] = [search.tries.from?.value ?? null, search.tries.to?.value ?? null];
  const filter: WireFilter = {
    ...(text && { text }),
    ...(search.communes.length > 0 && { communes: search.communes }),
    ...(search.services.length > 0 && { services: search.services }),
    ...(search.statuses.length > 0 && { statuses: search.statuses }),
    ...(search.types.length > 0 && { types: search.types }),
    ...(search.retryStates.length > 0 && { retryStates: search.retryStates }),
    ...(search.records.length > 0 && { records: search.records }),
    ...(search.needsAttention && { needsAttention: true }),
    ...(triesFrom !== null && { triesFrom }),
    ...(triesTo !== null && { triesTo }),
    ...(created && { created }),
    ...(updated && { updated }),
    ...(search.errorText !== undefined && { errorText: search.errorText.trim() }),
    ...(search.cause !== undefined && { errorFingerprint: search.cause }),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}
