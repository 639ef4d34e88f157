/** What the address says of the list of processes, and what is asked of the server for it. */
import { isAgs } from "#domain/ags";
import { readCalendarDay } from "#domain/calendarDays";
import { processSearchMaxLength } from "#domain/limits";
import {
  processRecords,
  processStatuses,
  type ProcessRecord,
  type ProcessStatus,
} from "#domain/processTransitions";
import { processTypes, retryStates, type ProcessType, type RetryState } from "#domain/retrySchedule";
import { findService } from "#domain/serviceCatalogue";
import { isFaultyEnd, parseSpan, spanText, type Span } from "#ui/table/spans";
import { parseTableSearch, textParam, texts, type TableSearch, type TableSpec } from "#ui/table/tableSearch";

export const processSpec = {
  fields: ["CREATED_AT", "UPDATED_AT", "TRIES", "NEXT_RETRY_AT"],
  sort: "CREATED_AT",
  direction: "DESC",
  textMaxLength: processSearchMaxLength,
} as const satisfies TableSpec<string>;

export type ProcessField = (typeof processSpec)["fields"][number];

export interface ProcessFilters {
  readonly communes: readonly string[];
  readonly services: readonly string[];
  readonly statuses: readonly ProcessStatus[];
  readonly types: readonly ProcessType[];
  readonly retryStates: readonly RetryState[];
  /** Empty: those that are active. */
  readonly records: readonly ProcessRecord[];
  /** Only those that nothing but a person moves on. */
  readonly needsAttention: boolean;
  readonly tries: Span<number>;
  readonly created: Span<string>;
  readonly updated: Span<string>;
  readonly errorText?: string;
  /** Fingerprint of identical errors. */
  readonly cause?: string;
}

export interface ProcessSearch extends TableSearch<ProcessField>, ProcessFilters {
  readonly isGrouped: boolean;
  /** Values of filters that mean nothing here: they are left out, and that is said. */
  readonly unknownValues: readonly string[];
}

type Raw = Readonly<Record<string, unknown>>;

/** More than so many values of one filter are nobody's choice. */
const valuesMax = 120;
const fingerprintPattern = /^[\w-]{1,64}$/;
const triesPattern = /^\d{1,4}$/;

/** The value that a text of the address means; undefined: none. */
type Meaning<Value extends string> = (text: string) => Value | undefined;

function several<Value extends string>(raw: unknown, meaning: Meaning<Value>): readonly Value[] {
  return [...new Set(texts(raw).flatMap((text) => meaning(text) ?? []))].slice(0, valuesMax);
}

/** A value of a fixed list, in capital or small letters. */
const oneOf =
  <Value extends string>(known: readonly Value[]): Meaning<Value> =>
  (text) =>
    known.find((value) => value.toLowerCase() === text.toLowerCase());

const meanings = {
  commune: (text) => (isAgs(text) ? text : undefined),
  service: (text) => findService(text.toLowerCase())?.id,
  status: oneOf(processStatuses),
  type: oneOf(processTypes),
  retry: oneOf(retryStates),
  record: oneOf(processRecords),
  attention: oneOf(["true"]),
} as const satisfies Record<string, Meaning<string>>;

function unknownValues(raw: Raw): readonly string[] {
  const unknown = Object.entries(meanings).flatMap(([name, meaning]: [string, Meaning<string>]) =>
    texts(raw[name]).filter((text) => text.trim() !== "" && meaning(text) === undefined),
  );
  return [...new Set(unknown)].slice(0, valuesMax).map((text) => text.slice(0, processSearchMaxLength));
}

const tries = (text: string) => (triesPattern.test(text) ? Number(text) : null);

/** Reads the search params; what is none of them, or has no meaning, is left out. */
export function parseProcessSearch(raw: Raw): ProcessSearch {
  const errorText = textParam(raw.error, processSearchMaxLength);
  const cause = textParam(raw.cause, 64);
  return {
    ...parseTableSearch(raw, processSpec),
    communes: several(raw.commune, meanings.commune),
    services: several(raw.service, meanings.service),
    statuses: several(raw.status, meanings.status),
    types: several(raw.type, meanings.type),
    retryStates: several(raw.retry, meanings.retry),
    records: several(raw.record, meanings.record),
    needsAttention: several(raw.attention, meanings.attention).length > 0,
    tries: parseSpan(raw.triesFrom, raw.triesTo, tries),
    created: parseSpan(raw.createdFrom, raw.createdTo, readCalendarDay),
    updated: parseSpan(raw.updatedFrom, raw.updatedTo, readCalendarDay),
    ...(errorText && { errorText }),
    ...(cause && fingerprintPattern.test(cause) && { cause }),
    isGrouped: texts(raw.group)[0] === "cause",
    unknownValues: unknownValues(raw),
  };
}

/** Filters as search params; every one is named, so that they take the place of those before. */
export type FilterParams = Readonly<
  Record<
    | "commune"
    | "service"
    | "status"
    | "type"
    | "retry"
    | "record"
    | "attention"
    | "triesFrom"
    | "triesTo"
    | "createdFrom"
    | "createdTo"
    | "updatedFrom"
    | "updatedTo"
    | "error"
    | "cause",
    string | readonly string[] | undefined
  >
>;

const list = (values: readonly string[]) => (values.length > 0 ? values : undefined);

/** The search params that say so. */
export function filterParams(filters: ProcessFilters): FilterParams {
  const { communes, services, statuses, types, retryStates: retry, records, errorText, cause } = filters;
  return {
    commune: list(communes),
    service: list(services),
    status: list(statuses),
    type: list(types),
    retry: list(retry),
    record: list(records),
    attention: filters.needsAttention ? "true" : undefined,
    triesFrom: filters.tries.from?.text,
    triesTo: filters.tries.to?.text,
    createdFrom: spanText(filters.created.from, readCalendarDay),
    createdTo: spanText(filters.created.to, readCalendarDay),
    updatedFrom: spanText(filters.updated.from, readCalendarDay),
    updatedTo: spanText(filters.updated.to, readCalendarDay),
    error: errorText,
    cause,
  };
}

/** The search params of no filter at all, the text search included. */
export const noFilters = {
  text: undefined,
  ...filterParams({
    communes: [],
    services: [],
    statuses: [],
    types: [],
    retryStates: [],
    records: [],
    needsAttention: false,
    tries: {},
    created: {},
    updated: {},
  }),
};

/** Whether a filter cannot be read and is left out: then there are more rows than was meant. */
export function isFaulty({ tries, created, updated, unknownValues: unknown }: ProcessSearch): boolean {
  return (
    unknown.length > 0 ||
    [tries, created, updated].some(({ from, to }) => isFaultyEnd(from) || isFaultyEnd(to))
  );
}

/** Filters that are set; the two ends of a span are one, and values that nobody knows together as well. */
export function countFilters(search: ProcessSearch): number {
  const lists = [
    search.communes,
    search.services,
    search.statuses,
    search.types,
    search.retryStates,
    search.records,
  ];
  const spans = [search.tries, search.created, search.updated];
  const single = [search.text, search.errorText, search.cause];
  return (
    [...lists, search.unknownValues].filter(({ length }) => length > 0).length +
    spans.filter(({ from, to }) => from !== undefined || to !== undefined).length +
    single.filter((value) => value !== undefined).length +
    (search.needsAttention ? 1 : 0)
  );
}
