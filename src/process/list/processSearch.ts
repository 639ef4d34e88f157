/** What the address says of the list of processes, and what is asked of the server for it (section 2). */
import { isAgs } from "#domain/ags";
import { isCalendarDay } from "#domain/calendarDays";
import { processSearchMaxLength } from "#domain/limits";
import {
  processRecords,
  processStatuses,
  type ProcessRecord,
  type ProcessStatus,
} from "#domain/processTransitions";
import { processTypes, retryStates, type ProcessType, type RetryState } from "#domain/retrySchedule";
import { findService } from "#domain/serviceCatalogue";
import { parseTableSearch, textParam, texts, type TableSearch, type TableSpec } from "#ui/table/tableSearch";

export const processSpec = {
  fields: ["CREATED_AT", "UPDATED_AT", "TRIES", "NEXT_RETRY_AT"],
  sort: "CREATED_AT",
  direction: "DESC",
  textMaxLength: processSearchMaxLength,
} as const satisfies TableSpec<string>;

export type ProcessField = (typeof processSpec)["fields"][number];

/** A day or a number as somebody typed it: what is none is kept out of the query and shown as faulty. */
export interface Typed<Value> {
  readonly text: string;
  /** Null: faulty. */
  readonly value: Value | null;
  /** Faulty since it lies before the beginning. */
  readonly isTurned?: boolean;
}

export interface Span<Value> {
  readonly from?: Typed<Value>;
  readonly to?: Typed<Value>;
}

export interface ProcessFilters {
  readonly communes: readonly string[];
  readonly services: readonly string[];
  readonly statuses: readonly ProcessStatus[];
  readonly types: readonly ProcessType[];
  readonly retryStates: readonly RetryState[];
  /** Empty: those that are active. */
  readonly records: readonly ProcessRecord[];
  readonly tries: Span<number>;
  readonly created: Span<string>;
  readonly updated: Span<string>;
  readonly errorText?: string;
  /** Fingerprint of identical errors. */
  readonly cause?: string;
}

export interface ProcessSearch extends TableSearch<ProcessField>, ProcessFilters {
  readonly isGrouped: boolean;
}

type Raw = Readonly<Record<string, unknown>>;

/** More than so many values of one filter are nobody's choice. */
const valuesMax = 120;
const fingerprintPattern = /^[\w-]{1,64}$/;
const triesPattern = /^\d{1,4}$/;

function several<Value extends string>(
  raw: unknown,
  isKnown: (text: string) => text is Value,
): readonly Value[] {
  return [...new Set(texts(raw).filter(isKnown))].slice(0, valuesMax);
}

const oneOf =
  <Value extends string>(known: readonly Value[]) =>
  (text: string): text is Value =>
    known.some((value) => value === text);

const anyText =
  (isKnown: (text: string) => boolean) =>
  (text: string): text is string =>
    isKnown(text);

function span<Value extends string | number>(
  from: unknown,
  to: unknown,
  read: (text: string) => Value | null,
): Span<Value> {
  const typed = (raw: unknown): Typed<Value> | undefined => {
    const text = textParam(raw, 40)?.trim();
    return text === undefined ? undefined : { text, value: read(text) };
  };
  const [first, last] = [typed(from), typed(to)];
  const isTurned =
    first !== undefined &&
    last !== undefined &&
    first.value !== null &&
    last.value !== null &&
    first.value > last.value;
  return {
    ...(first && { from: first }),
    // An end before its beginning would leave no rows and say nothing.
    ...(last && { to: isTurned ? { ...last, value: null, isTurned } : last }),
  };
}

const day = (text: string) => (isCalendarDay(text) ? text : null);
const tries = (text: string) => (triesPattern.test(text) ? Number(text) : null);

/** Reads the search params; what is none of them, or has no meaning, is left out. */
export function parseProcessSearch(raw: Raw): ProcessSearch {
  const errorText = textParam(raw.error, processSearchMaxLength);
  const cause = textParam(raw.cause, 64);
  return {
    ...parseTableSearch(raw, processSpec),
    communes: several(raw.commune, anyText(isAgs)),
    services: several(
      raw.service,
      anyText((id) => findService(id) !== undefined),
    ),
    statuses: several(raw.status, oneOf(processStatuses)),
    types: several(raw.type, oneOf(processTypes)),
    retryStates: several(raw.retry, oneOf(retryStates)),
    records: several(raw.record, oneOf(processRecords)),
    tries: span(raw.triesFrom, raw.triesTo, tries),
    created: span(raw.createdFrom, raw.createdTo, day),
    updated: span(raw.updatedFrom, raw.updatedTo, day),
    ...(errorText && { errorText }),
    ...(cause && fingerprintPattern.test(cause) && { cause }),
    isGrouped: texts(raw.group)[0] === "cause",
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
    triesFrom: filters.tries.from?.text,
    triesTo: filters.tries.to?.text,
    createdFrom: filters.created.from?.text,
    createdTo: filters.created.to?.text,
    updatedFrom: filters.updated.from?.text,
    updatedTo: filters.updated.to?.text,
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
    tries: {},
    created: {},
    updated: {},
  }),
};

/** Filters that are set; the two ends of a span are one. */
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
    lists.filter(({ length }) => length > 0).length +
    spans.filter(({ from, to }) => from !== undefined || to !== undefined).length +
    single.filter((value) => value !== undefined).length
  );
}
