/** States of process and transaction lists with their overlays, and of a process with all its parts. */
import { dialog } from "./communeScreens";
import { button, processCalls, processes, processRows, selectTwo, stopped } from "./processScreens";
import { processWorkStates } from "./processWorkStates";
import type { ScreenState, Stage } from "./states";
import type { App } from "./test";
import { databaseOf } from "./walk";

/** The pid of a demo process that meets an SQL condition. */
async function pidOf(app: App, condition: string): Promise<string> {
  const { rows: found } = await databaseOf(app).query<{ pid: string }>(
    `select pid from process p where ${condition} order by id limit 1`,
  );
  const [first] = found;
  if (!first) throw new Error(`No process with ${condition}.`);
  return first.pid;
}

/** Failed several times, will be retried automatically, was paid. */
const failing = `status = 'ERROR' and record = 'ACTIVE' and tries between 4 and 15 and next_retry_at is not null
  and exists (select 1 from process_payment where process_id = p.id)`;

async function openProcess({ app, page, visitAs }: Stage, condition: string, view = "?view=page") {
  await visitAs("support", `${processes}/${await pidOf(app, condition)}${view}`);
  await page.getByRole("heading", { name: "Versuche" }).waitFor();
}

const listStates: readonly ScreenState[] = [
  {
    name: "process-list",
    open: async ({ page, visitAs }) => {
      await visitAs("support", processes);
      await processRows(page).first().waitFor();
    },
  },
  {
    name: "process-list-selected",
    narrow: "rows fold, and so does the bar of the selection",
    open: (stage) => selectTwo(stage, `${processes}?status=ERROR&status=ERROR_WITHOUT_RETRY`),
  },
  ...(["Dienst", "Kommune", "Weitere"] as const).map((filter): ScreenState => ({
    name: `process-filter-${filter.toLowerCase()}`,
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${processes}?createdFrom=gestern&commune=09761000`);
      await page.getByText("Der Wert wird nicht berücksichtigt.").waitFor();
      await button(page, new RegExp(`^${filter}`))
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  })),
  {
    name: "process-groups",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${processes}?group=cause`);
      await button(page, "Prozesse dieser Ursache").first().click();
      await button(page, /als Liste$/)
        .first()
        .waitFor();
      await page.locator(".group-rows").getByRole("link").first().waitFor();
    },
  },
  {
    name: "process-export-refused",
    over: "process-list",
    open: async ({ page, visitAs }) => {
      await visitAs("support", "/admin/applications?status=SUCCESS");
      await button(page, "Exportieren …").click();
      const form = dialog(page, "Exportieren");
      await form.getByLabel("Höchste Anzahl").fill("10001");
      await form.getByRole("button", { name: "Exportieren" }).click();
      await form.getByText(/^Die Anzahl muss zwischen/).waitFor();
    },
  },
  {
    name: "process-view-form",
    over: "process-list",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${processes}?status=ERROR`);
      await button(page, "Ansicht speichern").click();
      await dialog(page, "Ansicht speichern").getByLabel("Name").waitFor();
    },
  },
  {
    name: "process-nothing-found",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${processes}?text=gibt+es+nicht`);
      await button(page, "1 Filter zurücksetzen").waitFor();
      await page.locator(".chakra-empty-state__root").waitFor();
    },
  },
  {
    name: "process-list-failed",
    isAlone: true,
    open: async ({ page, visitAs, consoleErrors }) => {
      consoleErrors.allow(/internal_error/);
      const error = { message: "internal_error", extensions: { code: "internal_error", params: [] } };
      await page.route(processCalls, (route) => route.fulfill({ json: { data: null, errors: [error] } }));
      await visitAs("support", processes);
      await page.getByText("Die Liste konnte nicht geladen werden.").waitFor();
    },
  },
];

const detailStates: readonly ScreenState[] = [
  { name: "process-pane", open: (stage) => openProcess(stage, failing, "") },
  {
    name: "process-page",
    dark: "bars of the attempts",
    narrow: "attempts and payments stand below one another",
    open: (stage) => openProcess(stage, failing),
  },
  {
    name: "process-page-files",
    open: (stage) =>
      openProcess(stage, "record = 'ACTIVE' and exists (select 1 from process_file where process_id = p.id)"),
  },
  {
    name: "process-erased",
    open: (stage) => openProcess(stage, "record = 'DELETED'"),
  },
  {
    name: "process-unknown",
    open: async ({ page, visitAs }) => {
      await visitAs("support", `${processes}/gibt-es-nicht?view=page`);
      await page.getByText("Diese Prozess-ID gibt es nicht").waitFor();
    },
  },
  {
    name: "process-actions",
    open: async (stage) => {
      await openProcess(stage, stopped);
      await button(stage.page, "Weitere Aktionen").click();
      await stage.page.getByRole("menuitem", { name: "Datei hochladen" }).waitFor();
    },
  },
  {
    name: "process-complete",
    over: "process-actions",
    open: async (stage) => {
      await openProcess(stage, stopped);
      await button(stage.page, "Als manuell erledigt markieren").click();
      const form = dialog(stage.page, "Als manuell erledigt markieren");
      await form.getByRole("button", { name: "Als manuell erledigt markieren" }).click();
      await form.getByText("Dieses Feld wird benötigt").waitFor();
    },
  },
  {
    name: "process-delete",
    over: "process-actions",
    open: async (stage) => {
      await openProcess(stage, "status = 'SUCCESS' and record = 'ACTIVE' and erasure_held_until is null");
      const further = button(stage.page, "Weitere Aktionen");
      const isBehind = await further.isVisible();
      if (isBehind) await further.click();
      await stage.page.getByRole(isBehind ? "menuitem" : "button", { name: /^Löschen/ }).click();
      await stage.page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "process-restart-scheduled",
    open: async (stage) => {
      const pid = await pidOf(stage.app, `${stopped} and scheduled_restart_at is null and id > 2000`);
      // Far enough away that it neither starts nor counts down; the UI shows at most its five seconds.
      await databaseOf(stage.app).query(
        `update process set scheduled_restart_at = now() + interval '1 hour', schedule_number = schedule_number + 1,
           scheduled_by_name = 'support', scheduled_by_role = 'support', revision = revision + 1 where pid = $1`,
        [pid],
      );
      await openProcess(stage, `pid = '${pid}'`);
      await button(stage.page, "Neustart abbrechen").waitFor();
    },
  },
];

/** The lists with their overlays, one process, several selected ones, and the clerk's view. */
export const processStates: readonly ScreenState[] = [...listStates, ...detailStates, ...processWorkStates];
