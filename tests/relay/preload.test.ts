import { expect, onTestFinished, test, vi } from "vitest";
import savedViewsParameters from "#mgt/savedViews/__generated__/savedViewsQuery$parameters";
import { createNetwork } from "#relay/network";
import { preload } from "#relay/preload";
import { createRelay } from "#relay/relay";

const credentials = { token: () => null, used: () => undefined, renew: () => Promise.resolve() };

test("Preloading: disposes a query when its navigation is aborted, or at once if it already was", () => {
  const fetch = () => new Promise<never>(() => undefined);
  const { signal: disposed } = new AbortController();
  const relay = createRelay(createNetwork({ fetch, credentials, disposed }));
  const start = (signal: AbortSignal) =>
    preload(
      { context: { relay }, abortController: { signal }, cause: "enter" },
      "mgt",
      savedViewsParameters,
      {
        screen: "USERS",
        first: 5,
      },
    );

  const navigation = new AbortController();
  const begun = start(navigation.signal);
  expect(begun.isDisposed).toBe(false);
  navigation.abort();
  expect(begun.isDisposed).toBe(true);
  expect(start(navigation.signal).isDisposed).toBe(true);
});

test("Preloading: keeps preloaded data for half a minute, whatever happens to the navigation", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const fetch = () => new Promise<never>(() => undefined);
  const { signal: disposed } = new AbortController();
  const relay = createRelay(createNetwork({ fetch, credentials, disposed }));
  const loading = {
    context: { relay },
    abortController: { signal: AbortSignal.abort() },
    cause: "preload",
  } as const;
  const ahead = preload(loading, "mgt", savedViewsParameters, { screen: "USERS", first: 5 });
  vi.advanceTimersByTime(29_000);
  expect(ahead.isDisposed).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(ahead.isDisposed).toBe(true);
});
