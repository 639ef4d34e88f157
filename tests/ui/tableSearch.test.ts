import { describe, expect, test } from "vitest";
import { isShown, switchColumn, type Column } from "#ui/table/columns";
import { pageVariables, parseTableSearch, toSearch, type TableSpec } from "#ui/table/tableSearch";

type Field = "POSTAL_CODE" | "PLACE";
const spec: TableSpec<Field> = { fields: ["POSTAL_CODE", "PLACE"], sort: "POSTAL_CODE" };
const parse = (raw: Record<string, unknown>) => parseTableSearch(raw, spec);

/** What of the search params stands in the address. */
function written(raw: Record<string, unknown>) {
  const params = Object.entries(toSearch(parse(raw), spec));
  return Object.fromEntries(params.filter(([, value]) => value !== undefined));
}

describe("the address of a table", () => {
  test("says nothing of what is as usual", () => {
    expect(parse({})).toEqual({ sort: "POSTAL_CODE", direction: "ASC", size: 50 });
    expect(written({ sort: "postal-code", size: "50", text: "" })).toEqual({});
  });

  test("says everything else, and reads it again", () => {
    const raw = {
      text: "augs",
      sort: "-place",
      after: "c1",
      size: "200",
      columns: ["url", "prefix"],
    };
    expect(parse(raw)).toEqual({
      text: "augs",
      sort: "PLACE",
      direction: "DESC",
      after: "c1",
      size: 200,
      columns: ["url", "prefix"],
    });
    expect(written(raw)).toEqual(raw);
  });

  test("leaves out what has no meaning", () => {
    const raw = {
      text: " \u0000 ",
      sort: "size",
      before: ["", "x"],
      size: "7",
      columns: "<b>",
      further: "x",
    };
    expect(written(raw)).toEqual({});
    expect(parse({ text: "x".repeat(300) }).text).toHaveLength(100);
  });

  test("has one end of the page only", () => {
    expect(written({ after: "a", before: "b" })).toEqual({ after: "a" });
  });

  test("keeps an order of its own", () => {
    const latest: TableSpec<"TIME"> = { fields: ["TIME"], sort: "TIME", direction: "DESC" };
    expect(parseTableSearch({}, latest).direction).toBe("DESC");
    expect(toSearch(parseTableSearch({ sort: "time" }, latest), latest).sort).toBe("time");
    expect(toSearch(parseTableSearch({ sort: "-time" }, latest), latest).sort).toBeUndefined();
  });
});

describe("the page that is asked for", () => {
  const usual = { orderBy: { field: "POSTAL_CODE", direction: "ASC" }, text: null };
  test.each([
    [{}, { first: 50, after: null, last: null, before: null }],
    [{ after: "c" }, { first: 50, after: "c", last: null, before: null }],
    [{ before: "c" }, { first: null, after: null, last: 50, before: "c" }],
    [
      { before: "end", size: "100" },
      { first: null, after: null, last: 100, before: null },
    ],
  ])("%j", (raw, expected) => {
    expect(pageVariables(parse(raw))).toEqual({ ...usual, ...expected });
  });

  test("is searched without the spaces at the ends of the text", () => {
    expect(pageVariables(parse({ text: " augs " })).text).toBe("augs");
  });
});

describe("columns", () => {
  const column = (key: string, more: Partial<Column<string>> = {}): Column<string> => ({
    key,
    header: key,
    cell: (row) => row,
    ...more,
  });
  const columns = [
    column("name"),
    column("url", { isHideable: true }),
    column("note", { isHideable: true, isHiddenAtFirst: true }),
  ];
  const shown = (chosen?: readonly string[]) =>
    columns.filter((one) => isShown(one, chosen)).map(({ key }) => key);

  test("are shown as the table says until others are chosen; some are always there", () => {
    expect(shown()).toEqual(["name", "url"]);
    expect(shown(["note"])).toEqual(["name", "note"]);
    expect(shown([])).toEqual(["name"]);
  });

  test("are switched one by one; back at what is usual the address says nothing", () => {
    expect(switchColumn(columns, undefined, "note")).toEqual(["url", "note"]);
    expect(switchColumn(columns, undefined, "url")).toEqual([]);
    expect(switchColumn(columns, ["url", "note"], "note")).toBeUndefined();
  });

  test("none of those that may be left out stands in the address too", () => {
    expect(written({ columns: "none" })).toEqual({ columns: ["none"] });
    expect(parse({ columns: "none" }).columns).toEqual([]);
  });
});
