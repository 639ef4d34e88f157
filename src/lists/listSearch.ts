/** Declares the search params of a list. Routes parse them, so screens and links are typed. */
import { cutText } from "#domain/cutText";
import { pageSize } from "#domain/limits";
import { lastPage, pageSizes, type Page } from "#ui/table/pages";
import { isFaultyEnd, parseSpan, type Span } from "#ui/table/spans";
import type { SortDirection, TableSort } from "#ui/table/TableHead";
import { freeText, texts, type Param, type SpanParam } from "./searchParams";

type Raw = Readonly<Record<string, unknown>>;
type Params = Readonly<Record<string, Param<unknown>>>;
type Filters = Readonly<Record<string, Param<unknown> | SpanParam>>;

interface Spec<Field extends string, F extends Filters, Grouping extends Params, Display extends Params> {
  /** Maximum length of the text search; without it there is none. */
  readonly textMaxLength?: number;
  /** Sort fields (values of the contract's enum) and the default order. */
  readonly sort?: {
    readonly fields: readonly Field[];
    readonly default: NoInfer<Field>;
    /** Ascending by default. */
    readonly direction?: SortDirection;
  };
  /** Filters, in the order of the URL. */
  readonly filters?: F;
  /** Params that change the rows and belong to a saved view, but are no filters. */
  readonly grouping?: Grouping;
  /** Params that neither change the rows nor belong to a saved view. */
  readonly display?: Display;
}

type SortKey<Field extends string> = Field extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}-${SortKey<Rest>}`
  : Lowercase<Field>;

/** Sort field in lower case, with a leading minus for descending. */
type SortParam<Field extends string> = SortKey<Field> | `-${SortKey<Field>}`;

/** Params of every list. */
export interface ListParams extends Page {
  readonly text?: string;
  readonly sort?: string;
  /** Keys of the optional columns shown; defaults to those of the table. */
  readonly columns?: readonly string[];
  /** Invalid texts by filter name; they are ignored and shown to the user. */
  readonly faults?: Readonly<Record<string, readonly string[]>>;
}

type ValuesOf<P extends Params> = {
  readonly [Name in keyof P]?: P[Name] extends Param<infer Value> ? Value : never;
};
type NamesOfSpans<F extends Filters> = {
  [Name in keyof F]: F[Name] extends SpanParam ? Name : never;
}[keyof F];
type EndsOf<F extends Filters> = {
  [Name in keyof F]: F[Name] extends SpanParam<infer From, infer To> ? From | To : never;
}[keyof F];
type FilterValues<F extends Filters> = {
  readonly [Name in Exclude<keyof F, NamesOfSpans<F>>]?: F[Name] extends Param<infer Value> ? Value : never;
} & { readonly [Name in EndsOf<F>]?: string };
type Spans<F extends Filters> = {
  [Name in NamesOfSpans<F>]: F[Name] extends SpanParam<string, string, infer Value> ? Value : never;
};

type Search<Field extends string, F extends Filters, Grouping extends Params, Display extends Params> = Omit<
  ListParams,
  "sort"
> & { readonly sort?: SortParam<Field> } & FilterValues<F> &
  ValuesOf<Grouping> &
  ValuesOf<Display>;

interface Order<Field extends string> {
  readonly field: Field;
  readonly direction: SortDirection;
}

interface PageVariables<Field extends string> {
  readonly first: number | null;
  readonly after: string | null;
  readonly last: number | null;
  readonly before: string | null;
  /** Undefined if the list has one order only. */
  readonly orderBy?: Order<Field>;
}

/** Declared with method syntax, so that code for any list accepts each of them. */
export interface ListSearch<S = ListParams, Field extends string = string, SpanValues = unknown> {
  /** Parses search params. The result has every key, so that it overrides all params of the URL. */
  parse(this: void, raw: Raw): S;
  /** The params that affect the query: not columns and display params. */
  loaderDeps(this: void, match: { readonly search: S }): S;
  /** Pagination and sort variables of the query. */
  page(this: void, search: S): PageVariables<Field>;
  /** Undefined if the list has one order only. */
  orderBy(this: void, search: S): Order<Field> | undefined;
  span<Name extends keyof SpanValues>(this: void, search: S, name: Name): Span<SpanValues[Name]>;
  /** The search after a change. Changes of the rows reset the page, filter changes also drop `faults`. */
  changed(this: void, before: S, change: Partial<S>): S;
  sorted(this: void, before: S, sort: TableSort): S;
  /** Without text and filters; keeps order, page size and columns. */
  unfiltered(this: void, before: S): S;
  /** Number of active filters, including text and `faults`; a span counts once. */
  filterCount(this: void, search: S): number;
  /** Invalid filter texts of the URL. */
  unknownTexts(this: void, search: S): readonly string[];
  /** Whether a filter is invalid and therefore ignored, so that there are more rows than intended. */
  isFaulty(this: void, search: S): boolean;
  /** Query string of a saved view, without ?: filters, order, grouping and columns, in a canonical form. */
  viewText(this: void, search: S): string;
  /** Parses the query string of a saved view and drops unknown params. */
  readView(this: void, text: string): S;
}

/** The parsed search params of a list. */
export type SearchOf<L extends { parse(this: void, raw: Raw): unknown }> = ReturnType<L["parse"]>;

type AnySearch = ListParams & Raw;

const cursorMaxLength = 1_000;
const spanTextMaxLength = 40;
const faultsMax = 120;
const faultMaxLength = 200;
/** Value of `columns` if no optional column is shown. */
const noColumns = "none";

const cursor = freeText(cursorMaxLength);
const undeclared: Param<string> = { read: () => undefined };
const size: Param<number> = {
  read: ([first]) => pageSizes.find((one) => one !== pageSize && String(one) === first),
};
const columns: Param<readonly string[]> = {
  read: (all) => {
    const keys = all.filter((key) => /^[a-zA-Z]{1,40}$/.test(key));
    const chosen = keys.filter((key) => key !== noColumns);
    if (chosen.length > 0) return chosen;
    return keys.length > 0 ? [noColumns] : undefined;
  },
};

const isSpan = (filter: Filters[string]): filter is SpanParam => "readEnd" in filter;

/** An end in the URL: the value, or the text as typed if it is invalid. */
const endOf = ({ readEnd }: SpanParam): Param<string> => ({
  read: (all) => {
    const text = freeText(spanTextMaxLength).read(all)?.trim();
    return text && String(readEnd(text) ?? text);
  },
});

const sortKey = (field: string) => field.toLowerCase().replaceAll("_", "-");
const sortText = ({ field, direction }: TableSort) => (direction === "DESC" ? "-" : "") + sortKey(field);

// A record type would allow any name.
// oxlint-disable-next-line typescript/no-empty-object-type
type NoParams = {};

/** Declares the search params of a list. */
export function defineListSearch<
  Field extends string = never,
  F extends Filters = NoParams,
  Grouping extends Params = NoParams,
  Display extends Params = NoParams,
>(spec: Spec<Field, F, Grouping, Display>): ListSearch<Search<Field, F, Grouping, Display>, Field, Spans<F>>;
export function defineListSearch(spec: Spec<string, Filters, Params, Params>): ListSearch<AnySearch> {
  const declared = Object.entries(spec.filters ?? {});
  const filters = declared.flatMap(([name, filter]): [string, Param<unknown>][] => {
    if (!isSpan(filter)) return [[name, filter]];
    const end = endOf(filter);
    return [
      [filter.from, end],
      [filter.to, end],
    ];
  });
  const grouping = Object.entries(spec.grouping ?? {});
  const display = Object.entries(spec.display ?? {});
  const text = spec.textMaxLength === undefined ? undeclared : freeText(spec.textMaxLength);
  const defaultOrder = spec.sort && {
    field: spec.sort.default,
    direction: spec.sort.direction ?? ("ASC" as const),
  };
  const orders = new Map(
    (spec.sort?.fields ?? []).flatMap((field) =>
      (["ASC", "DESC"] as const).map((direction) => [sortText({ field, direction }), { field, direction }]),
    ),
  );
  const sort: Param<string> = {
    read: ([first = ""]) =>
      orders.has(first) && !(defaultOrder && sortText(defaultOrder) === first) ? first : undefined,
  };
  const filterNames = new Set(["text", ...filters.map(([name]) => name)]);
  const viewNames = [...filterNames, "sort", ...grouping.map(([name]) => name), "columns"];
  const displayNames = display.map(([name]) => name);
  /** Params that do not reset the page. */
  const keepsPage = new Set(["after", "before", "columns", ...displayNames]);
  const none = (names: Iterable<string>) => Object.fromEntries([...names].map((name) => [name, undefined]));

  function parse(raw: Raw): AnySearch {
    const faultsBefore: Raw = typeof raw.faults === "object" ? { ...raw.faults } : {};
    const textsOf = (name: string) => [...texts(raw[name]), ...texts(faultsBefore[name])];
    const read = (params: readonly (readonly [string, Param<unknown>])[]) =>
      Object.fromEntries(params.map(([name, param]) => [name, param.read(textsOf(name))]));
    const faults = filters.flatMap(([name, { isFaulty }]) => {
      const faulty = textsOf(name).filter((one) => one.trim() !== "" && isFaulty?.(one));
      const kept = [...new Set(faulty)].slice(0, faultsMax).map((one) => cutText(one, faultMaxLength));
      return kept.length > 0 ? [[name, kept] as const] : [];
    });
    const after = cursor.read(textsOf("after"));
    return {
      text: text.read(textsOf("text")),
      ...read(filters),
      sort: sort.read(textsOf("sort")),
      ...read(grouping),
      columns: columns.read(textsOf("columns")),
      after,
      before: after === undefined ? cursor.read(textsOf("before")) : undefined,
      size: size.read(textsOf("size")),
      ...read(display),
      faults: faults.length > 0 ? Object.fromEntries(faults) : undefined,
    };
  }

  const spanOf = (search: AnySearch, { from, to, readEnd }: SpanParam) =>
    parseSpan(texts(search[from])[0], texts(search[to])[0], readEnd);

  const changed = (before: AnySearch, change: Partial<AnySearch>): AnySearch => {
    const names = Object.keys(change);
    return {
      ...before,
      ...(names.some((name) => !keepsPage.has(name)) && { after: undefined, before: undefined }),
      ...(names.some((name) => name !== "text" && filterNames.has(name)) && { faults: undefined }),
      ...change,
      ...(change.columns?.length === 0 && { columns: [noColumns] }),
    };
  };

  const orderBy = (search: AnySearch) => orders.get(search.sort ?? "") ?? defaultOrder;

  return {
    parse,
    loaderDeps: ({ search }) => ({ ...search, columns: undefined, ...none(displayNames) }),
    page: (search) => {
      const { after, before, size: rows = pageSize } = search;
      const isBackwards = before !== undefined;
      const order = orderBy(search);
      return {
        first: isBackwards ? null : rows,
        after: after ?? null,
        last: isBackwards ? rows : null,
        before: before === undefined || before === lastPage ? null : before,
        ...(order && { orderBy: order }),
      };
    },
    orderBy,
    span: (search, name) => {
      const filter = spec.filters?.[name];
      return filter && isSpan(filter) ? spanOf(search, filter) : {};
    },
    changed,
    sorted: (before, order) => changed(before, { sort: sortText(order) }),
    unfiltered: (before) => changed(before, { ...none(filterNames), faults: undefined }),
    filterCount: (search) => {
      const isSet = (name: string) => search[name] !== undefined;
      const set = declared.filter(([name, filter]) =>
        isSpan(filter) ? isSet(filter.from) || isSet(filter.to) : isSet(name),
      );
      return set.length + (isSet("text") ? 1 : 0) + (search.faults ? 1 : 0);
    },
    unknownTexts: ({ faults = {} }) => [...new Set(Object.values(faults).flat())],
    isFaulty: (search) =>
      search.faults !== undefined ||
      declared.some(([, filter]) => {
        if (!isSpan(filter)) return false;
        const { from, to } = spanOf(search, filter);
        return isFaultyEnd(from) || isFaultyEnd(to);
      }),
    viewText: (search) => {
      const pairs = viewNames.flatMap((name) =>
        texts(search[name])
          .toSorted()
          .map((value) => [name, value]),
      );
      return new URLSearchParams(
        pairs.toSorted(([one = ""], [other = ""]) => (one < other ? -1 : one > other ? 1 : 0)),
      ).toString();
    },
    readView: (view) => {
      const all = new URLSearchParams(view);
      const kept = viewNames.filter((name) => all.has(name)).map((name) => [name, all.getAll(name)] as const);
      return { ...parse(Object.fromEntries(kept)), faults: undefined };
    },
  };
}
