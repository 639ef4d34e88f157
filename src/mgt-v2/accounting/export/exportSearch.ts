/** Search params of the page that exports bookings: those of the list, or the run to continue. */
import { freeText, texts } from "#lists/searchParams";
import { filterOf, parseBookingSearch, type BookingSearch } from "../bookingSearch";
import type { RunFilter } from "../runs/useRunFilterLabels";

export type ExportSearch = BookingSearch & {
  /** Id of the run to continue; the filter is ignored then. */
  readonly since?: string;
};

const idMaxLength = 200;
const runId = freeText(idMaxLength);

/** Parses the search params of the page. */
export function parseExportSearch(raw: Readonly<Record<string, unknown>>): ExportSearch {
  return { ...parseBookingSearch("commune")(raw), since: runId.read(texts(raw.since)) };
}

/** The part of the search that affects the query. */
export const exportDeps = ({ search }: { readonly search: ExportSearch }) => search;

/** The contract's BookingFilter, without fields that change with a refund or with the run itself. */
export function exportFilterOf(search: ExportSearch, commune: string) {
  return { ...filterOf(search, commune), states: null, isExported: null };
}

/** The variables of the page's query. */
export function exportVariables(search: ExportSearch, commune: string) {
  const { since = null } = search;
  return {
    commune,
    filter: since === null ? exportFilterOf(search, commune) : null,
    sinceRun: since,
    // The variable is required, but unused without a run.
    since: since ?? "",
    isContinued: since !== null,
  };
}

/** Filter of a new series. */
export function newRunFilterOf(search: ExportSearch, commune: string): RunFilter {
  const { services, period, budgetItems, paymentMethods, kinds, totalFrom, totalTo, text } = exportFilterOf(
    search,
    commune,
  );
  return {
    services,
    from: period?.from,
    to: period?.to,
    budgetItems,
    paymentMethods,
    kinds,
    totalFrom,
    totalTo,
    text,
  };
}
