/** What is checked before a resource is saved: the keystore file, and the connection. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { makeCertificate, makeKey, makePkcs12 } from "../support/keystores";
import { saveBar } from "./support/communeScreens";
import { processEnv } from "./support/processTarget";
import { editor, placeholder, typeDocument } from "./support/resourceScreens";
import { expect, test } from "./support/walk";

test.use({ serverEnv: processEnv });

test("Resource checks: a keystore is taken with its password, and neither is in any answer, draft or log", async ({
  page,
  app,
  visitAs,
}) => {
  const key = makeKey();
  const certificates = [
    makeCertificate("siegel.example.org", key, { issuer: "Probe-CA" }),
    makeCertificate("Probe-CA", makeKey()),
  ];
  const password = "Kennwort-der-Siegeldatei";
  const file = makePkcs12({ keys: [key], certificates, password });
  const secrets = new RegExp(`${password}|${file.toString("base64").slice(0, 40).replaceAll("+", "\\+")}`);
  const answers: Promise<string>[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith("/graphql")) answers.push(answer.text());
  });

  await visitAs("support", "/admin/addresource?type=keystore");
  await page.getByLabel("ID", { exact: true }).fill("siegel-neu");
  await typeDocument(page, "name: Neues Siegel\n");
  await page
    .getByRole("main")
    .locator("input[type=file]")
    .setInputFiles({ name: "siegel.p12", mimeType: "application/x-pkcs12", buffer: file });
  const typed = page.getByLabel("Passwort der Datei");
  const refusal = page.getByRole("alert").filter({ hasText: "Das Passwort passt nicht" });
  await expect(refusal).toBeVisible();
  await typed.fill("ein anderes");
  await page.getByRole("button", { name: "Prüfen" }).click();
  await expect(typed).toBeFocused();
  await expect(refusal).toBeVisible();
  await typed.fill(password);
  await typed.press("Enter");
  const found = page.getByRole("list", { name: "Zertifikate" }).getByRole("listitem");
  await expect(found).toHaveCount(2);
  await expect(found.first()).toContainText(/CN=siegel\.example\.org.*mit privatem Schlüssel.*CN=Probe-CA/);
  await page.getByRole("button", { name: "Ins Dokument übernehmen" }).click();
  await expect(editor(page)).toContainText(`content: ${placeholder}`);
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(stored).toContain("Neues Siegel");
  expect(await stored()).not.toMatch(secrets);
  await saveBar(page).getByRole("button", { name: "Hinzufügen" }).click();

  await expect(page).toHaveURL("/admin/editresource/v1/keystore/siegel-neu");
  await expect(found).toHaveCount(2);
  await page.getByRole("button", { name: "Formular" }).click();
  await expect(page.getByText("gespeichert", { exact: true })).toHaveCount(2);
  expect((await Promise.all(answers)).join("\n")).not.toMatch(secrets);
  expect(app.log()).not.toMatch(secrets);
});

test("Resource checks: the connection is tested as typed, with a stored secret only at its own address", async ({
  page,
  visitAs,
}) => {
  const calls: IncomingHttpHeaders[] = [];
  const target = createServer((request, response) => {
    calls.push(request.headers);
    response.writeHead(request.headers.authorization === "Bearer ein-gutes-Token" ? 200 : 401).end();
  });
  target.listen(0, "127.0.0.1");
  await once(target, "listening");
  const address = target.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const document = (url: string, token: string) =>
    `name: Ziel\nendpoint:\n  url: ${url}\nauthentication:\n  type: bearer\n  token: ${token}\n`;
  const url = `http://127.0.0.1:${port}/antraege`;
  const testConnection = () => page.getByRole("button", { name: "Verbindung testen" }).click();

  await visitAs("support", "/admin/addresource?type=restService");
  await page.getByLabel("ID", { exact: true }).fill("ziel");
  await typeDocument(page, document(url, "ein-altes-Token"));
  await testConnection();
  await expect(page.getByText("Zugangsdaten abgelehnt")).toBeVisible();
  await typeDocument(page, document(url, "ein-gutes-Token"));
  await testConnection();
  await expect(page.getByText("Erreichbar", { exact: true })).toBeVisible();
  await saveBar(page).getByRole("button", { name: "Hinzufügen" }).click();
  await expect(page).toHaveURL("/admin/editresource/v2/restService/ziel");
  await expect(editor(page)).toContainText(placeholder);

  await testConnection();
  await expect(page.getByText("Erreichbar", { exact: true })).toBeVisible();
  await typeDocument(page, document("http://10.0.0.1/antraege", "ein-gutes-Token"));
  await testConnection();
  await expect(page.getByText("Adresse nicht erlaubt")).toBeVisible();
  await typeDocument(page, document(`http://localhost:${port}/antraege`, placeholder));
  await testConnection();
  await expect(page.getByText(/^Geben Sie die Zugangsdaten für diese Prüfung neu ein/)).toBeVisible();
  expect(calls).toHaveLength(3);
  target.close();
});
