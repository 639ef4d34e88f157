/** Proven with the dialog of the users who may change a commune, whose failure and retry `editors.test.tsx` proves. */
import { waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { communeStore } from "../support/masterData";
import { support } from "../support/people";
import { screen, visit } from "../support/visit";

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

test("Dialog query: the click sends it while the code of the dialog loads, and closing disposes of it", async () => {
  const releaseDialogCode = holdDialogCode();
  const { mgt } = communeStore();
  const { commune } = Object(mgt.Query) as { commune: () => object };
  const editors = { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
  const Query = { ...mgt.Query, commune: () => ({ ...commune(), serviceIds: [], editors }) };
  const app = await visit("/mgt/edit/09761000", { viewer: support, mgt: { ...mgt, Query } });
  const sent = () => app.calls.filter(({ operation }) => operation === "EditorsDialogQuery").length;
  await screen.findByRole("button", { name: title });
  const { environments } = (await app.loadWorkspace()).relay();
  const retain = vi.spyOn(environments.mgt, "retain");
  expect(sent()).toBe(0);

  await app.click(title);
  await waitFor(() => expect(sent()).toBe(1));
  expect(screen.queryByRole("dialog", { name: title })).toBeNull();

  releaseDialogCode();
  await screen.findByText("Dieser Kommune ist niemand zugeordnet");
  const retained = retain.mock.results.map(({ value }) => value);
  const disposals = retained.map((each) => vi.spyOn(each, "dispose"));
  expect(disposals.length).toBeGreaterThan(0);
  await app.click("Schließen");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: title })).toBeNull());
  await waitFor(() => {
    for (const disposal of disposals) expect(disposal).toHaveBeenCalled();
  });
  expect(sent()).toBe(1);
});
