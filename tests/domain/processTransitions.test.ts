import { describe, expect, test } from "vitest";
import {
  allowedActions,
  isActionAllowed,
  isUnarchivingAllowed,
  outcomeOf,
  processActions,
  processStatuses,
  statusAfterAttempt,
} from "#domain/processTransitions";
import { everyActionState, isExpected } from "../support/processRules";

describe("Allowed actions on a process", () => {
  test("match the rules in every standing", () => {
    const wrong = everyActionState().flatMap((standing) =>
      processActions
        .filter((action) => isActionAllowed(action, standing) !== isExpected(action, standing))
        .map((action) => ({ action, ...standing })),
    );
    expect(wrong).toEqual([]);
  });

  test("are in the order of the buttons", () => {
    for (const standing of everyActionState()) {
      expect(allowedActions(standing)).toEqual(
        processActions.filter((action) => isExpected(action, standing)),
      );
    }
  });

  test("only archived processes can be unarchived", () => {
    expect(isUnarchivingAllowed({ record: "ARCHIVED" })).toBe(true);
    expect(isUnarchivingAllowed({ record: "ACTIVE" })).toBe(false);
    expect(isUnarchivingAllowed({ record: "DELETED" })).toBe(false);
  });
});

describe("HTTP statuses", () => {
  test.each([
    [200, "SUCCEEDED"],
    [204, "SUCCEEDED"],
    [299, "SUCCEEDED"],
    [199, "FAILED"],
    [300, "FAILED"],
    [302, "FAILED"],
    [400, "REFUSED"],
    [404, "REFUSED"],
    [407, "REFUSED"],
    [408, "FAILED"],
    [409, "REFUSED"],
    [429, "FAILED"],
    [499, "REFUSED"],
    [500, "FAILED"],
    [503, "FAILED"],
    [null, "FAILED"],
  ])("%s means %s", (status, outcome) => {
    expect(outcomeOf(status)).toBe(outcome);
  });

  test("a running process takes the outcome, any other keeps its status", () => {
    const after = { SUCCEEDED: "SUCCESS", FAILED: "ERROR", REFUSED: "ERROR_WITHOUT_RETRY" } as const;
    for (const outcome of ["SUCCEEDED", "FAILED", "REFUSED"] as const) {
      for (const status of processStatuses) {
        const expected = status === "IN_PROGRESS" ? after[outcome] : status;
        expect(statusAfterAttempt(status, outcome)).toBe(expected);
      }
    }
  });
});
