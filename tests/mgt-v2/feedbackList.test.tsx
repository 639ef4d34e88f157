import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { admin, member } from "../support/people";
import { screen, visit, within } from "../support/visit";
import { augsburg, entry, feedbackServer, feedbackUrl, personal, type Entry } from "./feedbackServer";

async function open(entries: readonly Entry[], url = feedbackUrl, viewer = member) {
  const server = feedbackServer(entries);
  const app = await visit(url, { viewer, mgt: augsburg, "mgt-v2": server.endpoint });
  return { app, ...server };
}

const entries = [
  entry("1", { comment: "Schnell und einfach." }),
  entry("2", { ...personal, rating: 2, isRead: true }),
  entry("3", { state: "APPROVED", rating: 5, isRead: true }),
];

test("Feedback list: lists the feedback of a service: rating, comment, state and unread; comments with personal data are hidden", async () => {
  await open(entries);
  await screen.findByRole("heading", { level: 1, name: "Feedback" });
  const table = within(await screen.findByRole("grid", { name: "Rückmeldungen" }));
  const rows = table.getAllByRole("row").slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^ungelesen★★★★☆ 4 von 5Schnell und einfach\.Neu20\.11\.2026 14:05, ungelesen$/),
    expect.stringMatching(
      /^gelesen★★☆☆☆ 2 von 5Verborgen: 2 Stellen mit vermutlich personenbezogenen DatenNeu/,
    ),
    expect.stringMatching(/^gelesen★★★★★ 5 von 5Ohne KommentarFreigegeben/),
  ]);
  expect(screen.queryByText(/max@example/)).toBeNull();
  expect(document.title).toBe("Service Management - Feedback - Augsburg");
  expect(screen.queryByRole("button", { name: "Kommune" })).toBeNull();
  expect(screen.queryByRole("columnheader", { name: "Dienst" })).toBeNull();
});

test("Feedback list: filters by the URL, within the path", async () => {
  const url = `${feedbackUrl}?commune=09162000&service=ew-meldebescheinigung&rating=1&rating=9&state=new&from=2026-11-01&read=no&comment=yes&personal=no&text=Termin`;
  const { asked } = await open(entries, url);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.filter).toEqual({
    communes: ["09761000"],
    services: ["ikfz-neuzulassung"],
    ratings: [1],
    states: ["NEW"],
    period: { from: "2026-11-01", to: null },
    text: "Termin",
    isRead: false,
    hasComment: true,
    hasPersonalDataHints: false,
  });
  const chips = within(await screen.findByRole("list", { name: "Aktive Filter" }));
  expect(chips.getByRole("button", { name: /Bewertung: 1 Stern/ })).toBeTruthy();
  expect(chips.getByRole("button", { name: /Gelesen: Ungelesen/ })).toBeTruthy();
});

test("Feedback list: sums up the ratings, with links to what is left to do", async () => {
  const { app } = await open(entries);
  const summary = within(await screen.findByRole("region", { name: "Zusammenfassung" }));
  await summary.findByText("3,8 von 5");
  expect(summary.getByText("3 Bewertungen")).toBeTruthy();
  const distribution = within(summary.getByRole("list", { name: "Verteilung" }));
  expect(distribution.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    ...["5 Sterne: 1", "4 Sterne: 1", "3 Sterne: 0", "2 Sterne: 1", "1 Stern: 0"],
  ]);
  const months = within(summary.getByRole("table", { name: "Bewertungen nach Monaten", hidden: true }));
  const cells = months.getAllByRole("row", { hidden: true }).map((row) => row.textContent);
  expect(cells).toEqual(["MonatBewertungenMittel", "11.20260–", "10.202634,3"]);
  await app.click("1 ungelesen", "link");
  await waitFor(() => expect(app.path()).toBe(`${feedbackUrl}?read=no`));
  await app.click("2 nicht entschieden", "link");
  await waitFor(() => expect(app.path()).toBe(`${feedbackUrl}?read=no&state=NEW`));
});

test("Feedback list: says that there is no feedback yet, or that filters hide it", async () => {
  await open([]);
  await screen.findByRole("heading", { name: "Es gibt noch kein Feedback" });
  await open([], `${feedbackUrl}?rating=1`);
  await screen.findByRole("heading", { name: "Nichts entspricht Ihrer Suche" });
});

test("Feedback list: lists all services of a commune, or all communes that the viewer may see", async () => {
  const { asked } = await open(entries, "/mgt/feedback/09761000");
  await screen.findByRole("heading", { level: 1, name: "Feedback aller Dienste" });
  await screen.findByRole("columnheader", { name: "Dienst" });
  expect(screen.queryByRole("columnheader", { name: "Kommune" })).toBeNull();
  expect(asked[0]?.filter).toMatchObject({ communes: ["09761000"], services: null });
  expect(document.title).toBe("Service Management - Feedback - Augsburg");
  const all = await open(entries, "/mgt/feedback?commune=09761000&service=ikfz-neuzulassung", admin);
  await screen.findByRole("heading", { level: 1, name: "Feedback aller Kommunen" });
  const commune = await screen.findAllByText("Augsburg");
  expect(commune.length).toBeGreaterThan(0);
  expect(all.asked[0]?.filter).toMatchObject({ communes: ["09761000"], services: ["ikfz-neuzulassung"] });
  expect(document.title).toBe("Service Management - Feedback");
});

test("Feedback list: shows the notice for a foreign commune", async () => {
  await open(entries, "/mgt/feedback/09162000");
  await screen.findByRole("heading", { level: 1, name: /Diese Kommune gibt es hier nicht/ });
});

test("Feedback list: decides on many at once: what is refused stays selected, with the cause and links", async () => {
  const { app, inputsOf } = await open(entries);
  await screen.findByText("Schnell und einfach.");
  await app.user.click(screen.getByRole("checkbox", { name: /Alle/ }));
  await app.click("Freigeben …");
  await app.click(/^2 Rückmeldungen freigeben$/);
  await screen.findByText("1 freigegeben, 1 nicht: enthalten vermutlich personenbezogene Daten");
  expect(inputsOf("decideFeedback")).toEqual([
    {
      items: [
        { id: "1", revision: 1 },
        { id: "2", revision: 1 },
      ],
      state: "APPROVED",
      reason: null,
      confirmed: null,
    },
  ]);
  expect(within(screen.getByRole("group", { name: "Auswahl" })).getByText("1 ausgewählt")).toBeTruthy();
  await screen.findByRole("link", { name: "1 nicht entschieden" });
  const link = within(screen.getByRole("list", { name: "Nicht entschieden" })).getByRole("link");
  expect(link.getAttribute("href")).toBe(`${feedbackUrl}?id=2`);
});

test("Feedback list: withdraws approvals with one reason for all", async () => {
  const { app, inputsOf } = await open([
    entry("1", { state: "APPROVED" }),
    entry("2", { state: "APPROVED" }),
  ]);
  await screen.findAllByText("Freigegeben");
  await app.user.click(screen.getByRole("checkbox", { name: /Alle/ }));
  await app.click(/^Freigabe zurücknehmen/);
  await app.click("2 Freigaben zurücknehmen");
  expect(inputsOf("decideFeedback")).toEqual([]);
  await app.fill("Grund", "Beleidigung");
  await app.click("2 Freigaben zurücknehmen");
  await screen.findByText("2 Freigaben zurückgenommen");
  expect(inputsOf("decideFeedback")).toMatchObject([{ state: "NEW", reason: "Beleidigung" }]);
});

test("Feedback list: marks many as unread", async () => {
  const { app, inputsOf } = await open([entry("1", { isRead: true })]);
  await screen.findByText("gelesen");
  await app.user.click(screen.getByRole("checkbox", { name: /Rückmeldung vom/ }));
  await app.click("Weitere Aktionen");
  await app.click("Als ungelesen markieren", "menuitem");
  await screen.findByText("ungelesen");
  expect(inputsOf("markFeedbackRead")).toEqual([{ ids: ["1"], isRead: false }]);
  await screen.findByRole("link", { name: "1 ungelesen" });
});
