/** Automated jobs: the list, a job, a run, pauses and runs by hand. */
import { expectAccessible } from "./support/accessible";
import { automatedJobsPath } from "./support/automatedJobStates";
import { heading } from "./support/screens";
import { expect, test } from "./support/walk";

const path = automatedJobsPath;

const words = {
  de: {
    title: "Automatisierte Jobs",
    plan: "Um 03:45, jeden Tag",
    job: "Statistik prüfen",
    run: "Jetzt ausführen",
    pauseAll: "Alle pausieren …",
    confirmAll: "Alle pausieren",
    note: "Notiz",
    paused: "Alle automatisierten Jobs sind pausiert.",
    resumeAll: "Alle fortsetzen",
    missed: /Nicht gelaufen: Server war nicht erreichbar, 2-mal von/,
    filter: "Status",
    missedState: "Verpasst",
    runTitle: "Lauf: Statistik prüfen",
    byHand: "Von Hand gestartet",
    rowByHand: "Von Hand",
  },
  en: {
    title: "Automated jobs",
    plan: "At 03:45, every day",
    job: "Check statistics",
    run: "Run now",
    pauseAll: "Pause all …",
    confirmAll: "Pause all",
    note: "Note",
    paused: "All automated jobs are paused.",
    resumeAll: "Resume all",
    missed: /Did not run: server was not available, 2 times from/,
    filter: "Status",
    missedState: "Missed",
    runTitle: "Run: Check statistics",
    byHand: "Started by hand",
    rowByHand: "By hand",
  },
} as const;

for (const [username, language] of [
  ["support", "de"],
  ["admin", "en"],
] as const) {
  test(`Automated jobs: ${username} reads a job and its runs, runs it, and pauses all (${language})`, async ({
    page,
    visitAs,
  }) => {
    test.slow();
    const say = words[language];
    await visitAs(username, path, language);
    await expect(heading(page, say.title)).toBeVisible();
    await expect(page.getByText(say.plan)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: say.pauseAll }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(say.note, { exact: true }).fill("Umzug");
    await dialog.getByRole("button", { name: say.confirmAll }).click();
    await expect(page.getByText(say.paused)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: say.resumeAll }).click();
    await expect(page.getByRole("button", { name: say.pauseAll })).toBeFocused();

    await page.getByRole("link", { name: say.job, exact: true }).click();
    await expect(heading(page, say.job)).toBeVisible();
    await expect(page.getByText(say.missed)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: say.run, exact: true }).click();
    await page
      .getByRole("row")
      .filter({ hasText: `${say.rowByHand}: ${username}` })
      .getByRole("link")
      .first()
      .click();
    await expect(heading(page, say.runTitle)).toBeVisible();
    await expect(page.getByText(say.byHand)).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${path}/check-statistics?state=MISSED`);
    await expect(page.getByText(say.missed)).toBeVisible();
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
  });
}

test("Automated jobs: a failed one is linked from the overview; members have no access", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", "/admin/attention/job-failed");
  await page.getByRole("link", { name: "Feedback ausleiten" }).click();
  await expect(page).toHaveURL(`${path}/deliver-feedback`);
  await expect(page.getByRole("table").getByText("Unerwarteter Fehler")).toBeVisible();
  await visitAs("member", path);
  await expect(page).toHaveURL("/");
});
