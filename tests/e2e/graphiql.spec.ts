/** GraphiQL, which a browser gets from each endpoint: its own files only, with the token of the signed-in user. */
import type { Page } from "playwright/test";
import { expect, test } from "./support/walk";

const editorOf = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true }).locator(".CodeMirror").filter({ visible: true });
const result = (page: Page) => page.getByRole("region", { name: "Result Window" });
const status = (page: Page) => page.getByRole("banner").getByRole("status");

async function enter(page: Page, editor: string, text: string): Promise<void> {
  await editorOf(page, editor).click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(text);
}

async function execute(page: Page, document: string): Promise<void> {
  await enter(page, "Query Editor", document);
  await page.keyboard.press("Control+Enter");
}

/** What is stored apart from the app's token. */
const editorState = (page: Page) =>
  page.evaluate(() => {
    const entries = Object.entries(window.localStorage).filter(([key]) => key !== "token");
    return JSON.stringify(entries);
  });

const ownName = "{ user { user { username } } }";

test("GraphiQL: executes queries with the token of the session, which is not stored again", async ({
  page,
  app,
  visitAs,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${app.url}/`) && !request.url().startsWith("data:")) {
      elsewhere.push(request.url());
    }
  });
  await visitAs("admin", "/mgt/graphql");
  await expect(page).toHaveTitle("/mgt/graphql – GraphiQL");
  await expect(status(page)).toContainText("Token of this browser’s session is sent");
  await execute(page, ownName);
  await expect(result(page)).toContainText('"username": "admin"');

  await page.getByRole("checkbox", { name: "Send the session token" }).uncheck();
  await expect(status(page)).toHaveText("Token of this browser’s session is not sent.");
  await execute(page, ownName);
  await expect(result(page)).toContainText('"code": "unauthorized"');

  await page.getByRole("checkbox", { name: "Send the session token" }).check();
  await page.getByRole("button", { name: "Headers", exact: true }).click();
  const entered = "entered-in-the-headers-tab";
  await enter(page, "Headers", JSON.stringify({ authorization: `Bearer ${entered}` }));
  const sent = page.waitForRequest(
    (request) => request.headers()["authorization"] === `Bearer ${entered}` && request.method() === "POST",
  );
  await enter(page, "Query Editor", `query Entered ${ownName}`);
  // The history takes operation and headers from the tab, which lags behind the editors.
  await expect(page.getByRole("tab", { name: "Entered" })).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await sent;

  await page.getByRole("button", { name: "Show History" }).click();
  await expect(page.getByRole("region", { name: "History" })).toContainText("Entered");
  const stored = await editorState(page);
  expect(stored).toContain("query Entered");
  const token = (await page.evaluate(() => window.localStorage.getItem("token"))) ?? "";
  expect(token.length).toBeGreaterThan(10);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(entered);
  expect(page.url()).toBe(`${app.url}/mgt/graphql`);
  expect(elsewhere).toEqual([]);
});

test("GraphiQL: follows a logout in another tab, shows the documentation and its settings", async ({
  page,
  visitAs,
}) => {
  await visitAs("admin", "/mgt/v2/graphql");
  await expect(status(page)).toContainText("is sent");
  await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
  const documentation = page.getByRole("region", { name: "Documentation Explorer" });
  await documentation.getByRole("link", { name: "Query", exact: true }).click();
  await expect(documentation).toContainText("node");
  await page.getByRole("button", { name: "Open settings dialog" }).click();
  await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  await expect(page.getByText("Persist headers")).toHaveCount(0);
  await page.keyboard.press("Escape");

  const other = await page.context().newPage();
  await other.goto("/healthz");
  await other.evaluate(() => window.localStorage.removeItem("token"));
  await other.close();
  await page.bringToFront();
  await expect(page.getByText("Not signed in: sign in first.")).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
});

test("GraphiQL: Tab leaves an editor after Escape", async ({ page, visitAs }) => {
  await visitAs("admin", "/mgt/graphql");
  await editorOf(page, "Query Editor").click();
  const editor = page.getByRole("region", { name: "Query Editor" }).getByRole("textbox");
  await page.keyboard.press("Tab");
  await expect(editor).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Execute query/ })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(editor).toBeFocused();
});

test("GraphiQL: subscribes to the events of an endpoint, and links to the others", async ({
  page,
  visitAs,
}) => {
  await visitAs("admin", "/mgt/process/graphql");
  const streamed = page.waitForResponse((response) =>
    (response.headers()["content-type"] ?? "").startsWith("text/event-stream"),
  );
  await execute(page, "subscription { processesChanged { createdCount } }");
  await streamed;
  await expect(result(page)).toContainText('"createdCount": 0');
  await page.getByRole("button", { name: /^Stop query/ }).click();
  await expect(page.getByRole("button", { name: /^Execute query/ })).toBeVisible();

  const endpoints = page.getByRole("navigation", { name: "Endpoints" });
  await expect(endpoints.getByRole("link")).toHaveCount(4);
  await endpoints.getByRole("link", { name: "/mgt/ikfz/graphql" }).click();
  await expect(page).toHaveTitle("/mgt/ikfz/graphql – GraphiQL");
  await expect(editorOf(page, "Query Editor")).toContainText("Ctrl+Enter executes");
});
