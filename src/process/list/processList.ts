/** Search params of the lists of processes and applications, and their query variables. */
import type { PreloadedQuery } from "react-relay/hooks";
import { isAgs } from "#domain/ags";
import { pageSize, processSearchMaxLength } from "#domain/limits";
import { processRecords, processStatuses } from "#domain/processTransitions";
import { processTypes, retryStates } from "#domain/retrySchedule";
import { findService } from "#domain/serviceCatalogue";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import {
  caseInsensitive,
  daySpan,
  flag,
  freeText,
  manyOf,
  matching,
  numberSpan,
  oneOf,
} from "#lists/searchParams";
import type { ListAddress } from "#lists/useListSearch";
import { preload, type Loading } from "#relay/preload";
import { rangeOf } from "#ui/table/spans";
import type { ProcessGroupsQuery } from "./__generated__/ProcessGroupsQuery.graphql";
import GroupsParameters from "./__generated__/ProcessGroupsQuery$parameters";
import type { ProcessTableQuery } from "./__generated__/ProcessTableQuery.graphql";
import TableParameters from "./__generated__/ProcessTableQuery$parameters";

/** Two lists of one type, with different leading columns and bulk actions. */
export type ListKind = "processes" | "applications";

export const listPaths = { processes: "/admin/processes", applications: "/admin/applications" } as const;
export const detailPaths = {
  processes: "/admin/processes/$pid",
  applications: "/admin/applications/$pid",
} as const;

/** Names of the lists in saved views. */
export const viewScreens = { processes: "PROCESSES", applications: "APPLICATIONS" } as const;

export const listTableId = "process-list";

/** Maximum values per filter. */
const valuesMax = 120;

export const processList = defineListSearch({
  textMaxLength: processSearchMaxLength,
  sort: {
    fields: ["CREATED_AT", "UPDATED_AT", "TRIES", "NEXT_RETRY_AT"],
    default: "CREATED_AT",
    direction: "DESC",
  },
  filters: {
    commune: manyOf((text: string) => (isAgs(text) ? text : undefined), valuesMax),
    service: manyOf((text: string) => findService(text.toLowerCase())?.id, valuesMax),
    status: manyOf(caseInsensitive(processStatuses), valuesMax),
    type: manyOf(caseInsensitive(processTypes), valuesMax),
    retry: manyOf(caseInsensitive(retryStates), valuesMax),
    /** Absent: active ones. */
    record: manyOf(caseInsensitive(processRecords), valuesMax),
    /** Only processes that need attention: they do not continue without a user. */
    attention: { ...flag, isFaulty: (text: string) => text.toLowerCase() !== "true" },
    /** Only processes whose payment differs from the fee rule. */
    feeDifference: { ...flag, isFaulty: (text: string) => text.toLowerCase() !== "true" },
    /** Only processes whose erasure is held. */
    held: { ...flag, isFaulty: (text: string) => text.toLowerCase() !== "true" },
    tries: numberSpan("triesFrom", "triesTo"),
    created: daySpan("createdFrom", "createdTo"),
    updated: daySpan("updatedFrom", "updatedTo"),
    /** Part of the latest error. */
    error: freeText(processSearchMaxLength),
    /** Fingerprint of identical errors. */
    cause: matching(/^[\w-]{1,64}$/),
  },
  /** cause: groups identical errors. */
  grouping: { group: oneOf(["cause"]) },
  /** page: shows the detail without the list, even on wide screens. */
  display: { view: oneOf(["page"]) },
});

export type ProcessSearch = SearchOf<typeof processList>;
export type ProcessAddress = ListAddress<ProcessSearch>;

/** The search of a list when its detail opens or closes: keeps the filters, drops the layout of the detail. */
export const besideList = (search: object): ProcessSearch => ({ ...search, view: undefined });

/** The contract's ProcessFilter; null for all active ones. */
export function processFilter(search: ProcessSearch) {
  const text = search.text?.trim();
  const tries = processList.span(search, "tries");
  const created = rangeOf(processList.span(search, "created"));
  const updated = rangeOf(processList.span(search, "updated"));
  const [triesFrom, triesTo] = [tries.from?.value ?? null, tries.to?.value ?? null];
  const filter = {
    ...(text && { text }),
    ...(search.commune && { communes: search.commune }),
    ...(search.service && { services: search.service }),
    ...(search.status && { statuses: search.status }),
    ...(search.type && { types: search.type }),
    ...(search.retry && { retryStates: search.retry }),
    ...(search.record && { records: search.record }),
    ...(search.attention && { needsAttention: true }),
    ...(search.feeDifference && { hasFeeDifference: true }),
    ...(search.held && { isErasureHeld: true }),
    ...(triesFrom !== null && { triesFrom }),
    ...(triesTo !== null && { triesTo }),
    ...(created && { created }),
    ...(updated && { updated }),
    ...(search.error && { errorText: search.error.trim() }),
    ...(search.cause && { errorFingerprint: search.cause }),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

/** Query of the rows, or of the groups of identical errors. */
export type ListReference =
  | { readonly kind: "rows"; readonly queryRef: PreloadedQuery<ProcessTableQuery> }
  | { readonly kind: "groups"; readonly queryRef: PreloadedQuery<ProcessGroupsQuery> };

/** Starts the query of the list that the search params describe. */
export function preloadList(loading: Loading, search: ProcessSearch): ListReference {
  const filter = processFilter(search);
  if (search.group) {
    return {
      kind: "groups",
      queryRef: preload(loading, "process", GroupsParameters, {
        filter,
        first: pageSize,
        after: search.after ?? null,
      }),
    };
  }
  return {
    kind: "rows",
    queryRef: preload(loading, "process", TableParameters, { filter, ...processList.page(search) }),
  };
}
