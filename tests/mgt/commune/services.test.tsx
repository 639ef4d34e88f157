import { describe, expect, test, vi } from "vitest";
import { findService, serviceCatalogue } from "#domain/serviceCatalogue";
import { failure } from "../../support/mockedEndpoints";
import { member, support, type Person } from "../../support/people";
import { act, screen, visit, within } from "../../support/visit";

interface StoredService {
  readonly id: string;
  readonly serviceId: string;
  readonly isEnabled: boolean;
  readonly revision: number;
}

const stored = (serviceId: string, isEnabled = true): StoredService => ({
  id: `CommuneService:${serviceId}`,
  serviceId,
  isEnabled,
  revision: 3,
});
const three = [stored("ew-meldebescheinigung"), stored("ew-ummeldung", false), stored("ikfz-neuzulassung")];

type Answer = (input: Readonly<Record<string, never>>) => object;

/** Augsburg with services that the calls change. */
function communeServer(services: readonly StoredService[], answers: Readonly<Record<string, Answer>> = {}) {
  let now = services;
  const augsburg = () => ({
    id: "Commune:1",
    ags: "09761000",
    name: "Augsburg",
    unit: "Stadt",
    state: "BY",
    picture: null,
    revision: 7,
    serviceIds: now.map(({ serviceId }) => serviceId),
    services: now,
    counts: { services: now.length, enabledServices: now.filter(({ isEnabled }) => isEnabled).length },
  });
  const inputs: unknown[] = [];
  const answered =
    (name: string, usual: (input: never) => object) => (_: unknown, args: { input: never }) => {
      inputs.push(args.input);
      return (answers[name] ?? usual)(args.input);
    };
  return {
    inputs,
    set: (next: readonly StoredService[]) => {
      now = next;
    },
    mgt: {
      Query: { commune: augsburg },
      Mutation: {
        setCommuneServicesEnabled: answered(
          "setCommuneServicesEnabled",
          ({ items, isEnabled }: { items: { id: string }[]; isEnabled: boolean }) => {
            const ids = items.map(({ id }) => id);
            now = now.map((one) => (ids.includes(one.id) ? { ...one, isEnabled, revision: 4 } : one));
            return { communeServices: now.filter(({ id }) => ids.includes(id)), errors: [] };
          },
        ),
        addCommuneServices: answered(
          "addCommuneServices",
          ({ serviceIds }: { serviceIds: readonly string[] }) => {
            now = [...now, ...serviceIds.map((id) => stored(id))];
            return { commune: augsburg(), errors: [] };
          },
        ),
        removeCommuneService: answered("removeCommuneService", ({ id }: { id: string }) => {
          now = now.filter((one) => one.id !== id);
          return { commune: augsburg(), removedCommuneServiceId: id, errors: [] };
        }),
      },
    },
  };
}

async function open(
  viewer: Person = support,
  server = communeServer(three),
  url = "/mgt/edit/09761000/services",
) {
  const app = await visit(url, { viewer, mgt: server.mgt });
  // The heading stands while the section loads already; the count comes with the services.
  await screen.findByRole("link", { name: /^Dienste \d/ });
  return { app, server };
}

const row = (name: string) => screen.getByRole("row", { name: new RegExp(`^(${name} auswählen )?${name}`) });
const stateOf = (name: string) => row(name).querySelector("[data-tone]")?.textContent;
const navigationCount = () => screen.getByRole("link", { name: /^Dienste/ }).textContent;

describe("the services of a commune", () => {
  test("stand by group with their state, and are counted", async () => {
    await open();
    const groups = screen.getAllByRole("rowheader").map((head) => head.textContent);
    expect(groups).toEqual([
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

  test("are filtered by what the address says, and say so when none is left", async () => {
    const { app } = await open(support, communeServer(three), "/mgt/edit/09761000/services?state=disabled");
    expect(screen.getAllByRole("rowheader").map((head) => head.textContent)).toEqual([
      "Einwohnerwesen",
      "Ummeldung innerhalb der Kommune",
    ]);
    await app.user.selectOptions(screen.getByLabelText("Gruppe"), "i-Kfz");
    expect(app.path()).toBe("/mgt/edit/09761000/services?state=disabled&group=ikfz");
    await screen.findByRole("heading", { name: "Nichts entspricht Ihrer Suche" });
    await app.user.click(screen.getByRole("button", { name: "Filter zurücksetzen" }));
    expect(app.path()).toBe("/mgt/edit/09761000/services");
    await app.user.type(screen.getByLabelText("Name des Dienstes"), "zulassung");
    await vi.waitFor(() => expect(app.path()).toBe("/mgt/edit/09761000/services?text=zulassung"));
    expect(screen.queryByText("Meldebescheinigung")).toBeNull();
    // Filters are a matter of this page alone.
    expect(app.calls.filter(({ operation }) => operation === "ServicesSectionQuery")).toHaveLength(1);
  });

  test("are few elements even where all 110 are there", async () => {
    await open(support, communeServer(serviceCatalogue.map(({ id }) => stored(id))));
    expect(screen.getAllByRole("row")).toHaveLength(1 + 110 + 15);
    expect(document.querySelectorAll("body *").length).toBeLessThan(2_000);
  });

  test("that are none yet are told of, with the first step", async () => {
    const { app } = await open(support, communeServer([]));
    await screen.findByRole("heading", { name: "Noch keine Dienste" });
    await app.click("Dienste hinzufügen");
    expect(screen.getByRole("dialog", { name: "Dienste hinzufügen" })).toBeTruthy();
  });
});

describe("a member", () => {
  test("reads the own services and is told who changes them", async () => {
    await open(member);
    expect(screen.getByText(/Sie sehen die Dienste, die Ihnen zugeordnet sind/)).toBeTruthy();
    const section = within(screen.getByRole("table", { name: "Dienste" }));
    expect(section.queryByRole("button")).toBeNull();
    expect(section.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Dienste hinzufügen" })).toBeNull();
  });

  test("without services is told so", async () => {
    await open(member, communeServer([]));
    await screen.findByRole("heading", { name: "Keine Dienste zugeordnet" });
  });
});

describe("switching", () => {
  test("one service sends the revision that was read and shows what is stored", async () => {
    const { app, server } = await open();
    await app.click("Ummeldung innerhalb der Kommune einschalten");
    await vi.waitFor(() => expect(stateOf("Ummeldung innerhalb der Kommune")).toBe("Eingeschaltet"));
    expect(server.inputs).toEqual([
      { items: [{ id: "CommuneService:ew-ummeldung", revision: 3 }], isEnabled: true },
    ]);
    expect(screen.getByText(/davon 3 eingeschaltet/)).toBeTruthy();
  });

  test("several at once names how many change, and only those are sent", async () => {
    const { app, server } = await open();
    await app.user.click(screen.getByLabelText("Alle Dienste der Liste auswählen"));
    expect(screen.getByText("3 ausgewählt")).toBeTruthy();
    expect(screen.getByRole("button", { name: "1 einschalten" })).toBeTruthy();
    await app.click("2 ausschalten");
    await vi.waitFor(() => expect(stateOf("Neuzulassung")).toBe("Ausgeschaltet"));
    expect(server.inputs).toEqual([
      {
        items: [
          { id: "CommuneService:ew-meldebescheinigung", revision: 3 },
          { id: "CommuneService:ikfz-neuzulassung", revision: 3 },
        ],
        isEnabled: false,
      },
    ]);
    expect(screen.queryByText("3 ausgewählt")).toBeNull();
  });

  test("works with the keyboard: rows are one tab stop, x selects", async () => {
    const { app } = await open();
    act(() => row("Meldebescheinigung").focus());
    await app.user.keyboard("jx");
    expect(row("Ummeldung innerhalb der Kommune").getAttribute("aria-selected")).toBe("true");
    expect(document.activeElement).toBe(row("Ummeldung innerhalb der Kommune"));
    await app.user.tab();
    expect(document.activeElement?.getAttribute("aria-label")).toBe(
      "Ummeldung innerhalb der Kommune einschalten",
    );
  });

  test("a service out of sight leads the focus to the next, the last one to the search", async () => {
    const { app } = await open(support, communeServer(three), "/mgt/edit/09761000/services?state=enabled");
    await app.click("Meldebescheinigung ausschalten");
    await vi.waitFor(() => expect(screen.queryByText("Meldebescheinigung")).toBeNull());
    await vi.waitFor(() => expect(document.activeElement).toBe(row("Neuzulassung")));
    await app.click("Neuzulassung ausschalten");
    await screen.findByRole("heading", { name: "Nichts entspricht Ihrer Suche" });
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name des Dienstes")));
  });

  test("all that are in sight leads the focus to the search", async () => {
    const { app } = await open(support, communeServer(three), "/mgt/edit/09761000/services?state=enabled");
    await app.user.click(screen.getByLabelText("Alle Dienste der Liste auswählen"));
    await app.click("2 ausschalten");
    await screen.findByRole("heading", { name: "Nichts entspricht Ihrer Suche" });
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name des Dienstes")));
  });

  test("after somebody else changed it overwrites nothing, shows the new state and says who", async () => {
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

  test("a service that is gone reads the list anew", async () => {
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
    await vi.waitFor(() => expect(screen.queryByText("Meldebescheinigung")).toBeNull());
  });

  test("that is refused says so and changes nothing", async () => {
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

test("removing a service asks first, names what goes, and counts down", async () => {
  const { app, server } = await open();
  await app.click("Neuzulassung entfernen");
  const dialog = screen.getByRole("alertdialog", { name: "Dienst entfernen" });
  expect(dialog.textContent).toContain("„Neuzulassung“ wird aus Augsburg entfernt.");
  await app.user.click(within(dialog).getByRole("button", { name: "Dienst entfernen" }));
  await vi.waitFor(() => expect(screen.queryByText("Neuzulassung")).toBeNull());
  expect(server.inputs).toEqual([{ id: "CommuneService:ikfz-neuzulassung", revision: 3 }]);
  expect(navigationCount()).toBe("Dienste 2");
});

describe("adding", () => {
  const doubledText =
    "Dienste können nicht mehrfach einer Kommune zugeordnet werden. Bitte entfernen Sie den rot markierten Dienst.";
  const field = () => screen.getByRole("combobox", { name: "Dienst suchen" });
  const chosen = () =>
    within(screen.getByRole("list", { name: "Gewählte Dienste" })).getAllByRole("listitem");
  const isRed = (item: HTMLElement | undefined) => item?.dataset.doubled !== undefined;

  async function openDialog(server = communeServer(three)) {
    const { app } = await open(support, server);
    await app.click("Dienste hinzufügen");
    return { app, server };
  }

  test("takes several from the catalogue, sends them at once and lists them", async () => {
    const { app, server } = await openDialog();
    await app.user.type(field(), "Abmeldung ins{Enter}");
    await app.user.clear(field());
    await app.user.type(field(), "Geburtsurkunde{ArrowDown}{Enter}");
    expect(chosen()).toHaveLength(2);
    await app.click("2 Dienste hinzufügen");
    await vi.waitFor(() => expect(screen.queryByRole("dialog", { name: "Dienste hinzufügen" })).toBeNull());
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

  test("a service twice, or one that is there, is red and is not sent", async () => {
    const { app, server } = await openDialog();
    await app.user.type(field(), "Abmeldung ins{Enter}{Enter}");
    await app.user.clear(field());
    await app.user.type(field(), "Neuzulassung{Enter}");
    expect(chosen().map(isRed)).toEqual([false, true, true]);
    expect(screen.getByRole("alert").textContent).toBe(doubledText);
    await app.click("3 Dienste hinzufügen");
    expect(server.inputs).toEqual([]);
    await vi.waitFor(() =>
      expect(document.activeElement?.getAttribute("aria-label")).toBe(
        "Abmeldung ins Ausland (doppelt) entfernen",
      ),
    );
    await app.click("Abmeldung ins Ausland (doppelt) entfernen");
    await app.click("Neuzulassung (doppelt) entfernen");
    expect(screen.queryByRole("alert")).toBeNull();
    await app.click("1 Dienst hinzufügen");
    await vi.waitFor(() => expect(server.inputs).toHaveLength(1));
  });

  test("one that the server refuses as doubled is marked red as well", async () => {
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

  test("what was taken is said within the dialog, under which the page is inert", async () => {
    const { app } = await openDialog();
    await app.user.type(field(), "Abmeldung ins{Enter}");
    const dialog = within(screen.getByRole("dialog", { name: "Dienste hinzufügen" }));
    expect(dialog.getByRole("status").textContent).toBe("Abmeldung ins Ausland gewählt");
  });

  test("a late answer leaves a dialog alone that was opened since", async () => {
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
    await vi.waitFor(() => expect(server.inputs).toHaveLength(1));
    await app.user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog", { name: "Dienste hinzufügen" })).toBeNull();
    await app.click("Dienste hinzufügen");
    await app.user.type(field(), "Eheurkunde{Enter}");
    release();
    await vi.waitFor(() =>
      expect(document.querySelector("[aria-live]")?.textContent).toBe("1 Dienst hinzugefügt"),
    );
    expect(chosen()).toHaveLength(1);
  });

  test("nothing is not sent", async () => {
    const { app, server } = await openDialog();
    const dialog = screen.getByRole("dialog", { name: "Dienste hinzufügen" });
    await app.user.click(within(dialog).getByRole("button", { name: "Dienste hinzufügen" }));
    expect(screen.getByRole("alert").textContent).toBe("Wählen Sie mindestens einen Dienst.");
    expect(server.inputs).toEqual([]);
  });

  test("after somebody else saved, a second attempt starts from the new state", async () => {
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
    await vi.waitFor(() => expect(server.inputs).toHaveLength(2));
    expect(server.inputs).toMatchObject([{ revision: 7 }, { revision: 8 }]);
  });
});
