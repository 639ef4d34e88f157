import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "#relay/apiError";
import { keepLive } from "#relay/keepLive";
import { createNetwork, type Credentials } from "#relay/network";

type Stream = Parameters<typeof keepLive>[1]["stream"];

/** A stream that fails until the test lets it work; then it stays open until it is ended. */
function connection() {
  const opened: number[] = [];
  const state: { failure: Error | null; open: number; broken: ((error: Error) => void)[] } = {
    failure: null,
    open: 0,
    broken: [],
  };
  const stream: Stream = (signal, onEvent) => {
    opened.push(Date.now());
    if (state.failure) return Promise.reject(state.failure);
    state.open += 1;
    onEvent();
    return new Promise((_resolve, reject) => {
      const leave = (error: Error) => {
        state.open -= 1;
        reject(error);
      };
      state.broken.push(leave);
      signal.addEventListener("abort", () => leave(new Error("aborted")));
    });
  };
  const poll = vi.fn(() => Promise.resolve());
  return { state, opened, source: { stream, poll } };
}

/** The network of an app whose session has ended. */
function network(
  renew: Credentials["renew"] = () => Promise.reject(new Error("Nobody logs in.")),
  { signal: disposed } = new AbortController(),
) {
  return createNetwork({
    fetch: () => Promise.reject(new Error("Nothing is fetched.")),
    credentials: { token: () => "dead", used: () => undefined, renew },
    disposed,
  });
}

const unreachable = new ApiError("unreachable");
let visibility: "visible" | "hidden" = "visible";
function show(next: "visible" | "hidden") {
  visibility = next;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => vi.restoreAllMocks());

describe("Live connection", () => {
  test("retries with growing delays", async () => {
    const { state, opened, source } = connection();
    state.failure = unreachable;
    const stop = keepLive(network(), source);
    await vi.advanceTimersByTimeAsync(79_000);
    stop();
    expect(opened).toEqual([0, 1_000, 3_000, 8_000, 18_000, 48_000, 78_000]);
  });

  test("polls every 5 seconds after the second failure, until the stream works", async () => {
    const { state, source } = connection();
    state.failure = unreachable;
    const stop = keepLive(network(), source);
    await vi.advanceTimersByTimeAsync(900);
    expect(source.poll).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(5_200);
    expect(source.poll).toHaveBeenCalledTimes(2);
    state.failure = null;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(state.open).toBe(1);
    source.poll.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(source.poll).not.toHaveBeenCalled();
    stop();
  });

  test("resets the delay once it has worked", async () => {
    const { state, opened, source } = connection();
    const stop = keepLive(network(), source);
    await vi.advanceTimersByTimeAsync(10_000);
    state.broken.at(-1)?.(unreachable);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(opened).toEqual([0, 11_000]);
    expect(source.poll).not.toHaveBeenCalled();
    stop();
  });

  test("pauses while the page is hidden", async () => {
    const { state, opened, source } = connection();
    const stop = keepLive(network(), source);
    await vi.advanceTimersByTimeAsync(0);
    expect(state.open).toBe(1);
    show("hidden");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.open).toBe(0);
    expect(opened).toHaveLength(1);
    show("visible");
    await vi.advanceTimersByTimeAsync(0);
    expect(state.open).toBe(1);
    stop();
  });

  test("leaves nothing behind", async () => {
    const { state, opened, source } = connection();
    const working = keepLive(network(), source);
    await vi.advanceTimersByTimeAsync(0);
    working();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.open).toBe(0);
    state.failure = unreachable;
    const failing = keepLive(network(), source);
    await vi.advanceTimersByTimeAsync(4_000);
    failing();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
    show("hidden");
    show("visible");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toHaveLength(4);
  });

  test("ends with its app", async () => {
    const { state, opened, source } = connection();
    const app = new AbortController();
    keepLive(network(undefined, app), source);
    await vi.advanceTimersByTimeAsync(0);
    expect(state.open).toBe(1);
    app.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state.open).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    expect(opened).toEqual([0]);
  });

  test("waits for the login if the session has ended", async () => {
    let logIn = () => {};
    const waiting = network(
      () =>
        new Promise((resolve) => {
          logIn = resolve;
        }),
    );
    const { state, opened, source } = connection();
    state.failure = new ApiError("unauthorized");
    const stop = keepLive(waiting, source);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toEqual([0]);
    expect(source.poll).not.toHaveBeenCalled();
    state.failure = null;
    logIn();
    await vi.advanceTimersByTimeAsync(0);
    expect(state.open).toBe(1);
    stop();
  });

  test("ends if a retry would fail as well", async () => {
    const { state, opened, source } = connection();
    state.failure = new ApiError("insufficient_permissions");
    keepLive(network(), source);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toEqual([0]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
