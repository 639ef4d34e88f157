import { expect, test, vi } from "vitest";
import SavedViewsNode, { type savedViewsQuery } from "#mgt/savedViews/__generated__/savedViewsQuery.graphql";
import { preload } from "#relay/preload";

const start = (signal: AbortSignal) =>
  preload<savedViewsQuery>("mgt", SavedViewsNode, { screen: "USERS", first: 5 }, signal);

test("a query is given back when its navigation is given up, and at once where that was before it began", () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const navigation = new AbortController();
  const begun = start(navigation.signal);
  expect(begun.isDisposed).toBe(false);
  navigation.abort();
  expect(begun.isDisposed).toBe(true);
  expect(start(navigation.signal).isDisposed).toBe(true);
  vi.unstubAllGlobals();
});
