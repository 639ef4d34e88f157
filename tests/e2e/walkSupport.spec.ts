import { databaseOf, expect, test } from "./support/walk";
import { heading, openAccount, version } from "./support/screens";

test("Support: names each screen in app bar and title, and links to the administration and back", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", "/");
  const bar = page.getByRole("banner");
  await expect(page).toHaveTitle("Service Management");
  await expect(bar.getByText(version)).toBeVisible();
  await expect(bar.getByText("DEVELOPMENT")).toBeVisible();

  await bar.getByRole("link", { name: "Service Management" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(page).toHaveTitle("Service Management - Administration - Übersicht");
  await expect(bar.getByText("Service Management - Administration - Übersicht")).toBeVisible();
  await expect(heading(page, "Übersicht")).toBeVisible();

  await page.goBack();
  await expect(heading(page, "Kommunen")).toBeVisible();
  await expect(page).toHaveTitle("Service Management");
  await bar.getByRole("link", { name: "Administration", exact: true }).click();
  await expect(page).toHaveURL("/admin");
});

test("Support: shows the frame of the administration and its areas", async ({ page, app, visitAs }) => {
  await visitAs("support", "/admin");
  const areas = page.getByRole("navigation", { name: "Administration" });
  await expect(areas.getByRole("link", { name: "Übersicht" })).toHaveAttribute("aria-current", "page");

  const main = page.getByRole("main");
  const figure = (name: string) =>
    main
      .locator("dl > div")
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator("dd[data-part=figure]");
  await expect(figure("Kommunen")).toHaveText("63");
  const { rows: counted } = await databaseOf(app).query<{ services: string }>(
    "select count(*) as services from commune_service where is_enabled",
  );
  await expect(figure("Dienste der Kommunen")).toHaveText(
    Number(counted[0]?.services).toLocaleString("de-DE"),
  );
  await expect(main.getByRole("listitem").filter({ hasText: "Bayern" })).toHaveText("Bayern13");
  await expect(main.getByText("Antwortet", { exact: true })).toHaveCount(4);
});

test("Support: switches between light and dark permanently", async ({ page, visitAs }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await visitAs("support", "/");
  await expect(heading(page, "Kommunen")).toBeVisible();
  const light = await background();
  await page.getByLabel("Darstellung", { exact: true }).selectOption("Dunkel");
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  await expect(heading(page, "Kommunen")).toBeVisible();
  expect(await background()).toBe(dark);
  await page.getByLabel("Darstellung", { exact: true }).selectOption("Wie das System");
  await expect.poll(background).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(background).toBe(dark);
});

test("Support: shows the legal pages to signed-in users within the app", async ({ page, visitAs }) => {
  await visitAs("support", "/legal/imprint");
  await expect(heading(page, "Impressum")).toBeVisible();
  await page.getByRole("navigation", { name: "Pfad" }).getByRole("link", { name: "Kommunen" }).click();
  await expect(heading(page, "Kommunen")).toBeVisible();
});

test("Support: logs out here and on the server", async ({ page, app, visitAs }) => {
  await visitAs("e.thiessen", "/");
  const sessions = async () => {
    const { rowCount } = await databaseOf(app).query(
      "select 1 from user_session join user_account u on u.id = user_id where username = 'e.thiessen'",
    );
    return rowCount;
  };
  await expect(heading(page, "Kommunen")).toBeVisible();
  expect(await sessions()).toBe(1);
  await (await openAccount(page, "e.thiessen")).getByRole("button", { name: "Abmelden" }).click();
  await expect(heading(page, "Anmelden")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  await expect.poll(sessions).toBe(0);
  await page.reload();
  await expect(heading(page, "Anmelden")).toBeVisible();
});
