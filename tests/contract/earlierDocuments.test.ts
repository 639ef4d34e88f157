import { expect, test } from "vitest";
import { earlierDocuments } from "../../scripts/keepDocuments.mjs";

test("Earlier documents: keeps documents that only the last build had", () => {
  const kept = earlierDocuments({ a: "query A" }, { a: "query A", b: "query B" }, {});
  expect(kept).toEqual({ b: "query B" });
});

test("Earlier documents: keeps documents over several builds and drops those that are current again", () => {
  const kept = earlierDocuments(
    { a: "query A", c: "query C" },
    { a: "query A", b: "query B" },
    { c: "query C", d: "query D" },
  );
  expect(kept).toEqual({ b: "query B", d: "query D" });
});

test("Earlier documents: keeps at most 500, latest first", () => {
  const history = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`old${index}`, "query Old"]));
  const kept = Object.keys(earlierDocuments({}, { latest: "query Latest" }, history));
  expect(kept).toHaveLength(500);
  expect(kept[0]).toBe("latest");
  expect(kept).not.toContain("old599");
});
