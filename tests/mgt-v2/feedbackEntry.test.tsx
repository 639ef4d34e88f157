import { fireEvent, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { member } from "../support/people";
import { screen, visit, within } from "../support/visit";
import { augsburg, entry, feedbackServer, feedbackUrl, personal, type Entry } from "./feedbackServer";

/** Opens an entry beside its list. */
async function open(entries: readonly Entry[], id = "1") {
  const server = feedbackServer(entries);
  const app = await visit(`${feedbackUrl}?id=${id}`, {
    viewer: member,
    mgt: augsburg,
    "mgt-v2": server.endpoint,
  });
  await screen.findByRole("heading", { level: 2, name: /Rückmeldung vom/ });
  const pane = within(screen.getByRole("complementary", { name: "Rückmeldung" }));
  // The answer to marking it as read holds the entry, and would hide a later change by another user.
  await pane.findByText(/gelesen\./);
  return { app, pane, ...server };
}

const commentRegion = () => within(screen.getByRole("region", { name: "Kommentar" }));

test("Feedback entry: opens beside the list by its id, and is marked as read for the team, or as unread again", async () => {
  const { app, pane, asked, inputsOf } = await open([entry("1", { comment: "Gut." })]);
  await pane.findByText("Von support am 20.11.2026 15:00 gelesen.");
  expect(pane.getByText("Gut.")).toBeTruthy();
  expect(pane.getByText("Nicht für die nationale Feedback-Komponente bestimmt.")).toBeTruthy();
  await app.click("Als ungelesen markieren");
  await pane.findByText(/Als ungelesen markiert/);
  expect(inputsOf("markFeedbackRead")).toEqual([
    { ids: ["1"], isRead: true },
    { ids: ["1"], isRead: false },
  ]);
  expect(asked).toHaveLength(1);
  await app.click("Schließen", "link");
  expect(app.path()).toBe(feedbackUrl);
});

test("Feedback entry: goes to the next and previous entry by keyboard", async () => {
  const { app } = await open([entry("1"), entry("2", { comment: "Zweite." })]);
  screen.getByRole("complementary", { name: "Rückmeldung" }).focus();
  await app.user.keyboard("j");
  await waitFor(() => expect(app.path()).toBe(`${feedbackUrl}?id=2`));
  await app.click("Vorherige Rückmeldung");
  await waitFor(() => expect(app.path()).toBe(`${feedbackUrl}?id=1`));
  await app.user.keyboard("{Escape}");
  await waitFor(() => expect(app.path()).toBe(feedbackUrl));
});

test("Feedback entry: hides a comment with personal data until it is asked for, and names the kinds of the marked places", async () => {
  const { app, pane } = await open([entry("1", personal)]);
  pane.getByText(/2 Stellen: 1 E-Mail-Adresse, 1 Telefonnummer\./);
  expect(screen.queryByText(/max@example/)).toBeNull();
  await app.click("Kommentar anzeigen");
  const marks = [...document.querySelectorAll("mark")].map((mark) => mark.textContent);
  expect(marks).toEqual(["max@example.org (E-Mail-Adresse)", "0821 3240 (Telefonnummer)"]);
  await app.click("Kommentar verbergen");
  expect(screen.queryByText(/max@example/)).toBeNull();
});

test("Feedback entry: redacts found places and a selection after a preview, and reverts it while the original is kept", async () => {
  const { app, inputsOf } = await open([entry("1", personal)]);
  await app.click("Kommentar anzeigen");
  await app.click(/^Schwärzen/);
  const dialog = within(await screen.findByRole("dialog", { name: "Kommentar schwärzen" }));
  await app.user.click(dialog.getByRole("checkbox", { name: "0821 3240 (Telefonnummer)" }));
  expect(dialog.getByText("Danke, bitte an [geschwärzt] oder 0821 3240 antworten.")).toBeTruthy();
  const text = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Kommentar" });
  await app.user.type(text, "x");
  expect(text.value).toBe(personal.comment);
  text.setSelectionRange(0, 6);
  await app.user.click(dialog.getByRole("button", { name: "Auswahl schwärzen" }));
  expect(dialog.getByText("[geschwärzt] bitte an [geschwärzt] oder 0821 3240 antworten.")).toBeTruthy();
  await app.user.click(dialog.getByRole("button", { name: "2 Stellen schwärzen" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(inputsOf("redactFeedback")).toEqual([
    {
      id: "1",
      revision: 1,
      spans: [
        { start: 0, end: 6 },
        { start: 16, end: 31 },
      ],
    },
  ]);
  commentRegion().getByText(/Das Original wird am 20\.12\.2026 gelöscht\./);
  expect(screen.queryByText(personal.comment)).toBeNull();
  await app.click("Original anzeigen");
  expect(screen.getByText(personal.comment)).toBeTruthy();
  await app.click(/^Schwärzungen zurücknehmen/);
  await app.click("Schwärzungen zurücknehmen");
  await waitFor(() => expect(screen.queryByRole("button", { name: /Schwärzungen/ })).toBeNull());
  expect(inputsOf("restoreFeedbackComment")).toEqual([{ id: "1", revision: 2 }]);
  await waitFor(() => expect(commentRegion().getAllByRole("button")[0]).toBe(document.activeElement));
});

test("Feedback entry: approves; with personal data only after it has named the places", async () => {
  const { app, pane, inputsOf } = await open([entry("1", personal), entry("2")]);
  await app.click(/^Freigeben/);
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText("E-Mail-Adresse: max@example.org")).toBeTruthy();
  expect(inputsOf("decideFeedback")).toEqual([]);
  await app.click("Trotzdem freigeben");
  await pane.findByText("Zuletzt entschieden von support am 20.11.2026 15:00.");
  expect(inputsOf("decideFeedback")).toEqual([
    {
      items: [{ id: "1", revision: 1 }],
      state: "APPROVED",
      reason: null,
      confirmed: ["feedback_personal_data"],
    },
  ]);
  await screen.findByRole("link", { name: "1 nicht entschieden" });
});

test("Feedback entry: withdraws an approval only with a reason, which stays when the dialog is closed", async () => {
  const { app, pane, inputsOf } = await open([entry("1", { state: "APPROVED" })]);
  await app.click(/^Freigabe zurücknehmen/);
  await app.click("1 Freigabe zurücknehmen");
  expect(await screen.findByRole("alert")).toBeTruthy();
  await app.fill("Grund", "Beleidigung");
  await app.click("Abbrechen");
  await app.click(/^Nicht zur Veröffentlichung/);
  expect(await screen.findByLabelText<HTMLTextAreaElement>("Grund")).toHaveProperty("value", "Beleidigung");
  await app.click("1 Freigabe zurücknehmen");
  await pane.findByText("Grund: Beleidigung");
  expect(inputsOf("decideFeedback")).toMatchObject([{ state: "NOT_FOR_PUBLICATION", reason: "Beleidigung" }]);
  await app.click("Entscheidung zurücknehmen");
  await waitFor(() =>
    expect(inputsOf("decideFeedback").at(-1)).toMatchObject({ state: "NEW", reason: null }),
  );
});

test("Feedback entry: a refused approval says so with its cause, and shows what someone else has stored", async () => {
  const { app, pane, changeElsewhere } = await open([entry("1")]);
  changeElsewhere("1", { note: "Bitte nicht freigeben.", noteAt: "2026-11-20T14:00:00.000Z" });
  await app.click("Freigeben");
  await screen.findByText(
    "Die Bewertung konnte nicht freigegeben werden. Jemand hat diese Rückmeldung inzwischen geändert. Zu sehen ist jetzt, was gespeichert ist.",
  );
  await pane.findByText("Bitte nicht freigeben.");
  await app.click("Freigeben");
  await pane.findByText(/Zuletzt entschieden/);
});

test("Feedback entry: a conflict keeps the typed reason", async () => {
  const { app, changeElsewhere } = await open([entry("1", { state: "APPROVED" })]);
  changeElsewhere("1", { note: "Neu." });
  await app.click(/^Freigabe zurücknehmen/);
  await app.fill("Grund", "Beleidigung");
  await app.click("1 Freigabe zurücknehmen");
  await screen.findByText(/Jemand hat diese Rückmeldung inzwischen geändert/);
  expect(screen.getByLabelText<HTMLTextAreaElement>("Grund").value).toBe("Beleidigung");
});

test("Feedback entry: a conflict offers the parts of the new comment for redaction", async () => {
  const { app, changeElsewhere } = await open([entry("1", personal)]);
  await app.click("Kommentar anzeigen");
  await app.click(/^Schwärzen/);
  changeElsewhere("1", { comment: "Danke [geschwärzt].", personalDataHints: [] });
  await app.click("2 Stellen schwärzen");
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText(/Jemand hat diese Rückmeldung inzwischen geändert/);
  expect(dialog.getByRole<HTMLTextAreaElement>("textbox").value).toBe("Danke [geschwärzt].");
  expect(dialog.getByRole("button", { name: "Schwärzen" })).toHaveProperty("disabled", true);
});

test("Feedback entry: saves a note with author and time, merged with a decision in the meantime", async () => {
  const { app, pane, inputsOf, changeElsewhere } = await open([entry("1")]);
  await app.click(/^Notiz schreiben/);
  await app.fill("Notiz", "Ich kümmere mich.");
  changeElsewhere("1", { state: "APPROVED" });
  await app.click("Speichern");
  await pane.findByText("Ich kümmere mich.");
  expect(pane.getByText("support, 20.11.2026 15:00")).toBeTruthy();
  expect(inputsOf("saveFeedbackNote")).toEqual([
    { id: "1", revision: 1, note: "Ich kümmere mich." },
    { id: "1", revision: 2, note: "Ich kümmere mich." },
  ]);
});

test("Feedback entry: asks before a note that was typed is lost", async () => {
  const { app } = await open([entry("1")]);
  await app.click(/^Notiz schreiben/);
  await app.fill("Notiz", "Entwurf");
  fireEvent.keyDown(screen.getByLabelText("Notiz"), { key: "Escape" });
  await screen.findByRole("alertdialog");
});

test.each([
  [{ state: "PENDING", at: null, httpStatus: null }, /^Wird mit der nächsten monatlichen Lieferung/],
  [{ state: "DELIVERED", at: "2026-12-01T05:00:00.000Z", httpStatus: null }, /^Am 01\.12\.2026 06:00/],
  [{ state: "FAILED", at: "2026-12-01T05:00:00.000Z", httpStatus: 503 }, /gescheitert \(HTTP-Status 503\)/],
  [{ state: "FAILED", at: "2026-12-01T05:00:00.000Z", httpStatus: null }, /gescheitert \(keine Antwort\)/],
])("Feedback entry: words the delivery %j", async (delivery, words) => {
  const { pane } = await open([entry("1", { delivery: { __typename: "FeedbackDelivery", ...delivery } })]);
  expect(pane.getByText(words)).toBeTruthy();
});

test.each([
  ["nowhere", {}],
  ["1", { commune: { ags: "05711000", name: "Bielefeld" } }],
  ["1", { serviceId: "ew-meldebescheinigung" }],
])(
  "Feedback entry: reports an id that is unknown or belongs elsewhere in the panel: %s %j",
  async (id, changes) => {
    const { endpoint } = feedbackServer([entry("1", changes)]);
    await visit(`${feedbackUrl}?id=${id}`, { viewer: member, mgt: augsburg, "mgt-v2": endpoint });
    await screen.findByRole("heading", { level: 2, name: "Diese Rückmeldung gibt es hier nicht" });
  },
);
