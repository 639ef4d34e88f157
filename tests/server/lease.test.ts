import { expect, test } from "vitest";
import { Lease } from "#server/storage/database/lease";

const done = async () => undefined;

test("Lease: runs statements concurrently, and blocks a transaction only for transactions", async () => {
  const lease = new Lease();
  const started: string[] = [];
  const run = (name: string) => async () => void started.push(name);
  const never = new Promise<void>(() => undefined);
  void lease.runShared(() => never);
  await lease.acquireExclusive(run("first transaction"));
  const waiting = [
    lease.runShared(run("a")),
    lease.runShared(run("b")),
    lease.acquireExclusive(run("second transaction")),
    lease.runShared(run("c")),
  ];
  expect(started).toEqual(["first transaction"]);
  lease.release();
  expect(started).toEqual(["first transaction", "a", "b", "second transaction"]);
  lease.release();
  await Promise.all(waiting);
  expect(started.at(-1)).toBe("c");
});

test("Lease: times out an endless wait instead of hanging, and continues afterwards", async () => {
  const lease = new Lease(5);
  await lease.acquireExclusive(done);
  await expect(lease.runShared(done)).rejects.toThrow("busy with one transaction");
  await expect(lease.acquireExclusive(done)).rejects.toThrow("busy with one transaction");
  lease.release();
  await lease.runShared(done);
  await lease.acquireExclusive(done);
});

test("Lease: passes errors on", async () => {
  const lease = new Lease();
  await expect(lease.acquireExclusive(() => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  const waiting = lease.runShared(() => Promise.reject(new Error("refused too")));
  lease.release();
  await expect(waiting).rejects.toThrow("refused too");
});
