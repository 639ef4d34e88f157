/** The whole life of security lists, for a member and the support, in both languages. */
import type { Page } from "playwright/test";
import { expectAccessible } from "./support/accessible";
import { expect, test } from "./support/communeTest";

const section = "/mgt/edit/09761000/security-lists";
const ofService = "/mgt/security/09761000/ikfz-kennzeichenreservierung";

const words = {
  de: {
    add: "Hinzufügen",
    pattern: /^E-Mail-Adresse( oder Domain)?$/,
    reason: /^Grund/,
    impact: /^Hätte in den letzten 30 Tagen \d+ von|^In den letzten 30 Tagen gab es keine Reservierungen/,
    added: "Der Eintrag wurde hinzugefügt.",
    exists: "Der Eintrag ist schon vorhanden.",
    notAllowed: /Domains sind auf der Whitelist nicht erlaubt/,
    conflict: /Der Eintrag steht auf der Whitelist/,
    suffix: "Eine ganze Endung sperren?",
    cancel: "Abbrechen",
    discard: "Änderungen verwerfen",
    address: "E-Mail-Adresse",
    test: "Testen",
    rejected: "Die Domain der Adresse steht auf der Blacklist.",
    admitted: "Die Adresse steht auf der Whitelist.",
    remove: "Löschen …",
    removeOne: "1 Eintrag löschen",
    removed: "Der Eintrag wurde gelöscht.",
    undo: "Rückgängig",
    restored: "1 Eintrag ist wieder auf der Liste.",
    import: "Importieren …",
    entries: "Einträge",
    check: "Prüfen",
    importTwo: "2 Einträge importieren",
    imported: "2 Einträge importiert.",
    invalid: "1 ungültig",
    refused: "Nicht importierte mit Gründen herunterladen",
    undoImport: "Import rückgängig machen",
    undone: /^Der Import ist rückgängig gemacht\. Wieder gelöscht: 2\.$/,
    close: "Schließen",
    export: "Gefundene exportieren",
  },
  en: {
    add: "Add",
    pattern: /^E-mail address( or domain)?$/,
    reason: /^Reason/,
    impact: /^Would have rejected \d+ of|^There were no reservations in the last 30 days/,
    added: "The entry was added.",
    exists: "The entry exists already.",
    notAllowed: /A domain is not allowed for the whitelist/,
    conflict: /The entry is on the whitelist/,
    suffix: "Block a whole suffix?",
    cancel: "Cancel",
    discard: "Discard changes",
    address: "E-mail address",
    test: "Test",
    rejected: "The domain of the address is on the blacklist.",
    admitted: "The address is on the whitelist.",
    remove: "Delete …",
    removeOne: "Delete 1 entry",
    removed: "The entry was deleted.",
    undo: "Undo",
    restored: "1 entry is on the list again.",
    import: "Import …",
    entries: "Entries",
    check: "Check",
    importTwo: "Import 2 entries",
    imported: "2 entries imported.",
    invalid: "1 invalid",
    refused: "Download those not imported, with reasons",
    undoImport: "Undo import",
    undone: /^The import was undone\. Deleted again: 2\.$/,
    close: "Close",
    export: "Export found entries",
  },
};

type Words = (typeof words)["de"];

const walks = [
  { user: "member", language: "de", path: section },
  { user: "support", language: "en", path: ofService },
] as const;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole("group").getByText(text).first();

/** Opens the form and types a pattern. */
async function typePattern(page: Page, say: Words, pattern: string) {
  await button(page, say.add).click();
  const form = page.getByRole("dialog");
  await expect(form.getByLabel(say.pattern)).toBeFocused();
  await form.getByLabel(say.pattern).fill(pattern);
  return form;
}

/** Tries to add an entry; the form stays open if it is refused. */
async function tryToAdd(page: Page, say: Words, pattern: string) {
  const form = await typePattern(page, say, pattern);
  await form.getByRole("button", { name: say.add }).click();
  return form;
}

/** Adds an entry by a click whose press lasts until its impact has arrived, which must not move the button. */
async function addWithSlowClick(page: Page, say: Words, pattern: string) {
  const form = await typePattern(page, say, pattern);
  await form.getByRole("button", { name: say.add }).hover();
  const answered = page.waitForResponse((response) =>
    (response.request().postData() ?? "").includes(`"pattern":"${pattern}"`),
  );
  await page.mouse.down();
  await (await answered).finished();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
}

async function giveUp(page: Page, say: Words) {
  await page.getByRole("dialog").getByRole("button", { name: say.cancel }).click();
  await button(page, say.discard).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

for (const { user, language, path } of walks) {
  const say: Words = words[language];
  const name = `${user}-${language}`;
  const domain = `${name}.example`;
  const address = `anna@mail.${domain}`;

  test(`Security lists: ${user} adds, tests, removes and restores entries, in ${language}`, async ({
    page,
    visitAs,
  }) => {
    await visitAs(user, `${path}?list=blacklist&text=${name}`, language);
    await button(page, say.add).click();
    const form = page.getByRole("dialog");
    await expect(form.getByLabel(say.pattern)).toBeFocused();
    await form.getByLabel(say.pattern).fill(domain);
    await form.getByLabel(say.reason).fill("Spam");
    await expect(form.getByText(say.impact)).toBeVisible();
    await expectAccessible(page);
    await form.getByRole("button", { name: say.add }).click();
    await expect(toast(page, say.added)).toBeVisible();
    const rows = page.getByRole("grid", { name: "Blacklist" });
    await expect(rows.getByText(domain)).toBeVisible();

    await expect((await tryToAdd(page, say, domain.toUpperCase())).getByRole("alert")).toContainText(
      say.exists,
    );
    await giveUp(page, say);
    await addWithSlowClick(page, say, "co.uk");
    const question = page.getByRole("alertdialog", { name: say.suffix });
    await question.getByRole("button", { name: say.cancel }).click();
    await giveUp(page, say);

    const tested = page.getByLabel(say.address, { exact: true });
    await tested.fill(address);
    await button(page, say.test).click();
    await expect(page.getByText(say.rejected)).toBeVisible();

    await button(page, "Whitelist").click();
    await expect((await tryToAdd(page, say, domain)).getByRole("alert")).toContainText(say.notAllowed);
    await giveUp(page, say);
    await tryToAdd(page, say, address);
    await expect(page.getByRole("grid", { name: "Whitelist" }).getByText(address)).toBeVisible();
    await button(page, say.test).click();
    await expect(page.getByText(say.admitted)).toBeVisible();
    await expectAccessible(page);

    await button(page, "Blacklist").click();
    await expect((await tryToAdd(page, say, address)).getByRole("alert")).toContainText(say.conflict);
    await giveUp(page, say);
    await rows.getByRole("row", { name: domain }).getByRole("checkbox").check();
    await button(page, say.remove).click();
    await button(page, say.removeOne).click();
    await expect(toast(page, say.removed)).toBeVisible();
    await expect(rows).toHaveCount(0);
    await button(page, say.undo).click();
    await expect(toast(page, say.restored)).toBeVisible();
    await expect(rows.getByText(domain)).toBeVisible();
  });

  test(`Security lists: ${user} imports entries, undoes that, and exports the list, in ${language}`, async ({
    page,
    visitAs,
  }) => {
    await visitAs(user, `${path}?list=blacklist&text=${name}-import`, language);
    const texts = [`a.${name}-import.example`, `b.${name}-import.example`];
    const importTexts = async () => {
      await button(page, say.import).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(say.entries, { exact: true }).fill([...texts, "a..de"].join("\n"));
      await dialog.getByRole("button", { name: say.check, exact: true }).click();
      await expect(dialog.getByRole("button", { name: say.invalid })).toBeVisible();
      return dialog;
    };
    const first = await importTexts();
    await expectAccessible(page);
    await first.getByRole("button", { name: say.importTwo }).click();
    await expect(first.getByText(say.imported)).toBeVisible();
    const refused = page.waitForEvent("download");
    await first.getByRole("button", { name: say.refused }).click();
    expect((await refused).suggestedFilename()).toMatch(/\.csv$/);
    await first.getByRole("button", { name: say.undoImport }).click();
    await expect(first.getByRole("paragraph").filter({ hasText: say.undone })).toBeVisible();
    await first.getByRole("button", { name: say.close }).last().click();

    const second = await importTexts();
    await second.getByRole("button", { name: say.importTwo }).click();
    await expect(second.getByText(say.imported)).toBeVisible();
    await second.getByRole("button", { name: say.close }).last().click();
    const rows = page.getByRole("grid", { name: "Blacklist" });
    for (const text of texts) await expect(rows.getByText(text)).toBeVisible();
    const exported = page.waitForEvent("download");
    await button(page, say.export).click();
    expect((await exported).suggestedFilename()).toMatch(/\.csv$/);
  });
}
