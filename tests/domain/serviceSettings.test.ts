import { describe, expect, test } from "vitest";
import { checkValue, checkValues } from "#domain/checkValues";
import { extensionsSchema, settingField } from "#domain/schemas/serviceSettings";
import {
  builtInValue,
  extensionsMax,
  isPhoneNumber,
  isSnakeCase,
  serviceSettingKeys,
  type ServiceSettingKey,
} from "#domain/serviceSettings";

const codeOf = (key: ServiceSettingKey, value: string) => {
  const field = settingField(key);
  return checkValue(field, field.cast(value))?.code;
};

test.each(serviceSettingKeys)("Service settings: %s may be empty, and holds no control characters", (key) => {
  expect(codeOf(key, " ")).toBeUndefined();
  expect(codeOf(key, "a\u0000b")).toBe("text_invalid");
});

test.each<[ServiceSettingKey, string, string | undefined]>([
  ["contact_email", "buergerbuero@augsburg.example.org", undefined],
  ["notify_email", "augsburg.example.org", "email_invalid"],
  ["contact_phone", "+49 (0)821 / 324-0", undefined],
  ["contact_phone", "siehe Homepage", "phone_invalid"],
  ["host_url", "https://online.example.org", undefined],
  ["host_url", "{host}/kfz", undefined],
  ["host_url", "online.example.org", "url_invalid"],
  ["host_url", "https://online.example.org/@kfz", undefined],
  ["host_url", "https://anna:geheim@online.example.org", "url_invalid"],
  ["host_url", "https://geheim@online.example.org", "url_invalid"],
  ["host_url", "{host}:geheim@online.example.org", "url_invalid"],
  ["retention_days", "30", undefined],
  ["retention_days", "29", "number_out_of_range"],
  ["retention_days", "3651", "number_out_of_range"],
  ["attachment_max_mb", "20", undefined],
  ["attachment_max_mb", "21", "number_out_of_range"],
  ["max_attachments", "0", undefined],
  ["max_attachments", "1,5", "number_out_of_range"],
  ["max_attachments", "-1", "number_out_of_range"],
  ["appointment_required", "true", undefined],
  ["appointment_required", "ja", "text_invalid"],
  ["api_key", "x".repeat(1_001), "text_too_long"],
  ["rest_service", "x".repeat(101), "text_too_long"],
])("Service settings: %s: %s", (key, value, code) => {
  expect(codeOf(key, value)).toBe(code);
});

test.each(serviceSettingKeys)("Service settings: the built-in default of %s is valid", (key) => {
  expect(codeOf(key, builtInValue(key) ?? "")).toBeUndefined();
});

test("Service settings: applicants' data is kept for 180 days by default", () => {
  expect(builtInValue("retention_days")).toBe("180");
});

test.each([
  ["sms_absender", true],
  ["a", true],
  ["v2_url", true],
  ["_a", false],
  ["a_", false],
  ["Sms", false],
  ["größe", false],
  ["a-b", false],
  ["", false],
])("Service settings: snake case: %s is %s", (text, isValid) => {
  expect(isSnakeCase(text)).toBe(isValid);
});

test.each([
  ["110", true],
  ["+", false],
  ["12", false],
  ["0821 324-0", true],
])("Service settings: a telephone number: %s is %s", (text, isValid) => {
  expect(isPhoneNumber(text)).toBe(isValid);
});

describe("Further keys", () => {
  const check = (...items: readonly (readonly [key: string, value: string])[]) => {
    const entered = { extensions: items.map(([key, value], at) => ({ id: String(at), key, value })) };
    const messages = checkValues(extensionsSchema, extensionsSchema.cast(entered));
    return Object.fromEntries(Object.entries(messages).map(([path, { code }]) => [path, code]));
  };

  test("are in snake case, unique, unknown and have a value", () => {
    expect(check(["sms_absender", "Augsburg"], ["v2", "x"])).toEqual({});
    expect(check(["a", "1"], ["b", "2"], [" a ", "3"], ["b", "4"])).toEqual({
      "extensions[2].key": "not_unique",
      "extensions[3].key": "not_unique",
    });
    expect(check(["Absender", "x"], ["retention_days", "1"], ["", "x"], ["c", ""])).toEqual({
      "extensions[0].key": "not_snake_case",
      "extensions[1].key": "setting_known",
      "extensions[2].key": "required",
      "extensions[3].value": "required",
    });
  });

  test("of two equal ones, the new one is to be corrected", () => {
    const extensions = [
      { id: "new-1", key: "a", value: "1" },
      { id: "a", key: "a", value: "2" },
    ];
    expect(Object.keys(checkValues(extensionsSchema, { extensions }))).toEqual(["extensions[0].key"]);
  });

  test("are limited in number and length", () => {
    expect(check(...Array.from({ length: extensionsMax + 1 }, (_, at) => [`k${at}`, "x"] as const))).toEqual({
      extensions: "list_too_long",
    });
    expect(check(["k".repeat(101), "x"], ["k", "x".repeat(2_001)])).toEqual({
      "extensions[0].key": "text_too_long",
      "extensions[1].value": "text_too_long",
    });
  });
});
