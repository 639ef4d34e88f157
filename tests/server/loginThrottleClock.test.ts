/** Waiting times written by a server with a wrong clock. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { countFailure, type ThrottlePolicy } from "#server/storage/sessions/loginThrottle";
import { databases, type TestDatabase } from "../support/databases";

const minute = 60_000;
const now = new Date("2026-11-20T10:00:00.000Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * minute);
const policy: ThrottlePolicy = {
  failuresBeforeWait: 5,
  firstWaitMs: 10_000,
  longestWaitMs: 15 * minute,
  resetAfterMs: 60 * minute,
  decayIntervalMs: null,
};

describe.each(databases)("Login waits in the future ($name)", (kind) => {
  let open: TestDatabase;
  beforeAll(async () => void (open = await kind.open()));
  afterAll(() => open.close());
  beforeEach(async () => void (await open.db.deleteFrom("login_throttle").execute()));

  const count = (at: Date) => open.db.transaction().execute((tx) => countFailure(tx, "key", at, policy));
  const stored = () => open.db.selectFrom("login_throttle").selectAll().executeTakeFirstOrThrow();

  test("are ignored beyond the longest one, and the counter restarts", async () => {
    for (let failures = 0; failures < 20; failures += 1) await count(later(60 * 24 * 365 + failures * 30));
    expect(await count(now)).toBeNull();
    expect(await stored()).toMatchObject({ failures: 1, last_failure_at: now, blocked_until: null });
  });

  test("apply up to the longest one, also if another server's clock is slightly ahead", async () => {
    for (let failures = 0; failures < 20; failures += 1) await count(later(failures * 16));
    const at = later(19 * 16);
    const until = new Date(at.getTime() + policy.longestWaitMs);
    expect(await count(at)).toEqual(until);
    expect(await count(new Date(at.getTime() - 30_000))).toEqual(until);
  });
});
