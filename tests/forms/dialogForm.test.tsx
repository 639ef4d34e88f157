import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { connection } from "../support/connection";
import { hasUnloadPrompt, fieldError, valueOf } from "../support/forms";
import { userError } from "../support/masterData";
import { support } from "../support/people";
import { screen, visit } from "../support/visit";

interface SaveArguments {
  readonly input: { readonly name: string; readonly confirmed?: readonly string[] };
}

/** Opens the form for a new row in a section without rows. */
async function openDialog() {
  const save = vi.fn((_: unknown, { input }: SaveArguments): unknown => {
    const isWarned = !input.confirmed?.includes("running_period_change");
    return isWarned
      ? { waterMeterReadingCommuneEdge: null, errors: [userError("running_period_change", ["readingFrom"])] }
      : {
          waterMeterReadingCommuneEdge: { cursor: "1", node: { ...input, id: "1", revision: 0 } },
          errors: [],
        };
  });
  const app = await visit("/mgt/edit/09761000/water-meter-reading", {
    viewer: support,
    mgt: {
      Query: {
        commune: () => ({
          id: "commune-1",
          ags: "09761000",
          waterMeterReadingCommunes: connection([]),
        }),
      },
      Mutation: { saveWaterMeterReadingCommune: save },
    },
  });
  const [add] = await screen.findAllByRole("button", { name: "Hinzufügen" });
  if (add) await app.user.click(add);
  await screen.findByRole("dialog", { name: "Ablesung hinzufügen" });
  return { app, save };
}

const dialog = () => screen.queryByRole("dialog", { name: "Ablesung hinzufügen" });
const question = () => screen.queryByRole("alertdialog", { name: "Nicht gespeicherte Änderungen" });

test("Form in a dialog: an untouched dialog closes at once", async () => {
  const { app } = await openDialog();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
  await app.user.keyboard("{Escape}");
  expect(dialog()).toBeNull();
  expect(question()).toBeNull();
});

test.each([
  ["Escape", "{Escape}", null],
  ["the cross", null, "Schließen"],
  ["the button", null, "Abbrechen"],
])("Form in a dialog: %s asks before discarding input", async (_, key, button) => {
  const { app } = await openDialog();
  await app.fill("Name", "Stadtwerke");
  expect(hasUnloadPrompt()).toBe(true);
  const close = () => (key ? app.user.keyboard(key) : app.click(button ?? ""));
  await close();
  expect((await screen.findByRole("alertdialog")).textContent).toContain("1 Änderung ist nicht gespeichert");
  await app.user.keyboard("{Escape}");
  expect(question()).toBeNull();
  expect(valueOf("Name")).toBe("Stadtwerke");

  screen.getByLabelText("Name").focus();
  await close();
  await app.click("Änderungen verwerfen");
  expect(dialog()).toBeNull();
  expect(question()).toBeNull();
  expect(hasUnloadPrompt()).toBe(false);
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

test("Form in a dialog: a new entity has no previous values, and required fields are reported only on save", async () => {
  const { app, save } = await openDialog();
  await app.fill("Name", "Stadtwerke");
  expect(screen.queryByText(/^Vorher:/)).toBeNull();
  expect(screen.queryByText("geändert")).toBeNull();
  await app.user.click(screen.getByLabelText("AGS"));
  await app.user.tab();
  expect(fieldError("AGS")).toBeNull();
  await app.user.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(fieldError("AGS")).toBe("Dieses Feld wird benötigt"));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("AGS")));
  expect(save).not.toHaveBeenCalled();
});

async function fillAll(app: Awaited<ReturnType<typeof openDialog>>["app"]) {
  await app.fill("Name", "Stadtwerke");
  await app.fill("AGS", "09761000");
  await app.fill("Erster Tag", "2026-11-01");
  await app.fill("Letzter Tag", "2026-12-31");
}

test("Form in a dialog: a server warning is confirmed and then sent with the save", async () => {
  const { app, save } = await openDialog();
  await fillAll(app);
  await app.user.keyboard("{Control>}s{/Control}");
  const warning = await screen.findByRole("alertdialog", { name: "Zeitraum der laufenden Ablesung ändern?" });
  expect(warning.textContent).toContain("Die Ablesung läuft gerade.");
  await app.user.keyboard("{Control>}s{/Control}");
  expect(save).toHaveBeenCalledOnce();
  await app.click("Zeitraum ändern");
  await waitFor(() => expect(dialog()).toBeNull());
  expect(save.mock.calls.map(([, { input }]) => input.confirmed)).toEqual([[], ["running_period_change"]]);
  expect(question()).toBeNull();
  expect(Object.keys(window.sessionStorage)).toEqual([]);
});

test("Form in a dialog: declining a warning changes nothing", async () => {
  const { app, save } = await openDialog();
  await fillAll(app);
  await app.user.keyboard("{Control>}s{/Control}");
  await screen.findByRole("alertdialog", { name: "Zeitraum der laufenden Ablesung ändern?" });
  await app.user.keyboard("{Escape}");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(valueOf("Name")).toBe("Stadtwerke");
  expect(save).toHaveBeenCalledOnce();
});
