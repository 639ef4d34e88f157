import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { downloadLinkMs } from "#domain/timings";
import { support } from "../support/people";
import { act, screen, visit, within } from "../support/visit";
import { wireError } from "./jobServer";
import { listServer, noSavedViews, testProcess } from "./listServer";

async function open(answer: object) {
  const inputs: unknown[] = [];
  const exportProcesses = (_: unknown, { input }: { input: unknown }) => {
    inputs.push(input);
    return { download: null, errors: [], ...answer };
  };
  const { process } = listServer([testProcess(1), testProcess(2)], { Mutation: { exportProcesses } });
  const app = await visit("/admin/processes?status=ERROR", { viewer: support, mgt: noSavedViews, process });
  await screen.findByRole("grid", { name: "Prozesse" });
  await app.click("Exportieren …");
  const dialog = within(await screen.findByRole("dialog", { name: "Exportieren" }));
  const send = () => app.user.click(dialog.getByRole("button", { name: "Exportieren" }));
  return { app, dialog, inputs, send };
}

test.each(["0", "10001", "1,5", ""])(
  "Process export: refuses %j rows at the field, before anything is sent",
  async (rows) => {
    const { app, dialog, inputs, send } = await open({});
    const field = dialog.getByLabelText<HTMLInputElement>("Höchste Anzahl");
    expect(field.value).toBe("1000");
    await app.user.clear(field);
    if (rows) await app.user.type(field, rows);
    await send();
    dialog.getByText("Die Anzahl muss zwischen 1 und 10.000 liegen.");
    expect(document.activeElement).toBe(field);
    expect(inputs).toEqual([]);
  },
);

test("Process export: exports the filtered rows in the selected format", async () => {
  const download = { url: "/mgt/exports/processes/7", fileName: "prozesse.json" };
  const { app, dialog, inputs, send } = await open({ download });
  dialog.getByText("Die Auswahl hat 2 Prozesse.");
  await app.user.click(dialog.getByLabelText("JSON"));
  await send();
  const link = await screen.findByRole("link", { name: "prozesse.json" });
  expect(link.getAttribute("href")).toBe("/mgt/exports/processes/7");
  const now = vi.spyOn(Date, "now").mockReturnValue(Date.now() + downloadLinkMs);
  await app.user.click(link);
  now.mockRestore();
  await screen.findByText("Der Link zu prozesse.json gilt nicht mehr. Starten Sie den Export noch einmal.");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(inputs).toMatchObject([{ filter: { statuses: ["ERROR"] }, limit: 1_000, format: "JSON" }]);
});

test("Process export: keeps the dialog and its input while the list is fetched again", async () => {
  const { app, dialog } = await open({});
  const json = dialog.getByLabelText<HTMLInputElement>("JSON");
  await app.user.click(json);
  const asked = () => app.calls.filter(({ operation }) => operation === "ProcessTableQuery").length;
  const before = asked();
  window.history.replaceState(window.history.state, "", "/admin/processes?status=ERROR&size=100");
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
  await waitFor(() => expect(asked()).toBe(before + 1));
  await waitFor(() => expect(document.querySelector(".table-area")?.getAttribute("aria-busy")).toBe("false"));
  expect(json.isConnected && json.checked).toBe(true);
});

test("Process export: refuses more rows than the limit as a whole, with a message", async () => {
  const errors = [wireError("export_limit_exceeded", { limit: "1000", count: "4210" })];
  const { dialog, send } = await open({ errors });
  await send();
  expect((await dialog.findByRole("alert")).textContent).toContain(
    "Die Auswahl hat 4.210 Einträge, erlaubt sind 1.000. Es wurde nichts exportiert.",
  );
});
