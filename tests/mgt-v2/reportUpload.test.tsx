import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { member } from "../support/people";
import { mockUploads } from "../support/uploads";
import { dropFile } from "../support/dropFile";
import { screen, visit, within } from "../support/visit";
import { augsburg, inherited, refusal, reportsServer, reportsUrl, template } from "./reportsServer";
import type { Report } from "./reportsServer";

async function openDialog(
  reports: readonly Report[] = [],
  checked: object = {},
  button = "Neue Vorlage hochladen …",
) {
  mockUploads();
  const server = reportsServer(reports, checked);
  const app = await visit(reportsUrl, { viewer: member, mgt: augsburg, "mgt-v2": server.endpoint });
  await screen.findByRole("button", { name: button });
  await app.click(button);
  await screen.findByRole("dialog");
  return { app, ...server };
}

const dialog = () => within(screen.getByRole("dialog"));
const nameField = () => dialog().getByRole<HTMLInputElement>("textbox", { name: "Name des Berichts" });

type App = Awaited<ReturnType<typeof openDialog>>["app"];

async function choose(name: string) {
  await dropFile(dialog().getByRole("button", { name: /Datei wählen$/ }), new File(["PK"], name));
  await dialog().findByRole("button", { name: "Andere Datei wählen" });
}

async function check(app: App, name: string) {
  await choose(name);
  await app.click("Vorlage prüfen");
}

test("Report upload: proposes the name, shows what is in the template, and saves only then", async () => {
  const { app, inputsOf } = await openDialog([inherited("antrag")]);
  await choose("Gebührenbescheid Köln.docx");
  expect(nameField().value).toBe("gebuehrenbescheid-koeln");
  await app.user.clear(nameField());
  await app.user.type(nameField(), "bescheid");
  await app.click("Vorlage prüfen");
  await dialog().findByText("1 unbekannter Platzhalter");
  expect(dialog().getByRole("list", { name: "1 unbekannter Platzhalter" }).textContent).toBe(
    "antragstelle Meinten Sie antragsteller?",
  );
  expect(dialog().getByText("1 nicht verwendetes Pflichtfeld")).toBeTruthy();
  expect(inputsOf("saveReportTemplate")).toEqual([]);
  await app.click("Vorlage speichern");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(inputsOf("saveReportTemplate")).toEqual([{ id: "check-1", revision: 0, confirmed: null }]);
  const names = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(names).toEqual(["antrag", "bescheid"]);
});

test("Report upload: refuses another extension before anything is sent", async () => {
  const { app, inputsOf } = await openDialog();
  await check(app, "antrag.pdf");
  expect(dialog().getByRole("alert").textContent).toContain("Ungültige Datei-Erweiterung!");
  expect(inputsOf("checkReportTemplate")).toEqual([]);
});

test("Report upload: needs a name and a file", async () => {
  const { app, inputsOf } = await openDialog();
  await app.click("Vorlage prüfen");
  await waitFor(() => expect(document.activeElement).toBe(nameField()));
  await app.user.type(nameField(), "Ä");
  await dialog().findByText(/^Der Name des Berichts darf nur aus Kleinbuchstaben/);
  await app.user.clear(nameField());
  await app.user.type(nameField(), "antrag");
  await app.click("Vorlage prüfen");
  await dialog().findByText("Dieses Feld wird benötigt");
  expect(inputsOf("checkReportTemplate")).toEqual([]);
});

test("Report upload: a refused file says why, and name and file stay", async () => {
  const { app, refuseNext } = await openDialog();
  refuseNext(
    "checkReportTemplate",
    refusal("report_template_unsafe", ["file"], { reason: "macros", detail: "word/vbaProject.bin" }),
  );
  await check(app, "antrag.docx");
  const alert = await dialog().findByRole("alert");
  expect(alert.textContent).toMatch(/^antrag\.docx: Die Vorlage enthält Makros \(word\/vbaProject\.bin\)\./);
  expect(nameField().value).toBe("antrag");
});

test("Report upload: expressions of JRXML need a confirmation", async () => {
  const expressions = [{ text: "System.exit(1)", element: "textFieldExpression", line: 42 }];
  const { app, inputsOf } = await openDialog([], { expressions });
  await check(app, "antrag.jrxml");
  const list = await dialog().findByRole("list", { name: "1 Ausdruck" });
  expect(list.textContent).toBe("Zeile 42, textFieldExpressionSystem.exit(1)");
  expect(dialog().queryByRole("button", { name: /Vorschau/ })).toBeNull();
  await app.click("Vorlage speichern");
  const box = dialog().getByRole("checkbox");
  expect(document.activeElement).toBe(box);
  expect(inputsOf("saveReportTemplate")).toEqual([]);
  await app.user.click(box);
  await app.click("Vorlage speichern");
  await waitFor(() =>
    expect(inputsOf("saveReportTemplate")).toMatchObject([{ confirmed: ["report_expressions_unconfirmed"] }]),
  );
});

test("Report upload: a conflict keeps the check, names what was saved, and saves anyway with its revision", async () => {
  const { app, inputsOf, changeElsewhere } = await openDialog(
    [inherited("antrag")],
    {},
    "antrag: Eigene hochladen …",
  );
  await check(app, "antrag.docx");
  await dialog().findByRole("button", { name: "Vorlage speichern" });
  changeElsewhere("antrag", { own: template("anderer.docx") });
  await app.click("Vorlage speichern");
  await dialog().findByText(
    /^support hat am 20\.11\.2026 14:05 „anderer\.docx“ für diesen Bericht gespeichert/,
  );
  await app.click("Trotzdem speichern");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(inputsOf("saveReportTemplate")).toEqual([
    { id: "check-1", revision: 0, confirmed: null },
    { id: "check-1", revision: 1, confirmed: null },
  ]);
});

test("Report upload: an expired check can be repeated with the same file", async () => {
  const { app, inputsOf, refuseNext } = await openDialog();
  await check(app, "antrag.odt");
  await dialog().findByRole("button", { name: "Vorlage speichern" });
  refuseNext("saveReportTemplate", refusal("preview_expired"));
  await app.click("Vorlage speichern");
  await dialog().findByText(/^Die Prüfung gilt nicht mehr/);
  await app.click("Noch einmal prüfen");
  await app.click("Vorlage speichern");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(inputsOf("saveReportTemplate")).toMatchObject([{ id: "check-1" }, { id: "check-2" }]);
});

test("Report upload: leaving with an unsaved check asks; discarding it changes nothing", async () => {
  const { app, inputsOf } = await openDialog();
  await check(app, "antrag.docx");
  await dialog().findByRole("button", { name: "Vorlage speichern" });
  await app.user.keyboard("{Escape}");
  await screen.findByRole("alertdialog", { name: "Vorlage nicht gespeichert" });
  await app.click("Weiter bearbeiten");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await app.click("Verwerfen");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(inputsOf("saveReportTemplate")).toEqual([]);
});
