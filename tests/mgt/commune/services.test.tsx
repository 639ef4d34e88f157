import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { member, support } from "../../support/people";
import { screen, within } from "../../support/visit";
import { communeServer, navigationCount, open, stateOf, stored, three } from "../../support/communeServices";

/** Groups and services, without the links to further screens. */
const rowNames = () =>
  screen.getAllByRole("rowheader").map((head) => (head.querySelector("a") ?? head).textContent);

describe("Commune services", () => {
  test("are grouped with their state, and counted", async () => {
    await open();
    expect(rowNames()).toEqual([
      "Einwohnerwesen",
      "Meldebescheinigung",
      "Ummeldung innerhalb der Kommune",
      "i-Kfz",
      "Neuzulassung",
    ]);
    expect(stateOf("Ummeldung innerhalb der Kommune")).toBe("Ausgeschaltet");
    expect(stateOf("Neuzulassung")).toBe("Eingeschaltet");
    screen.getByText(/3 Dienste/);
    expect(screen.getByText(/davon 2 eingeschaltet/)).toBeTruthy();
    expect(navigationCount()).toBe("Dienste 3");
  });

  test("link to their existing screens", async () => {
    await open();
    const name = "Meldebescheinigung: Transaktionsinformationen";
    const link = screen.getByRole("link", { name });
    expect(link.getAttribute("href")).toBe("/mgt/transactionInfo/09761000/ew-meldebescheinigung");
  });

  test("are filtered by the URL, and report that none match", async () => {
    const { app } = await open(support, communeServer(three), "/mgt/edit/09761000/services?state=disabled");
    expect(rowNames()).toEqual(["Einwohnerwesen", "Ummeldung innerhalb der Kommune"]);
    await app.user.selectOptions(screen.getByLabelText("Gruppe"), "i-Kfz");
    expect(app.path()).toBe("/mgt/edit/09761000/services?state=disabled&group=ikfz");
    await screen.findByRole("heading", { name: "Nichts entspricht Ihrer Suche" });
    await app.user.click(screen.getByRole("button", { name: "Filter zurücksetzen" }));
    expect(app.path()).toBe("/mgt/edit/09761000/services");
    await app.user.type(screen.getByLabelText("Name des Dienstes"), "zulassung");
    await waitFor(() => expect(app.path()).toBe("/mgt/edit/09761000/services?text=zulassung"));
    await waitFor(() => expect(screen.queryByText("Meldebescheinigung")).toBeNull());
    expect(within(screen.getByRole("search")).getByText("1 Eintrag")).toBeTruthy();
    // Filters are applied locally.
    expect(app.calls.filter(({ operation }) => operation === "ServicesSectionQuery")).toHaveLength(1);
  });

  test("render few elements even with all 110", async () => {
    await open(support, communeServer(serviceCatalogue.map(({ id }) => stored(id))));
    expect(screen.getAllByRole("row")).toHaveLength(1 + 110 + 15);
    // With links to up to five screens each.
    expect(document.querySelectorAll("body *").length).toBeLessThan(2_500);
  });

  test("have an empty state with the first step", async () => {
    const { app } = await open(support, communeServer([]));
    await screen.findByRole("heading", { name: "Noch keine Dienste" });
    await app.click("Dienste hinzufügen");
    expect(await screen.findByRole("dialog", { name: "Dienste hinzufügen" })).toBeTruthy();
  });
});

describe("Member at commune services", () => {
  test("sees their own services and who changes them", async () => {
    await open(member);
    expect(screen.getByText(/Sie sehen die Dienste, die Ihnen zugeordnet sind/)).toBeTruthy();
    const section = within(screen.getByRole("table", { name: "Dienste" }));
    expect(section.queryByRole("button")).toBeNull();
    expect(section.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Dienste hinzufügen" })).toBeNull();
  });

  test("without services gets an explanation", async () => {
    await open(member, communeServer([]));
    await screen.findByRole("heading", { name: "Keine Dienste zugeordnet" });
  });
});

test("Commune services: removing a service asks first, names what is lost, and counts down", async () => {
  const { app, server } = await open();
  await app.click("Neuzulassung entfernen");
  const dialog = await screen.findByRole("alertdialog", { name: "Dienst entfernen" });
  expect(dialog.textContent).toContain("„Neuzulassung“ wird aus Augsburg entfernt.");
  await app.user.click(within(dialog).getByRole("button", { name: "Dienst entfernen" }));
  await waitFor(() => expect(screen.queryByText("Neuzulassung")).toBeNull());
  expect(server.inputs).toEqual([{ id: "CommuneService:ikfz-neuzulassung", revision: 3 }]);
  expect(navigationCount()).toBe("Dienste 2");
});
