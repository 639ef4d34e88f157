import { describe, expect, expectTypeOf, test } from "vitest";
import { isAgs } from "#domain/ags";
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
import { parseSearch, stringifySearch } from "#src/routes/-search";

const statuses = ["OPEN", "DONE"] as const;
const list = defineListSearch({
  textMaxLength: 100,
  sort: { fields: ["POSTAL_CODE", "PLACE"], default: "POSTAL_CODE" },
  filters: {
    commune: manyOf((text: string) => (isAgs(text) ? text : undefined), 3),
    status: manyOf(caseInsensitive(statuses), 3),
    urgent: flag,
    tries: numberSpan("triesFrom", "triesTo"),
    created: daySpan("createdFrom", "createdTo"),
    error: freeText(20),
    cause: matching(/^[a-f]{1,5}$/),
  },
  grouping: { group: oneOf(["cause"]) },
  display: { view: oneOf(["page"]) },
});
type Search = SearchOf<typeof list>;

const parse = (address: string) => list.parse(parseSearch(address));
/** The canonical URL, with all defaults omitted. */
const again = (address: string) => stringifySearch({ ...parse(address) });

test("List search: is typed by its declaration", () => {
  expectTypeOf<Search["status"]>().toEqualTypeOf<readonly ("OPEN" | "DONE")[] | undefined>();
  expectTypeOf<Search["sort"]>().toEqualTypeOf<
    "postal-code" | "-postal-code" | "place" | "-place" | undefined
  >();
  expectTypeOf<Search["urgent"]>().toEqualTypeOf<true | undefined>();
  expectTypeOf<Search["createdTo"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Search["view"]>().toEqualTypeOf<"page" | undefined>();
});

describe("URL of a list", () => {
  test("omits defaults", () => {
    expect(parse("")).toEqual({});
    expect(again("sort=postal-code&size=50&text=&status=&urgent=false&columns=&group=&view=list")).toBe("");
  });

  test("contains everything else, and parses it again", () => {
    const address =
      "?text=augs&commune=01001000&status=OPEN&status=DONE&urgent=true&triesFrom=3&createdFrom=2026-11-01" +
      "&createdTo=2026-11-02&error=timeout&cause=abc&sort=-place&group=cause&columns=url&columns=prefix" +
      "&after=c1&size=200&view=page";
    expect(parse(address)).toEqual({
      text: "augs",
      commune: ["01001000"],
      status: ["OPEN", "DONE"],
      urgent: true,
      triesFrom: "3",
      createdFrom: "2026-11-01",
      createdTo: "2026-11-02",
      error: "timeout",
      cause: "abc",
      sort: "-place",
      group: "cause",
      columns: ["url", "prefix"],
      after: "c1",
      size: 200,
      view: "page",
    });
    expect(again(address)).toBe(address);
  });

  test("drops invalid values of params that are not filters", () => {
    expect(again("text=%20%00%20&sort=size&before=&before=x&size=7&columns=%3Cb%3E&cause=%3Cb%3E")).toBe("");
    expect(parse(`text=${"x".repeat(300)}`).text).toHaveLength(100);
  });

  test("sets every param, so that the router passes on no invalid value", () => {
    const search = parse("size=7&after=");
    expect("size" in search && search.size === undefined).toBe(true);
    expect("after" in search && search.after === undefined).toBe(true);
  });

  test("parses values ignoring case, without duplicates", () => {
    expect(parse("status=done&status=DONE&status=open").status).toEqual(["DONE", "OPEN"]);
  });

  test("has only one end of the page", () => {
    expect(again("after=a&before=b")).toBe("?after=a");
  });

  test("can hide all optional columns", () => {
    const search = list.changed(parse("columns=url"), { columns: [] });
    expect(stringifySearch({ ...search })).toBe("?columns=none");
    expect(again("columns=none")).toBe("?columns=none");
  });

  test("can have its own column order", () => {
    const latest = defineListSearch({ sort: { fields: ["TIME"], default: "TIME", direction: "DESC" } });
    expect(latest.orderBy({})).toEqual({ field: "TIME", direction: "DESC" });
    expect(latest.parse({ sort: "time" }).sort).toBe("time");
    expect(latest.parse({ sort: "-time" }).sort).toBeUndefined();
  });
});

describe("Invalid filters", () => {
  test("are reported, restrict nothing and stay in the URL", () => {
    const address = "?status=DONE&commune=123&status=LATER";
    const search = parse(address);
    expect(search.status).toEqual(["DONE"]);
    expect(search.commune).toBeUndefined();
    expect(list.unknownTexts(search)).toEqual(["123", "LATER"]);
    expect(list.isFaulty(search)).toBe(true);
    expect(again(address)).toBe("?status=DONE&commune=123&status=LATER");
    expect(parse(again(address))).toEqual(search);
  });

  test("disappear when another filter changes, and with no other change", () => {
    const search = parse("status=LATER");
    expect(list.changed(search, { sort: "place" }).faults).toBeDefined();
    expect(list.changed(search, { text: "a" }).faults).toBeDefined();
    expect(list.changed(search, { status: ["OPEN"] }).faults).toBeUndefined();
    expect(list.unfiltered(search).faults).toBeUndefined();
  });

  test("of ranges keep their text; an end before the start is one", () => {
    const search = parse("createdFrom=gestern&triesFrom=5&triesTo=3");
    expect(list.span(search, "created")).toEqual({ from: { text: "gestern", value: null } });
    expect(list.span(search, "tries")).toEqual({
      from: { text: "5", value: 5 },
      to: { text: "3", value: null, isReversed: true },
    });
    expect(list.isFaulty(search)).toBe(true);
    expect(list.isFaulty(parse("createdFrom=20.11.2026"))).toBe(false);
    expect(again("createdFrom=20.11.2026")).toBe("?createdFrom=2026-11-20");
  });
});

describe("Change of a list", () => {
  const search = parse("text=a&status=OPEN&after=c&size=100&columns=url&view=page");

  test("of a filter or the order leads to the first page", () => {
    expect(list.changed(search, { status: undefined }).after).toBeUndefined();
    expect(list.changed(search, { text: "b" }).after).toBeUndefined();
    expect(list.changed(search, { size: 200 }).after).toBeUndefined();
    expect(list.changed(search, { group: "cause" }).after).toBeUndefined();
    expect(list.sorted(search, { field: "PLACE", direction: "DESC" })).toMatchObject({ sort: "-place" });
    expect(list.sorted(search, { field: "PLACE", direction: "DESC" }).after).toBeUndefined();
  });

  test("of the page, the columns or the view keeps it", () => {
    expect(list.changed(search, { columns: undefined }).after).toBe("c");
    expect(list.changed(search, { view: undefined }).after).toBe("c");
    expect(list.changed(search, { after: "d" }).after).toBe("d");
  });

  test("clearing the filters keeps order, page size and columns", () => {
    expect(list.unfiltered(search)).toEqual({ size: 100, columns: ["url"], view: "page" });
  });

  test("of columns and view does not refetch rows", () => {
    const { columns, view, ...rows } = list.loaderDeps({ search });
    expect([columns, view]).toEqual([undefined, undefined]);
    expect(rows).toMatchObject({ text: "a", status: ["OPEN"], after: "c", size: 100 });
  });
});

test("List search: counts a range as one filter, and all invalid values together as another", () => {
  expect(list.filterCount(parse("sort=place&group=cause&columns=url"))).toBe(0);
  expect(
    list.filterCount(
      parse("text=a&triesFrom=1&triesTo=2&urgent=true&status=A&commune=B&createdFrom=2026-01-01"),
    ),
  ).toBe(5);
});

describe("Requested page of a list", () => {
  const usual = { orderBy: { field: "POSTAL_CODE", direction: "ASC" } };
  test.each([
    ["", { first: 50, after: null, last: null, before: null }],
    ["after=c", { first: 50, after: "c", last: null, before: null }],
    ["before=c", { first: null, after: null, last: 50, before: "c" }],
    ["before=end&size=100", { first: null, after: null, last: 100, before: null }],
  ])("%s", (address, expected) => {
    expect(list.page(parse(address))).toEqual({ ...usual, ...expected });
  });

  test("has no order if the list has only one", () => {
    expect(defineListSearch({}).page({})).toEqual({ first: 50, after: null, last: null, before: null });
  });
});

describe("Saved view of a list", () => {
  test("keeps filters, order, grouping and columns, the same for equivalent URLs", () => {
    const kept = "columns=url&createdFrom=2026-11-20&group=cause&sort=-place&status=DONE&status=OPEN&text=a";
    const address =
      "text=a&status=open&status=done&createdFrom=20.11.2026&sort=-place&group=cause&columns=url";
    expect(list.viewText(parse(`${address}&after=c&size=100&view=page&status=LATER`))).toBe(kept);
    expect(list.viewText(list.readView(kept))).toBe(kept);
  });

  test("reads nothing else", () => {
    expect(list.readView("status=LATER&view=page&after=c&size=100&further=x")).toEqual({});
  });
});

test("List search: parsing and printing any URL is stable", () => {
  const names = "text commune status urgent triesFrom triesTo createdFrom createdTo error cause sort group";
  const all = `${names} columns after before size view faults further`.split(" ");
  const values =
    "OPEN|done|LATER|true|3|007|20.11.2026|2026-13-01|gestern| a b |-place|place|cause|none|url|200|50|page|" +
    "01001000|abc|<b>|&=?#|ä\u0000ö||end";
  // A seeded generator, so that failures are reproducible.
  let seed = 1;
  const pick = <Value>(from: readonly Value[]): Value => {
    seed = (seed * 48_271) % 2_147_483_647;
    return from[seed % from.length] as Value;
  };
  for (let round = 0; round < 2_000; round += 1) {
    const params = new URLSearchParams();
    for (let count = 0; count < 6; count += 1) params.append(pick(all), pick(values.split("|")));
    const search = parse(params.toString());
    const printed = stringifySearch({ ...search });
    expect(parse(printed), params.toString()).toEqual(search);
    expect(again(printed), params.toString()).toBe(printed);
    expect(list.parse({ ...search }), params.toString()).toEqual(search);
  }
});
