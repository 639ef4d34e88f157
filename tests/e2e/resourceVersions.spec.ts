/** What becomes of a stored resource: its successor, its removal with a replacement, its earlier versions. */
import { dialog } from "./support/communeScreens";
import { processEnv } from "./support/processTarget";
import { editor, saveDocument, typeDocument } from "./support/resourceScreens";
import { heading } from "./support/screens";
import { button } from "./support/userScreens";
import { expect, test } from "./support/walk";

test.use({ serverEnv: processEnv });

test("Resource versions: an old REST service gets a successor, which takes over its uses and is removed with another in its place", async ({
  page,
  visitAs,
}) => {
  const uses = page.getByRole("heading", { level: 2, name: /^Benutzt von \(\d+\)$/ });
  const countUses = async () => Number(/\d+/.exec(await uses.innerText())?.[0]);
  const replacement = "/admin/editresource/v2/restService/demo-secured";
  await visitAs("support", replacement);
  const before = await countUses();

  await page.goto("/admin/editresource/v1/restService/demo");
  const taken = await countUses();
  await button(page, "Nachfolger anlegen …").click();
  const successor = dialog(page, "Nachfolger anlegen");
  await expect(successor.getByText("endpoint:").first()).toBeVisible();
  await button(successor, "Nachfolger anlegen").click();
  await expect(page).toHaveURL("/admin/editresource/v2/restService/demo");
  await expect(editor(page)).toContainText("endpoint:");
  await expect(uses).toHaveText(`Benutzt von (${taken})`);

  await button(page, "Entfernen …").click();
  const removal = dialog(page, "Ressource entfernen");
  await removal.getByLabel("An ihre Stelle tritt").selectOption("demo-secured");
  await button(removal, `An ${taken} Stellen ersetzen und entfernen`).click();
  await expect(page).toHaveURL("/admin/resources/all");
  await page.goBack();
  await expect(heading(page, "Diese Ressource gibt es nicht")).toBeVisible();
  await page.goto(replacement);
  await expect(uses).toHaveText(`Benutzt von (${before + taken})`);
});

test("Resource versions: an earlier version is compared and restored", async ({ page, visitAs }) => {
  await visitAs("support", "/admin/editresource/v1/paymentProvider/girocheckout");
  await expect(editor(page)).toContainText("name: GiroCheckout (Probe)");
  await typeDocument(page, "name: Umbenannt\nurl: https://giro.example.org/\n");
  await saveDocument(page);
  await button(page, "Fassungen …").click();
  const versions = dialog(page, "Fassungen der Ressource");
  await versions.getByText(/^Unterschied: Fassung 1 → /).click();
  await expect(versions.getByText("Umbenannt")).toBeVisible();
  await button(versions, "Fassung 1 wiederherstellen …").click();
  await button(page.getByRole("alertdialog"), "Fassung wiederherstellen").click();
  await expect(versions).toBeHidden();
  await expect(editor(page)).toContainText("name: GiroCheckout (Probe)");
  await expect(heading(page, "GiroCheckout (Probe)")).toBeVisible();
});
