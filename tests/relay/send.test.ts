import { expect, onTestFinished, test } from "vitest";
import { createNetwork, type Network } from "#relay/network";
import { send } from "#relay/send";

interface HeldCall {
  readonly name: string;
  readonly answer: (name: string) => void;
  readonly refuse: () => void;
}

/** A network whose calls wait until the test responds. */
function heldNetwork(): { network: Network; calls: HeldCall[] } {
  const calls: HeldCall[] = [];
  const end = new AbortController();
  onTestFinished(() => end.abort());
  const network = createNetwork({
    fetch: (_, init) =>
      new Promise((resolve, reject) => {
        const { id } = JSON.parse(String(init?.body)) as { id: string };
        calls.push({
          name: id,
          answer: (name) => resolve(Response.json({ data: { commune: { name } } })),
          refuse: () => reject(new TypeError("Failed to fetch")),
        });
      }),
    credentials: { token: () => "token", renew: () => Promise.reject(new Error()), used: () => undefined },
    disposed: end.signal,
  });
  return { network, calls };
}

const operation = (id: string) => ({ params: { id, name: id } });

const read = (network: Network) => send(network, "mgt", operation("read"), {}, { repeatable: true });
const change = (network: Network) => send(network, "mgt", operation("change"), {}, { repeatable: false });

test("Sent calls: repeats a query whose response arrives after that of a later mutation", async () => {
  const { network, calls } = heldNetwork();
  const reading = read(network);
  const changing = change(network);
  calls[1]?.answer("new");
  await changing;
  calls[0]?.answer("old");
  await expect.poll(() => calls.map(({ name }) => name)).toEqual(["read", "change", "read"]);
  calls[2]?.answer("new");
  expect((await reading).data).toEqual({ commune: { name: "new" } });
});

test("Sent calls: sends a query once if it completes before the mutation", async () => {
  const { network, calls } = heldNetwork();
  const reading = read(network);
  const changing = change(network);
  calls[0]?.answer("old");
  await reading;
  calls[1]?.answer("new");
  await changing;
  expect(calls).toHaveLength(2);
});

test("Sent calls: counts mutations in flight, whatever becomes of them", async () => {
  const { network, calls } = heldNetwork();
  const first = change(network);
  const second = change(network);
  expect(network.pendingChanges.get()).toBe(2);
  calls[0]?.answer("new");
  await first;
  expect(network.pendingChanges.get()).toBe(1);
  calls[1]?.refuse();
  await expect(second).rejects.toMatchObject({ code: "unreachable" });
  expect(network.pendingChanges.get()).toBe(0);
});

test("Sent calls: stops repeating a query after three reads", async () => {
  const { network, calls } = heldNetwork();
  const reading = read(network);
  for (let round = 0; round < 3; round += 1) {
    const before = calls.length;
    const changing = change(network);
    calls.at(-1)?.answer("new");
    await changing;
    calls[before - 1]?.answer("old");
    if (round < 2) await expect.poll(() => calls.length).toBe(before + 2);
  }
  expect((await reading).data).toEqual({ commune: { name: "old" } });
});
