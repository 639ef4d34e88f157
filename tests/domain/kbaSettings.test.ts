import { describe, expect, test } from "vitest";
import { addDays } from "#domain/calendarDays";
import { checkValues } from "#domain/checkValues";
import {
  isPasswordIdentifier,
  isStbaNumber,
  kbaPasswordStates,
  nextPasswordIdentifier,
  passwordDaysLeft,
  passwordExpiresOn,
  passwordStateOn,
  setOnRanges,
  vehicleRegistrationServiceIds,
} from "#domain/kba/kbaSettings";
import { kbaFieldsSchema, kbaPasswordSchema, newKbaSettingsSchema } from "#domain/schemas/kbaSettings";

test("KBA settings: the services with KBA settings are those of the vehicle registration", () => {
  expect(vehicleRegistrationServiceIds).toContain("ikfz-neuzulassung");
  expect(vehicleRegistrationServiceIds.every((id) => id.startsWith("ikfz-"))).toBe(true);
});

test.each([
  ["Z123456", true],
  ["Z1234567", true],
  ["Z12345", false],
  ["Z12345678", false],
  ["z123456", false],
  ["1234567", false],
  ["Z１２３４５６", false],
  ["Z123456\n", false],
])("KBA settings: %j is an STBA number: %s", (text, expected) => {
  expect(isStbaNumber(text)).toBe(expected);
});

describe("KBA password identifiers", () => {
  test.each([
    ["A01", true],
    ["A99", true],
    ["A00", false],
    ["A1", false],
    ["A100", false],
    ["a01", false],
    ["B01", false],
    ["A0١", false],
    ["A 1", false],
    ["A", false],
  ])("%s is one of the user A: %s", (text, expected) => {
    expect(isPasswordIdentifier("A", text)).toBe(expected);
  });

  test("count up, from 99 to 01", () => {
    expect(["A01", "A09", "A98", "A99"].map((one) => nextPasswordIdentifier("A", one))).toEqual([
      "A02",
      "A10",
      "A99",
      "A01",
    ]);
    expect(nextPasswordIdentifier("A", null)).toBe("A01");
    // A user whose name ends in digits.
    expect(nextPasswordIdentifier("A12", "A1207")).toBe("A1208");
  });
});

describe("Lives of KBA passwords", () => {
  const setOn = "2026-08-23";

  test.each([
    [setOn, "VALID", 90],
    ["2026-11-06", "VALID", 15],
    ["2026-11-07", "EXPIRING", 14],
    ["2026-11-21", "EXPIRING", 0],
    ["2026-11-22", "EXPIRED", -1],
  ])("on %s it is %s, %i days before it ends", (today, state, left) => {
    expect(passwordExpiresOn(setOn)).toBe("2026-11-21");
    expect(passwordStateOn(setOn, today)).toBe(state);
    expect(passwordDaysLeft(setOn, today)).toBe(left);
  });

  test("the days of each state are those on which it applies", () => {
    const today = "2026-03-30";
    const days = Array.from({ length: 120 }, (_, back) => addDays(today, -back));
    const isWithin = (day: string, { from, to }: ReturnType<typeof setOnRanges>[number]) =>
      (from === null || from <= day) && (to === null || day <= to);
    for (const state of kbaPasswordStates) {
      const [range, ...others] = setOnRanges([state, state], today);
      expect(others).toEqual([]);
      const found = days.filter((day) => range && isWithin(day, range));
      expect(found).toEqual(days.filter((day) => passwordStateOn(day, today) === state));
    }
    expect(setOnRanges([], today)).toEqual([]);
  });
});

describe("KBA forms", () => {
  const fields = {
    userNumber: "1",
    clientAgs: "09761000",
    customsSystemCode: "",
    isLargeCustomerApproved: true,
    stbaNumber: "",
  };
  const password = { identifier: "A01", password: "geheim", setOn: "2026-11-20" };
  const codesOf = (messages: ReturnType<typeof checkValues>) =>
    Object.entries(messages).map(([field, { code }]) => `${field}: ${code}`);

  test("take what is complete", () => {
    expect(checkValues(newKbaSettingsSchema, { user: "Kba.User_1-x", ...fields, ...password })).toEqual({});
  });

  test.each([
    ["user", "", "required"],
    ["user", "a b", "text_invalid"],
    ["user", "ä", "text_invalid"],
    ["user", "a".repeat(51), "text_too_long"],
    ["userNumber", "1".repeat(21), "text_too_long"],
    ["clientAgs", "9761000", "ags_invalid"],
    ["stbaNumber", "Z12", "stba_number_invalid"],
    ["customsSystemCode", "x".repeat(21), "text_too_long"],
    ["identifier", "", "required"],
    ["password", "", "required"],
    ["password", "a\tb", "text_invalid"],
    ["password", "a\ud800b", "text_invalid"],
    ["password", "🔒".repeat(201), "text_too_long"],
    ["setOn", "2026-02-30", "date_invalid"],
  ])("refuse %s %j: %s", (field, value, code) => {
    const values = { user: "A", ...fields, ...password, [field]: value };
    expect(codesOf(checkValues(newKbaSettingsSchema, values))).toContain(`${field}: ${code}`);
  });

  test("keep a password as typed, and trim the rest", () => {
    expect(kbaPasswordSchema.cast({ ...password, password: "  a  ", identifier: " A01 " })).toMatchObject({
      password: "  a  ",
      identifier: "A01",
    });
    expect(checkValues(kbaPasswordSchema, { ...password, password: " ".repeat(200) })).toEqual({});
    expect(kbaFieldsSchema.cast({ ...fields, stbaNumber: " Z123456 " }).stbaNumber).toBe("Z123456");
  });
});
