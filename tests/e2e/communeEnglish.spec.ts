import { expect, test } from "./support/communeTest";
import { picture } from "./support/files";
import { heading, tile } from "./support/screens";

test("Commune in English: goes through all sections of a commune in English", async ({ page, visitAs }) => {
  await visitAs("support", "/?text=Rostock");
  await page.getByLabel("Sprache", { exact: true }).selectOption("English");
  await tile(page, "Rostock").getByRole("link", { name: "Rostock" }).click();
  await expect(heading(page, "Rostock")).toBeVisible();
  const sections = page.getByRole("navigation", { name: "Sections of the commune" });
  const open = async (name: string) => {
    await sections.getByRole("link", { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  };
  expect(
    (await sections.getByRole("link").allTextContents()).map((text) => text.replace(/\s*[\d,]+$/, "")),
  ).toEqual([
    "Master data",
    "Services",
    "Postal codes",
    "Register offices",
    "Countries",
    "Residential properties",
    "Water meter reading",
    "KBA settings",
    "Security lists",
    "History",
  ]);

  const bar = page.getByRole("region", { name: "Changes" });
  await page.getByLabel("Name", { exact: true }).fill("");
  await expect(bar).toContainText("1 change");
  await bar.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveAccessibleDescription(
    /This field is required/,
  );
  await page.getByLabel("Name", { exact: true }).fill("Rostock, Hanseatic city");
  await page.keyboard.press("Control+s");
  await expect(bar).toHaveText("Saved");
  await expect(heading(page, "Rostock, Hanseatic city")).toBeVisible();
  await page.getByLabel(/^(Choose|Replace) picture$/).setInputFiles(picture("arms.png", 64, 64));
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page.getByRole("img", { name: /^Picture of Rostock/ })).toHaveAttribute("width", "64");

  await open("Services");
  await page.getByRole("button", { name: "Add services" }).click();
  await expect(page.getByRole("dialog", { name: "Add services" })).toBeVisible();
  await page.keyboard.press("Escape");

  await open("Postal codes");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const postalCode = page.getByRole("dialog", { name: "Add postal code" });
  await postalCode.getByLabel("Postal code").fill("18119");
  await postalCode.getByLabel("Place").fill("Warnemünde");
  await postalCode.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: "Warnemünde" })).toHaveCount(1);

  await open("Register offices");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Add register office" })).toBeVisible();
  await page.keyboard.press("Escape");
  await open("Countries");
  await page.getByLabel("EU membership").selectOption("In the EU");
  await expect(page.getByRole("main").getByText("27 entries")).toBeVisible();

  await open("Residential properties");
  // Once the list is known to be empty, the button below the text replaces the one above.
  await expect(page.getByRole("heading", { name: "No residential properties yet" })).toBeVisible();
  await page.getByRole("button", { name: "Fetch from OK.KOMM …" }).click();
  const okkomm = page.getByRole("dialog", { name: /OK\.KOMM/ });
  await okkomm.getByRole("button", { name: /^Fetch/ }).click();
  await okkomm.getByRole("button", { name: /entries$/ }).click();
  await expect(okkomm).toBeHidden();
  await expect(page.getByRole("grid", { name: "Residential properties" })).toBeVisible();

  await open("Security lists");
  await expect(page.getByRole("heading", { name: "Which entry decides" })).toBeVisible();
  await open("Water meter reading");
  await expect(page.getByRole("heading", { name: "No readings yet" })).toBeVisible();

  await open("History");
  const saved = page.getByRole("row").filter({ hasText: "Master data saved" });
  await saved
    .first()
    .getByRole("button", { name: /before and after/ })
    .click();
  const changes = page.getByRole("table", { name: "Before and after" });
  await expect(changes.getByRole("row", { name: "Name" })).toHaveText(/^NameRostockRostock, Hanseatic city$/);
});
