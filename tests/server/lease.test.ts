import { expect, test } from "vitest";
import { Lease } from "#server/storage/database/lease";

const done = async () => undefined;

test("runs statements concurrently, and blocks a transaction only for transactions", async () => {
  const lease = new Lease();
  const started: string[] = [];
  const run = (name: string) => async () => void started.push(name);
  const never = new Promise<void>(() => undefined);
  void lease.pass(() => never);
  await lease.takeAlone(run("first transaction"));
  const waiting = [
    lease.pass(run("a")),
    lease.pass(run("b")),
    lease.takeAlone(run("second transaction")),
    lease.pass(run("c")),
  ];
  expect(started).toEqual(["first transaction"]);
  lease.giveBack();
  expect(started).toEqual(["first transaction", "a", "b", "second transaction"]);
  lease.giveBack();
  await Promise.all(waiting);
  expect(started.at(-1)).toBe("c");
});

test("times out an endless wait instead of hanging, and continues afterwards", async () => {
  const lease = new Lease(5);
  await lease.takeAlone(done);
  await expect(lease.pass(done)).rejects.toThrow("busy with one transaction");
  await expect(lease.takeAlone(done)).rejects.toThrow("busy with one transaction");
  lease.giveBack();
  await lease.pass(done);
  await lease.takeAlone(done);
});

test("passes errors on", async () => {
  const lease = new Lease();
  await expect(lease.takeAlone(() => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  const waiting = lease.pass(() => Promise.reject(new Error("refused too")));
  lease.giveBack();
  await expect(waiting).rejects.toThrow("refused too");
});
