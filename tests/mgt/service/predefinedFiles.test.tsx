import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { png } from "../../support/communePicture";
import { screen, within } from "../../support/visit";
import { chooseFor, openFiles } from "./fileServer";

const logo = png(4, 2, "logo.png");

test("Predefined files: predefined files show formats, limits and the preview of what is used", async () => {
  await openFiles([]);
  expect(await screen.findByRole("heading", { level: 3, name: "Logo" })).toBeTruthy();
  expect(document.title).toBe("Service Management - Dateien - Augsburg");
  expect(screen.getByText("PNG, JPEG, WebP, höchstens 2 MB und 400 × 200 Pixel")).toBeTruthy();
  expect(screen.getByAltText("Vorschau: Logo").getAttribute("src")).toBe("/mgt/pictures/logo");
  expect(screen.getByText("Standard")).toBeTruthy();
});

test("Predefined files: predefined files are uploaded at once over a default, and reset after a question", async () => {
  const { app, calls } = await openFiles([]);
  await screen.findByText("Standard");
  chooseFor(/Logo: Ersetzen/, logo);
  expect(await screen.findByText("Eigene Datei")).toBeTruthy();
  await app.user.click(screen.getByRole("button", { name: /Auf Standard zurücksetzen/ }));
  const question = within(await screen.findByRole("alertdialog", { name: "Logo zurücksetzen" }));
  await app.user.click(question.getByRole("button", { name: "Zurücksetzen" }));
  expect(await screen.findByText("Standard")).toBeTruthy();
  await app.user.click(await screen.findByRole("button", { name: "Rückgängig" }));
  expect(await screen.findByText("Eigene Datei")).toBeTruthy();
  expect(calls.map(({ name, input }) => [name, input["revision"]])).toEqual([
    ["upload", 4],
    ["reset", 5],
    ["undo", undefined],
  ]);
});

test("Predefined files: predefined files ask before an own file is replaced", async () => {
  const { app, calls } = await openFiles([], { isOwn: true });
  await screen.findByText("Eigene Datei");
  chooseFor(/Logo: Ersetzen/, logo);
  const question = within(await screen.findByRole("alertdialog", { name: "Logo ersetzen" }));
  expect(calls).toEqual([]);
  await app.user.click(question.getByRole("button", { name: "Ersetzen" }));
  await waitFor(() => expect(calls).toHaveLength(1));
});

test("Predefined files: predefined files report at the file why it was refused, and who was faster", async () => {
  const { refuse, calls } = await openFiles([]);
  await screen.findByText("Standard");
  const params = [
    { name: "found", value: "image/svg+xml" },
    { name: "allowed", value: "image/png, image/webp" },
  ];
  refuse({ code: "file_type_not_allowed", params });
  chooseFor(/Logo: Ersetzen/, logo);
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Der Inhalt der Datei ist SVG, erlaubt ist hier PNG, WebP. Die Datei wurde nicht gespeichert; es zählt der Inhalt, nicht der Name.",
  );
  const at = "2026-11-20T10:00:00.000Z";
  refuse({
    code: "conflict",
    params: [
      { name: "by", value: "anna" },
      { name: "at", value: at },
    ],
  });
  chooseFor(/Logo: Ersetzen/, logo);
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toMatch(/^anna hat diese Datei am 20\.11\.2026/),
  );
  chooseFor(/Logo: Ersetzen/, new File([new Uint8Array(2 * 1_048_576 + 1)], "gross.png"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/höchstens 2 MB/));
  expect(calls).toHaveLength(2);
});

test("Predefined files: predefined files are checked before anything is asked", async () => {
  const { calls } = await openFiles([], { isOwn: true });
  await screen.findByText("Eigene Datei");
  chooseFor(/Logo: Ersetzen/, new File(["<!doctype html>"], "logo.png"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/^Die Datei ist kein Bild/));
  chooseFor(/Logo: Ersetzen/, png(401, 1, "logo.png"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/höchstens 400 × 200 Pixel/));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(calls).toEqual([]);
});
