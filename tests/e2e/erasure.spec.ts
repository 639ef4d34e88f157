/** Erasure of applicants' data: preview, holds, and proofs. */
import { buffer } from "node:stream/consumers";
import { expectAccessible } from "./support/accessible";
import { automatedJobsPath } from "./support/automatedJobStates";
import { processes } from "./support/processScreens";
import { heading } from "./support/screens";
import { databaseOf, expect, test } from "./support/walk";

const jobPath = `${automatedJobsPath}/erase-applicant-data`;

const words = {
  de: {
    job: "Daten von Antragstellenden löschen",
    forecast: /^(Löscht die Angaben von [\d.]+ Antr|Am [\d.]+ sind die Angaben von [\d.]+ Antr)/,
    preview: /Am [\d.]+ werden die Angaben von [\d.]+ Antr\S+ gelöscht\./,
    all: /^Alle Löschnachweise/,
    proofs: "Löschnachweise",
    proof: "Löschnachweis",
    same: "Die gespeicherten Vorgänge ergeben dieselbe Prüfsumme.",
    download: /^Nachweis vom .* herunterladen$/,
    gone: "Nicht mehr gespeichert",
    hold: "Löschung anhalten",
    reason: "Grund",
    held: "Die Löschung ist angehalten, bis jemand das aufhebt.",
    release: "Anhalten aufheben",
    confirm: "Aufheben",
  },
  en: {
    job: "Erase applicants’ data",
    forecast: /^(Erases the data of [\d,]+ appl|On .* the data of [\d,]+ appl)/,
    preview: /The data of [\d,]+ applications? will be erased on [\d.]+\./,
    all: /^All proofs of erasure/,
    proofs: "Proofs of erasure",
    proof: "Proof of erasure",
    same: "The stored processes have the same checksum.",
    download: /^Download proof of /,
    gone: "No longer stored",
    hold: "Hold erasure",
    reason: "Reason",
    held: "The erasure is held until somebody releases it.",
    release: "Release hold",
    confirm: "Release",
  },
} as const;

for (const [username, language] of [
  ["support", "de"],
  ["admin", "en"],
] as const) {
  test(`Erasure: ${username} reads the preview, and downloads a proof whose run is gone (${language})`, async ({
    page,
    visitAs,
  }) => {
    test.slow();
    const say = words[language];
    await visitAs(username, automatedJobsPath, language);
    await expect(page.locator("[data-part=forecast]")).toHaveText(say.forecast);
    await page.getByRole("link", { name: say.job, exact: true }).click();
    await expect(page.getByText(say.preview)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("link", { name: say.all }).click();
    await expect(heading(page, say.proofs)).toBeVisible();
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(9);
    await expectAccessible(page);

    await page.getByRole("table").getByRole("row").last().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: say.proof, exact: true })).toBeVisible();
    await expect(page.getByText(say.same)).toBeVisible();
    await expect(page.getByText(say.gone)).toBeVisible();
    await expectAccessible(page);
    const started = page.waitForEvent("download");
    await page.getByRole("button", { name: say.download }).click();
    const content = await buffer(await (await started).createReadStream());
    const { count, processIds } = JSON.parse(content.toString("utf8"));
    expect(processIds).toHaveLength(count);
  });

  test(`Erasure: ${username} holds it for a process with a reason, and releases it (${language})`, async ({
    page,
    app,
    visitAs,
  }) => {
    test.slow();
    const say = words[language];
    const { rows } = await databaseOf(app).query<{ pid: string }>(
      `select pid from process where status = 'SUCCESS' and record = 'ACTIVE' and erased_at is null
        and erasure_held_until is null order by id desc limit 1`,
    );
    await visitAs(username, `${processes}/${rows[0]?.pid}?view=page`, language);
    await page.getByRole("button", { name: say.hold }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(say.reason, { exact: true }).fill("Klage anhängig");
    await dialog.getByRole("button", { name: say.hold }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(say.held)).toBeVisible();
    await expect(page.getByText("Klage anhängig")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: say.release }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: say.confirm, exact: true }).click();
    await expect(page.getByRole("button", { name: say.hold })).toBeVisible();
    await expect(page.getByText("Klage anhängig")).toBeHidden();
  });
}

test("Erasure: members have no access to jobs and proofs", async ({ page, visitAs }) => {
  await visitAs("member", `${jobPath}/proofs`);
  await expect(page).toHaveURL("/");
});
