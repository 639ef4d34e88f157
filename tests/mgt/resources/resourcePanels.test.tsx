import { waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { keystoreMaxBytes } from "#domain/resources/resourceKinds";
import { ConnectionTestPanel } from "#mgt/resources/actions/ConnectionTestPanel";
import { KeystorePanel, type TakenKeystore } from "#mgt/resources/keystore/KeystorePanel";
import { screen, within, type App } from "../../support/visit";
import { error, resourceNode, type Answer } from "./resourceServer";
import { openPart } from "./resourcePart";

// Ends of certificates are compared with today.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T13:05:00.000Z") }));

const node = resourceNode(["v1", "keystore", "siegel"]);

const connectionTest = (
  <ConnectionTestPanel version="v2" type="restService" id="Resource:1" readYaml={() => "name: X\n"} />
);

test("Connection: tests the document as typed, and words outcome, status, time and end of the certificate", async () => {
  const inputs: object[] = [];
  const testResourceConnection: Answer = (input) => {
    inputs.push(input);
    const result = {
      outcome: "CREDENTIALS_REFUSED",
      target: "GET https://fach.example/api",
      httpStatus: 401,
      durationMs: 1_284,
      tlsExpiresAt: "2026-12-01T00:00:00.000Z",
      detail: null,
    };
    return { result, errors: [] };
  };
  const app = await openPart(connectionTest, node, { testResourceConnection });
  await app.click("Verbindung testen");
  const title = await screen.findByText("Zugangsdaten abgelehnt");
  expect(inputs).toEqual([{ version: "v2", type: "restService", id: "Resource:1", yaml: "name: X\n" }]);
  expect(title.closest("[aria-live=polite]")).not.toBeNull();
  const facts = screen.getByText("Aufruf").closest("dl");
  expect(facts?.textContent).toBe(
    "AufrufGET https://fach.example/apiStatus401Dauer1.284 msTLS-Zertifikatläuft am 01.12.2026 ab",
  );
});

test("Connection: a faulty document is not called; the line says what is wrong", async () => {
  const refusal = error("resource_invalid", { problem: "key_missing", key: "name", line: "1", column: "1" });
  const app = await openPart(connectionTest, node, {
    testResourceConnection: () => ({ result: null, errors: [refusal] }),
  });
  await app.click("Verbindung testen");
  expect((await screen.findByRole("alert")).textContent).toMatch(/^Zeile 1: .*name/);
});

const certificate = (expiresAt: string, changes: object = {}) => ({
  subject: "CN=Stadt Augsburg",
  issuer: "CN=Behörden-CA",
  serialNumber: "01",
  hasPrivateKey: false,
  validFrom: "2025-01-01T00:00:00.000Z",
  expiresAt,
  ...changes,
});

/** Renders the panel and collects what it hands over. */
function keystorePanel() {
  const taken: TakenKeystore[] = [];
  return { taken, panel: <KeystorePanel resource={null} onTake={(keystore) => taken.push(keystore)} /> };
}

async function chooseFile({ user }: App, file: File) {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no file input.");
  await user.upload(input, file);
}

const problem = (code: string, detail: string | null = null) => ({ code, detail });

test("Keystore: after a wrong password, the file stays chosen; then its certificates are shown and it is taken over", async () => {
  const inputs: object[] = [];
  const checkKeystore: Answer = (input) => {
    inputs.push(input);
    const check =
      input.password === "geheim"
        ? {
            format: "PKCS12",
            problem: null,
            certificates: [
              certificate("2026-12-01T00:00:00.000Z", { hasPrivateKey: true }),
              certificate("2026-11-01T00:00:00.000Z", { serialNumber: "02" }),
              certificate("2030-01-01T00:00:00.000Z", { serialNumber: "03", issuer: "CN=Stadt Augsburg" }),
            ],
          }
        : { format: "PKCS12", certificates: [], problem: problem("KEYSTORE_PASSWORD_WRONG") };
    return { check, errors: [] };
  };
  const { taken, panel } = keystorePanel();
  const app = await openPart(panel, node, { checkKeystore });
  await waitFor(() => expect(document.querySelector("input[type=file]")).not.toBeNull());
  await chooseFile(app, new File(["abc"], "siegel.p12"));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("Das Passwort passt nicht zu der Datei, oder es fehlt.");
  const password = screen.getByLabelText("Passwort der Datei");
  await waitFor(() => expect(document.activeElement).toBe(password));
  await app.user.type(password, "geheim{Enter}");
  const list = within(await screen.findByRole("list", { name: "Zertifikate" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "InhaberCN=Stadt Augsburg mit privatem SchlüsselAusstellerCN=Behörden-CAGültigläuft am 01.12.2026 ab",
    "InhaberCN=Stadt Augsburg AusstellerCN=Behörden-CAGültigabgelaufen am 01.11.2026",
    "InhaberCN=Stadt Augsburg Ausstellerselbst ausgestelltGültig01.01.2025 bis 01.01.2030",
  ]);
  await app.click("Ins Dokument übernehmen");
  expect(taken).toEqual([{ content: "YWJj", password: "geheim" }]);
  expect(inputs).toEqual([
    { content: "YWJj", password: null },
    { content: "YWJj", password: "geheim" },
  ]);
  expect(screen.queryByText("siegel.p12")).toBeNull();
});

test("Keystore: one with an old cipher is flagged but taken; an unreadable or too large one is not", async () => {
  const answers = [problem("KEYSTORE_CIPHER_OLD", "RC2-40"), problem("KEYSTORE_UNREADABLE")];
  const checkKeystore: Answer = () => ({
    check: { format: null, certificates: [], problem: answers.shift() },
    errors: [],
  });
  const { panel } = keystorePanel();
  const app = await openPart(panel, node, { checkKeystore });
  await waitFor(() => expect(document.querySelector("input[type=file]")).not.toBeNull());
  await chooseFile(app, new File(["abc"], "alt.p12"));
  await screen.findByText("RC2-40");
  screen.getByRole("button", { name: "Ins Dokument übernehmen" });
  await chooseFile(app, new File(["abc"], "kaputt.p12"));
  await screen.findByText(/^Die Datei ist weder PKCS#12 noch PEM/);
  expect(screen.queryByRole("button", { name: "Ins Dokument übernehmen" })).toBeNull();
  await chooseFile(app, new File([new Uint8Array(keystoreMaxBytes + 1)], "riesig.p12"));
  await screen.findByText("riesig.p12");
  expect(answers).toEqual([]);
  expect(screen.getByRole("alert").textContent).toBe(
    "riesig.p12 Die Datei ist zu groß: Möglich sind höchstens 64 KB.",
  );
});
