import { expect, test } from "vitest";
import { mapInChunks } from "#server/domain/mapInChunks";

test("Mapping in turns: a long list is mapped in order, and others run in between", async () => {
  const numbers = Array.from({ length: 1_000 }, (_, number) => number);
  const steps: (number | "other")[] = [];
  setImmediate(() => steps.push("other"));
  const doubled = await mapInChunks(numbers, (number) => {
    steps.push(number);
    return 2 * number;
  });
  expect(doubled).toEqual(numbers.map((number) => 2 * number));
  expect(steps.indexOf("other")).toBeLessThan(numbers.length);
  expect(steps).toContain("other");
});
