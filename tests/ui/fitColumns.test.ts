import { describe, expect, test } from "vitest";
import type { Column } from "#ui/table/columns";
import { keepFitting, neededWidth, shareWidth } from "#ui/table/fitColumns";

type Sized = Pick<Column<never>, "key" | "width" | "minWidth" | "hideOrder">;

const name = { key: "name", minWidth: 200 };
const place = { key: "place", minWidth: 100 };
const state: Sized = { key: "state", width: "160px", minWidth: 120 };
const tries: Sized = { key: "tries", width: "90px", minWidth: 60, hideOrder: 1 };
const next: Sized = { key: "next", width: "80px", hideOrder: 2 };
const all: readonly Sized[] = [state, name, place, tries, next];
const keys = (columns: readonly { readonly key: string }[]) => columns.map(({ key }) => key);

describe("Columns that do not fit", () => {
  test("are hidden in order of priority, and only as many as necessary", () => {
    expect(neededWidth(all)).toBe(560);
    expect(keys(keepFitting(all, 560))).toEqual(keys(all));
    expect(keys(keepFitting(all, 559))).toEqual(["state", "name", "place", "next"]);
    expect(keys(keepFitting(all, 499))).toEqual(["state", "name", "place"]);
  });

  test("with the highest priority stay, however narrow the table", () => {
    expect(keys(keepFitting(all, 10))).toEqual(["state", "name", "place"]);
    expect(keys(keepFitting([name], 10))).toEqual(["name"]);
  });
});

describe("Width of columns", () => {
  const widths = (available: number) => shareWidth(all, available).map(({ width }) => width);

  test("goes to fixed-width columns first, then to the others by need", () => {
    expect(widths(560)).toEqual(["120px", "200px", "100px", "60px", "80px"]);
    expect(widths(590)).toEqual(["120px", "200px", "100px", "90px", "80px"]);
    expect(widths(930)).toEqual(["160px", "400px", "200px", "90px", "80px"]);
  });

  test("is taken from the name column if there is too little for all", () => {
    expect(widths(530)).toEqual(["120px", "180px", "90px", "60px", "80px"]);
  });

  test("of columns without any is left to the browser", () => {
    const free: Sized = { key: "free" };
    expect(shareWidth<Sized>([free, next], 400)).toEqual([free, next]);
  });
});
