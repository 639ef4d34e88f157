import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { pictureMaxBytes } from "#domain/limits";
import { old, open, png } from "../../support/communePicture";
import { dropFile } from "../../support/dropFile";
import { act, screen, within } from "../../support/visit";

test("Commune picture: previews a selected picture before the upload, and then shows it everywhere", async () => {
  const { app, section, choose, uploads, inputs } = await open();
  expect(section.getByText("PNG, JPEG oder WebP, höchstens 1024 × 1024 Pixel und 2 MB.")).toBeTruthy();
  await choose(png(64, 32));
  const preview = await section.findByAltText("Vorschau des neuen Bildes");
  expect(preview.getAttribute("src")).toMatch(/^data:image\/png;base64,/);
  expect(section.getByText(/64 × 32 Pixel/)).toBeTruthy();
  expect(uploads.sent).toEqual([]);

  await app.user.click(section.getByRole("button", { name: "Bild speichern" }));
  expect((await section.findByAltText("Bild von Augsburg")).getAttribute("src")).toBe("/mgt/pictures/new");
  expect(inputs.map(({ revision }) => revision)).toEqual([3]);
  const pictures = [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
  expect(pictures.filter((url) => url === "/mgt/pictures/new").length).toBeGreaterThan(1);
});

test.each([
  ["an HTML file with another name", new File(["<!doctype html><p>"], "bild.png"), /Die Datei ist kein Bild/],
  ["too many pixels", png(1_025, 8), /Erlaubt sind höchstens 1024 × 1024 Pixel/],
  [
    "too many bytes",
    new File([new Uint8Array(pictureMaxBytes + 1)], "gross.png"),
    /Erlaubt sind höchstens 2 MB/,
  ],
  [
    "a damaged picture",
    new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], "kaputt.png"),
    /Die Datei ist beschädigt/,
  ],
])("Commune picture: %s is refused at the field, without an upload", async (_, file, sentence) => {
  const { section, choose, uploads } = await open({ picture: old });
  await choose(file);
  const alert = await section.findByRole("alert");
  expect(alert.textContent).toMatch(sentence);
  expect(section.getByLabelText("Bild ersetzen").getAttribute("aria-describedby")).toContain(alert.id);
  expect(section.getByAltText("Bild von Augsburg").getAttribute("src")).toBe(old.url);
  expect(uploads.sent).toEqual([]);
});

test("Commune picture: shows the server's error in the same place and keeps the selection", async () => {
  const { app, section, choose, refuse } = await open();
  refuse({ code: "file_type_not_allowed" });
  await choose(png(8, 8));
  await app.user.click(await section.findByRole("button", { name: "Bild speichern" }));
  expect((await section.findByRole("alert")).textContent).toMatch(/Die Datei ist kein Bild/);
  expect(section.getByAltText("Vorschau des neuen Bildes")).toBeTruthy();
});

test("Commune picture: removes the picture after a confirmation", async () => {
  const { app, section, inputs } = await open({ picture: old });
  await app.user.click(section.getByRole("button", { name: "Entfernen" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Bild entfernen" }));
  await app.user.click(question.getByRole("button", { name: "Abbrechen" }));
  expect(inputs).toEqual([]);
  await app.user.click(section.getByRole("button", { name: "Entfernen" }));
  await app.user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Bild entfernen" }),
  );
  await waitFor(() => expect(section.queryByRole("img")).toBeNull());
  expect(inputs.map(({ revision }) => revision)).toEqual([3]);
  expect(section.getByLabelText("Bild wählen")).toBeTruthy();
});

test("Commune picture: accepts a dropped file", async () => {
  const { section } = await open();
  await dropFile(section.getByText("oder hierher ziehen"), png(16, 16));
  expect(await section.findByText(/16 × 16 Pixel/)).toBeTruthy();
});

describe("Focus in the picture section", () => {
  const field = (section: ReturnType<typeof within>) =>
    section.getByRole("button", { name: /^(Anderes )?Bild (wählen|ersetzen)$/ });

  test("stays during the upload, after it and after cancelling", async () => {
    const { app, section, region, choose, uploads } = await open();
    const release = uploads.hold();
    await choose(png(8, 8));
    await app.user.click(await section.findByRole("button", { name: "Bild speichern" }));
    await section.findByRole("progressbar");
    const heading = section.getByRole("heading", { name: "Bild der Kommune" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await app.user.click(section.getByRole("button", { name: "Abbrechen" }));
    await section.findByRole("button", { name: "Bild speichern" });
    await waitFor(() => expect(document.activeElement).toBe(field(section)));
    release();
    await app.user.click(section.getByRole("button", { name: "Bild speichern" }));
    await section.findByAltText("Bild von Augsburg");
    expect(region.contains(document.activeElement)).toBe(true);
  });

  test("is not taken from a user who has clicked elsewhere", async () => {
    const { app, section, choose, uploads } = await open();
    const release = uploads.hold();
    await choose(png(8, 8));
    await app.user.click(await section.findByRole("button", { name: "Bild speichern" }));
    await section.findByRole("progressbar");
    act(() => (document.activeElement as HTMLElement).blur());
    await app.user.click(document.body);
    release();
    await section.findByAltText("Bild von Augsburg");
    expect(document.activeElement).toBe(document.body);
  });

  test("stays after discarding the selection", async () => {
    const { app, section, choose } = await open();
    await choose(png(8, 8));
    await app.user.click(await section.findByRole("button", { name: "Verwerfen" }));
    await waitFor(() => expect(document.activeElement).toBe(field(section)));
  });

  test("stays after removing the picture", async () => {
    const { app, section } = await open({ picture: old });
    await app.user.click(section.getByRole("button", { name: "Entfernen" }));
    const question = within(await screen.findByRole("alertdialog"));
    await app.user.click(question.getByRole("button", { name: "Bild entfernen" }));
    await waitFor(() => expect(section.queryByRole("img")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(field(section)));
  });
});
