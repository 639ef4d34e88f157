/** Walks by keyboard alone: every screen opens from every other one with at most 12 key strokes. */
import type { Page } from "playwright/test";
import type { FileRoutesByTo } from "#src/routeTree.gen";
import { press } from "./support/keyboard";
import { walkTo, type Reach } from "./support/reaches";
import { prepareRuns } from "./support/runRecords";
import { heading } from "./support/screens";
import { expect, test } from "./support/walk";

/** Why this walk leaves a route out. */
interface LeftOut {
  readonly reason: string;
}

const redirects: LeftOut = { reason: "redirects" };

/** The list of runs of all kinds opens the latest of each. */
const run: Reach = { letter: "S", opensRow: true };
/** The palette opens a section of the commune Augsburg. */
const inCommune = (typed: string): Reach => ({ typed: `aug ${typed}` });
/** The palette opens a screen of the service Wunschkennzeichen reservieren in Augsburg. */
const inService = (typed: string): Reach => ({ typed: `aug wu${typed}` });

/** Every route of the app; a new one does not compile without an entry. */
const routes: Readonly<Record<keyof FileRoutesByTo, Reach | LeftOut>> = {
  "/": { letter: "K" },
  "/account": { letter: "O" },
  "/admin/addresource": { typed: "hinzuf" },
  "/admin/applications": { letter: "A" },
  "/admin/kba": { letter: "W" },
  "/admin/processes": { letter: "P" },
  "/admin/settings": { letter: "E" },
  "/admin/users": { letter: "B" },
  "/help/$page": { typed: "rollen", path: "/help/roles" },
  "/help/print": { letter: "H", tabs: "Tab" },
  "/legal/accessibility": { typed: "barriere" },
  "/legal/imprint": { typed: "impress" },
  "/legal/privacy": { typed: "datens" },
  "/mgt": redirects,
  "/mgt/activate": { reason: "only without a session" },
  "/admin": { letter: "U" },
  "/help": { letter: "H" },
  "/admin/activities/$id": { letter: "V", entryKeys: ["j", "o"] },
  "/admin/applications/$pid": { letter: "A", opensRow: true },
  "/admin/attention/$kind": { typed: "geheimn" },
  "/admin/edituser/$userId": { letter: "B", opensRow: true },
  "/admin/jobs/$id": run,
  "/admin/processes/$pid": { letter: "P", opensRow: true },
  "/admin/resources/$resource": { letter: "R", path: "/admin/resources/all" },
  "/admin/runs/$id": run,
  "/mgt/accounting/$commune": inCommune("buch"),
  "/mgt/feedback/$commune": inCommune("feed"),
  "/mgt/reports/$commune": inCommune("beri"),
  "/mgt/statistics/$commune": inCommune("stat"),
  "/admin/activities": { letter: "V" },
  "/admin/fees": { letter: "G" },
  "/admin/jobs": { letter: "S" },
  "/admin/resources": redirects,
  "/admin/services": { letter: "D" },
  "/mgt/accounting": { letter: "Z" },
  "/mgt/feedback": { letter: "F" },
  "/mgt/statistics": { letter: "T" },
  "/admin/fees/$service/$fee": { letter: "G", opensRow: true },
  "/admin/fees/changes/$id": run,
  "/admin/services/$service/history": { letter: "D", opensRow: true, fromSearch: true, tabs: "Shift+Tab" },
  "/admin/services/$service/maintenance": {
    letter: "D",
    opensRow: true,
    fromSearch: true,
    tabs: "Shift+Tab",
  },
  "/admin/services/switches/$id": run,
  "/mgt/$screen/$commune/$service": redirects,
  "/mgt/accounting/$commune/export": inCommune("buch"),
  "/mgt/accounting/$commune/runs": inCommune("ausl"),
  "/mgt/edit/$commune/countries": inCommune("staat"),
  "/mgt/edit/$commune/history": inCommune("verl"),
  "/mgt/edit/$commune/kba-settings": inCommune("kba"),
  "/mgt/edit/$commune/postal-codes": inCommune("post"),
  "/mgt/edit/$commune/register-offices": inCommune("stan"),
  "/mgt/edit/$commune/residential-properties": inCommune("wohn"),
  "/mgt/edit/$commune/security-lists": inCommune("sich"),
  "/mgt/edit/$commune/services": inCommune("dien"),
  "/mgt/edit/$commune/water-meter-reading": inCommune("wass"),
  "/admin/fees/changes": { typed: "änderung" },
  "/admin/more/automated-jobs": { letter: "J" },
  "/admin/services/$service": { letter: "D", opensRow: true },
  "/mgt/edit/$commune": { typed: "augs", path: "/mgt/edit/09761000" },
  "/admin/editresource/$version/$type/$id": { letter: "R", opensRow: true },
  "/admin/more/automated-jobs/$job/$run": { letter: "J", tabs: "Tab" },
  "/mgt/feedback/$commune/$service": inService(" fe"),
  "/mgt/reports/$commune/$service": inService(" be"),
  "/mgt/history/$commune/$service": inService(" ve"),
  "/mgt/security/$commune/$service": inService(" si"),
  "/mgt/serviceedit/$commune/$service": inService(" ei"),
  "/mgt/servicefees/$commune/$service": inService(" ge"),
  "/mgt/servicefiles/$commune/$service": inService(" da"),
  "/mgt/serviceformfields/$commune/$service": inService(" fo"),
  "/mgt/statistics/$commune/$service": inService(" st"),
  "/mgt/textedit/$commune/$service": inService("n"),
  "/mgt/transactionInfo/$commune/$service": inService(" tr"),
  "/admin/more/automated-jobs/$job": { letter: "J", tabs: "Tab" },
  "/admin/more/automated-jobs/erase-applicant-data/proofs/$proof": { letter: "L", tabs: "Tab" },
  "/mgt/servicefees/$commune/$service/rule": { typed: "a wu regel" },
  "/admin/more/automated-jobs/erase-applicant-data/proofs": { letter: "L" },
};

const reached = Object.entries(routes);

/** Whether the letter after `g` opens the screen itself. */
function isLetterAlone(reach: Reach | LeftOut): reach is Reach & { readonly letter: string } {
  return "letter" in reach && !reach.opensRow && !reach.entryKeys && !reach.tabs;
}

const letters: Readonly<Record<string, string>> = Object.fromEntries([
  ...reached.flatMap(([path, reach]) => (isLetterAlone(reach) ? [[reach.letter, reach.path ?? path]] : [])),
  ["M", "/admin/resources/commune"],
]);

const overviewOf = (page: Page) => page.getByRole("dialog", { name: "Tastaturkürzel" });

/** The letters that the overview lists. */
async function listedLetters(page: Page): Promise<readonly string[]> {
  await press(page, "?");
  const listed = overviewOf(page).locator("dl[data-columns] kbd:last-of-type");
  await expect(listed.first()).toBeVisible();
  const found = await listed.allTextContents();
  await press(page, "Escape");
  await expect(overviewOf(page)).toBeHidden();
  return found.toSorted();
}

test("Keys: two strokes open each screen with a letter, from one screen to the next", async ({
  page,
  visitAs,
}) => {
  await visitAs("admin", "/account");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await listedLetters(page)).toEqual(Object.keys(letters).toSorted());
  for (const [letter, path] of Object.entries(letters)) {
    await press(page, "g", letter.toLowerCase());
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    // The focus follows, so that the next Tab is on the screen.
    await expect(page.locator("main:focus, main :focus")).toHaveCount(1);
  }
});

test("Keys: a member reaches the screens that they may open, in English too", async ({ page, visitAs }) => {
  await visitAs("member", "/account");
  await page.getByLabel("Sprache", { exact: true }).selectOption("en");
  await expect(heading(page, "Account")).toBeVisible();
  await press(page, "g");
  await expect(page.getByText("Go to", { exact: true })).toBeVisible();
  await press(page, "p");
  await expect(page.getByText("Go to", { exact: true })).toBeHidden();
  await expect(page).toHaveURL("/account");
  await press(page, "g", "k");
  await expect(heading(page, "Communes")).toBeVisible();
  await press(page, "g", "f");
  await expect(page).toHaveURL(/\/mgt\/feedback/);
});

test("Keys: a form with changes asks before a letter leaves it, and keeps the focus if it stays", async ({
  page,
  visitAs,
}) => {
  await visitAs("admin", "/admin/settings");
  await expect(heading(page, "Einstellungen")).toBeVisible();
  const field = page.locator("main input[type=checkbox]").first();
  await field.focus();
  await press(page, "Space");
  await expect(page.getByText("1 Änderung")).toBeVisible();
  await press(page, "g", "p");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  // Letters do nothing while the question is open.
  await press(page, "g", "k", "Escape");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(field).toBeFocused();
  await expect(page).toHaveURL("/admin/settings");
});

/** Most key strokes from any screen to any other. */
const strokesMax = 12;

test("Keys: every screen opens from every other one within 12 strokes", async ({
  app,
  page,
  visitAs,
}, info) => {
  test.setTimeout(360_000);
  await prepareRuns(app);
  await visitAs("admin", "/account");
  await expect(heading(page, "Konto")).toBeVisible();
  const strokes: Record<string, number> = {};
  // Each way begins with g or Ctrl+K, which work on every screen, so the one before does not matter.
  for (const [route, reach] of reached) {
    if ("reason" in reach) continue;
    strokes[route] = await test.step(route, () => walkTo(page, route, reach));
  }
  info.annotations.push({ type: "strokes", description: JSON.stringify(strokes) });
  expect(Object.entries(strokes).filter(([, count]) => count > strokesMax)).toEqual([]);
});
