/** Temporary notices of a form. */
import { fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { outageNoticeMs, savedNoticeMs } from "#domain/timings";
import { hasSaveBar, saveBar } from "../support/forms";
import { communeStore } from "../support/masterData";
import { support } from "../support/people";
import { act, screen, visit, within } from "../support/visit";

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function openForm() {
  const app = await visit("/mgt/edit/09761000", { viewer: support, mgt: communeStore().mgt });
  await screen.findByLabelText("Name");
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  return app;
}

async function save(name: string) {
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: name } });
  await pass(0);
  fireEvent.click(saveBar().getByRole("button", { name: "Speichern" }));
  await pass(0);
}

const announced = () => document.querySelector("[role=status][aria-live=polite]")?.textContent;

test("Passing notices: the saved notice disappears after a few seconds and is announced once", async () => {
  await openForm();
  await save("Augsburg am Lech");
  expect(saveBar().getByText("Gespeichert")).toBeTruthy();
  expect(announced()).toBe("Gespeichert");
  screen.getByLabelText("Name").focus();
  await pass(savedNoticeMs - 1);
  expect(saveBar().getByText("Gespeichert")).toBeTruthy();
  await pass(1);
  expect(hasSaveBar()).toBe(false);
});

test("Passing notices: an empty bar keeps the focus until it leaves", async () => {
  await openForm();
  await save("Augsburg am Lech");
  const bar = screen.getByRole("region", { name: "Änderungen" });
  bar.focus();
  await pass(savedNoticeMs);
  expect(saveBar().queryByText("Gespeichert")).toBeNull();
  expect(document.activeElement).toBe(bar);
  act(() => screen.getByLabelText("Name").focus());
  expect(hasSaveBar()).toBe(false);
});

test("Passing notices: a change during the saved notice is counted and kept", async () => {
  await openForm();
  await save("Augsburg am Lech");
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Augsburg" } });
  await pass(savedNoticeMs);
  expect(saveBar().getByText("1 Änderung")).toBeTruthy();
});

test.each([
  ["server", "setReachable", false],
  ["database", "setDatabaseAway", true],
] as const)("Passing notices: that the %s is away goes when it is back", async (_what, setAway, away) => {
  const app = await openForm();
  app[setAway](away);
  await save("Augsburg am Lech");
  const notices = () => screen.queryAllByText(/ist gerade nicht erreichbar/);
  expect(notices()).toHaveLength(1);
  await pass(outageNoticeMs + 60_000);
  expect(notices()).toHaveLength(1);
  app[setAway](!away);
  await pass(60_000);
  expect(notices()).toHaveLength(0);
  expect(within(screen.getByRole("region", { name: "Änderungen" })).getByText("1 Änderung")).toBeTruthy();
});

test("Passing notices: an outage notice stays readable even if the server is back at once", async () => {
  const app = await openForm();
  app.setReachable(false);
  await save("Augsburg am Lech");
  app.setReachable(true);
  await pass(outageNoticeMs - 1);
  expect(screen.getByText(/ist gerade nicht erreichbar/)).toBeTruthy();
  await pass(1);
  expect(screen.queryByText(/ist gerade nicht erreichbar/)).toBeNull();
});
