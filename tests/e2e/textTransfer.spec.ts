/** Transfer of texts to other communes: support in English. */
import { expect, test } from "./support/communeTest";
import { textsPath } from "./support/serviceTextStates";
import { confirmTransfer, openTransfer } from "./support/textTransferStates";

// Others add languages to the same texts.
test.use({ dataOf: "text transfer" });

test("Text transfer: support checks where texts would go, overwrites differing ones and reads the result of each commune", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", textsPath);
  await page.getByLabel("Sprache", { exact: true }).selectOption("English");
  const dialog = await openTransfer(
    page,
    "More actions",
    "Transfer to communes …",
    "Transfer texts to communes",
  );
  await dialog.getByRole("button", { name: /^Continue with/ }).click();
  const found = dialog.getByRole("group", { name: "Communes" }).getByRole("checkbox");
  await found.nth(0).check();
  await found.nth(1).check();
  await dialog.getByRole("button", { name: "Dry run with 2 communes" }).click();

  // Turkish is a language of the source only.
  const table = dialog.getByRole("region", { name: "Dry run" });
  await expect(table.getByText(/^The commune lacks these languages: Turkish/).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Back", exact: true }).click();
  await dialog.getByRole("button", { name: "Back", exact: true }).click();
  await dialog.getByRole("checkbox", { name: "Turkish" }).uncheck();
  await dialog.getByRole("button", { name: /^Continue with/ }).click();
  await dialog.getByRole("button", { name: "Dry run with 2 communes" }).click();

  await table
    .getByRole("button", { name: /^(New|Differs): / })
    .first()
    .click();
  await expect(table.getByText("Before and after")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "Overwrite differing texts in all communes" }).check();
  await dialog.getByRole("button", { name: "Transfer to 2 communes" }).click();
  await confirmTransfer(page, "Transfer to 2 communes");
  await expect(dialog.getByRole("region", { name: "Progress" })).toContainText("2 saved as drafts");
  await expect(dialog.getByRole("list", { name: "Result by commune" }).getByRole("listitem")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toBeHidden();

  const again = await openTransfer(
    page,
    "More actions",
    "Transfer to communes …",
    "Transfer texts to communes",
  );
  await again.getByText("1 earlier transfer").click();
  await again.getByRole("button", { name: "View result" }).click();
  await expect(again.getByRole("region", { name: "Progress" })).toContainText("2 saved as drafts");
});
