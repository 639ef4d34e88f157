import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { FailureCode } from "#i18n/errorMessages";
import type { Payload } from "#relay/useAction";
import { useUndoableChange } from "#relay/useUndoableChange";
import { ToastRegion } from "#ui/ToastRegion";
import { renderPart } from "../support/renderPart";

type Stored = Payload & { readonly revision?: number | null };

const answer = (payload: Stored) => Promise.resolve({ change: payload });
const done = (revision: number | null) => answer({ revision, errors: [] });
const params = [
  { name: "by", value: "k.brandl" },
  { name: "at", value: "2026-11-20T10:00:00.000Z" },
];
const conflict = () => answer({ errors: [{ code: "conflict", field: null, params }] });

/** A button that disappears once its change is stored, with spies on the undo and on what `change` returned. */
function open(run: () => Promise<{ change: Stored }>, isHandled?: (code: FailureCode) => boolean) {
  const undo = vi.fn<(revision: number) => Promise<{ change: Stored }>>(() => done(6));
  const failures: (string | null)[] = [];
  function Change() {
    const { change } = useUndoableChange(({ revision }: Stored) => revision);
    const act = async () => {
      const failure = await change({ text: "Geändert.", undone: "Wie zuvor.", run, undo, isHandled });
      failures.push(failure?.code ?? null);
    };
    return <button onClick={() => void act()}>Ändern</button>;
  }
  const page = (hasButton: boolean) => (
    <>
      {hasButton && <Change />}
      <ToastRegion />
    </>
  );
  const { rerender } = renderPart(page(true));
  const user = userEvent.setup();
  return {
    undo,
    failures,
    change: () => user.click(screen.getByText("Ändern")),
    leave: () => act(() => rerender(page(false))),
    revert: async () => user.click(await screen.findByRole("button", { name: "Rückgängig" })),
  };
}

test("Undoable changes: a change is undone as it was stored, and what applies again is said", async () => {
  const { change, revert, undo, failures } = open(() => done(5));
  await change();
  await screen.findByText("Geändert.");
  expect(failures).toEqual([null]);
  await revert();
  await screen.findByText("Wie zuvor.");
  expect(undo.mock.calls).toEqual([[5]]);
  expect(screen.queryByRole("button", { name: "Rückgängig" })).toBeNull();
});

test("Undoable changes: a change can be undone after its button is gone", async () => {
  const { change, leave, revert, undo } = open(() => done(5));
  await change();
  leave();
  await revert();
  await screen.findByText("Wie zuvor.");
  expect(undo).toHaveBeenCalledOnce();
});

test("Undoable changes: an undo after another user's change says who was faster", async () => {
  const { change, revert, undo } = open(() => done(5));
  undo.mockImplementation(conflict);
  await change();
  await revert();
  expect((await screen.findByRole("alert")).textContent).toMatch(/^k\.brandl hat am 20\.11\.2026 11:00/);
  expect(screen.queryByText("Wie zuvor.")).toBeNull();
});

test("Undoable changes: without what was stored, nothing is offered", async () => {
  const { change } = open(() => done(null));
  await change();
  await screen.findByText("Geändert.");
  expect(screen.queryByRole("button", { name: "Rückgängig" })).toBeNull();
});

test("Undoable changes: a refused change says why", async () => {
  const refused = open(conflict);
  await refused.change();
  expect((await screen.findByRole("alert")).textContent).toMatch(/^k\.brandl/);
  expect(refused.failures).toEqual(["conflict"]);
  expect(screen.queryByText("Geändert.")).toBeNull();
});

test("Undoable changes: a failure that the caller shows has no toast", async () => {
  const { change, failures } = open(conflict, (code) => code === "conflict");
  await change();
  await waitFor(() => expect(failures).toEqual(["conflict"]));
  expect(screen.queryByRole("alert")).toBeNull();
});
