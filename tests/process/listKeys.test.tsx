import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { connection } from "../support/connection";
import { support } from "../support/people";
import { act, screen, visit, within } from "../support/visit";
import { noSavedViews } from "./listServer";
import { answered } from "./processServer";

const address = "/admin/processes";
const pids = ["11111111-aaaa", "22222222-bbbb", "33333333-cccc"] as const;

async function open(path: string, detailAnswered?: Promise<unknown>) {
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes("min-width"),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const nodes = pids.map((pid, index) => answered({ id: `Process:${index + 1}`, pid, tries: 1 }));
  const app = await visit(path, {
    viewer: support,
    mgt: noSavedViews,
    process: {
      Query: {
        processes: () => connection(nodes),
        process: async (_: unknown, { pid }: { readonly pid: string }) => {
          if ((await detailAnswered) === null) return null;
          return nodes.find((node) => node.pid === pid) ?? null;
        },
      },
    },
  });
  await screen.findByRole("grid", { name: "Prozesse" });
  return app;
}

const pane = (pid: string) => screen.findByRole("complementary", { name: `Prozess ${pid.slice(0, 8)}` });

test("Process list keys: shows the head of a process from its row while its query is pending, and keeps the focus in it", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const app = await open(`${address}?status=ERROR`, answered);
  await app.user.click(within(screen.getByRole("row", { name: /11111111/ })).getByRole("link"));
  const opened = within(await pane(pids[0]));
  expect(
    await opened.findByRole("heading", { level: 2, name: "Wunschkennzeichen reservieren" }),
  ).toBeTruthy();
  expect(opened.getByText("Fehler")).toBeTruthy();
  const button = opened.getByRole("button", { name: "Link kopieren" });
  button.focus();

  answer();
  await opened.findByRole("region", { name: "Angaben" });
  expect(document.activeElement).toBe(button);
});

test("Process list keys: a process that does not exist any more leaves the focus in the pane", async () => {
  let answer = () => {};
  const answered = new Promise<null>((resolve) => {
    answer = () => resolve(null);
  });
  const app = await open(address, answered);
  await app.user.click(within(screen.getByRole("row", { name: /11111111/ })).getByRole("link"));
  (await within(await pane(pids[0])).findByRole("button", { name: "Link kopieren" })).focus();

  answer();
  await screen.findByRole("heading", { name: "Diese Prozess-ID gibt es nicht" });
  await waitFor(() => expect(document.activeElement?.classList.contains("process-list-detail")).toBe(true));
});

test("Process list keys: in the open process, j and k open the next one beside the list", async () => {
  const app = await open(`${address}/${pids[0]}?status=ERROR`);
  const first = await pane(pids[0]);
  (await within(first).findByRole("button", { name: "Link kopieren" })).focus();
  await app.user.keyboard("j");
  await waitFor(() => expect(app.path()).toBe(`${address}/${pids[1]}?status=ERROR`));
  await within(await pane(pids[1])).findByRole("button", { name: "Link kopieren" });
  await waitFor(() => expect(document.activeElement?.classList.contains("process-list-detail")).toBe(true));
  expect(document.querySelector("tr[aria-current]")?.getAttribute("data-row-key")).toBe("Process:2");

  await app.user.keyboard("j");
  await waitFor(() => expect(app.path()).toContain(pids[2]));
  await within(await pane(pids[2])).findByRole("button", { name: "Link kopieren" });
  // There is no next row.
  await app.user.keyboard("j");
  await app.user.keyboard("k");
  await waitFor(() => expect(app.path()).toContain(pids[1]));
  await app.user.keyboard("{Escape}");
  await waitFor(() => expect(app.path()).toBe(`${address}?status=ERROR`));
  await waitFor(() => expect(document.activeElement?.getAttribute("data-row-key")).toBe("Process:2"));
});

test("Process list keys: after g, a letter opens its screen, even one that moves between rows", async () => {
  const app = await open(address);
  screen.getByRole("row", { name: /11111111/ }).focus();
  await app.user.keyboard("gk");
  await screen.findByRole("heading", { level: 1, name: "Kommunen" });
});

test("Process list keys: ? lists the shortcuts, but not while typing; single keys can be turned off", async () => {
  const app = await open(address);
  const search = screen.getByRole("searchbox", { name: "ID oder Schlüssel" });
  await app.user.type(search, "?");
  expect(screen.queryByRole("dialog")).toBeNull();
  search.blur();

  await app.user.keyboard("?");
  const dialog = within(await screen.findByRole("dialog", { name: "Tastaturkürzel" }));
  expect(dialog.queryByText("nächster Eintrag der Liste")).toBeNull();
  expect(dialog.getByText("Zeile auswählen oder abwählen")).toBeTruthy();
  const usual = app.session.preferences.get();
  act(() => app.session.preferences.set({ ...usual, usesSingleKeys: false }));
  expect(dialog.getByText("Zeile auswählen oder abwählen").closest("div")?.textContent).not.toContain("X");
  await app.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await app.user.keyboard("?");
  screen.getByRole("row", { name: /11111111/ }).focus();
  await app.user.keyboard("jx");
  expect(document.activeElement).toBe(screen.getByRole("row", { name: /11111111/ }));
  expect(screen.queryByText(/1 ausgewählt/)).toBeNull();
  await app.user.keyboard("{ArrowDown} ");
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-selected")).toBe("true"));

  await app.click("Tastaturkürzel");
  // The key ? did not open another one.
  expect(await screen.findAllByRole("dialog", { name: "Tastaturkürzel" })).toHaveLength(1);
});
