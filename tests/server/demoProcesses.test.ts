import { describe, expect, test } from "vitest";
import { attemptTimeoutMs, retryWaitMs, uploadRestartMs } from "#domain/retrySchedule";
import {
  isActionAllowed,
  outcomeOf,
  processActions,
  processCommentMaxLength,
  processStatuses,
  statusAfterAttempt,
  type ProcessStatus,
} from "#domain/processTransitions";
import { attemptErrorMaxLength, viewNameMaxLength } from "#domain/limits";
import { findService } from "#domain/serviceCatalogue";
import { processList } from "#process/list/processList";
import { errorFingerprint } from "#server/domain/processes/errorFingerprint";
import { makeDemoRows } from "#server/demo/demoRows";
import type { DemoProcess } from "#server/demo/processRows";
import { demoAccounts } from "#server/demo/users";

const today = new Date("2025-11-20T09:30:00Z");
const start = new Date("2025-11-20T00:00:00Z");
const rows = makeDemoRows({
  seed: "test",
  today,
  scale: 1,
  hashes: { known: "a", unknown: "b" },
  encrypt: (place) => place,
  encryptUnreadably: (place) => place,
});
const processes = rows.process;

const counts = <Key extends string>(keys: readonly Key[]) => {
  const found = new Map<Key, number>();
  for (const key of keys) found.set(key, (found.get(key) ?? 0) + 1);
  return found;
};

/** Replays the events in chronological order by the rules; returns the final state. */
function replay({ row, attempts, actions }: DemoProcess) {
  const { type } = row;
  const at = { status: "IN_PROGRESS" as ProcessStatus, record: "ACTIVE", tries: 0, restarts: 0, schedule: 0 };
  let due: { at: number; trigger: string } | null = {
    at: row.created_at.valueOf(),
    trigger: "FIRST",
  };
  let [last, revision, nextRetryAt] = [due.at, 1, null as number | null];
  const left = { attempts: [...attempts], actions: [...actions] };
  while (left.attempts.length + left.actions.length > 0) {
    const [attempt] = left.attempts;
    const [action] = left.actions;
    const isAttempt = attempt !== undefined && (action === undefined || attempt.started_at < action.at);
    if (isAttempt) {
      left.attempts.shift();
      const { number, restart, trigger, schedule_number, started_at, duration_ms, http_status } = attempt;
      expect({ at: started_at.valueOf(), trigger }, row.pid).toEqual(due);
      at.tries += 1;
      expect([number, restart, schedule_number]).toEqual([
        attempts.indexOf(attempt) + 1,
        at.restarts,
        at.schedule,
      ]);
      last = started_at.valueOf() + (duration_ms ?? 0);
      revision += 2;
      [due, nextRetryAt] = [null, null];
      if (attempt.state === "INTERRUPTED") {
        expect([type, trigger, attempt.problem]).toEqual(["SYNCHRONOUS", "FIRST", "SERVER_STOPPED"]);
        at.status = "UNKNOWN";
        continue;
      }
      const outcome = outcomeOf(http_status ?? null);
      expect(attempt.state).toBe(outcome);
      at.status = statusAfterAttempt("IN_PROGRESS", outcome);
      const wait = at.status === "ERROR" ? retryWaitMs(type, at.tries) : null;
      if (wait === null) continue;
      nextRetryAt = last + wait;
      due = { at: nextRetryAt, trigger: "SCHEDULE" };
      at.schedule += 1;
      continue;
    }
    if (action === undefined) break;
    left.actions.shift();
    const time = action.at.valueOf();
    const processState = { ...at, type, record: at.record as "ACTIVE", isErased: at.record === "DELETED" };
    expect(isActionAllowed(action.action, processState), `${row.pid} ${action.action} at ${at.status}`).toBe(
      true,
    );
    expect(time).toBeGreaterThanOrEqual(last);
    expect(time).toBeLessThan(due?.at ?? Number.POSITIVE_INFINITY);
    [due, last, nextRetryAt] = [null, time, null];
    revision += 1;
    at.schedule += 1;
    if (action.action === "RESTART") due = { at: time, trigger: "USER" };
    if (action.action === "UPLOAD_FILE") due = { at: time + uploadRestartMs, trigger: "UPLOAD" };
    if (due !== null) Object.assign(at, { tries: 0, restarts: at.restarts + 1 });
    if (action.action === "RESTART") at.status = "IN_PROGRESS";
    if (action.action === "COMPLETE") at.status = "SUCCESS_MANUAL";
    if (action.action === "CANCEL") at.status = "FINALLY_TERMINATED";
    if (action.action === "ARCHIVE") at.record = "ARCHIVED";
    if (action.action === "DELETE") at.record = "DELETED";
  }
  return { ...at, nextRetryAt, revision, last };
}

describe("Demo processes", () => {
  test("are 5,000 in every status, with every action applied to some", () => {
    expect(processes).toHaveLength(5_000);
    const byStatus = counts(processes.map(({ row }) => row.status));
    expect([...byStatus.keys()].sort()).toEqual([...processStatuses].sort());
    expect(byStatus.get("SUCCESS")).toBeGreaterThan(4_000);
    expect(byStatus.get("IN_PROGRESS")).toBeLessThan(10);
    const done = processes.flatMap(({ actions }) => actions.map(({ action }) => action));
    expect([...counts(done).keys()].sort()).toEqual([...processActions].sort());
    expect(counts(processes.map(({ row }) => row.type)).get("SYNCHRONOUS")).toBeGreaterThan(300);
    for (const ids of ["pid", "uuid", "business_key"] as const) {
      expect(new Set(processes.map(({ row }) => row[ids])).size).toBe(processes.length);
    }
    const all = processes.flatMap(({ attempts }) => attempts);
    const deliveries = all.filter(({ trigger }) => trigger !== "SCHEDULE");
    expect(new Set(all.map((attempt) => attempt.idempotency_key)).size).toBe(deliveries.length);
  });

  test("are in the state that the rules lead to", () => {
    for (const process of processes) {
      const { row, attempts } = process;
      const end = replay(process);
      expect(
        {
          status: row.status,
          record: row.record,
          tries: row.tries,
          restarts: row.restarts,
          schedule: row.schedule_number,
          nextRetryAt: row.next_retry_at?.valueOf() ?? null,
          revision: row.revision,
          last: row.updated_at.valueOf(),
        },
        row.pid,
      ).toEqual(end);
      expect(row.attempt_count).toBe(attempts.length);
      expect(row.is_queued).toBe(row.next_retry_at === null && row.status !== "IN_PROGRESS");
    }
  });

  test("show the last error and its cause consistently", () => {
    for (const { row, attempts } of processes) {
      const isTroubled = ["ERROR", "ERROR_WITHOUT_RETRY", "UNKNOWN"].includes(row.status);
      const last = attempts.at(-1);
      const expected = isTroubled
        ? [last?.problem, last?.http_status, last?.error_fingerprint]
        : [null, null, null];
      expect([row.problem, row.http_status, row.error_fingerprint], row.pid).toEqual(expected);
      for (const attempt of attempts) {
        const { state, problem, http_status: status = null, error_text: text = null } = attempt;
        const hasFailed = state !== "SUCCEEDED";
        expect(problem === "HTTP_STATUS").toBe(status !== null && hasFailed);
        if (!hasFailed || !problem) expect([text, attempt.error_fingerprint]).toEqual([null, null]);
        else if (row.record !== "DELETED") {
          expect(attempt.error_fingerprint).toBe(errorFingerprint(problem, status, text));
        }
        expect(text?.length ?? 0).toBeLessThan(attemptErrorMaxLength);
        if (problem === "TIMEOUT") expect(attempt.duration_ms).toBeGreaterThanOrEqual(attemptTimeoutMs);
      }
    }
    const causes = counts(processes.flatMap(({ row }) => row.error_fingerprint ?? []));
    expect(causes.size).toBeGreaterThan(25);
    const sizes = [...causes.values()].sort((a, b) => b - a);
    expect(sizes[0]).toBeGreaterThan(40);
    expect(sizes.filter((size) => size > 8).length).toBeGreaterThan(5);
  });

  test("are due within the hour if they wait, and lie in the past otherwise", () => {
    const waiting = processes.filter(({ row }) => row.next_retry_at !== null);
    expect(waiting.length).toBeGreaterThan(50);
    expect(new Set(waiting.map(({ row }) => row.tries)).size).toBeGreaterThan(15);
    for (const { row, isLive } of processes) {
      expect(row.updated_at.valueOf()).toBeLessThan(start.getTime());
      const next = row.next_retry_at?.valueOf();
      if (next === undefined) continue;
      expect(isLive).toBe(true);
      expect(next).toBeGreaterThan(start.getTime());
      expect(next).toBeLessThan(start.getTime() + 3_600_000);
    }
    const times = processes.map(({ row }) => row.created_at.valueOf());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.min(...times)).toBeLessThan(new Date("2024-12-01T00:00:00Z").getTime());
    expect(Math.min(...times)).toBeGreaterThan(new Date("2024-09-15T00:00:00Z").getTime());
  });

  test("belong to services that store them and that their commune offers, mostly those of the member", () => {
    const enabled = new Set(
      rows.commune_service
        .filter((row) => row.is_enabled)
        .map((row) => `${row.commune_ags} ${row.service_id}`),
    );
    const createdAt = new Map(rows.commune.map((row) => [row.ags, row.created_at]));
    const settings = new Set(rows.service_setting.map((row) => row.service_id));
    for (const { row, payment } of processes) {
      const { service_id: serviceId, commune_ags: ags } = row;
      const capabilities = findService(serviceId)?.capabilities ?? [];
      expect(capabilities).toContain("persistence");
      expect(settings.has(serviceId)).toBe(true);
      expect(enabled.has(`${ags} ${serviceId}`)).toBe(true);
      expect(row.created_at.valueOf()).toBeGreaterThan(createdAt.get(ags)?.valueOf() as number);
      if (payment !== null) {
        expect(capabilities).toContain("fees");
        expect(payment.total_amount).toBe(payment.fees.reduce((sum, { total }) => sum + total, 0));
        expect(payment.identifier).toBe(row.payment_identifier);
      } else expect(row.payment_identifier).toBeNull();
    }
    const access = demoAccounts.flatMap((account) => account.access);
    for (const { ags, services } of access) {
      const own = processes.filter(({ row }) => row.commune_ags === ags && services.includes(row.service_id));
      expect(own.length, ags).toBeGreaterThan(20);
    }
  });

  test("contain the submitted data until they are deleted, including secrets", () => {
    for (const { row, variables, files } of processes) {
      const isDeleted = row.record === "DELETED";
      expect(variables === null).toBe(isDeleted);
      expect((row.erased_at ?? null) !== null).toBe(isDeleted);
      if (isDeleted) expect(files).toEqual([]);
      if (variables === null) continue;
      const fields = Object.keys(variables);
      expect(fields.length).toBeGreaterThanOrEqual(15);
      expect(fields.length).toBeLessThanOrEqual(25);
      expect(fields).toContain("zugangscode");
    }
    expect(processes.flatMap(({ files }) => files).length).toBeGreaterThan(20);
  });

  test("have been acted on by permitted users, according to the log", () => {
    const actions = processes.flatMap((process) =>
      process.actions.map((action) => ({ ...action, pid: process.row.pid })),
    );
    const entries = rows.activity.filter((entry) => entry.target_kind === "process");
    const keyOf = (at: Date | string, pid: string, userId: string | null | undefined) =>
      `${new Date(at).toISOString()} ${pid} ${userId}`;
    expect(entries.map((entry) => keyOf(entry.at, entry.target_id, entry.actor_user_id)).sort()).toEqual(
      actions.map((action) => keyOf(action.at, action.pid, action.actor.id)).sort(),
    );
    expect(new Set(actions.map(({ actor }) => actor.type))).toEqual(new Set(["SUPPORT", "ADMIN"]));
    for (const { row } of processes) {
      const comment = row.completion_comment ?? "";
      expect(comment !== "").toBe(row.status === "SUCCESS_MANUAL");
      expect(comment.length).toBeLessThanOrEqual(processCommentMaxLength);
    }
  });

  test("are found by saved views, own and shared", () => {
    expect(new Set(rows.saved_view.map((view) => view.is_shared))).toEqual(new Set([true, false]));
    for (const { name, search } of rows.saved_view) {
      expect(name.length).toBeLessThanOrEqual(viewNameMaxLength);
      expect(processList.viewText(processList.readView(search))).toBe(search);
    }
  });
});
