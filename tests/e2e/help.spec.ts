/** The help about a screen opens beside it; its pages are found by their words and printed. */
import { heading, logIn } from "./support/screens";
import { expect, test } from "./support/walk";

test("Help: the help about a screen opens in a tab of its own, and its search finds other pages", async ({
  page,
  context,
  visitAs,
}) => {
  await visitAs("support", "/admin/users");
  await expect(page.getByRole("heading", { level: 1, name: "Benutzer" })).toBeVisible();
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Hilfe zu dieser Seite (neuer Tab)" }).click();
  const help = await opened;
  await expect(help).toHaveURL(/\/help\/users$/);
  await expect(help.getByRole("heading", { level: 1, name: "Benutzer" })).toBeVisible();
  await expect(help).toHaveTitle("Service Management - Hilfe - Benutzer");

  await help.getByRole("navigation", { name: "Pfad" }).getByRole("link", { name: "Hilfe" }).click();
  await help.getByLabel("Hilfe durchsuchen").fill("platzhalter");
  await expect(help.getByRole("link", { name: /^Benutzer/ })).toHaveCount(0);
  await help.getByRole("link", { name: /^Texte eines Dienstes/ }).click();
  await expect(help.getByRole("heading", { level: 2, name: "Platzhalter" })).toBeVisible();

  await help.getByLabel("Sprache").selectOption("en");
  await expect(help.getByRole("heading", { level: 1, name: "Texts of a service" })).toBeVisible();
});

test("Help: the handbook has all pages, and is printed without the frame", async ({ page, visitAs }) => {
  await visitAs("member", "/help/print", "en");
  await expect(page.getByRole("article", { name: "First steps" })).toBeVisible();
  expect(await page.getByRole("article").count()).toBeGreaterThan(40);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner").first()).toBeHidden();
  await expect(page.getByRole("button", { name: "Print everything" })).toBeHidden();
});

test("Help: after the login, the page of a pasted link opens", async ({ page }) => {
  await page.goto("/help/login");
  await expect(heading(page, "Anmelden")).toBeVisible();
  await logIn(page, "member");
  await expect(heading(page, "Anmelden und Konto aktivieren")).toBeVisible();
});

test("Help: a page that fails to load offers another attempt", async ({ page, consoleErrors, visitAs }) => {
  consoleErrors.allow(/net::ERR_FAILED|ChunkLoadError/);
  await visitAs("member", "/help/texts");
  const next = page.getByRole("link", { name: "Weiter: Dateien eines Dienstes" });
  await next.waitFor();
  let attempts = 0;
  await page.route("**/assets/*.js", (route) => {
    attempts += 1;
    return route.abort();
  });
  await next.click();
  await expect(heading(page, "Die Hilfe konnte nicht geladen werden.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Seite neu laden" })).toBeVisible();
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.poll(() => attempts).toBe(2);
  await expect(heading(page, "Die Hilfe konnte nicht geladen werden.")).toBeVisible();

  await page.unroute("**/assets/*.js");
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(heading(page, "Dateien eines Dienstes")).toBeVisible();
});
