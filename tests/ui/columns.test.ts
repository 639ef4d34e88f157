import { expect, test } from "vitest";
import { isShown, switchColumn, type Column } from "#ui/table/columns";

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

test("Columns: default to the table's selection until changed; some are always shown", () => {
  expect(shown()).toEqual(["name", "url"]);
  expect(shown(["note"])).toEqual(["name", "note"]);
  expect(shown([])).toEqual(["name"]);
  expect(shown(["none"])).toEqual(["name"]);
});

test("Columns: are switched one by one; the defaults are omitted from the URL", () => {
  expect(switchColumn(columns, undefined, "note")).toEqual(["url", "note"]);
  expect(switchColumn(columns, undefined, "url")).toEqual([]);
  expect(switchColumn(columns, ["none"], "url")).toBeUndefined();
  expect(switchColumn(columns, ["url", "note"], "note")).toBeUndefined();
});
