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

const panel = () => within(screen.getByRole("region", { name: /Was braucht mich heute/ }));

test("Start: tells a member what to do, where, since when, and links the first step with its filter", async () => {
  const { app } = await open(member, () => [
    report("TEXT_INCOMPLETE", [task("TEXT_INCOMPLETE", { missingCount: 3, outdatedCount: 1, count: 4 })]),
    report("TEXT_DRAFT", [task("TEXT_DRAFT", { count: 2, changedAt: "2026-11-12T09:00:00Z" })]),
    report("FEEDBACK_UNREAD", [task("FEEDBACK_UNREAD", { count: 7, since: "2026-11-13T09:00:00Z" })]),
    report("KBA_PASSWORD", [
      task("KBA_PASSWORD", { serviceId: null, urgency: "ERROR", endsOn: "2026-11-19", name: "AUGKBA" }),
    ]),
    report("FEE_GAP", [task("FEE_GAP", { endsOn: "2020-01-01", name: "Auskunft" })]),
    report("APPLICATION_ERROR", []),
  ]);
  const rows = panel()
    .getAllByRole("listitem")
    .map((row) => row.textContent);
  expect(rows).toEqual([
    "Passwort1 KBA-Passwort ist abgelaufen oder läuft bald ab: AUGKBAAugsburggültig bis 19.11.2026Passwörter ansehen",
    "Preislücke1 Zeitraum einer Gebühr hat keinen Preis: AuskunftMeldebescheinigung, Augsburgseit 01.01.2020Lücken schließen",
    "Texte3 Texte fehlen, 1 Text ist veraltetMeldebescheinigung, AugsburgTexte ergänzen",
    "Entwurf2 geänderte Texte sind nicht veröffentlichtMeldebescheinigung, Augsburgzuletzt geändert 12.11.2026Entwürfe ansehen",
    "Feedback7 ungelesene RückmeldungenMeldebescheinigung, Augsburgseit 13.11.2026Feedback lesen",
  ]);
  const hrefs = panel()
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  const service = "09761000/ew-meldebescheinigung";
  expect(hrefs).toEqual([
    "/mgt/edit/09761000/kba-settings",
    `/mgt/servicefees/${service}?text=Auskunft&asOf=2020-01-01`,
    `/mgt/textedit/${service}?flag=missing`,
    `/mgt/textedit/${service}?flag=draft`,
    `/mgt/feedback/${service}?read=no`,
  ]);
  expect(app.path()).toBe("/");
});

test("Start: shows five of many tasks, errors first, and the others on request", async () => {
  const many = Array.from({ length: 8 }, (_, nth) => task("TEXT_DRAFT", { id: `draft-${nth}` }));
  const failed = task("APPLICATION_ERROR", { urgency: "ERROR", count: 2 });
  const { app } = await open(member, () => [
    report("TEXT_DRAFT", many, 60),
    report("APPLICATION_ERROR", [failed]),
  ]);
  expect(panel().getAllByRole("listitem")).toHaveLength(5);
  expect(panel().getAllByRole("listitem")[0]?.textContent).toContain("2 Anträge mit Fehler");
  expect(panel().getByRole("link", { name: "Anträge ansehen" }).getAttribute("href")).toBe(
    "/mgt/transactionInfo/09761000/ew-meldebescheinigung?status=ERROR&status=ERROR_WITHOUT_RETRY&archived=no",
  );
  await app.click("4 weitere anzeigen");
  expect(panel().getAllByRole("listitem")).toHaveLength(9);
  expect(panel().getByText("52 weitere erscheinen, sobald andere erledigt sind.")).toBeTruthy();
  await app.click("Weniger anzeigen");
  expect(panel().getAllByRole("listitem")).toHaveLength(5);
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
  expect(await panel().findByText("Alles erledigt: Heute braucht Sie hier nichts.")).toBeTruthy();
  expect(asked.at(-1)).toEqual({ kinds: ["FEE_GAP"] });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Was braucht mich heute?" })),
  );
});

test("Start: lists no tasks for support, and none for members without services", async () => {
  await open(support, () => []);
  expect(screen.queryByRole("heading", { name: /Was braucht mich heute/ })).toBeNull();
});
