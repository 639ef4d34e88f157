import type { Page } from "playwright/test";
import { startServer } from "../tests/e2e/support/server";
import { createDatabaseOn, startPostgres } from "../tests/support/postgresServer";
import { closeContext, longestTask, openBrowser, slowPage } from "./browser";
import { logIn } from "./calls";
import { fillFromRegister } from "./register";
import { median, type Report } from "./report";
import { timed } from "./timed";

const rounds = 5;
const options = "[role=dialog] [role=listbox]";

/** Texts that are typed key by key: a commune, a service in a commune, a screen and an AGS. */
const texts = ["augsburg", "neuenk kenn", "prozesse", "09761000"];

/** Key to paint in the command palette with many communes: the register of REGISTER_DIR, or generated ones. */
export async function palette(report: Report): Promise<void> {
  const registerDir = process.env.REGISTER_DIR;
  const postgres = await startPostgres();
  const databaseUrl = await createDatabaseOn(postgres.url);
  const server = await startServer({ databaseUrl, flags: registerDir ? [] : ["--scale=175"] });
  const browser = await openBrowser();
  try {
    const count = registerDir ? await fillFromRegister(databaseUrl, registerDir) : null;
    const area = `command palette, ${count?.toLocaleString("en-US") ?? "about 11,000 made-up"} communes`;
    const page = await slowPage(browser, { token: await logIn(server.url, "support") });
    await page.goto(`${server.url}/account`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    const opening = await timed(page, () => page.getByRole("button", { name: "Suchen" }).click(), {
      selector: `${options} [role=option]`,
    });
    report.add(area, "open", opening, "ms");
    await page.waitForLoadState("networkidle");
    await longestTask(page);
    for (const text of texts) {
      const times = await typeText(page, text);
      report.add(area, `key to paint, "${text}", median`, median(times), "ms");
      report.add(area, `key to paint, "${text}", slowest`, Math.max(...times), "ms");
    }
    report.add(area, "longest task of these", await longestTask(page), "ms");
    await closeContext(page);
  } finally {
    await browser.close();
    await server.stop();
    await postgres.stop();
  }
}

/** Milliseconds from each key to the next frame whose options belong to its text. */
async function typeText(page: Page, text: string): Promise<number[]> {
  const field = page.getByRole("combobox", { name: "Suchen und springen" });
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await field.fill("");
    await page.waitForLoadState("networkidle");
    for (const key of text) {
      times.push(await timed(page, () => field.press(key === " " ? "Space" : key), { selector: options }));
    }
  }
  return times;
}
