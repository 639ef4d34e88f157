import { expect, test } from "vitest";
import sizes from "../../src/help/pictures/sizes.json";
import { pictures } from "../../scripts/help/pictures.mjs";

const files = Object.keys(import.meta.glob("/src/help/pictures/{de,en}/*.webp")).map((path) =>
  path.replace("/src/help/pictures/", ""),
);
const texts = import.meta.glob<string>("/src/help/{de,en}/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

const sizesByFile: Readonly<Record<string, { readonly width: number; readonly height: number }>> = sizes;

const expected = ["de", "en"].flatMap((language) => pictures.map(({ name }) => `${language}/${name}.webp`));

test("Help: the script takes exactly the pictures that the pages show", () => {
  const shown = Object.entries(texts).flatMap(([path, text]) => {
    const language = path.split("/")[3] ?? "";
    return [...text.matchAll(/\(picture:([^)]+)\)/g)].map(([, name]) => `${language}/${name ?? ""}.webp`);
  });
  expect([...new Set(shown)].sort()).toEqual(expected.sort());
});

test("Help: each picture exists in both languages, with its size", () => {
  expect(files.sort()).toEqual(expected.sort());
  expect(Object.keys(sizesByFile).sort()).toEqual(expected.sort());
  expect(Object.values(sizesByFile).every(({ width, height }) => width > 0 && height > 0)).toBe(true);
});
