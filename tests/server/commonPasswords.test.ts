import { expect, test } from "vitest";
import { demoPassword } from "#server/demo/users";
import { isCommonPassword, isOneCharacter } from "#server/domain/sessions/commonPasswords";

test.each([
  "unbelievable",
  "1q2w3e4r5t6y",
  "QWERTYUIOP123",
  "Passwort1234",
  "passwort-2026!!",
  "letmein.........",
  "passwordpassword",
  "passwordpass",
  "dragondragondragon1!",
  "12345678901234567890",
])("Common passwords: %s is a common password", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  demoPassword,
  "Passwort mit Salz",
  "correct horse battery",
  "Rathaus-Treppe-17",
  "2026-Passwort-im-Mai",
  "7f3a-91bc-55e0-d2",
  "das dragon",
  "Zeile ".repeat(170),
])("Common passwords: %s is not a common one", (password) => {
  expect(isCommonPassword(password)).toBe(false);
  expect(isOneCharacter(password)).toBe(false);
});

test.each(["aaaaaaaaaaaa", "aAaAaAaAaAaA", "............", "😀".repeat(12), "Ä".repeat(12).normalize("NFD")])(
  "Common passwords: %s counts as one character",
  (password) => {
    expect(isOneCharacter(password)).toBe(true);
  },
);
