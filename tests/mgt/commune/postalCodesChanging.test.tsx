import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { failure } from "../../support/mockedEndpoints";
import { member } from "../../support/people";
import {
  address,
  chosen,
  entry,
  few,
  first,
  grid,
  inputOf,
  many,
  open,
  shown,
  submit,
} from "../../support/postalCodes";
import { act, screen, within, type App } from "../../support/visit";

describe("Adding and changing postal codes", () => {
  test("a new entry appears in order, and the count of the section updates", async () => {
    const { app } = await open();
    await grid();
    await app.click("Hinzufügen");
    await app.fill("Postleitzahl", "10002");
    await app.fill("Ort", "Bärenkeller");
    await submit(app);
    await waitFor(() => expect(shown()).toContain("10002 Bärenkeller"));
    expect(screen.queryByRole("dialog", { name: /hinzufügen/ })).toBeNull();
    expect(inputOf(app, "PostalCodeFormSaveMutation")).toEqual({
      ags: "09761000",
      id: null,
      revision: null,
      postalCode: "10002",
      place: "Bärenkeller",
    });
    const sections = screen.getByRole("navigation", { name: "Abschnitte der Kommune" });
    await waitFor(() =>
      expect(within(sections).getByRole("link", { name: /Postleitzahlen/ }).textContent).toContain("4"),
    );
  });

  test.each([
    ["", "Dieses Feld wird benötigt"],
    ["8615a", "Eine Postleitzahl besteht aus fünf Ziffern."],
  ])("refuses the postal code %j before sending", async (text, sentence) => {
    const { app } = await open();
    await grid();
    await app.click("Hinzufügen");
    await app.fill("Postleitzahl", text);
    await app.fill("Ort", "Augsburg");
    await submit(app);
    await waitFor(() => expect(app.errorOf("Postleitzahl")).toBe(sentence));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Postleitzahl")));
    expect(inputOf(app, "PostalCodeFormSaveMutation")).toBeUndefined();
  });

  test("a place is required", async () => {
    const { app } = await open();
    await grid();
    await app.click("Hinzufügen");
    await app.fill("Postleitzahl", "86150");
    await submit(app);
    await waitFor(() => expect(app.errorOf("Ort")).toBe("Dieses Feld wird benötigt"));
  });

  test("refuses a duplicate entry at its field", async () => {
    const { app } = await open();
    await grid();
    await app.click("Hinzufügen");
    await app.fill("Postleitzahl", "10001");
    await app.fill("Ort", "Augsburg");
    await submit(app);
    await waitFor(() => expect(app.errorOf("Postleitzahl")).toBe("Ist bereits vorhanden"));
  });

  test("Enter opens the row; after saving it is updated and has the focus again", async () => {
    const { app } = await open();
    await grid();
    const row = document.querySelector<HTMLElement>('[data-row-key="PostalCode:2"]');
    act(() => row?.focus());
    await app.user.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: "Postleitzahl bearbeiten" });
    await app.fill("Ort", "Göggingen-Ost");
    await app.click("Speichern");
    await waitFor(() => expect(shown()).toContain("10002 Göggingen-Ost"));
    expect(inputOf(app, "PostalCodeFormSaveMutation")).toMatchObject({ id: "PostalCode:2", revision: 3 });
  });

  test("members may do so in their communes", async () => {
    const { app } = await open(address, few, member);
    await grid();
    await app.click("Hinzufügen");
    await screen.findByRole("dialog", { name: "Postleitzahl hinzufügen" });
  });
});

describe("Removing postal codes", () => {
  const choose = async (app: App, ...labels: string[]) => {
    await grid();
    for (const label of labels) await app.user.click(screen.getByLabelText(`${label} auswählen`));
    await app.click("Löschen …");
  };

  test("several: names the number and the rows, then removes them", async () => {
    const { app } = await open();
    await choose(app, "10001 Augsburg", "10003 Bergheim");
    const dialog = await screen.findByRole("alertdialog", { name: "2 Postleitzahlen löschen?" });
    expect(dialog.textContent).toContain("10001 Augsburg");
    expect(dialog.textContent).toContain("10003 Bergheim");
    await app.click("2 Postleitzahlen löschen");
    await waitFor(() => expect(shown()).toEqual(["10002 Göggingen"]));
    expect(inputOf(app, "PostalCodesSectionRemoveMutation")).toEqual({
      items: [
        { id: "PostalCode:1", revision: 3 },
        { id: "PostalCode:3", revision: 3 },
      ],
    });
    expect(screen.queryByRole("group", { name: "Auswahl" })).toBeNull();
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.rowKey).toBe("PostalCode:2"));
  });

  test("one, and Abbrechen keeps everything", async () => {
    const { app } = await open();
    await choose(app, "10001 Augsburg");
    await screen.findByRole("button", { name: "1 Postleitzahl löschen" });
    await app.click("Abbrechen");
    expect(shown()).toHaveLength(3);
    expect(chosen()).toBe("1 ausgewählt");
  });

  test("names only some if there are many", async () => {
    const { app } = await open(address, many.slice(0, 12));
    await grid();
    await app.user.click(screen.getByLabelText("Alle auf dieser Seite auswählen"));
    await app.click("Löschen …");
    const dialog = await screen.findByRole("alertdialog", { name: "12 Postleitzahlen löschen?" });
    expect(dialog.textContent).toContain("und 7 weitere Einträge");
  });

  test("changed meanwhile: removes nothing, names the row and shows the current list", async () => {
    const { app, server } = await open();
    await choose(app, "10001 Augsburg", "10002 Göggingen");
    server.stored = [
      entry(1, "Augsburg"),
      { ...entry(2, "Göggingen-Süd"), revision: 4 },
      entry(3, "Bergheim"),
    ];
    await app.click("2 Postleitzahlen löschen");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe(
      "Es wurde nichts gelöscht. Inzwischen geändert: 10002 Göggingen. Die Liste zeigt jetzt den neuen Stand.",
    );
    await waitFor(() => expect(shown()).toContain("10002 Göggingen-Süd"));
    expect(chosen()).toBe("2 ausgewählt");
    await app.click("Löschen …");
    await app.click("2 Postleitzahlen löschen");
    await waitFor(() => expect(shown()).toEqual(["10003 Bergheim"]));
  });

  test("removed meanwhile: reports it, and the selection follows the list", async () => {
    const { app, server } = await open();
    await choose(app, "10001 Augsburg", "10002 Göggingen");
    server.stored = [entry(1, "Augsburg"), entry(3, "Bergheim")];
    await app.click("2 Postleitzahlen löschen");
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Jemand hat inzwischen Einträge geändert oder gelöscht.",
    );
    await waitFor(() => expect(shown()).toEqual(["10001 Augsburg", "10003 Bergheim"]));
    await waitFor(() => expect(chosen()).toBe("1 ausgewählt"));
  });

  test("not allowed: reports it", async () => {
    const { app, server } = await open();
    await choose(app, "10001 Augsburg");
    server.fail(failure("insufficient_permissions"));
    await app.click("1 Postleitzahl löschen");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Sie verfügen nicht über die nötigen Berechtigungen für diese Aktion.",
    );
    expect(shown()).toHaveLength(3);
  });

  test("the last rows of the last page: shows the first page", async () => {
    const { app } = await open(`${address}?after=PostalCode%3A50`, many.slice(0, 51));
    await choose(app, "10051 Ort 51");
    await app.click("1 Postleitzahl löschen");
    await waitFor(() => expect(app.path()).toBe(address));
    await waitFor(() => expect(first()).toBe("10001 Ort 1"));
  });
});
