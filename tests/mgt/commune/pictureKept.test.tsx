import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { old, open, png } from "../../support/communePicture";
import { saveBar, valueOf } from "../../support/forms";
import { screen, within } from "../../support/visit";

test("Commune picture: reports another user's change, and the next attempt builds on it", async () => {
  const { app, section, choose, refuse, stored, inputs } = await open();
  await choose(png(8, 8));
  const save = await section.findByRole("button", { name: "Bild speichern" });
  stored.revision = 7;
  const params = [
    { name: "by", value: "k.brandl" },
    { name: "at", value: "2026-11-20T13:05:00.000Z" },
  ];
  refuse({ code: "conflict", params });
  await app.user.click(save);
  expect((await section.findByRole("alert")).textContent).toContain(
    "k.brandl hat diese Kommune am 20.11.2026 14:05 geändert.",
  );
  await app.user.click(section.getByRole("button", { name: "Bild speichern" }));
  await waitFor(() => expect(inputs.map(({ revision }) => revision)).toEqual([3, 7]));
});

test.each(["Bild speichern", "Bild entfernen"])(
  "Commune picture: %s: another user's change reaches the form above, and its next save does not undo it",
  async (name) => {
    const { app, section, choose, refuse, stored, saved } = await open({ picture: old });
    if (name === "Bild speichern") await choose(png(8, 8));
    else await app.user.click(section.getByRole("button", { name: "Entfernen" }));
    await screen.findByRole("button", { name });
    stored.unit = "Kreisfreie Stadt";
    stored.revision = 4;
    refuse({ code: "conflict" });
    await app.click(name);
    await section.findByRole("alert");
    await waitFor(() => expect(valueOf("Art der Behörde")).toBe("Kreisfreie Stadt"));

    await app.fill("Name", "Augsburg am Lech");
    await app.user.click(saveBar().getByRole("button", { name: "Speichern" }));
    await waitFor(() =>
      expect(saved).toEqual([
        { ags: "09761000", revision: 4, name: "Augsburg am Lech", unit: "Kreisfreie Stadt" },
      ]),
    );
  },
);

test("Commune picture: leaving does not lose a selected picture", async () => {
  const { app, section, choose } = await open();
  await choose(png(8, 8));
  await section.findByAltText("Vorschau des neuen Bildes");
  await app.click(/^Dienste/, "link");
  const question = within(await screen.findByRole("alertdialog", { name: "Nicht gespeichertes Bild" }));
  await app.user.click(question.getByRole("button", { name: "Weiter bearbeiten" }));
  expect(app.path()).toBe("/mgt/edit/09761000");
  expect(section.getByAltText("Vorschau des neuen Bildes")).toBeTruthy();
  await app.click(/^Dienste/, "link");
  await app.click("Seite verlassen");
  await waitFor(() => expect(app.path()).toBe("/mgt/edit/09761000/services"));
});

test("Commune picture: cancels an upload", async () => {
  const { app, section, choose, uploads, inputs } = await open();
  const release = uploads.hold();
  await choose(png(8, 8));
  await app.user.click(await section.findByRole("button", { name: "Bild speichern" }));
  await waitFor(() => expect(section.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("50"));
  await app.user.click(section.getByRole("button", { name: "Abbrechen" }));
  expect(await section.findByRole("button", { name: "Bild speichern" })).toBeTruthy();
  release();
  expect(uploads.aborted()).toBe(1);
  expect(inputs).toEqual([]);
  expect(section.queryByRole("alert")).toBeNull();
});

test("Commune picture: renews a session that ends during the upload, and sends the file again", async () => {
  const { app, section, choose, inputs, endSession } = await open();
  await choose(png(8, 8));
  const save = await section.findByRole("button", { name: "Bild speichern" });
  endSession();
  await app.user.click(save);
  await app.fill("Passwort", "Probelauf-2025!");
  expect(inputs).toEqual([]);
  await app.click("Anmelden");
  expect((await section.findByAltText("Bild von Augsburg")).getAttribute("src")).toBe("/mgt/pictures/new");
  expect(inputs).toHaveLength(1);
});

test("Commune picture: keeps the selection if the server is unreachable", async () => {
  const { app, section, choose, inputs } = await open();
  await choose(png(8, 8));
  app.setReachable(false);
  await app.user.click(await section.findByRole("button", { name: "Bild speichern" }));
  expect((await section.findByRole("alert")).textContent).toContain(
    "Der Server ist gerade nicht erreichbar.",
  );
  expect(section.getByAltText("Vorschau des neuen Bildes")).toBeTruthy();
  expect(inputs).toEqual([]);
});
