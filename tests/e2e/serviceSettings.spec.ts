/** Settings of a service: a member in German, support in English. */
import { saveBar } from "./support/communeScreens";
import { expect, test } from "./support/communeTest";
import { settingsPath } from "./support/serviceSettingsStates";

test("Service settings: a member changes a value, resets another one and replaces the API key", async ({
  page,
  visitAs,
}) => {
  await visitAs("member", settingsPath);
  await expect(page).toHaveTitle("Service Management - Dienst - Augsburg");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Zustellung",
    "Zahlung",
    "Kontakt",
    "Antrag und Anlagen",
    "Aufbewahrung",
  ]);
  const days = page.getByLabel("Aufbewahrung in Tagen");
  await expect(days).toHaveValue("90");
  await days.fill("29");
  await page.getByLabel("API-Schlüssel").fill("ein-neuer-geheimer-Wert");
  await page.keyboard.press("Control+s");
  await expect(
    page.getByText("Geben Sie eine ganze Zahl von 30 bis 3.650 ein.", { exact: true }),
  ).toBeVisible();
  await expect(days).toBeFocused();
  await days.fill("30");
  await page.getByLabel("Anlagen je Antrag").fill("");
  await saveBar(page).getByRole("button", { name: "Speichern" }).click();
  await expect(saveBar(page)).toHaveText("Gespeichert");

  await page.reload();
  await expect(days).toHaveValue("30");
  await expect(page.getByLabel("Anlagen je Antrag")).toHaveAccessibleDescription(/eingebaute Standard: 10/);
  await expect(page.getByLabel("API-Schlüssel")).toHaveValue("");
  await expect(page.getByLabel("API-Schlüssel")).toHaveAccessibleDescription(/Gesetzt am .* von member/);
  await expect(page.locator("html")).not.toContainText("ein-neuer-geheimer-Wert");
});

test("Service settings: support adds a further key in English; the log has both versions", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", settingsPath);
  await page.getByLabel("Sprache", { exact: true }).selectOption("English");
  await expect(page).toHaveTitle("Service Management - Service - Augsburg");
  await expect(page.getByRole("heading", { level: 2, name: "Further keys" })).toBeVisible();
  await page.getByRole("button", { name: "Remove key sms_absender" }).click();
  await page.getByRole("button", { name: "Add key" }).click();
  await page.getByLabel("Key", { exact: true }).fill("retention_days");
  await page.getByLabel("Value", { exact: true }).fill("Bring your registration");
  const bar = page.getByRole("region", { name: "Changes" });
  await bar.getByRole("button", { name: "Save" }).click();
  await expect(
    page.getByText("This key has a field of its own above. Enter the value there.", { exact: true }),
  ).toBeVisible();
  await page.getByLabel("Key", { exact: true }).fill("notice_text");
  await bar.getByRole("button", { name: "Save" }).click();
  await expect(bar).toHaveText("Saved");
  await expect(page.getByLabel("notice_text")).toHaveValue("Bring your registration");
  await expect(page.getByLabel("sms_absender")).toHaveCount(0);

  await page.goto("/mgt/edit/09761000/history");
  const opener = page.getByRole("button", { name: /Licence plate reservation.*before and after/i }).first();
  await opener.click();
  const changes = page.getByRole("table", { name: "Before and after" });
  await expect(
    changes.getByRole("row", { name: "notice_text: Value no value Bring your registration" }),
  ).toBeVisible();
  await expect(changes.getByRole("row", { name: "sms_absender: Value Augsburg no value" })).toBeVisible();
  await page.getByRole("link", { name: "Licence plate reservation", exact: true }).first().click();
  await expect(page).toHaveURL(settingsPath);
});
