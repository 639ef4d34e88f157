import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { support } from "../support/people";
import { screen, visit, within } from "../support/visit";
import { answered, by, noActivities, pid, type Fields } from "./processServer";

/** Opens a process whose mutations return these fields. */
async function open(fields: Fields, then: Fields = {}, errors: readonly object[] = []) {
  const asked: [string, unknown][] = [];
  let shown = fields;
  const answer =
    (name: string) =>
    (_root: unknown, { input }: { input: unknown }) => {
      asked.push([name, input]);
      if (errors.length === 0) shown = { ...fields, ...then, revision: 9 };
      return { process: answered(shown), errors };
    };
  const app = await visit(`/admin/processes/${pid}?view=page`, {
    viewer: support,
    process: {
      Query: { process: () => answered(shown) },
      Mutation: {
        holdProcessErasure: answer("hold"),
        releaseProcessErasure: answer("release"),
      },
    },
    "mgt-v2": noActivities,
  });
  await screen.findByRole("heading", { level: 1 });
  return { app, asked };
}

const section = () => within(screen.getByRole("region", { name: "Löschung der Angaben" }));
const hold = { reason: "Klage anhängig", until: null, at: "2026-11-20T12:40:00.000Z", by: by("k.brandl") };

test("Erasure of a process: names the end of the period, and holds the erasure with a reason", async () => {
  const { app, asked } = await open({ erasableFrom: "2027-05-19" }, { erasureHold: hold });
  expect(section().getByText(/Die Frist endet am 19.05.2027/)).toBeTruthy();
  await app.click("Löschung anhalten");
  const dialog = await screen.findByRole("dialog");
  const confirm = within(dialog).getByRole("button", { name: "Löschung anhalten" });
  await app.user.click(confirm);
  expect(app.errorOf("Grund")).toBe("Dieses Feld wird benötigt");
  await app.fill("Grund", "Klage anhängig ");
  await app.user.click(confirm);
  await screen.findByText("Die Löschung ist angehalten, bis jemand das aufhebt.");
  expect(asked).toEqual([["hold", { id: "Process:1", revision: 8, reason: "Klage anhängig", until: null }]]);
  expect(section().getByText("Klage anhängig")).toBeTruthy();
  expect(section().getByText("von k.brandl am 20.11.2026 13:40")).toBeTruthy();
});

test("Erasure of a process: releases a hold after a question", async () => {
  const { app, asked } = await open({ erasureHold: { ...hold, until: "2027-01-31" } }, { erasureHold: null });
  expect(section().getByText("Die Löschung ist bis zum 31.01.2027 angehalten.")).toBeTruthy();
  await app.click("Anhalten aufheben");
  const dialog = await screen.findByRole("alertdialog");
  await app.user.click(within(dialog).getByRole("button", { name: "Aufheben" }));
  await waitFor(() => expect(section().getByText(/Die Frist beginnt, wenn/)).toBeTruthy());
  expect(asked).toEqual([["release", { id: "Process:1", revision: 8 }]]);
});

test("Erasure of a process: a hold that comes too late is refused in the dialog", async () => {
  const { app } = await open({}, {}, [{ code: "applicant_data_erased", field: null, params: [] }]);
  await app.click("Löschung anhalten");
  await app.fill("Grund", "Klage");
  const dialog = await screen.findByRole("dialog");
  await app.user.click(within(dialog).getByRole("button", { name: "Löschung anhalten" }));
  expect(
    await within(dialog).findByText(/Die Angaben der antragstellenden Person sind gelöscht/),
  ).toBeTruthy();
});

test("Erasure of a process: says what was erased instead of empty panels", async () => {
  await open({
    erasedAt: "2026-11-01T09:00:00.000Z",
    variables: null,
    completion: { at: "2026-05-01T09:00:00.000Z", by: by("k.brandl"), comment: "" },
  });
  expect(screen.getByText(/Angaben der antragstellenden Person gelöscht am 01.11.2026 10:00/)).toBeTruthy();
  for (const name of ["Variablen", "Dateien", "Löschung der Angaben"]) {
    expect(screen.queryByRole("region", { name })).toBeNull();
  }
  expect(screen.getByText("Der Kommentar wurde gelöscht.")).toBeTruthy();
});
