/** The list of resources: URN, export and import, removal with a replacement, and who may enter it. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { heading } from "./support/screens";
import { button, dialog } from "./support/userScreens";
import { expect, test } from "./support/walk";

const listPath = "/admin/resources/all";
const yaml = (name: string, content: string) => ({
  name,
  mimeType: "application/yaml",
  buffer: Buffer.from(content),
});

/** Imports files, all that are new or changed. */
async function importFiles(page: Page, files: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) {
  await button(page, "Importieren …").click();
  const open = dialog(page, /^Ressourcen importieren/);
  await open.locator("input[type=file]").setInputFiles(files);
  await open.getByRole("button", { name: /^\d+ Ressourcen? importieren$/ }).click();
  await expect(open.locator(".notice", { hasText: /^\d+ Ressourcen? importiert$/ })).toBeVisible();
  await button(open, "Schließen").last().click();
}

test("Resource list: a pasted URN opens its resource, and one that matches nothing offers the nearest", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", listPath);
  await page.getByRole("searchbox").fill("urn:sm:v1:okkomm:al");
  await page.getByRole("link", { name: "urn:sm:v1:okkomm:all" }).waitFor();
  await page.getByRole("searchbox").fill("urn:sm:v1:okkomm:all");
  await page.waitForURL("**/admin/editresource/v1/okkomm/all");
  await page.goBack();
  await page.waitForURL(`**${listPath}`);
});

test("Resource list: filters, kinds and the plus lead where they say; the list is exported as CSV", async ({
  page,
  visitAs,
}) => {
  await visitAs("admin", listPath);
  await page.getByRole("link", { name: "REST-Services" }).click();
  await page.waitForURL("**/admin/resources/restService");
  const download = page.waitForEvent("download");
  await button(page, "Exportieren").click();
  const content = await readFile(await (await download).path(), "utf8");
  expect(content).toContain("urn:sm:v1:restService:demo");
  await page.getByRole("banner").getByRole("link", { name: "Ressource hinzufügen" }).click();
  await page.waitForURL("**/admin/addresource");
});

test("Resource list: resources are imported, downloaded as ZIP, removed and imported again from it", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", "/admin/resources/okkomm");
  await importFiles(page, [
    yaml("a.yaml", "# urn:sm:v1:okkomm:probe-import\nname: Probe Import\nurl: https://probe.example.org/\n"),
  ]);
  const row = page.getByRole("row", { name: /Probe Import/ });
  await expect(row).toBeVisible();
  const download = page.waitForEvent("download");
  await button(page, "Als ZIP herunterladen").click();
  const archive = await (await download).path();
  await row.getByText("Probe Import").click();
  await expect(heading(page, "Probe Import")).toBeVisible();
  await button(page, "Entfernen …").click();
  await button(dialog(page, "Ressource entfernen"), "Ressource entfernen").click();
  await page.waitForURL("**/admin/resources/okkomm");
  await expect(row).toBeHidden();
  await importFiles(page, { name: "alle.zip", mimeType: "application/zip", buffer: await readFile(archive) });
  await expect(row).toBeVisible();
});

test("Resource list: a used REST service is removed only with another one in its place", async ({
  page,
  visitAs,
}) => {
  await visitAs("admin", "/admin/editresource/v1/restService/demo");
  await button(page, "Entfernen …").click();
  const open = dialog(page, "Ressource entfernen");
  await expect(open.getByRole("list", { name: "Benutzt von" }).getByRole("listitem").first()).toBeVisible();
  await expect(button(open, "Ressource entfernen")).toBeDisabled();
});

test("Resource list: members neither see nor enter the resources", async ({ page, visitAs }) => {
  await visitAs("member", listPath);
  await page.waitForURL((url) => url.pathname === "/");
  await expect(page.getByRole("link", { name: "Ressource hinzufügen" })).toHaveCount(0);
});
