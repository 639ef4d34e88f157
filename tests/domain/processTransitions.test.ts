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
import { everyStanding, isExpected } from "../support/processRules";

describe("what may be done with a process", () => {
  test("is what the rules say, in every standing", () => {
    const wrong = everyStanding().flatMap((standing) =>
      processActions
        .filter((action) => isActionAllowed(action, standing) !== isExpected(action, standing))
        .map((action) => ({ action, ...standing })),
    );
    expect(wrong).toEqual([]);
  });

  test("stands in the order of the buttons", () => {
    for (const standing of everyStanding()) {
      expect(allowedActions(standing)).toEqual(
        processActions.filter((action) => isExpected(action, standing)),
      );
    }
  });

  test("only what is archived is taken back", () => {
    expect(isUnarchivingAllowed({ record: "ARCHIVED" })).toBe(true);
    expect(isUnarchivingAllowed({ record: "ACTIVE" })).toBe(false);
    expect(isUnarchivingAllowed({ record: "DELETED" })).toBe(false);
  });
});

describe("what an answer means", () => {
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
  ])("%s is %s", (status, outcome) => {
    expect(outcomeOf(status)).toBe(outcome);
  });

  test("a process that runs takes the outcome, any other stays as it is", () => {
    const after = { SUCCEEDED: "SUCCESS", FAILED: "ERROR", REFUSED: "ERROR_WITHOUT_RETRY" } as const;
    for (const outcome of ["SUCCEEDED", "FAILED", "REFUSED"] as const) {
      for (const status of processStatuses) {
        const expected = status === "IN_PROGRESS" ? after[outcome] : status;
        expect(statusAfterAttempt(status, outcome)).toBe(expected);
      }
    }
  });
});
