import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { member, support } from "../support/people";
import { screen, visit } from "../support/visit";
import { augsburg, inherited, report, template, type Report } from "./reportsServer";

const url = "/mgt/reports/09761000";

const service = (serviceId: string, reports: readonly Report[]) => ({
  commune: { ags: "09761000", name: "Augsburg" },
  serviceId,
  reports: reports.map((one) => ({ ...one, id: `${serviceId} ${one.id}`, serviceId })),
});

const three = [
  service("ew-meldebescheinigung", [inherited("antrag", { own: template("antrag.docx") })]),
  service("ew-ummeldung", [inherited("antrag")]),
  service("ikfz-neuzulassung", [
    inherited("antrag"),
    report("gebuehrenbescheid", { isDemanded: true, isMissing: true }),
  ]),
];

async function open(services: readonly object[] = three, path = url) {
  const app = await visit(path, {
    viewer: support,
    mgt: augsburg,
    "mgt-v2": { Query: { communeReports: () => services } },
  });
  await screen.findByRole("heading", { level: 1, name: "Berichtsvorlagen aller Dienste" });
  await screen.findByRole("table", { name: "Berichtsvorlagen je Dienst" });
  return app;
}

const names = () => screen.getAllByRole("rowheader").map((head) => head.textContent);

test("Commune reports: says which services have own templates and which miss one, and links to them", async () => {
  await open();
  expect(
    screen.getByText(/^3 Dienste\. Einem fehlt eine Vorlage, die er braucht\. Einer hat eigene Vorlagen\.$/),
  ).toBeTruthy();
  const row = screen.getByRole("row", { name: /Neuzulassung/ });
  expect(row.textContent).toContain("Fehlt");
  expect(row.textContent).toContain("gebuehrenbescheid");
  expect(screen.getByRole("link", { name: "Neuzulassung" }).getAttribute("href")).toBe(
    "/mgt/reports/09761000/ikfz-neuzulassung",
  );
});

test("Commune reports: filters by the URL without another call", async () => {
  const app = await open(three, `${url}?show=missing`);
  expect(names()).toEqual(["Neuzulassung"]);
  await app.click("Eigene (1)");
  await waitFor(() => expect(names()).toEqual(["Meldebescheinigung"]));
  expect(app.path()).toBe(`${url}?show=own`);
  await app.click("Alle (3)");
  await app.user.type(screen.getByLabelText("Name des Dienstes"), "ummeld");
  await waitFor(() => expect(names()).toEqual(["Ummeldung innerhalb der Kommune"]));
  await waitFor(() => expect(app.path()).toBe(`${url}?text=ummeld`));
  expect(app.calls.filter(({ operation }) => operation === "CommuneReportsScreenQuery")).toHaveLength(1);
});

test("Commune reports: renders few elements with all services", async () => {
  await open(serviceCatalogue.map(({ id }) => service(id, [inherited("antrag")])));
  expect(document.querySelectorAll("body *").length).toBeLessThan(1_500);
});

test("Commune reports: the head of a commune links to it", async () => {
  const app = await open();
  await app.click("Augsburg", "link");
  const [link] = await screen.findAllByRole("link", { name: "Berichtsvorlagen" });
  expect(link?.getAttribute("href")).toBe(url);
});

test("Commune reports: is closed without the permission", async () => {
  const app = await visit(url, { viewer: { ...member, roles: [] }, mgt: augsburg });
  await waitFor(() => expect(app.path()).toBe("/"));
});
