import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { allowedActions, processActions, processStatuses } from "#domain/processTransitions";
import { pushed } from "../support/events";
import { support } from "../support/people";
import { act, screen, visit, within, type App } from "../support/visit";
import { answered, by, noActivities, pid, type Fields } from "./processServer";

const url = `/admin/processes/${pid}?view=page`;

interface Asked {
  readonly input: Readonly<Record<string, unknown>>;
}

/**
 * A fake server with one process that records mutations; each response includes these fields from then on.
 */
async function open(fields: Fields, answers: Readonly<Record<string, object>> = {}, then: Fields = {}) {
  const asked: [string, unknown][] = [];
  let now = fields;
  const mutation =
    (name: string) =>
    (_: unknown, { input }: Asked) => {
      asked.push([name, input]);
      now = { ...now, revision: 9, ...then };
      return { process: answered(now), errors: [], ...answers[name] };
    };
  const names = ["restartProcess", "completeProcess", "cancelProcess", "archiveProcess", "deleteProcess"];
  const Mutation = Object.fromEntries(
    [...names, "cancelScheduledRestart"].map((name) => [name, mutation(name)]),
  );
  const app = await visit(url, {
    viewer: support,
    process: { Query: { process: () => answered(now) }, Mutation },
    "mgt-v2": noActivities,
  });
  await screen.findByRole("heading", { level: 1, name: "Wunschkennzeichen reservieren" });
  return { app, asked };
}

const words = {
  RESTART: "Neu starten",
  COMPLETE: "Als manuell erledigt markieren",
  CANCEL: "Abbrechen",
  DELETE: "Löschen",
  ARCHIVE: "Archivieren",
  UPLOAD_FILE: "Datei hochladen",
} as const;

const bar = () => within(screen.getByRole("group", { name: "Aktionen" }));
const button = (name: string) => {
  const action = { name: new RegExp(`^${name}( …)?$`), hidden: true };
  return bar().queryByRole("button", action) ?? bar().queryByRole("menuitem", action);
};
/** Opens the menu of further actions, if there is one. */
const openMenu = async (app: App) => {
  const more = bar().queryByRole("button", { name: "Weitere Aktionen" });
  if (!more) return;
  await app.user.click(more);
  await bar().findByRole("menu");
};
const read = { id: "Process:1", revision: 8 };
const refusal = (code: string, params: object[] = []) => ({ errors: [{ code, field: null, params }] });

test.each(processStatuses)(
  "Process actions: offers for %s exactly what the server allows",
  async (status) => {
    const standing = { status, record: "ACTIVE", type: "ASYNCHRONOUS", tries: 20, isErased: false } as const;
    const allowed = allowedActions(standing);
    const { app } = await open({ status, allowedActions: allowed });
    await openMenu(app);
    expect(processActions.filter((action) => button(words[action]))).toEqual(allowed);
  },
);

test("Process actions: restarts at once and shows the new state", async () => {
  const then = { status: "IN_PROGRESS", allowedActions: ["CANCEL"] };
  const { app, asked } = await open({}, {}, then);
  await app.click("Neu starten");
  await screen.findByText(/Ein Versuch läuft/);
  expect(asked).toEqual([["restartProcess", read]]);
  expect(button("Neu starten")).toBeNull();
});

test("Process actions: a restart after a permanent refusal requires a reason, kept apart from other comments", async () => {
  const then = { status: "IN_PROGRESS", allowedActions: ["CANCEL"] };
  const refused: Fields = { status: "ERROR_WITHOUT_RETRY", allowedActions: ["RESTART", "COMPLETE"] };
  const { app, asked } = await open(refused, {}, then);
  expect(screen.queryByText(/Neustart ändert daran nichts/)).toBeNull();
  await app.click(/^Als manuell erledigt markieren/);
  await app.fill("Kommentar", "Per Fax");
  await app.user.keyboard("{Escape}");
  await app.click(/^Neu starten/);
  const send = async () =>
    app.user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Neu starten" }));
  await send();
  expect(app.errorOf("Grund des Neustarts")).toBe("Dieses Feld wird benötigt");
  expect(asked).toEqual([]);
  await app.fill("Grund des Neustarts", "Adresse berichtigt ");
  await send();
  await screen.findByText(/Ein Versuch läuft/);
  expect(asked).toEqual([["restartProcess", { ...read, comment: "Adresse berichtigt" }]]);
});

test("Process actions: names a faster user, and shows the new state", async () => {
  const params = [
    { name: "by", value: "k.brandl" },
    { name: "at", value: "2026-11-20T12:40:00.000Z" },
  ];
  const then = { status: "SUCCESS_MANUAL", allowedActions: ["ARCHIVE"] };
  const { app } = await open({}, { restartProcess: refusal("conflict", params) }, then);
  await app.click("Neu starten");
  const notice = await screen.findByText(/k.brandl hat den Prozess am 20.11.2026 13:40 geändert/);
  expect(notice.textContent).toContain("Es wurde nichts getan");
  expect(within(screen.getByRole("article")).getByText("Erfolgreich (manuell)")).toBeTruthy();
});

test.each([
  ["restartProcess", "restart_failed", "Neu starten", /Der Neustart ist gescheitert/],
  ["restartProcess", "status_not_allowed", "Neu starten", /im jetzigen Zustand nicht mehr möglich/],
])("Process actions: %s refused with %s shows a message", async (mutation, code, press, notice) => {
  const { app } = await open({}, { [mutation]: refusal(code) });
  await app.click(press);
  expect((await screen.findByText(notice)).closest("[role=alert]")).toBeTruthy();
});

test("Process actions: a completion requires a comment, keeps it when the dialog closes, and stays open on failure", async () => {
  const { app, asked } = await open({}, { completeProcess: refusal("completion_error") });
  const send = async () =>
    app.user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: words.COMPLETE }));
  await app.click(/Als manuell erledigt markieren/);
  await send();
  expect(app.errorOf("Kommentar")).toBe("Dieses Feld wird benötigt");
  expect(asked).toEqual([]);
  await app.fill("Kommentar", "Am Telefon geklärt ");
  await app.user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await app.click(/Als manuell erledigt markieren/);
  await send();
  await screen.findByText(/Die Protokolle des Servers nennen den Grund/);
  expect(asked).toEqual([["completeProcess", { ...read, comment: "Am Telefon geklärt" }]]);
  expect(screen.getByLabelText<HTMLTextAreaElement>("Kommentar").value).toBe("Am Telefon geklärt ");
});

test("Process actions: cancels after a confirmation", async () => {
  const { app, asked } = await open(
    {},
    {},
    { status: "FINALLY_TERMINATED", allowedActions: ["ARCHIVE", "DELETE"] },
  );
  await openMenu(app);
  await app.user.click(button("Abbrechen") as HTMLElement);
  const question = within(await screen.findByRole("alertdialog"));
  await app.user.click(question.getByRole("button", { name: "Zurück" }));
  expect(asked).toEqual([]);
  await openMenu(app);
  await app.user.click(button("Abbrechen") as HTMLElement);
  await app.click("Prozess abbrechen");
  await waitFor(() => expect(asked).toEqual([["cancelProcess", read]]));
  await within(screen.getByRole("article")).findByText("Endgültig beendet");
});

test("Process actions: deletes only after the beginning of the pid was typed", async () => {
  const { app, asked } = await open({ status: "SUCCESS", allowedActions: ["DELETE", "ARCHIVE"] });
  await app.user.click(button("Löschen") as HTMLElement);
  const question = within(await screen.findByRole("alertdialog"));
  const confirm = question.getByRole<HTMLButtonElement>("button", { name: "Löschen" });
  expect(confirm.disabled).toBe(true);
  await app.user.type(question.getByRole("textbox"), pid.slice(0, 8));
  await app.user.click(confirm);
  await waitFor(() => expect(asked).toEqual([["deleteProcess", read]]));
});

const done: Fields = { status: "SUCCESS", allowedActions: ["DELETE", "ARCHIVE"] };

test("Process actions: archiving can be undone before it is sent", async () => {
  const { app, asked } = await open(done);
  await app.user.click(button("Archivieren") as HTMLElement);
  await app.click("Rückgängig");
  expect(button("Archivieren")).toBeTruthy();
  expect(asked).toEqual([]);
  await app.user.click(button("Archivieren") as HTMLElement);
  await app.click("Archivieren rückgängig machen");
  expect(screen.queryByText(/wird archiviert/)).toBeNull();
  expect(asked).toEqual([]);
});

test("Process actions: archiving is sent after the delay, and at once when the page is left", async () => {
  const { app, asked } = await open(done, {}, { record: "ARCHIVED", allowedActions: ["DELETE"] });
  await app.user.click(button("Archivieren") as HTMLElement);
  expect(asked).toEqual([]);
  window.dispatchEvent(new Event("pagehide"));
  await waitFor(() => expect(asked).toEqual([["archiveProcess", { ...read, isArchived: true }]]));
  await app.click("Aus dem Archiv zurückholen");
  await waitFor(() =>
    expect(asked.at(-1)).toEqual(["archiveProcess", { ...read, revision: 9, isArchived: false }]),
  );
});

test("Process actions: reports a late refusal of archiving in a toast", async () => {
  const { app } = await open(done, { archiveProcess: refusal("status_not_allowed") });
  await app.user.click(button("Archivieren") as HTMLElement);
  await app.click("Meldung schließen");
  await screen.findByText(/Prozess 8f3a61c2 wurde nicht archiviert/);
});

test("Process actions: the restart after a file counts down and can be cancelled", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const at = new Date(Date.now() + 4_000).toISOString();
  const { app, asked } = await open(
    { scheduledRestart: { at, by: by("k.brandl") } },
    {},
    { scheduledRestart: null },
  );
  expect(screen.getByText(/k.brandl hat eine Datei hochgeladen. Neustart in 4 s./)).toBeTruthy();
  await app.click("Neustart abbrechen");
  await waitFor(() => expect(screen.queryByText(/Neustart in/)).toBeNull());
  expect(asked).toEqual([["cancelScheduledRestart", read]]);
});

test("Process actions: does not upload a file that is too large", async () => {
  const { app } = await open({});
  await openMenu(app);
  await app.user.click(button("Datei hochladen") as HTMLElement);
  const file = new File(["x"], "scan.pdf");
  Object.defineProperty(file, "size", { value: 21 * 1_048_576 });
  await app.user.upload(await screen.findByLabelText(/Datei wählen/), file);
  expect((await screen.findByText(/höchstens 20 MB/)).closest("[role=alert]")).toBeTruthy();
});

test("Process actions: irreversible actions apply to the process as confirmed, even if it changes meanwhile", async () => {
  const changes = pushed(() => ({ now: "2026-11-20T13:00:00.000Z", createdCount: 0, changed: [] }));
  const asked: unknown[] = [];
  const fields: Fields = { status: "ERROR", tries: 20, allowedActions: ["DELETE", "ARCHIVE"] };
  let now = fields;
  const app = await visit(url, {
    viewer: support,
    process: {
      Query: { process: () => answered(now) },
      Mutation: {
        deleteProcess: (_: unknown, { input }: Asked) => {
          asked.push(input);
          return { process: answered(now), ...refusal("conflict") };
        },
      },
      Subscription: { processesChanged: changes.field },
    },
    "mgt-v2": noActivities,
  });
  await screen.findByRole("heading", { level: 1, name: "Wunschkennzeichen reservieren" });
  await waitFor(() => expect(changes.open()).toBe(1));
  await app.user.click(button(words.DELETE) ?? document.body);
  const question = within(await screen.findByRole("alertdialog"));
  await app.user.type(question.getByRole("textbox"), pid.slice(0, 8));
  now = { ...fields, status: "SUCCESS", revision: 9 };
  act(() => changes.push({ now: "2026-11-20T13:01:00.000Z", createdCount: 0, changed: [answered(now)] }));
  await within(screen.getByRole("article", { hidden: true })).findByText("Erfolgreich");
  await app.user.click(question.getByRole("button", { name: "Löschen" }));
  await screen.findByText(/Es wurde nichts getan; Sie sehen jetzt den neuen Stand/);
  expect(asked).toEqual([read]);
});

test("Process actions: the focus stays at the actions when archiving removes its button", async () => {
  const { app } = await open({ status: "SUCCESS", allowedActions: ["ARCHIVE"] });
  await app.click("Archivieren");
  await screen.findByRole("button", { name: "Archivieren rückgängig machen" });
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Aktionen" }));
});
