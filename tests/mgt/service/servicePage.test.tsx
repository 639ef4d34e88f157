import { act, waitFor } from "@testing-library/react";
import { PreloadableQueryRegistry } from "relay-runtime";
import { expect, test, vi } from "vitest";
import filesQuery from "#mgt/service/files/__generated__/ServiceFilesScreenQuery.graphql";
import { failure } from "../../support/mockedEndpoints";
import { support } from "../../support/people";
import { screen, visit, within } from "../../support/visit";
import { feeServer } from "../fees/feeServer";

const url = (of: string) => `/mgt/${of}/09761000/ikfz-neuzulassung`;
const tabs = () => screen.getByRole("navigation", { name: "Seiten des Dienstes" });
const title = () => screen.getByRole("heading", { level: 1 }).textContent;

/** Opens the fees of a service; `texts` answers its texts. */
async function openFees(texts: () => unknown) {
  const { mgt } = feeServer([]);
  const serviceIds = ["ikfz-neuzulassung", "ew-meldebescheinigung"];
  const commune = () => ({ id: "Commune:1", ags: "09761000", name: "Augsburg", serviceIds });
  const app = await visit(url("servicefees"), {
    viewer: support,
    mgt: { ...mgt, Query: { ...mgt.Query, commune }, CommuneService: { texts, state: () => null } },
  });
  await screen.findByRole("button", { name: "Gebühr anlegen" });
  const openTab = (name: string) => app.user.click(within(tabs()).getByRole("link", { name }));
  return { app, openTab, removeService: () => serviceIds.shift() };
}

test("Service page: the header stays while another screen of the service loads", async () => {
  let answer: (texts: null) => void = () => undefined;
  const { app, openTab } = await openFees(() => new Promise((resolve) => (answer = resolve)));
  const header = tabs();
  await openTab("Texte");
  await waitFor(() => expect(app.path()).toBe(url("textedit")));
  await screen.findByText("Wird geladen");
  expect(within(header).getByRole("link", { current: "page" }).textContent).toBe("Texte");
  expect(title()).toBe("Texte");
  expect(screen.queryByRole("button", { name: "Gebühr anlegen" })).toBeNull();

  answer(null);
  await waitFor(() => expect(screen.queryByText("Wird geladen")).toBeNull());
  expect(tabs()).toBe(header);
});

test("Service page: the header has the service's name and its tabs before its data has loaded", async () => {
  let answer: (commune: object) => void = () => undefined;
  const { mgt } = feeServer([]);
  const commune = () => new Promise<object>((resolve) => (answer = resolve));
  const opened = visit(url("servicefees"), {
    viewer: support,
    mgt: { ...mgt, Query: { ...mgt.Query, commune }, CommuneService: { state: () => null } },
  });
  const links = within(await screen.findByRole("navigation", { name: "Seiten des Dienstes" }));
  const header = () => document.querySelector(".commune-header")?.textContent;
  expect(header()).toContain("09761000Neuzulassung");
  expect(links.getByRole("link", { current: "page" }).textContent).toBe("Gebühren");
  expect(title()).toBe("Gebühren");

  await opened;
  answer({ id: "Commune:1", ags: "09761000", name: "Augsburg", serviceIds: ["ikfz-neuzulassung"] });
  await waitFor(() => expect(header()).toContain("Augsburg"));
  expect(tabs()).toBeTruthy();
});

test("Service page: the header is not mounted again while the code of another screen loads", async () => {
  const { app } = await openFees(() => null);
  const { navigate } = (await app.loadWorkspace()).router();
  const header = tabs();
  const filesId = String(filesQuery.params.id);
  const realGet = PreloadableQueryRegistry.get.bind(PreloadableQueryRegistry);
  const get = vi.spyOn(PreloadableQueryRegistry, "get");
  get.mockImplementation((id) => (id === filesId ? undefined : realGet(id)));
  // Also ends deferred renders.
  await act(() => navigate({ to: url("servicefiles") }));
  expect(title()).toBe("Dateien");
  expect(tabs()).toBe(header);

  get.mockRestore();
  act(() => PreloadableQueryRegistry.set(filesId, filesQuery));
  await waitFor(() => expect(screen.queryByText("Wird geladen")).toBeNull());
  expect(tabs()).toBe(header);
});

test("Service page: a failed screen is reported once, below the header, and can be loaded again", async () => {
  let isFailing = true;
  const { app, openTab } = await openFees(() => {
    if (isFailing) throw failure("internal_error");
    return null;
  });
  await openTab("Texte");
  const report = within(await screen.findByRole("alert"));
  expect(within(tabs()).getByRole("link", { current: "page" }).textContent).toBe("Texte");
  expect(title()).toBe("Texte");
  expect(report.getByRole("heading", { level: 2 })).toBeTruthy();

  isFailing = false;
  await app.user.click(screen.getByRole("button", { name: "Erneut versuchen" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(title()).toBe("Texte");
});

test("Service page: a service that was removed meanwhile is reported instead of its screen", async () => {
  const { openTab, removeService } = await openFees(() => null);
  removeService();
  await openTab("Texte");
  await screen.findByRole("heading", {
    name: "Diesen Dienst gibt es hier nicht, oder er gehört nicht zu Ihren Diensten.",
  });
  expect(screen.queryByRole("navigation", { name: "Seiten des Dienstes" })).toBeNull();
});
