/** Validation rules shared by forms, imports and the server. */
import { describe, expect, test } from "vitest";
import type { Schema } from "yup";
import { placeMaxLength } from "#domain/communeFields";
import { checkValue, checkValues } from "#domain/checkValues";
import { checkFreeText, readComment, readReason } from "#domain/freeText";
import { postalCodeFormat } from "#domain/imports/postalCodeFormat";
import { userFormat } from "#domain/imports/userFormat";
import { userNameMaxLength } from "#domain/limits";
import {
  masterDataSchema,
  postalCodeFields,
  postalCodeSchema,
  registerOfficeSchema,
  residentialPropertySchema,
  waterMeterReadingSchema,
} from "#domain/schemas/commune";
import { userNameFields, userNamesSchema } from "#domain/schemas/user";

const codes = <Values>(schema: Schema<Values>, values: Values) =>
  Object.fromEntries(Object.entries(checkValues(schema, values)).map(([field, { code }]) => [field, code]));

describe("Single-line text", () => {
  const place = (value: string) => codes(postalCodeSchema, { postalCode: "86150", place: value }).place;

  test("is normalised to NFC and trimmed", () => {
    const read = postalCodeSchema.cast({ postalCode: " 86150 ", place: " Łódz\u0301 " });
    expect(read).toEqual({ postalCode: "86150", place: "Łódź" });
  });

  test("counts code points instead of UTF-16 units or grapheme parts", () => {
    expect(place("𝕬".repeat(placeMaxLength))).toBeUndefined();
    expect(place("o\u0308".repeat(placeMaxLength))).toBeUndefined();
    expect(place("𝕬".repeat(placeMaxLength + 1))).toBe("text_too_long");
  });

  test.each([
    ["", "required"],
    ["  ", "required"],
    ["Augs\nburg", "text_invalid"],
    ["\ud83d", "text_invalid"],
  ])("%j is refused", (value, code) => {
    expect(place(value)).toBe(code);
  });

  test("reports one message at a time, with its params", () => {
    const [found] = Object.values(
      checkValues(masterDataSchema, { name: "\u0007".repeat(500), unit: "Stadt" }),
    );
    expect(found).toEqual({ code: "text_invalid", params: {} });
    const long = checkValues(masterDataSchema, { name: "x".repeat(201), unit: "Stadt" });
    expect(long.name).toEqual({ code: "text_too_long", params: { max: "200" } });
  });
});

test("Schemas: imports and forms refuse the same values", () => {
  const long = "𝕬".repeat(placeMaxLength + 1);
  expect(postalCodeFormat.checkValue("place", long)).toEqual(checkValue(postalCodeFields.place, long));
  expect(postalCodeFormat.checkValue("place", "𝕬".repeat(placeMaxLength))).toBeUndefined();
  for (const name of ["x".repeat(userNameMaxLength + 1), "a\u200bb", "anna"]) {
    expect(userFormat([]).checkValue("username", name)).toEqual(checkValue(userNameFields.username, name));
  }
});

test("Schemas: validates a register office", () => {
  const office = {
    name: "Standesamt",
    url: "ftp://x",
    authorityPrefix: "PSW",
    identifier: "1",
    certificatesOnly: true,
  };
  expect(codes(registerOfficeSchema, office)).toEqual({
    url: "url_invalid",
    authorityPrefix: "authority_prefix_invalid",
    identifier: "authority_identifier_invalid",
  });
});

test("Schemas: validates a residential property, whose key must belong to the commune", () => {
  const empty = {
    houseNumber: "",
    letter: "",
    partNumber: "",
    houseNumberLetter: "",
    supplements: "",
    district: "",
  };
  const property = {
    ...empty,
    propertyAgs: "09761000",
    postalCode: "86150",
    street: "Annastraße",
    location: "Augsburg",
  };
  expect(codes(residentialPropertySchema("09761000"), property)).toEqual({});
  expect(codes(residentialPropertySchema("09772000"), { ...property, propertyAgs: "09772111" })).toEqual({});
  expect(checkValues(residentialPropertySchema("09162000"), { ...property, street: "" })).toEqual({
    propertyAgs: { code: "ags_outside_commune", params: { ags: "09761000" } },
    street: { code: "required", params: {} },
  });
});

test("Schemas: a reading period must not end before its first day", () => {
  const reading = {
    name: "Augsburg",
    readingAgs: "09761000",
    readingFrom: "2026-01-02",
    readingUntil: "2026-01-02",
  };
  expect(codes(waterMeterReadingSchema, reading)).toEqual({});
  const reversed = { ...reading, readingUntil: "2026-01-01" };
  expect(codes(waterMeterReadingSchema, reversed)).toEqual({ readingUntil: "end_before_start" });
});

test("Schemas: usernames must be visible and e-mail addresses valid", () => {
  expect(codes(userNamesSchema, { username: "می\u200cا", email: "anna" })).toEqual({
    username: "invisible_characters",
    email: "email_invalid",
  });
});

describe("Comments and reasons", () => {
  test("are normalised as stored", () => {
    expect(readComment(" Łódz\u0301\r\nzwei\t3 ")).toBe("Łódź\nzwei\t3");
    expect(readReason(" eins \r\n\u0000 zwei ")).toBe("eins zwei");
  });

  test.each([
    ["", "required"],
    ["a\u0000", "text_invalid"],
    ["a\ud83d", "text_invalid"],
    ["𝕬𝕬𝕬𝕬", "text_too_long"],
  ])("%j is refused", (text, code) => {
    expect(checkFreeText(text, 3)?.code).toBe(code);
  });

  test("count code points", () => {
    expect(checkFreeText("𝕬\t𝕬", 3)).toBeNull();
  });
});
