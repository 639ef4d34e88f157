import { describe, expect, test, vi } from "vitest";
import { FilePlaces } from "#domain/filePlaces";
import {
  checkPath,
  isLocalePath,
  mediaTypeOfPath,
  normalizePath,
  type FilePathProblem,
} from "#domain/serviceFiles";

const invalid: FilePathProblem = "file_path_invalid";

describe("Service file path", () => {
  test.each([
    "wappen.png",
    "bilder/wappen.png",
    "a/b/c/d/e/f/g/h.txt",
    "Größe & Maße (2).pdf",
    "stil.min.css",
    ".config/daten.json",
    `${"x".repeat(251)}.txt`,
    "Ḍaten/ə’.svg",
    "50 % Rabatt.pdf",
  ])("can be %s", (path) => {
    expect(checkPath(path)).toBeNull();
  });

  test.each<[string, FilePathProblem]>([
    ["", "required"],
    [`${"x".repeat(252)}.txt`, "text_too_long"],
    ["/wappen.png", invalid],
    ["bilder//wappen.png", invalid],
    ["bilder/", invalid],
    ["../wappen.png", invalid],
    ["bilder/../../wappen.png", invalid],
    ["./wappen.png", invalid],
    ["bilder/..", invalid],
    ["bilder\\wappen.png", invalid],
    ["C:/wappen.png", invalid],
    ["bilder /wappen.png", invalid],
    ["bilder/ wappen.png", invalid],
    ["bilder./wappen.png", invalid],
    ["nul/wappen.png", invalid],
    ["CON.txt", invalid],
    ["bilder/wappen\u0000.png", invalid],
    ["bilder/wappen\n.png", invalid],
    ["bilder/%2e%2e/wappen.png", invalid],
    ["%2E./wappen.png", invalid],
    ["bilder%2Fwappen.png", invalid],
    ["bilder/\u202egnp.exe.png", invalid],
    ["bilder/\u200bwappen.png", invalid],
    ["bilder/\u00a0wappen.png", invalid],
    ["bilder/\ud800.png", invalid],
    ["a/b/c/d/e/f/g/h/i.txt", invalid],
    ["wappen", "file_extension_not_allowed"],
    ["seite.html", "file_extension_not_allowed"],
    ["bilder.png/wappen", "file_extension_not_allowed"],
    [".png", "file_extension_not_allowed"],
    ["locales/de.json", "changing_fixed_service_file_local_error"],
    ["LOCALES/de.json", "changing_fixed_service_file_local_error"],
    ["locales", "changing_fixed_service_file_local_error"],
  ])("cannot be %j: %s", (path, problem) => {
    expect(checkPath(path)).toBe(problem);
  });

  test("is composed and trimmed before it is checked", () => {
    expect(normalizePath(" Gro\u0308ße.txt ")).toBe("Größe.txt");
  });

  test("decides the media type by its extension, in any case", () => {
    expect(mediaTypeOfPath("a.b/WAPPEN.JPG")).toBe("image/jpeg");
    expect(mediaTypeOfPath("stil.css")).toBe("text/css");
    expect(mediaTypeOfPath("a.png/datei")).toBeUndefined();
  });

  test("belongs to the texts only in the folder of that name", () => {
    expect(["locales/a.txt", "locales", "locale/a.txt", "a/locales/b.txt"].map(isLocalePath)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("Service file place", () => {
  const others = ["Bilder/Wappen/gross.png", "hinweis.txt"];

  test.each(["HINWEIS.txt", "bilder/wappen/GROSS.png", "hinweis.txt/a.txt", "bilder", "Bilder/wappen"])(
    "is taken for %s",
    (path) => {
      expect(new FilePlaces(others).place(path)).toBeNull();
    },
  );

  test.each([
    ["Maße.pdf", "MASSE.pdf"],
    ["Maße.pdf", "Masse.pdf"],
    ["MAẞE.pdf", "maße.pdf"],
    ["ΟΔΟΣ.pdf", "οδος.pdf"],
    ["οδοσ.pdf", "οδος.pdf"],
    ["ﬁlm.pdf", "FILM.pdf"],
    ["Straße/a.pdf", "STRASSE"],
  ])("%s is taken for %s", (one, other) => {
    expect(new FilePlaces([other]).place(one)).toBeNull();
    expect(new FilePlaces([one]).place(other)).toBeNull();
  });

  test("takes over the spelling of folders, not of the file", () => {
    expect(new FilePlaces(others).place("BILDER/wappen/Klein.png")).toBe("Bilder/Wappen/Klein.png");
    expect(new FilePlaces(others).place("bilder/fotos/Klein.png")).toBe("Bilder/fotos/Klein.png");
    expect(new FilePlaces(others).place("neu/Klein.png")).toBe("neu/Klein.png");
  });

  test("is found by computing each key once", () => {
    const deep = Array.from({ length: 50 }, (_, at) => `a/b/c/d/e/f/${at}.txt`);
    const fold = vi.spyOn(String.prototype, "toUpperCase");
    const places = new FilePlaces(deep);
    for (const path of deep) places.place(`neu/${path}`);
    expect(fold).toHaveBeenCalledTimes(2 * deep.length);
    fold.mockRestore();
  });
});
