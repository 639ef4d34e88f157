import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { pageOf, type PageArguments } from "../support/connection";
import { failure } from "../support/mockedEndpoints";
import { admin, member } from "../support/people";
import { screen, visit, within } from "../support/visit";

const url = "/mgt/history/09761000/ikfz-neuzulassung";

const entry = (id: string, type: string, changes: readonly object[] = []) => ({
  id,
  type,
  at: "2026-11-20T08:00:00.000Z",
  actor: { userId: null, username: "k.brandl", role: "MEMBER" },
  changes,
});

/** Opens the history of a service with these entries. */
async function open(entries: () => readonly ReturnType<typeof entry>[], viewer = member) {
  const service = { id: "CommuneService:1", serviceId: "ikfz-neuzulassung", state: null };
  const commune = { id: "Commune:1", ags: "09761000", name: "Augsburg", serviceIds: ["ikfz-neuzulassung"] };
  const app = await visit(url, {
    viewer,
    mgt: { Query: { commune: () => commune, communeService: () => service } },
    "mgt-v2": {
      Query: { serviceHistory: (_: unknown, page: PageArguments) => pageOf([...entries()], page) },
    },
  });
  await screen.findByRole("navigation", { name: "Seiten des Dienstes" });
  return app;
}

const list = () => screen.findByRole("list", { name: "Einträge, die neuesten zuerst" });

describe("History of a service", () => {
  test("tells what was changed by whom, with the values on request", async () => {
    const change = { path: "isEnabled", before: "false", after: "true" };
    const app = await open(() => [entry("1", "ENABLE_SERVICE", [change]), entry("2", "SAVE_CUSTOM_LOCALES")]);
    const items = within(await list()).getAllByRole("listitem");
    expect(items[0]?.textContent).toContain("Dienst eingeschaltet von k.brandl");
    expect(within(items[0] as HTMLElement).queryByRole("table")).toBeNull();
    await app.click("Dienst eingeschaltet, 20.11.2026 09:00: vorher und nachher");
    await within(items[0] as HTMLElement).findByRole("table");
    // Without changed values there is nothing to expand.
    expect(within(items[1] as HTMLElement).queryByRole("button")).toBeNull();
  });

  test("loads earlier entries on request, with their number", async () => {
    const entries = Array.from({ length: 53 }, (_, nth) => entry(String(nth), "ENABLE_SERVICE"));
    const app = await open(() => entries);
    expect(within(await list()).getAllByRole("listitem")).toHaveLength(50);
    await app.click("3 frühere Einträge");
    await waitFor(async () => expect(within(await list()).getAllByRole("listitem")).toHaveLength(53));
    expect(screen.queryByRole("button", { name: /frühere/ })).toBeNull();
  });

  test("says that nobody has changed the service, and links the log for those who may read it", async () => {
    await open(() => [], admin);
    await screen.findByText("Seit der Einrichtung hat niemand diesen Dienst geändert.");
    expect(screen.getByRole("link", { name: "In den Aktivitäten ansehen" }).getAttribute("href")).toContain(
      "/admin/activities?",
    );
  });

  test("reports a failure below the header, and loads again", async () => {
    let isFailing = true;
    const app = await open(() => {
      if (isFailing) throw failure("internal_error");
      return [entry("1", "ENABLE_SERVICE")];
    });
    await screen.findByRole("alert");
    expect(screen.queryByRole("link", { name: "In den Aktivitäten ansehen" })).toBeNull();
    isFailing = false;
    await app.click("Erneut versuchen");
    await list();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
