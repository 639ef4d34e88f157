import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { failure } from "../support/mockedEndpoints";
import { member, support } from "../support/people";
import { screen, visit, within } from "../support/visit";
import {
  augsburg,
  inherited,
  refusal,
  report,
  reportsServer,
  reportsUrl,
  template,
  version,
} from "./reportsServer";
import type { Report } from "./reportsServer";

async function open(reports: readonly Report[], viewer = member) {
  const server = reportsServer(reports);
  const app = await visit(reportsUrl, { viewer, mgt: augsburg, "mgt-v2": server.endpoint });
  await screen.findByRole("button", { name: "Neue Vorlage hochladen …" });
  return { app, ...server };
}

const itemOf = (name: string) => within(screen.getByRole("listitem", { name }));

const own = (name: string, fileName = `${name}.docx`) => ({
  own: template(fileName),
  revision: 1,
  versions: [version(`${name}-1`, "UPLOAD", fileName, { isCurrent: true })],
});

test("Report templates: says of each report which template applies, and which one is missing", async () => {
  await open([
    inherited("antrag", own("antrag", "eigener-antrag.docx")),
    inherited("bestaetigung"),
    report("gebuehrenbescheid", { isDemanded: true, isMissing: true }),
    report("brief", { versions: [version("w1", "REMOVE", null)] }),
  ]);
  expect(itemOf("antrag").getByText("Eigene Vorlage")).toBeTruthy();
  expect(
    itemOf("antrag").getByText(
      /^Word \(\.docx\) · eigener-antrag\.docx · .* · gespeichert am 20\.11\.2026 14:05 von support$/,
    ),
  ).toBeTruthy();
  expect(itemOf("bestaetigung").getByText("Vorlage des Dienstes")).toBeTruthy();
  expect(itemOf("bestaetigung").queryByRole("button", { name: /Entfernen/ })).toBeNull();
  expect(itemOf("gebuehrenbescheid").getByText("Fehlt")).toBeTruthy();
  expect(screen.getByText("1 Vorlage fehlt.")).toBeTruthy();
  const removed = within(screen.getByRole("region", { name: "Entfernt" }));
  expect(removed.getByRole("heading", { name: "brief" })).toBeTruthy();
});

test("Report templates: lists the placeholders of the template that applies", async () => {
  const { app } = await open([
    inherited("antrag", {
      own: template("antrag.docx", {
        placeholders: {
          known: [{ name: "pid", label: "Vorgangsnummer", source: "APPLICATION" }],
          unknown: [{ name: "pidd", proposal: "pid" }],
          unused: [{ name: "ort", label: "Wohnort", source: "FORM" }],
        },
      }),
    }),
  ]);
  expect(itemOf("antrag").getByText("1 unbekannter Platzhalter")).toBeTruthy();
  expect(itemOf("antrag").getByText("1 Pflichtfeld nicht verwendet")).toBeTruthy();
  await app.click("antrag: Platzhalter (2)");
  const lists = within(itemOf("antrag").getByRole("group", { name: "Platzhalter" }));
  const text = (name: string) => lists.getByRole("list", { name }).textContent;
  expect(text("1 unbekannter Platzhalter")).toBe("pidd Meinten Sie pid?");
  expect(text("1 nicht verwendetes Pflichtfeld")).toBe("Wohnort ort");
  expect(text("1 bekannter Platzhalter")).toBe("pid Vorgangsnummer aus dem Antrag");
});

test("Report templates: downloads by a fresh link: the template, its preview, and a version", async () => {
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.getAttribute("href") ?? "");
  });
  const { app } = await open([inherited("antrag", own("antrag", "eigen.odt"))], support);
  await app.click("antrag: Herunterladen");
  await app.click("antrag: Vorschau mit Beispieldaten");
  await app.click("antrag: Verlauf (1)");
  await app.click("eigen.odt vom 20.11.2026 14:05: Herunterladen");
  await app.click("Vorlage des Dienstes: Herunterladen");
  await waitFor(() =>
    expect(clicked).toEqual([
      "/files/eigen.odt",
      "/files/vorschau-eigen.odt",
      "/files/eigen.odt",
      "/files/antrag.docx",
    ]),
  );
  expect(app.calls.filter(({ operation }) => operation === "useReportDownloadQuery")).toHaveLength(4);
});

test("Report templates: JRXML has no preview, and says why", async () => {
  await open([report("antrag", own("antrag", "antrag.jrxml"))]);
  expect(screen.queryByRole("button", { name: /Vorschau/ })).toBeNull();
  expect(screen.getByText(/^Keine Vorschau: /)).toBeTruthy();
});

test("Report templates: removing asks, says what applies afterwards, and keeps the history", async () => {
  const { app, inputsOf } = await open([inherited("antrag", own("antrag"))]);
  await app.click("antrag: Entfernen …");
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("Danach gilt sofort wieder die Vorlage des Dienstes.");
  await app.click("Vorlage entfernen");
  await itemOf("antrag").findByText("Vorlage des Dienstes");
  expect(inputsOf("removeReportTemplates")).toEqual([{ items: [{ id: "Report:antrag", revision: 1 }] }]);
  expect(screen.getByRole("button", { name: "antrag: Verlauf (2)" })).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole("listitem", { name: "antrag" }).contains(document.activeElement)).toBe(true),
  );
});

test("Report templates: restoring confirms expressions when the server asks for it", async () => {
  const { app, inputsOf, refuseNext } = await open([
    report("antrag", {
      revision: 2,
      versions: [version("r", "REMOVE", null), version("a", "UPLOAD", "antrag.jrxml")],
    }),
  ]);
  refuseNext("restoreReportTemplate", refusal("report_expressions_unconfirmed", null, { count: 3 }));
  await app.click("antrag: Verlauf (2)");
  await app.click(/^antrag\.jrxml vom .*Wiederherstellen/);
  await app.click("Wiederherstellen");
  await screen.findByText(
    /enthält 3 Ausdrücke, die beim Erstellen des Berichts als Programm ausgeführt werden/,
  );
  await app.click("Ausdrücke bestätigen und wiederherstellen");
  await itemOf("antrag").findByText("Eigene Vorlage");
  expect(inputsOf("restoreReportTemplate")).toEqual([
    { versionId: "a", revision: 2, confirmed: null },
    { versionId: "a", revision: 2, confirmed: ["report_expressions_unconfirmed"] },
  ]);
});

test("Report templates: a conflict shows the stored state and asks again with its revision", async () => {
  const { app, inputsOf, refuseNext, changeElsewhere } = await open([inherited("antrag", own("antrag"))]);
  changeElsewhere("antrag", { own: template("neuer.docx") });
  refuseNext("removeReportTemplates", refusal("conflict", ["items", "0"]));
  await app.click("antrag: Entfernen …");
  await app.click("Vorlage entfernen");
  await screen.findByText(/^Jemand hat diese Vorlage inzwischen geändert/);
  expect(screen.getByText(/neuer\.docx/)).toBeTruthy();
  await app.click("Vorlage entfernen");
  await waitFor(() =>
    expect(inputsOf("removeReportTemplates").at(-1)).toEqual({
      items: [{ id: "Report:antrag", revision: 2 }],
    }),
  );
});

test("Report templates: nothing demanded and no own template: says so, with the first step", async () => {
  await open([]);
  expect(screen.getByRole("heading", { name: "Keine Berichtsvorlagen" })).toBeTruthy();
});

test("Report templates: a failed load can be retried", async () => {
  const server = reportsServer([inherited("antrag")]);
  let isDown = true;
  const serviceReports = () => {
    if (isDown) throw failure("internal_error");
    return server.endpoint.Query.serviceReports();
  };
  const app = await visit(reportsUrl, {
    viewer: member,
    mgt: augsburg,
    "mgt-v2": { Query: { ...server.endpoint.Query, serviceReports } },
  });
  await screen.findByText(/Auf dem Server ist ein Fehler aufgetreten/);
  isDown = false;
  await app.click("Erneut versuchen");
  expect(await screen.findByRole("listitem", { name: "antrag" })).toBeTruthy();
});
