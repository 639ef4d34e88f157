/** Processes as support uses them: live updates, single actions, file upload. */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright/test";
import { call } from "./support/calls";
import { textFile } from "./support/files";
import {
  processEnv,
  startProcessTarget,
  submitApplications,
  type ProcessTarget,
} from "./support/processTarget";
import { heading, briefText } from "./support/screens";
import { beginSession, databaseOf, expect, test } from "./support/walk";

test.use({ serverEnv: processEnv, isTimed: true });

const serviceId = "ew-meldebescheinigung";
const augsburg = "09761000";
let target: ProcessTarget;

test.beforeAll(async ({ app }) => {
  target = await startProcessTarget(databaseOf(app), serviceId);
});
test.afterAll(() => target.close());

const bodyRows = (page: Page): Locator => page.locator("tr[data-row-key]");
/** The bar itself: the live region repeats its text for a while. */
const selection = (page: Page): Locator => page.getByRole("group", { name: "Auswahl" });
const pane = (page: Page): Locator => page.getByRole("complementary", { name: /^Prozess/ });

test("Processes: a status changes live without layout shifts, and new rows wait", async ({
  page,
  app,
  visitAs,
}) => {
  const db = databaseOf(app);
  // A permanent refusal, which is not retried automatically.
  target.answer = 422;
  const pids = await submitApplications(app.url, { ags: augsburg, serviceId, count: 3 });
  await visitAs("support", `/admin/processes?service=${serviceId}&createdFrom=2026-01-01`);
  await expect(bodyRows(page).first()).toBeVisible();
  // Rows beyond the window are rendered as their heights become known.
  const firstRows = () =>
    bodyRows(page).evaluateAll((rows) => rows.slice(0, 10).map((row) => row.getAttribute("data-row-key")));
  const order = await firstRows();
  const [pid = ""] = pids;
  const row = bodyRows(page).filter({ hasText: pid.slice(0, 8) });
  await expect(row).toContainText("Fehler");
  await row.getByRole("checkbox").check();

  const token = await beginSession(db, "admin");
  const { rows } = await db.query<{ id: string; revision: number }>(
    "select id, revision from process where pid = $1",
    [pid],
  );
  const id = Buffer.from(`Process:${rows[0]?.id}`).toString("base64url");
  const cancel =
    "mutation ($input: CancelProcessInput!) { cancelProcess(input: $input) { errors { code } } }";
  const answered = await call(
    app.url,
    { query: cancel, variables: { input: { id, revision: rows[0]?.revision } } },
    { token, path: "/mgt/process/graphql" },
  );
  expect(answered.data).toEqual({ cancelProcess: { errors: [] } });
  await expect(row).toContainText("Endgültig beendet");
  await expect(row.getByRole("checkbox")).toBeChecked();

  await submitApplications(app.url, { ags: augsburg, serviceId, count: 2 });
  await expect(page.getByRole("button", { name: "2 neue anzeigen" })).toBeVisible();
  expect(await firstRows()).toEqual(order);
  await page.getByRole("button", { name: "2 neue anzeigen" }).click();
  await expect(bodyRows(page).nth(1)).not.toHaveAttribute("data-row-key", order[1] ?? "");
  await expect(selection(page)).toContainText("1 ausgewählt");
});

test("Processes: a file restarts the process after a countdown that can be cancelled", async ({
  page,
  app,
  visitAs,
}) => {
  const db = databaseOf(app);
  target.answer = 422;
  const [pid = ""] = await submitApplications(app.url, { ags: augsburg, serviceId, count: 1 });
  const triesOf = async () =>
    (await db.query<{ attempt_count: number }>("select attempt_count from process where pid = $1", [pid]))
      .rows[0]?.attempt_count;
  await expect.poll(triesOf).toBe(1);
  await visitAs("support", `/admin/processes/${pid}`);
  const detail = pane(page);
  await expect(detail).toContainText("Fehler ohne Wiederholung");
  const upload = async () => {
    await detail.getByRole("button", { name: "Weitere Aktionen" }).click();
    await detail.getByRole("menuitem", { name: "Datei hochladen" }).click();
    await page
      .getByRole("dialog", { name: "Datei hochladen" })
      .getByLabel("Datei wählen")
      .setInputFiles(textFile("nachweis.txt", "Nachweis"));
  };
  await app.setTimes({ uploadRestartMs: 3_600_000 });
  await upload();
  await detail.getByRole("button", { name: "Neustart abbrechen" }).click();
  await expect(detail.getByRole("button", { name: "Neustart abbrechen" })).toBeHidden();
  await expect(detail.getByRole("list", { name: /^Dateien/ })).toContainText("nachweis.txt");
  const download = page.waitForEvent("download");
  await detail.getByRole("button", { name: "nachweis.txt herunterladen" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toBe("Nachweis");

  target.answer = 200;
  await app.setTimes({ uploadRestartMs: 0 });
  await upload();
  await expect(detail).toContainText("Erfolgreich");
  // The cancelled restart never ran.
  expect(await triesOf()).toBe(2);
});

test("Processes: exports filtered rows, and refuses more than the limit with a message", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", "/admin/applications?status=SUCCESS");
  await page.getByRole("button", { name: "Exportieren …" }).click();
  const dialog = page.getByRole("dialog", { name: "Exportieren" });
  await dialog.getByLabel("Höchste Anzahl").fill("10001");
  await dialog.getByRole("button", { name: "Exportieren" }).click();
  await expect(dialog.getByLabel("Höchste Anzahl")).toHaveAccessibleDescription(/1 (bis|und) 10\.000/);
  await dialog.getByLabel("Höchste Anzahl").fill("100");
  await dialog.getByRole("button", { name: "Exportieren" }).click();
  await expect(dialog).toContainText("erlaubt sind 100");
  await dialog.getByLabel("Höchste Anzahl").fill("10000");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Exportieren" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  const lines = text.split("\r\n");
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(lines.length).toBeGreaterThan(3_000);
  expect(lines.slice(1, -1).every((line) => line.includes("Erfolgreich"))).toBe(true);
});

test("Processes: finds a process by keyboard, opens it beside the list and returns", async ({
  page,
  visitAs,
}) => {
  await visitAs("support", "/admin/processes?status=SUCCESS");
  await expect(heading(page, "Prozesse")).toBeVisible();
  await bodyRows(page).first().waitFor();
  await bodyRows(page).first().focus();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(selection(page)).toContainText("1 ausgewählt");
  await page.keyboard.press("Escape");
  await expect(selection(page)).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(pane(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(pane(page)).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/processes\?status=SUCCESS$/);
  await expect(bodyRows(page).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(pane(page)).toBeVisible();
});

test("Processes: opens a process by its URL in English, with the facts for a ticket", async ({
  page,
  app,
  visitAs,
}) => {
  const db = databaseOf(app);
  const { rows } = await db.query<{ pid: string }>(
    "select pid from process where status = 'ERROR_WITHOUT_RETRY' and record = 'ACTIVE' order by id limit 1",
  );
  const pid = rows[0]?.pid ?? "";
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await visitAs("support", `/admin/processes/${pid}?view=page`);
  await page.getByLabel("Sprache", { exact: true }).selectOption("English");
  await expect(page.getByText("Error without retry").filter({ visible: true }).first()).toBeVisible();
  const copied = briefText(page, "Copied", "button");
  await page.getByRole("button", { name: "Copy for ticket" }).click();
  await copied;
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`/admin/processes/${pid}`);
  expect(text).toContain("Error without retry");
  expect(text).not.toMatch(/@|zugangscode/i);
  await page.getByRole("button", { name: "Mark as manually completed" }).click();
  const dialog = page.getByRole("dialog", { name: "Mark as manually completed" });
  await dialog.getByRole("button", { name: "Mark as manually completed" }).click();
  await expect(dialog.getByLabel("Comment")).toHaveAccessibleDescription(/This field is required/);
  await dialog.getByLabel("Comment").fill("Paid at the counter");
  await dialog.getByRole("button", { name: "Mark as manually completed" }).click();
  await expect(page.getByText("Success (manual)").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText("Paid at the counter").filter({ visible: true }).first()).toBeVisible();
});

test("Processes: a member sees the transactions of their service, and nothing else", async ({
  page,
  app,
  visitAs,
}) => {
  const db = databaseOf(app);
  const { rows } = await db.query<{ ags: string; service: string }>(
    `select p.commune_ags as ags, p.service_id as service from process p
     join user_role r on r.commune_ags = p.commune_ags and p.service_id = any(r.services)
     join user_account u on u.id = r.user_id and u.username = 'member'
     group by 1, 2 order by count(*) desc limit 1`,
  );
  const [own] = rows;
  if (own === undefined) throw new Error("The member has no service with transactions.");
  await visitAs("member", `/mgt/transactionInfo/${own.ags}/${own.service}`);
  const list = page.getByRole("list", { name: /^Vorgänge/ });
  await expect(list.getByRole("listitem").first()).toBeVisible();
  await list.getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Wie es weitergeht" })).toBeVisible();
  await expect(page.getByText("Variablen", { exact: true })).toHaveCount(0);
  await page.goto("/admin/processes");
  await expect(heading(page, "Kommunen")).toBeVisible();
  await page.goto("/mgt/transactionInfo/16051000/ew-meldebescheinigung");
  await expect(page.getByText(/gehört nicht zu Ihren|gibt es hier nicht/).first()).toBeVisible();
});
