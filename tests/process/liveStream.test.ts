import { waitFor } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createProcessStream, type Changes } from "#process/live/processStream";
import { createNetwork } from "#relay/network";
import { createRelay } from "#relay/relay";
import { pushed } from "../support/events";
import { failure, mockEndpoints } from "../support/mockedEndpoints";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 13, minute)).toISOString();
const process = (status: string) => ({ __typename: "Process", id: "Process:1", status, tries: 2 });
const nothing = (minute: number) => ({ now: at(minute), createdCount: 0, changed: [] as object[] });

interface Asked {
  readonly since: string;
  readonly ids: readonly string[];
  readonly filter: unknown;
}

function serve() {
  let minute = 0;
  const asked: Asked[] = [];
  const answer = { updates: nothing(0) };
  const changes = pushed(() => nothing((minute += 1)));
  const server = { refuses: null as Error | null };
  const { calls, fetch } = mockEndpoints(
    {},
    {
      process: {
        Query: {
          processUpdates: (_: unknown, args: Asked) => {
            asked.push(args);
            return answer.updates;
          },
        },
        Subscription: {
          processesChanged: {
            ...changes.field,
            subscribe: () => {
              if (server.refuses) throw server.refuses;
              return (changes.field as { subscribe: () => unknown }).subscribe();
            },
          },
        },
      },
    },
  );
  const app = new AbortController();
  onTestFinished(() => app.abort());
  const network = createNetwork({
    fetch,
    credentials: { token: () => "token", used: vi.fn(), renew: () => Promise.reject(new Error("none")) },
    disposed: app.signal,
  });
  const environment = createRelay(network).environments.process;
  const stream = createProcessStream(network, environment, () => undefined);
  const streams = () => calls.filter(({ operation }) => operation.includes("Subscription"));
  const statusOf = () => environment.getStore().getSource().get("Process:1")?.status;
  return { asked, answer, calls, changes, server, stream, streams, statusOf };
}

afterEach(() => vi.restoreAllMocks());

test("Live stream: one stream updates all rows in the store, in the background", async () => {
  const { changes, stream, streams, statusOf } = serve();
  const received: Changes[] = [];
  const leave = [
    stream.watchList({ filter: { text: "8f" }, onChanges: (one) => received.push(one) }),
    stream.watch(["Process:1"]),
    stream.watch(["Process:1", "Process:2"]),
  ];
  await waitFor(() => expect(changes.open()).toBe(1));
  expect(streams()).toHaveLength(1);
  expect(streams()[0]?.variables).toEqual({ filter: { text: "8f" }, ids: ["Process:1", "Process:2"] });
  expect(streams()[0]?.headers.get("x-background")).toBe("1");
  expect(streams()[0]?.headers.get("accept")).toBe("text/event-stream");
  expect(streams()[0]?.headers.get("authorization")).toBe("Bearer token");
  changes.push({ now: at(5), createdCount: 2, changed: [process("ERROR")] });
  await waitFor(() => expect(received).toEqual([{ created: 2, changed: 1, isOutdated: false }]));
  expect(statusOf()).toBe("ERROR");
  for (const end of leave) end();
  await waitFor(() => expect(changes.open()).toBe(0));
});

test("Live stream: replacing rows in one commit costs one stream, and changes between the streams are fetched", async () => {
  const { asked, answer, changes, stream, streams, statusOf } = serve();
  const received: Changes[] = [];
  const leaveList = stream.watchList({ filter: null, onChanges: (one) => received.push(one) });
  const leaveOne = stream.watch(["Process:1"]);
  await waitFor(() => expect(changes.open()).toBe(1));
  // The rows were loaded just before the stream started: changes since then are fetched, but there are none.
  await waitFor(() => expect(asked.map(({ since }) => since)).toEqual(["2026-11-20T13:00:50.000Z"]));
  changes.push(nothing(7));
  answer.updates = { now: at(9), createdCount: 4, changed: [process("SUCCESS")] };
  const leaveOther = stream.watch(["Process:2"]);
  leaveOne();
  const leaveAgain = stream.watch(["Process:1"]);
  await waitFor(() => expect(streams()).toHaveLength(2));
  await waitFor(() => expect(received).toEqual([{ created: 4, changed: 1, isOutdated: false }]));
  expect(asked.at(-1)).toMatchObject({ since: at(7), ids: ["Process:2", "Process:1"] });
  expect(statusOf()).toBe("SUCCESS");
  for (const end of [leaveList, leaveOther, leaveAgain]) end();
  await waitFor(() => expect(changes.open()).toBe(0));
});

test("Live stream: polls the server after two failures, without counting as use of the session", async () => {
  const { asked, answer, calls, changes, stream, server, statusOf } = serve();
  server.refuses = failure("internal_error");
  answer.updates = { now: at(9), createdCount: 1, changed: [process("SUCCESS")] };
  const received: Changes[] = [];
  const leave = [
    stream.watchList({ filter: null, onChanges: (one) => received.push(one) }),
    stream.watch(["Process:1"]),
  ];
  await waitFor(() => expect(received).toEqual([{ created: 1, changed: 1, isOutdated: false }]));
  expect(statusOf()).toBe("SUCCESS");
  expect(asked).toHaveLength(1);
  expect(calls.every(({ headers }) => headers.get("x-background") === "1")).toBe(true);
  server.refuses = null;
  await waitFor(() => expect(changes.open()).toBe(1));
  for (const end of leave) end();
  await waitFor(() => expect(changes.open()).toBe(0));
});

test("Live stream: after more than an hour without a stream the list must be refetched", async () => {
  const { asked, changes, stream } = serve();
  const received: Changes[] = [];
  const leave = stream.watchList({ filter: null, onChanges: (one) => received.push(one) });
  await waitFor(() => expect(asked).toHaveLength(1));
  changes.push({ ...nothing(0), now: "2026-11-20T11:30:00.000Z" });
  await waitFor(() => expect(received).toEqual([]));
  changes.end();
  await waitFor(() => expect(received).toEqual([{ created: 0, changed: 0, isOutdated: true }]));
  leave();
  await waitFor(() => expect(changes.open()).toBe(0));
});

test("Live stream: a list that replaces another with the same filter uses the running stream", async () => {
  const { changes, stream, streams } = serve();
  const received: string[] = [];
  const leaveRows = stream.watch(["Process:1"]);
  const leaveFirst = stream.watchList({ filter: null, onChanges: () => received.push("first") });
  await waitFor(() => expect(changes.open()).toBe(1));
  leaveFirst();
  const leaveSecond = stream.watchList({ filter: null, onChanges: () => received.push("second") });
  changes.push({ now: at(5), createdCount: 1, changed: [] });
  await waitFor(() => expect(received).toEqual(["second"]));
  expect(streams()).toHaveLength(1);
  for (const end of [leaveRows, leaveSecond]) end();
  await waitFor(() => expect(changes.open()).toBe(0));
});

test("Live stream: also follows a process opened beside a long page", async () => {
  const { changes, stream, streams } = serve();
  const leave = [
    stream.watch(Array.from({ length: 200 }, (_, row) => `Process:${row + 1}`)),
    stream.watch(["Process:900"]),
  ];
  await waitFor(() => expect(changes.open()).toBe(1));
  const ids = streams()[0]?.variables.ids as readonly string[];
  expect(ids).toHaveLength(200);
  expect(ids).toContain("Process:900");
  for (const end of leave) end();
  await waitFor(() => expect(changes.open()).toBe(0));
});

test("Live stream: the next stream fetches what an interrupted one had to", async () => {
  const { asked, answer, changes, stream } = serve();
  const leave = [stream.watchList({ filter: null, onChanges: () => undefined }), stream.watch(["Process:1"])];
  await waitFor(() => expect(asked).toHaveLength(1));
  changes.push(nothing(7));
  answer.updates = failure("internal_error") as never;
  leave.push(stream.watch(["Process:2"]));
  await waitFor(() => expect(asked.at(-1)?.since).toBe(at(7)));
  const before = asked.length;
  leave.push(stream.watch(["Process:3"]));
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  expect(asked.at(-1)?.since).toBe(at(7));
  for (const end of leave) end();
  await waitFor(() => expect(changes.open()).toBe(0));
});
