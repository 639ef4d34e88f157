import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { failure } from "../../support/mockedEndpoints";
import { support } from "../../support/people";
import { act, screen } from "../../support/visit";
import { communeServer, open, row, stateOf, three } from "../../support/communeServices";

describe("Switching commune services", () => {
  test("one service sends the loaded revision and shows the stored state", async () => {
    const { app, server } = await open();
    await app.click("Ummeldung innerhalb der Kommune einschalten");
    await waitFor(() => expect(stateOf("Ummeldung innerhalb der Kommune")).toBe("Eingeschaltet"));
    expect(server.inputs).toEqual([
      { items: [{ id: "CommuneService:ew-ummeldung", revision: 3 }], isEnabled: true },
    ]);
    expect(screen.getByText(/davon 3 eingeschaltet/)).toBeTruthy();
  });

  test("one service updates optimistically, and reverts if refused", async () => {
    let refuse = (_error: Error): void => undefined;
    const server = communeServer(three, {
      setCommuneServicesEnabled: () => new Promise((_resolve, reject) => (refuse = reject)),
    });
    const { app } = await open(support, server);
    await app.click("Meldebescheinigung ausschalten");
    expect(stateOf("Meldebescheinigung")).toBe("Ausgeschaltet");
    expect(screen.getByText(/davon 1 eingeschaltet/)).toBeTruthy();
    expect(screen.queryByText("„Meldebescheinigung“ ausgeschaltet.")).toBeNull();
    await waitFor(() => expect(server.inputs).toHaveLength(1));
    refuse(failure("insufficient_permissions"));
    await screen.findByRole("alert");
    expect(stateOf("Meldebescheinigung")).toBe("Eingeschaltet");
    expect(screen.getByText(/davon 2 eingeschaltet/)).toBeTruthy();
  });

  test("several at once shows how many change, and sends only those", async () => {
    const { app, server } = await open();
    await app.user.click(screen.getByLabelText("Alle Dienste der Liste auswählen"));
    expect(screen.getByText("3 ausgewählt", { selector: ".bulk-bar *" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "1 einschalten" })).toBeTruthy();
    await app.click("2 ausschalten");
    expect(server.inputs).toEqual([]);
    await app.click("2 Dienste ausschalten");
    await waitFor(() => expect(stateOf("Neuzulassung")).toBe("Ausgeschaltet"));
    expect(server.inputs).toEqual([
      {
        items: [
          { id: "CommuneService:ew-meldebescheinigung", revision: 3 },
          { id: "CommuneService:ikfz-neuzulassung", revision: 3 },
        ],
        isEnabled: false,
      },
    ]);
    expect(screen.queryByText("3 ausgewählt", { selector: ".bulk-bar *" })).toBeNull();
  });

  test("works by keyboard: rows are one tab stop, x selects", async () => {
    const { app } = await open();
    act(() => row("Meldebescheinigung").focus());
    await app.user.keyboard("jx");
    expect(row("Ummeldung innerhalb der Kommune").getAttribute("aria-selected")).toBe("true");
    expect(document.activeElement).toBe(row("Ummeldung innerhalb der Kommune"));
    await app.user.tab();
    expect(document.activeElement?.textContent).toBe("Ummeldung innerhalb der Kommune");
    expect(document.activeElement?.tagName).toBe("A");
    while (document.activeElement?.tagName === "A") await app.user.tab();
    expect(document.activeElement?.getAttribute("aria-label")).toBe(
      "Ummeldung innerhalb der Kommune einschalten",
    );
  });

  test("moves the focus to the next row when a service is filtered out, from the last one to the search", async () => {
    const { app } = await open(support, communeServer(three), "/mgt/edit/09761000/services?state=enabled");
    await app.click("Meldebescheinigung ausschalten");
    await waitFor(() => expect(screen.queryByText("Meldebescheinigung")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(row("Neuzulassung")));
    await app.click("Neuzulassung ausschalten");
    await screen.findByRole("heading", { name: "Nichts entspricht Ihrer Suche" });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name des Dienstes")));
  });

  test("moves the focus to the search when all visible services are filtered out", async () => {
    const { app } = await open(support, communeServer(three), "/mgt/edit/09761000/services?state=enabled");
    await app.user.click(screen.getByLabelText("Alle Dienste der Liste auswählen"));
    await app.click("2 ausschalten");
    await app.click("2 Dienste ausschalten");
    await screen.findByRole("heading", { name: "Nichts entspricht Ihrer Suche" });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name des Dienstes")));
  });

  test("after another user's change overwrites nothing, shows the new state and names the user", async () => {
    const server = communeServer(three, {
      setCommuneServicesEnabled: () => ({
        communeServices: [{ ...three[0], isEnabled: false, revision: 9 }],
        errors: [
          {
            code: "conflict",
            field: null,
            params: [
              { name: "by", value: "k.brandl" },
              { name: "at", value: "2026-11-20T10:00:00.000Z" },
            ],
          },
        ],
      }),
    });
    const { app } = await open(support, server);
    await app.click("Meldebescheinigung ausschalten");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "k.brandl hat am 20.11.2026 11:00 Dienste geändert. Die Liste zeigt jetzt den neuen Stand; Ihre Änderung wurde nicht gespeichert.",
    );
    expect(stateOf("Meldebescheinigung")).toBe("Ausgeschaltet");
  });

  test("refetches the list if a service was removed", async () => {
    const server = communeServer(three, {
      setCommuneServicesEnabled: () => {
        server.set(three.slice(1));
        return {
          communeServices: [],
          errors: [{ code: "not_found", field: ["items", "0", "id"], params: [] }],
        };
      },
    });
    const { app } = await open(support, server);
    await app.click("Meldebescheinigung ausschalten");
    expect((await screen.findByRole("alert")).textContent).toContain("gehört nicht mehr zu dieser Kommune");
    await waitFor(() => expect(screen.queryByText("Meldebescheinigung")).toBeNull());
  });

  test("reports a refusal and changes nothing", async () => {
    const server = communeServer(three, {
      setCommuneServicesEnabled: () => {
        throw failure("insufficient_permissions");
      },
    });
    const { app } = await open(support, server);
    await app.click("Meldebescheinigung ausschalten");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Sie verfügen nicht über die nötigen Berechtigungen für diese Aktion.",
    );
    expect(stateOf("Meldebescheinigung")).toBe("Eingeschaltet");
  });
});
