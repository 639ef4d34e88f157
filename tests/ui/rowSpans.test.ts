import { expect, test } from "vitest";
import { spans } from "#ui/rowSpans";

/** Top edges of rows with these heights, and the total height. */
function tops(...heights: number[]): Float64Array {
  const edges = [0];
  for (const height of heights) edges.push((edges.at(-1) ?? 0) + height);
  return Float64Array.from(edges);
}

const ten = tops(...Array.from({ length: 10 }, () => 36));

test("renders the rows in view with spacers for the others, at constant height", () => {
  expect(spans(ten, { first: 3, last: 4 }, null)).toEqual([
    { kind: "space", index: 0, height: 108 },
    { kind: "row", index: 3 },
    { kind: "row", index: 4 },
    { kind: "space", index: 5, height: 180 },
  ]);
});

test("needs no spacer if everything is in view", () => {
  expect(spans(tops(36, 240), { first: 0, last: 1 }, null).map(({ kind }) => kind)).toEqual(["row", "row"]);
});

test.each([
  [0, ["row 0", "space 72", "row 3", "space 216"]],
  [1, ["space 36", "row 1", "space 36", "row 3", "space 216"]],
  [9, ["space 108", "row 3", "space 180", "row 9"]],
])("renders the focused row %i outside the view as well", (pinned, expected) => {
  const found = spans(ten, { first: 3, last: 3 }, pinned).map((span) =>
    span.kind === "row" ? `row ${span.index}` : `space ${span.height}`,
  );
  expect(found).toEqual(expected);
});

test("skips positions that no longer exist", () => {
  expect(spans(tops(36, 36), { first: 5, last: 9 }, 7)).toEqual([{ kind: "space", index: 0, height: 72 }]);
  expect(spans(tops(), { first: 0, last: 0 }, 0)).toEqual([]);
});
