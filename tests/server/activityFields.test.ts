/** The server records only fields that the activity log declares, so that each has a label. */
import { assertType, expect, test } from "vitest";
import { activityCodes, activityField, activityFields, type ValueKind } from "#domain/activityFields";
import { fieldChanges } from "#server/domain/activity/fieldChanges";
import type { ProcessFilter } from "#server/domain/processes/processFilter";
import { demoRowsOf } from "../support/demoRows";

const codes: ReadonlyMap<ValueKind, readonly unknown[]> = new Map(
  Object.entries(activityCodes).map(([kind, known]) => [kind as keyof typeof activityCodes, known]),
);

const parsed = (json: unknown): unknown => (typeof json === "string" ? JSON.parse(json) : null);

test("Activity fields: the demo data use only declared fields and codes", () => {
  const undeclared = new Set<string>();
  for (const { type, before, after } of demoRowsOf().activity) {
    for (const change of fieldChanges(parsed(before), parsed(after))) {
      const field = activityField(type, change.path);
      const known = field && codes.get(field.kind);
      const values = [change.before, change.after].flat().filter((value) => value !== null);
      if (!field || (known && values.some((value) => !known.includes(value)))) {
        undeclared.add(`${type} ${change.path}`);
      }
    }
  }
  expect([...undeclared]).toEqual([]);
});

test("Activity fields: an export records each condition of its filter", () => {
  assertType<Readonly<Record<keyof ProcessFilter, unknown>>>(activityFields.EXPORT_PROCESSES.filter);
});
