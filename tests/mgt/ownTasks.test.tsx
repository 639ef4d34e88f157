import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { commune, communeServer } from "../support/communes";
import { member, support, type Person } from "../support/people";
import { screen, visit, within } from "../support/visit";

const augsburg = commune(1, { name: "Augsburg", ags: "09761000", serviceIds: ["ew-meldebescheinigung"] });

const task = (kind: string, changes: object = {}) => ({
  id: kind,
  kind,
  urgency: "WARNING",
  ags: "09761000",
  communeName: "Augsburg",
  serviceId: "ew-meldebescheinigung",
  count: 1,
  missingCount: null,
  outdatedCount: null,
  since: null,
  endsOn: null,
  changedAt: null,
  name: null,
  ...changes,
});

type Task = ReturnType<typeof task>;

const report = (kind: string, tasks: readonly Task[] | null, totalCount = tasks?.length ?? null) => ({
  kind,
  tasks,
  totalCount,
  count: tasks && tasks.reduce((sum, { count }) => sum + count, 0),
});

type Report = ReturnType<typeof report>;

async function open(viewer: Person, answer: () => readonly Report[], url = "/") {
  const { mgt } = communeServer([augsburg]);
  const asked: unknown[] = [];
  const ownTasks = (_: unknown, args: unknown) => {
    asked.push(args);
    return answer();
  };
  const app = await visit(url, { viewer, mgt: { ...mgt, Query: { ...mgt["Query"], ownTasks } } });
  await screen.findByRole("article", { name: "Augsburg" });
  return { app, asked };
}

const panel = () => within(screen.getByRole("region", { name: /Was steht heute an/ }));

/** The kinds with their rows. */
const kinds = () =>
  panel()
    .getAllByRole("heading", { level: 3 })
    .map((heading) => [
      heading.textContent.trim(),
      panel().getByRole("list", { name: heading.textContent.trim() }).textContent,
    ]);

test("Start: tells a member what to do by kind, where, since when, and links the first step with its filter", async () => {
  const { app } = await open(member, () => [
    report("TEXT_INCOMPLETE", [
      task("TEXT_INCOMPLETE", { missingCount: 3, outdatedCount: 1, count: 4 }),
      task("TEXT_INCOMPLETE", { id: "old", missingCount: 0, outdatedCount: 2, count: 2 }),
    ]),
    report("TEXT_DRAFT", [task("TEXT_DRAFT", { count: 2, changedAt: "2026-11-12T09:00:00Z" })]),
    report("FEEDBACK_UNREAD", [task("FEEDBACK_UNREAD", { count: 7, since: "2026-11-13T09:00:00Z" })]),
    report("KBA_PASSWORD", [
      task("KBA_PASSWORD", { serviceId: null, urgency: "ERROR", endsOn: "2020-01-31", name: "AUGKBA" }),
    ]),
    report("FEE_GAP", [task("FEE_GAP", { endsOn: "2020-01-01", name: "Auskunft" })]),
    report("APPLICATION_ERROR", [task("APPLICATION_ERROR", { urgency: "ERROR", count: 2 })]),
    report("FEE_OVERLAP", []),
  ]);
  expect(kinds()).toEqual([
    ["1 KBA-Passwort ist abgelaufen oder läuft bald ab", "AugsburgAUGKBAabgelaufen am 31.01.2020"],
    ["2 Anträge mit Fehler", "Meldebescheinigung, Augsburg2 Anträge"],
    ["1 Zeitraum einer Gebühr hat keinen Preis", "Meldebescheinigung, AugsburgAuskunftseit 01.01.2020"],
    [
      "6 Texte fehlen oder sind veraltet in 2 Diensten",
      "Meldebescheinigung, Augsburg3 fehlen, 1 veraltetMeldebescheinigung, Augsburg2 veraltet",
    ],
    ["2 geänderte Texte sind nicht veröffentlicht", "Meldebescheinigung, Augsburg2 Textegeändert 12.11.2026"],
    ["7 ungelesene Rückmeldungen", "Meldebescheinigung, Augsburg7 Rückmeldungenseit 13.11.2026"],
  ]);
  const hrefs = panel()
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  const service = "09761000/ew-meldebescheinigung";
  expect(hrefs).toEqual([
    "/mgt/edit/09761000/kba-settings",
    `/mgt/transactionInfo/${service}?status=ERROR&status=ERROR_WITHOUT_RETRY&archived=no`,
    `/mgt/servicefees/${service}?text=Auskunft&asOf=2020-01-01`,
    `/mgt/textedit/${service}?flag=missing`,
    `/mgt/textedit/${service}?flag=outdated`,
    `/mgt/textedit/${service}?flag=draft`,
    `/mgt/feedback/${service}?read=no`,
  ]);
  expect(app.path()).toBe("/");
});

test("Start: shows three of many places of each kind, and the others on request", async () => {
  const many = (kind: string, count: number) =>
    Array.from({ length: count }, (_, nth) => task(kind, { id: `${kind} ${nth}` }));
  const { app } = await open(member, () => [
    report("TEXT_DRAFT", many("TEXT_DRAFT", 8), 60),
    report("FEEDBACK_UNREAD", many("FEEDBACK_UNREAD", 4)),
  ]);
  const rows = () =>
    panel()
      .getAllByRole("list")
      .map((list) => within(list).getAllByRole("listitem").length);
  // Four fit into the place of three and a button.
  expect(rows()).toEqual([3, 4]);
  await app.click("5 weitere anzeigen");
  expect(rows()).toEqual([8, 4]);
  expect(panel().getByText("52 weitere erscheinen, sobald andere erledigt sind.")).toBeTruthy();
  await app.click("Weniger anzeigen");
  expect(rows()).toEqual([3, 4]);
});

test("Start: says that nothing is to do, but only if all kinds could be computed", async () => {
  let answer = [report("TEXT_DRAFT", []), report("FEE_GAP", null)];
  const { app, asked } = await open(member, () => answer);
  expect(panel().getByText(/^Konnte nicht ermittelt werden: Lücken in Gebühren/)).toBeTruthy();
  expect(panel().queryByText(/Alles erledigt/)).toBeNull();
  await app.click("Erneut versuchen");
  expect((await panel().findByRole("alert")).textContent).toBe("Wieder nicht gelungen.");
  answer = [report("FEE_GAP", [])];
  await app.click("Erneut versuchen");
  expect(await panel().findByText("Alles erledigt: Heute steht hier nichts an.")).toBeTruthy();
  expect(asked.at(-1)).toEqual({ kinds: ["FEE_GAP"] });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Was steht heute an?" })),
  );
});

test("Start: lists no tasks for support, and none for members without services", async () => {
  await open(support, () => []);
  expect(screen.queryByRole("heading", { name: /Was steht heute an/ })).toBeNull();
});
