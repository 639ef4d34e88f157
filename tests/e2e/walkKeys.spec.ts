/** Walks by keyboard alone with the letters after `g`, and how each route is reached. */
import type { Page } from "playwright/test";
import type { FileRoutesByTo } from "#src/routeTree.gen";
import { press } from "./support/keyboard";
import { heading } from "./support/screens";
import { expect, test } from "./support/walk";

/** How a route is reached from every screen, or why this walk leaves it out. */
type Reach =
  /** The letter after `g`. */
  | { readonly letter: string; readonly path?: string }
  /** Text in the palette. */
  | { readonly typed: string; readonly path?: string }
  /** The first row of the list with this letter. */
  | { readonly rowOf: string }
  | { readonly reason: string };

const ofCommune: Reach = { reason: "a section of the commune's page" };
const ofService: Reach = { reason: "a section of the commune's or service's pages" };
const ofRecord: Reach = { reason: "opened from the list of its records" };

/** Every route of the app; a new one does not compile without an entry. */
const routes: Readonly<Record<keyof FileRoutesByTo, Reach>> = {
  "/": { letter: "K" },
  "/account": { letter: "O" },
  "/admin/addresource": { typed: "hinzuf" },
  "/admin/applications": { letter: "A" },
  "/admin/kba": { letter: "W" },
  "/admin/processes": { letter: "P" },
  "/admin/settings": { letter: "E" },
  "/admin/users": { letter: "B" },
  "/help/$page": { reason: "the link Hilfe and the palette lead there" },
  "/help/print": { reason: "the link Hilfe and the palette lead there" },
  "/legal/accessibility": { typed: "barriere" },
  "/legal/imprint": { typed: "impress" },
  "/legal/privacy": { typed: "datens" },
  "/mgt": { reason: "redirects" },
  "/mgt/activate": { reason: "only without a session" },
  "/admin": { letter: "U" },
  "/help": { letter: "H" },
  "/admin/activities/$id": ofRecord,
  "/admin/applications/$pid": ofRecord,
  "/admin/attention/$kind": ofRecord,
  "/admin/edituser/$userId": { rowOf: "B" },
  "/admin/jobs/$id": ofRecord,
  "/admin/processes/$pid": { rowOf: "P" },
  "/admin/resources/$resource": { letter: "R", path: "/admin/resources/all" },
  "/admin/runs/$id": ofRecord,
  "/mgt/accounting/$commune": ofService,
  "/mgt/feedback/$commune": ofService,
  "/mgt/reports/$commune": ofService,
  "/mgt/statistics/$commune": ofService,
  "/admin/activities": { letter: "V" },
  "/admin/fees": { letter: "G" },
  "/admin/jobs": { letter: "S" },
  "/admin/resources": { reason: "redirects" },
  "/admin/services": { letter: "D" },
  "/mgt/accounting": { letter: "Z" },
  "/mgt/feedback": { letter: "F" },
  "/mgt/statistics": { letter: "T" },
  "/admin/fees/$service/$fee": ofRecord,
  "/admin/fees/changes/$id": ofRecord,
  "/admin/services/$service/history": ofRecord,
  "/admin/services/$service/maintenance": ofRecord,
  "/admin/services/switches/$id": ofRecord,
  "/mgt/$screen/$commune/$service": ofService,
  "/mgt/accounting/$commune/export": ofService,
  "/mgt/accounting/$commune/runs": ofService,
  "/mgt/edit/$commune/countries": ofCommune,
  "/mgt/edit/$commune/history": ofCommune,
  "/mgt/edit/$commune/kba-settings": ofCommune,
  "/mgt/edit/$commune/postal-codes": ofCommune,
  "/mgt/edit/$commune/register-offices": ofCommune,
  "/mgt/edit/$commune/residential-properties": ofCommune,
  "/mgt/edit/$commune/security-lists": ofCommune,
  "/mgt/edit/$commune/services": ofCommune,
  "/mgt/edit/$commune/water-meter-reading": ofCommune,
  "/admin/fees/changes": { typed: "änderung" },
  "/admin/more/automated-jobs": { letter: "J" },
  "/admin/services/$service": { rowOf: "D" },
  "/mgt/edit/$commune": { typed: "augs", path: "/mgt/edit/09761000" },
  "/admin/editresource/$version/$type/$id": ofRecord,
  "/admin/more/automated-jobs/$job/$run": ofRecord,
  "/mgt/feedback/$commune/$service": ofService,
  "/mgt/reports/$commune/$service": ofService,
  "/mgt/history/$commune/$service": ofService,
  "/mgt/security/$commune/$service": ofService,
  "/mgt/serviceedit/$commune/$service": ofService,
  "/mgt/servicefees/$commune/$service": ofService,
  "/mgt/servicefiles/$commune/$service": ofService,
  "/mgt/serviceformfields/$commune/$service": ofService,
  "/mgt/statistics/$commune/$service": ofService,
  "/mgt/textedit/$commune/$service": ofService,
  "/mgt/transactionInfo/$commune/$service": ofService,
  "/admin/more/automated-jobs/$job": ofRecord,
  "/admin/more/automated-jobs/erase-applicant-data/proofs/$proof": ofRecord,
  "/mgt/servicefees/$commune/$service/rule": ofService,
  "/admin/more/automated-jobs/erase-applicant-data/proofs": { letter: "L" },
};

const reached = Object.entries(routes);
const letters: Readonly<Record<string, string>> = Object.fromEntries([
  ...reached.flatMap(([path, reach]) => ("letter" in reach ? [[reach.letter, reach.path ?? path]] : [])),
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
