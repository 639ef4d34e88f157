import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { findService } from "#domain/serviceCatalogue";
import { support } from "../../support/people";
import { screen, within } from "../../support/visit";
import { communeServer, navigationCount, open, stateOf, three } from "../../support/communeServices";

describe("Adding commune services", () => {
  const doubledText =
    "Dienste können nicht mehrfach einer Kommune zugeordnet werden. Bitte entfernen Sie den rot markierten Dienst.";
  const field = () => screen.getByRole("combobox", { name: "Dienst suchen" });
  const chosen = () =>
    within(screen.getByRole("list", { name: "Gewählte Dienste" })).getAllByRole("listitem");
  const isRed = (item: HTMLElement | undefined) => item?.dataset.duplicate !== undefined;

  async function openDialog(server = communeServer(three)) {
    const { app } = await open(support, server);
    await app.click("Dienste hinzufügen");
    await screen.findByRole("dialog", { name: "Dienste hinzufügen" });
    return { app, server };
  }

  test("selects several from the catalogue, sends them at once and lists them", async () => {
    const { app, server } = await openDialog();
    await app.user.type(field(), "Abmeldung ins{Enter}");
    await app.user.clear(field());
    await app.user.type(field(), "Geburtsurkunde{ArrowDown}{Enter}");
    expect(chosen()).toHaveLength(2);
    await app.click("2 Dienste hinzufügen");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Dienste hinzufügen" })).toBeNull());
    expect(server.inputs).toEqual([
      {
        ags: "09761000",
        revision: 7,
        serviceIds: ["ew-abmeldung", "pw-internationalegeburtsurkunde"],
      },
    ]);
    expect(stateOf("Mehrsprachige Geburtsurkunde")).toBe("Eingeschaltet");
    expect(navigationCount()).toBe("Dienste 5");
  });

  test("marks a duplicate, or one already offered, in red and does not send it", async () => {
    const { app, server } = await openDialog();
    await app.user.type(field(), "Abmeldung ins{Enter}{Enter}");
    await app.user.clear(field());
    await app.user.type(field(), "Neuzulassung{Enter}");
    expect(chosen().map(isRed)).toEqual([false, true, true]);
    expect(screen.getByRole("alert").textContent).toBe(doubledText);
    await app.click("3 Dienste hinzufügen");
    expect(server.inputs).toEqual([]);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute("aria-label")).toBe(
        "Abmeldung ins Ausland (doppelt) entfernen",
      ),
    );
    await app.click("Abmeldung ins Ausland (doppelt) entfernen");
    await app.click("Neuzulassung (doppelt) entfernen");
    expect(screen.queryByRole("alert")).toBeNull();
    await app.click("1 Dienst hinzufügen");
    await waitFor(() => expect(server.inputs).toHaveLength(1));
  });

  test("marks a duplicate refused by the server in red as well", async () => {
    const server = communeServer(three, {
      addCommuneServices: () => ({
        commune: null,
        errors: [
          {
            code: "services_duplicates",
            field: ["serviceIds", "1"],
            params: [{ name: "service", value: "pw-eheurkunde" }],
          },
        ],
      }),
    });
    const { app } = await openDialog(server);
    await app.user.type(field(), "Sterbeurkunde{Enter}");
    await app.user.clear(field());
    await app.user.type(field(), "Eheurkunde{Enter}");
    await app.click("2 Dienste hinzufügen");
    expect((await screen.findByRole("alert")).textContent).toBe(doubledText);
    expect(chosen().map(isRed)).toEqual([false, true]);
    expect(chosen()[1]?.textContent).toContain(findService("pw-eheurkunde")?.name.de);
  });

  test("announces selections within the dialog, below which the page is inert", async () => {
    const { app } = await openDialog();
    await app.user.type(field(), "Abmeldung ins{Enter}");
    const dialog = within(screen.getByRole("dialog", { name: "Dienste hinzufügen" }));
    expect(dialog.getByRole("status").textContent).toBe("Abmeldung ins Ausland gewählt");
  });

  test("a late response does not affect a dialog opened since", async () => {
    let release = () => {};
    const server = communeServer(three, {
      addCommuneServices: () =>
        new Promise<object>((resolve) => {
          release = () => resolve({ commune: null, errors: [] });
        }),
    });
    const { app } = await openDialog(server);
    await app.user.type(field(), "Abmeldung ins{Enter}");
    await app.click("1 Dienst hinzufügen");
    await waitFor(() => expect(server.inputs).toHaveLength(1));
    await app.user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog", { name: "Dienste hinzufügen" })).toBeNull();
    await app.click("Dienste hinzufügen");
    await app.user.type(field(), "Eheurkunde{Enter}");
    release();
    await waitFor(() =>
      expect(document.querySelector("[aria-live]")?.textContent).toBe("1 Dienst hinzugefügt"),
    );
    expect(chosen()).toHaveLength(1);
  });

  test("does not send an empty selection", async () => {
    const { app, server } = await openDialog();
    const dialog = screen.getByRole("dialog", { name: "Dienste hinzufügen" });
    await app.user.click(within(dialog).getByRole("button", { name: "Dienste hinzufügen" }));
    expect(screen.getByRole("alert").textContent).toBe("Wählen Sie mindestens einen Dienst.");
    expect(server.inputs).toEqual([]);
  });

  test("after another user saved, a second attempt starts from the new state", async () => {
    let attempts = 0;
    const server = communeServer(three, {
      addCommuneServices: () => {
        attempts += 1;
        const commune = { ...server.mgt.Query.commune(), revision: 8 };
        return attempts === 1
          ? { commune, errors: [{ code: "conflict", field: null, params: [] }] }
          : { commune, errors: [] };
      },
    });
    const { app } = await openDialog(server);
    await app.user.type(field(), "Sterbeurkunde{Enter}");
    await app.click("1 Dienst hinzufügen");
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Jemand hat die Dienste inzwischen geändert.",
    );
    await app.click("1 Dienst hinzufügen");
    await waitFor(() => expect(server.inputs).toHaveLength(2));
    expect(server.inputs).toMatchObject([{ revision: 7 }, { revision: 8 }]);
  });
});
