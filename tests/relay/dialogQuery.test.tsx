/** Proven with the dialog of the users who may change a commune, whose failure and retry `editors.test.tsx` proves. */
import { fireEvent, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { connection } from "../support/connection";
import { communeStore } from "../support/masterData";
import { support } from "../support/people";
import { failure } from "../support/mockedEndpoints";
import { act, screen, visit } from "../support/visit";

const title = "Wer darf hier ändern?";
const dialogCode = "../../src/mgt/commune/editors/EditorsDialog";

/** Keeps the code of the dialog from loading until the returned function is called. */
function holdDialogCode(): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  vi.doMock(dialogCode, async (load) => {
    await released;
    return load();
  });
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock(dialogCode);
    vi.resetModules();
  });
  return release;
}

/** Opens a commune that nobody may change; its dialog says so. */
async function openCommune() {
  const { mgt } = communeStore();
  const { commune } = Object(mgt.Query) as { commune: () => object };
  let isFailing = false;
  const answer = () => {
    if (isFailing) throw failure("internal_error");
    return { ...commune(), serviceIds: [], editors: connection([]) };
  };
  const Query = { ...mgt.Query, commune: answer };
  const app = await visit("/mgt/edit/09761000", { viewer: support, mgt: { ...mgt, Query } });
  await screen.findByRole("button", { name: title });
  const { environments } = (await app.loadWorkspace()).relay();
  return {
    app,
    sent: () => app.calls.filter(({ operation }) => operation === "EditorsDialogQuery").length,
    retain: vi.spyOn(environments.mgt, "retain"),
    fail: (fails: boolean) => {
      isFailing = fails;
    },
  };
}

type Retain = Awaited<ReturnType<typeof openCommune>>["retain"];

/** Waits, when called, until all that was retained before has been disposed of. */
function watchDisposals(retain: Retain): () => Promise<void> {
  const disposals = retain.mock.results.map(({ value }) => vi.spyOn(value, "dispose"));
  expect(disposals.length).toBeGreaterThan(0);
  return () =>
    waitFor(() => {
      for (const disposal of disposals) expect(disposal).toHaveBeenCalled();
    });
}

test("Dialog query: the click sends it while the code of the dialog loads, and closing disposes of it", async () => {
  const releaseDialogCode = holdDialogCode();
  const { app, sent, retain } = await openCommune();
  expect(sent()).toBe(0);

  await app.click(title);
  await waitFor(() => expect(sent()).toBe(1));

  releaseDialogCode();
  await screen.findByText("Dieser Kommune ist niemand zugeordnet");
  const areDisposed = watchDisposals(retain);
  await app.click("Schließen");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: title })).toBeNull());
  await areDisposed();
  expect(sent()).toBe(1);
});

test("Dialog query: the focus of the button sends it, the click uses it, and the returned focus sends nothing", async () => {
  const { app, sent } = await openCommune();
  const button = screen.getByRole("button", { name: title });
  act(() => button.focus());
  await waitFor(() => expect(sent()).toBe(1));
  await app.user.keyboard("{Enter}");
  await screen.findByText("Dieser Kommune ist niemand zugeordnet");
  expect(sent()).toBe(1);
  await app.click("Schließen");
  await waitFor(() => expect(document.activeElement).toBe(button));
  // happy-dom moves the focus back without this event.
  fireEvent.focusIn(button);
  act(() => button.blur());
  await app.click(title);
  await screen.findByText("Dieser Kommune ist niemand zugeordnet");
  expect(sent()).toBe(2);
});

test("Dialog query: the pointer sends it once, and leaving without a click disposes of it", async () => {
  const { app, sent, retain } = await openCommune();
  const button = screen.getByRole("button", { name: title });
  await app.user.hover(button);
  await waitFor(() => expect(sent()).toBe(1));
  act(() => button.focus());
  expect(sent()).toBe(1);
  const areDisposed = watchDisposals(retain);
  await app.user.unhover(button);
  await areDisposed();
  await app.click(title);
  await screen.findByText("Dieser Kommune ist niemand zugeordnet");
  expect(sent()).toBe(2);
});

test("Dialog query: one that failed before the click is sent again by it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { app, sent, retain, fail } = await openCommune();
  fail(true);
  act(() => screen.getByRole("button", { name: title }).focus());
  await watchDisposals(retain)();
  fail(false);
  await app.user.keyboard("{Enter}");
  await screen.findByText("Dieser Kommune ist niemand zugeordnet");
  expect(sent()).toBe(2);
});
