import { expect, test } from "vitest";
import { agsParts, isAgs, stateOfAgs } from "#domain/ags";
import { federalStateName, federalStates } from "#domain/federalStates";

test.each(["01001000", "09761000", "16077056", "09188000", "11000000"])(
  "AGS: %s has the format of an AGS",
  (ags) => {
    expect(isAgs(ags)).toBe(true);
    expect(agsParts(ags).join("")).toBe(ags);
  },
);

test.each([
  ...["00001000", "17001000", "99999999", "9761000", "097610000", " 09761000", "09761000\n", "0976100a"],
  ...["٠٩٧٦١٠٠٠", "", "09.761000", "-9761000"],
])("AGS: %j does not have its format", (text) => {
  expect(isAgs(text)).toBe(false);
  expect(stateOfAgs(text)).toBeUndefined();
  expect(agsParts(text)).toEqual([text]);
});

test("AGS: is displayed as Land, Regierungsbezirk, Kreis, Gemeinde", () => {
  expect(agsParts("09761000")).toEqual(["09", "7", "61", "000"]);
});

test("AGS: belongs to one of the sixteen Länder", () => {
  expect(federalStates.map((state) => `${state.key} ${state.name}`)).toEqual([
    "01 Schleswig-Holstein",
    "02 Hamburg",
    "03 Niedersachsen",
    "04 Bremen",
    "05 Nordrhein-Westfalen",
    "06 Hessen",
    "07 Rheinland-Pfalz",
    "08 Baden-Württemberg",
    "09 Bayern",
    "10 Saarland",
    "11 Berlin",
    "12 Brandenburg",
    "13 Mecklenburg-Vorpommern",
    "14 Sachsen",
    "15 Sachsen-Anhalt",
    "16 Thüringen",
  ]);
  expect(new Set(federalStates.map((state) => state.code)).size).toBe(16);
  for (const { key, code, name } of federalStates) {
    expect(stateOfAgs(`${key}000000`)).toBe(code);
    expect(federalStateName(code)).toBe(name);
  }
  expect(federalStateName("XX")).toBe("XX");
});
