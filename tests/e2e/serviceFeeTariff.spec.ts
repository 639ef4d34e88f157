/** Look-up in the fee schedule for road traffic, where the operator has installed it. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "./support/walk";

const folder = mkdtempSync(join(tmpdir(), "sm-register-"));
writeFileSync(
  join(folder, "gebost_tariff.csv"),
  [
    "gebOstNr;text;fee_eur",
    "229;Feinstaubplakette;6,00",
    '229.1;"Feinstaubplakette, Ersatz";5,00 bis 9,00',
    "",
  ].join("\n"),
);

test.use({ serverEnv: { REGISTER_DIR: folder } });

test("Fee tariff: a member fills a new fee from the schedule, and is warned of an amount outside of its frame", async ({
  page,
  visitAs,
}) => {
  await visitAs("member", "/mgt/servicefees/09761000/ikfz-neuzulassung");
  await page.getByRole("button", { name: "Gebühr anlegen" }).click();
  const dialog = page.getByRole("dialog", { name: "Gebühr anlegen" });
  await dialog.getByLabel("GebOSt-Nummer").pressSequentially("229");
  await expect(dialog.getByRole("option")).toHaveCount(2);
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("option").first()).toHaveAttribute("data-highlighted", "");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Bezeichnung")).toHaveValue("Feinstaubplakette");
  await expect(dialog.getByLabel("Gebühren-ID")).toHaveValue("229");
  await expect(dialog.getByLabel("Betrag (€)")).toHaveValue("6,00");

  await dialog.getByLabel("GebOSt-Nummer").fill("229.1");
  await dialog.getByRole("option", { name: /Ersatz/ }).click();
  await dialog.getByLabel("Betrag (€)").fill("12,00");
  await dialog.getByLabel("Gültig ab").fill("2026-01-01");
  await expect(dialog.getByText(/5,00\s€ bis 9,00\s€/).last()).toBeVisible();
});
