/** Opens the command palette on mocked endpoints. */
import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { visit, type App, type VisitOptions } from "./visit";

export const input = () => screen.findByRole("combobox", { name: "Suchen und springen" });
const list = () => within(screen.getByRole("listbox", { name: "Treffer" }));
/** The text of an option without the key that opens it. */
export const textOf = (option: HTMLElement) =>
  [...option.children]
    .flatMap((part) => (part.tagName === "KBD" ? [] : part.textContent.trim()))
    .filter((text) => text !== "")
    .join(" ");
export const options = () => list().queryAllByRole("option").map(textOf);
export const chosen = () => list().getByRole("option", { selected: true });

export const noHits = { users: [], resources: [], communes: [], record: null };
const directory = {
  version: "1",
  ags: ["09761000", "09772000", "09182111"],
  names: ["Augsburg", "Augsburg, Landkreis", "Bad Wiessee"],
};
const noPlaces = { favourites: [], recent: [] };

/** The queries of the palette on the mgt endpoint. */
export const palette = (queries: Readonly<Record<string, unknown>> = {}) => ({
  Query: {
    ownPlaces: () => noPlaces,
    communeDirectory: () => directory,
    quickSearch: () => noHits,
    communeOffers: (_: unknown, { communes }: { communes: readonly string[] }) =>
      communes.map((ags) => ({ ags, serviceIds: ["ikfz-kennzeichenreservierung", "ew-meldebescheinigung"] })),
    ...queries,
  },
});

/** Opens the palette, by default on the account page, which every role has. */
export async function openPalette(
  visited: VisitOptions,
  url = "/account",
  names = { button: "Suchen", field: "Suchen und springen" },
): Promise<App> {
  const app = await visit(url, {
    mgt: palette(),
    process: processesOf(),
    ...visited,
  });
  await app.click(names.button);
  const field = await screen.findByRole("combobox", { name: names.field });
  await waitFor(() => expect(document.activeElement).toBe(field));
  return app;
}

export const process = {
  id: "p1",
  pid: "8f3a61c2-0000-4000-8000-000000000001",
  uuid: "11111111-0000-4000-8000-000000000001",
  businessKey: "AZ-2026-77",
  paymentSystemIdentifier: "EPAY-1",
  name: "Meldebescheinigung",
  serviceId: "ew-meldebescheinigung",
  status: "ERROR",
  commune: { ags: "09761000", name: "Augsburg" },
};
/** The processes that a search on the process endpoint finds; members find none. */
export function processesOf(...nodes: readonly unknown[]) {
  return {
    Query: { processes: () => ({ edges: nodes.map((node) => ({ node })) }), findTransactions: () => [] },
  };
}
