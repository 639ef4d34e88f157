import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { commune, communeServer } from "../../support/communes";
import { member, support } from "../../support/people";
import { screen, visit, within } from "../../support/visit";

const registration = "ikfz-neuzulassung";
/** Has neither files nor fees. */
const status = "ew-ausweisstatus";

const augsburg = commune(1, {
  name: "Augsburg",
  ags: "09761000",
  state: "BY",
  serviceIds: [registration, status],
});
const erfurt = commune(2, { name: "Erfurt", ags: "16051000", state: "TH", serviceIds: [status] });
const communes = [augsburg, erfurt];

async function open(path: string, viewer = support) {
  const app = await visit(path, {
    viewer,
    mgt: {
      Query: {
        ...communeServer(communes).mgt.Query,
        commune: (_: unknown, { ags }: { ags: string }) => communes.find((one) => one.ags === ags) ?? null,
        communeService: (_: unknown, { ags, serviceId }: { ags: string; serviceId: string }) => ({
          id: `CommuneService:${ags}/${serviceId}`,
          serviceId,
          state: null,
        }),
      },
      Commune: {
        counts: ({ serviceIds }: { serviceIds: readonly string[] }) => ({
          kbaSettings: serviceIds.includes(registration) ? 1 : null,
          hasSecurityLists: false,
        }),
      },
    },
  });
  const switchCommune = async (name: string) => {
    await app.click("Kommune wechseln");
    await app.user.type(await screen.findByRole("combobox", { name: "Name, AGS oder PLZ" }), name);
    const option = await screen.findByRole("option", { name: new RegExp(name) });
    await app.user.click(option);
    return option.textContent;
  };
  return { app, switchCommune };
}

const notice = () => document.querySelector("[data-part=switched]")?.textContent ?? null;
const announced = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

describe("Switched section", () => {
  test("a commune without KBA settings opens its master data, and says so until the next navigation", async () => {
    const { app, switchCommune } = await open("/mgt/edit/09761000/kba-settings");
    const option = await switchCommune("Erfurt");
    expect(option).toContain("öffnet Stammdaten");
    await screen.findByRole("heading", { level: 1, name: "Erfurt" });
    expect(app.path()).toBe("/mgt/edit/16051000");
    const sentence = "Diese Kommune hat keinen Abschnitt „KBA-Einstellungen“. Sie sehen „Stammdaten“.";
    expect(notice()).toBe(sentence);
    await waitFor(() => expect(announced()).toContain(sentence));

    const sections = within(screen.getByRole("navigation", { name: "Abschnitte der Kommune" }));
    await app.user.click(sections.getByRole("link", { name: /Dienste/ }));
    await waitFor(() => expect(notice()).toBeNull());
  });

  test("a commune that has the section opens it without a word", async () => {
    const { app, switchCommune } = await open("/mgt/edit/09761000/postal-codes");
    expect(await switchCommune("Erfurt")).not.toContain("öffnet");
    await screen.findByRole("heading", { level: 1, name: "Erfurt" });
    expect(app.path()).toBe("/mgt/edit/16051000/postal-codes");
    expect(notice()).toBeNull();
  });

  test.each([
    [support, "Diese Kommune bietet „Neuzulassung“ nicht an. Sie sehen „Dienste“."],
    [member, "„Neuzulassung“ gehört hier nicht zu Ihren Diensten. Sie sehen „Dienste“."],
  ])("a commune without the service opens its services (%#)", async (viewer, sentence) => {
    const { app, switchCommune } = await open(`/mgt/textedit/09761000/${registration}`, viewer);
    await screen.findByRole("navigation", { name: "Seiten des Dienstes" });
    expect(await switchCommune("Erfurt")).toContain("öffnet Dienste");
    await screen.findByRole("heading", { level: 1, name: "Erfurt" });
    expect(app.path()).toBe("/mgt/edit/16051000/services");
    expect(notice()).toBe(sentence);
  });

  test("a service without the screen is offered too, opens its first one, and says so", async () => {
    const { app } = await open(`/mgt/servicefees/09761000/${registration}`);
    await screen.findByRole("navigation", { name: "Seiten des Dienstes" });
    await app.click("Dienst wechseln");
    const services = within(await screen.findByRole("dialog", { name: "Dienst wechseln" }));
    const links = services.getAllByRole("link").map((link) => link.textContent);
    expect(links).toEqual(["Statusabfrage Personalausweis und Reisepass öffnet Texte", "Neuzulassung"]);
    await app.user.click(services.getByRole("link", { name: /Statusabfrage/ }));
    await waitFor(() => expect(app.path()).toBe(`/mgt/textedit/09761000/${status}`));
    const sentence =
      "„Statusabfrage Personalausweis und Reisepass“ hat keinen Bereich „Gebühren“. Sie sehen „Texte“.";
    await waitFor(() => expect(notice()).toBe(sentence));
    await waitFor(() => expect(announced()).toContain(sentence));

    const screens = within(await screen.findByRole("navigation", { name: "Seiten des Dienstes" }));
    await app.user.click(screens.getByRole("link", { name: "Statistik" }));
    await waitFor(() => expect(notice()).toBeNull());
  });
});
