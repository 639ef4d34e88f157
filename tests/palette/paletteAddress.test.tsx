import { fireEvent, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  chosen,
  input,
  noHits,
  openPalette,
  options,
  palette,
  process,
  processesOf,
} from "../support/palette";
import { admin, member, support, type Person } from "../support/people";
import { screen } from "../support/visit";

const paste = async (text: string) => fireEvent.change(await input(), { target: { value: text } });
const service = "ew-meldebescheinigung";

test.each([
  [`/admin/processes/${process.pid}`, admin, `Adresse öffnen: Prozesse /admin/processes/${process.pid}`],
  ["/admin/resources/commune", support, "Adresse öffnen: Kommunen /admin/resources/commune"],
  [
    "/admin/attention/secret-key",
    support,
    "Adresse öffnen: Braucht Aufmerksamkeit /admin/attention/secret-key",
  ],
  [`/mgt/textedit/09761000/${service}`, member, /^Adresse öffnen: Texte Meldebescheinigung · Augsburg/],
  [`/mgt/servicefees/09761000/${service}/rule`, support, /^Adresse öffnen: Gebühren Meldebesch.* Augsburg/],
  ["/mgt/edit/09182111/postal-codes", member, /^Adresse öffnen: Postleitzahlen Bad Wiessee/],
  ["/mgt/accounting/09761000/export", member, /^Adresse öffnen: Buchungen ausleiten Augsburg/],
] satisfies readonly (readonly [string, Person, string | RegExp])[])(
  "Palette: opens a pasted address: %s",
  async (path, viewer, shown) => {
    const search = vi.fn(() => noHits);
    const app = await openPalette({ viewer, mgt: palette({ quickSearch: search }) });
    await paste(` <${window.location.origin}${path}?text=x>, `);
    await waitFor(() => expect(options()).toEqual([expect.stringMatching(shown)]));
    expect(chosen().getAttribute("href")).toBe(`${path}?text=x`);
    await app.user.keyboard("{Enter}");
    await waitFor(() => expect(app.path()).toMatch(path), { timeout: 5_000 });
    expect(search).not.toHaveBeenCalled();
  },
);

test.each([
  ["a screen of the administration", member, "/admin/processes"],
  ["a screen that does not exist", support, "/admin/kba/x"],
  ["a section that the role lacks", member, "/mgt/edit/09761000/history"],
  ["a section that the commune lacks", support, "/mgt/edit/09761000/unknown"],
  ["a commune that the viewer does not see", member, `/mgt/textedit/05315000/${service}`],
  ["a service that the commune lacks", support, "/mgt/textedit/09761000/ew-wohnungsgeberbestaetigung"],
  ["a screen that the service lacks", support, `/mgt/security/09761000/${service}`],
  ["an unknown kind", support, "/admin/attention/unknown"],
  ["the page of an invitation", support, "/mgt/activate"],
] satisfies readonly (readonly [string, Person, string])[])(
  "Palette: offers no address of %s",
  async (_, viewer, path) => {
    await openPalette({ viewer });
    await paste(`${window.location.origin}${path}`);
    expect(await screen.findByText("0 Treffer")).toBeDefined();
    await paste(path);
    expect(await screen.findByText("0 Treffer")).toBeDefined();
    expect(screen.getByText(/^Diese Adresse gehört nicht zu dieser Anwendung/)).toBeDefined();
  },
);

test("Palette: offers no address of another host, and asks no server for it", async () => {
  const search = vi.fn(() => noHits);
  await openPalette({ viewer: admin, mgt: palette({ quickSearch: search }) });
  await paste("https://evil.example.org/admin/processes");
  expect(await screen.findByText("0 Treffer")).toBeDefined();
  expect(screen.getByText(/^Diese Adresse gehört nicht zu dieser Anwendung/)).toBeDefined();
  expect(search).not.toHaveBeenCalled();
});

test("Palette: opens a pasted address while its commune is still loading, if Enter was pressed", async () => {
  let answer = () => undefined as void;
  const ready = new Promise<void>((resolve) => (answer = resolve));
  const communeOffers = async (_: unknown, { communes }: { readonly communes: readonly string[] }) => {
    await ready;
    return communes.map((ags) => ({ ags, serviceIds: [service] }));
  };
  const app = await openPalette({ viewer: support, mgt: palette({ communeOffers }) });
  await paste(`/mgt/textedit/09761000/${service}`);
  await app.user.keyboard("{Enter}");
  expect(screen.getByText("Wird gesucht …")).toBeDefined();
  answer();
  await waitFor(() => expect(app.path()).toBe(`/mgt/textedit/09761000/${service}`), { timeout: 5_000 });
});

test.each([`"pid": "${process.pid}",`, `PID: ${process.pid}.`, ` „${process.pid}“ `])(
  "Palette: finds a pasted id with what surrounds it: %s",
  async (text) => {
    await openPalette({ viewer: admin, process: processesOf(process) });
    await paste(text);
    await waitFor(() => expect(chosen().getAttribute("href")).toBe(`/admin/processes/${process.pid}`));
  },
);
