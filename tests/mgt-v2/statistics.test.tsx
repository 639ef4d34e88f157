import { waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { failure } from "../support/mockedEndpoints";
import { member, support } from "../support/people";
import { screen, visit, within } from "../support/visit";
import { figures, peers, protectedStatistics, statistics, statisticsServer } from "./statisticsServer";

const serviceUrl = "/mgt/statistics/09761000/ikfz-neuzulassung";

/** Texts of a definition list by its terms. */
const valuesOf = (list: HTMLElement) =>
  Object.fromEntries(
    [...list.querySelectorAll("dt")].map((term) => [
      term.textContent,
      [...(term.parentElement?.querySelectorAll("dd") ?? [])].map((value) => value.textContent),
    ]),
  );

const keyFigures = async () => {
  const [term] = await screen.findAllByText("Ohne Person erledigt", { selector: "dt" });
  const list = term?.closest("dl");
  if (!list) throw new Error("There are no key figures.");
  return valuesOf(list);
};

const section = (name: string) => within(screen.getByRole("region", { name }));

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent));

describe("Statistics of a service", () => {
  test("name each figure with its difference to the period before, in words", async () => {
    const { server, asked } = statisticsServer();
    await visit(serviceUrl, { viewer: member, ...server });
    expect(await keyFigures()).toEqual({
      Anträge: ["1.296", "20 % mehr als davor (1.080)"],
      "Ohne Person erledigt": ["93,8 %", "3,8 Punkte mehr als davor (90 %)"],
      "Mittlere Dauer": ["2 min 14 s", "90 %: höchstens 2 h 5 min", "9 s kürzer als davor (2 min 23 s)"],
      "Fehler nach dem Absenden": [
        "81",
        "gescheiterte Zustellungen, je Antrag auch mehrere",
        "1.250 % mehr als davor (6)",
      ],
      "Zahlungen und Einnahmen": ["256,00\u00a0€", "aus 20 Zahlungen", "wie davor"],
      Bewertung: ["4,3 von 5", "aus 9 Rückmeldungen", "wie davor"],
    });
    expect(asked).toEqual([
      {
        scope: { commune: "09761000", serviceId: "ikfz-neuzulassung" },
        period: "LAST_30_DAYS",
        days: null,
      },
    ]);
    screen.getByText("22.10.–20.11.2026", { exact: false });
    screen.getByText(/verglichen mit 22\.09\.–21\.10\.2026/);
    expect(screen.getAllByRole("heading", { level: 1 }).map((one) => one.textContent)).toEqual(["Statistik"]);
    await waitFor(() => expect(document.title).toBe("Service Management - Statistik - Augsburg"));
    const tab = within(screen.getByRole("navigation", { name: "Seiten des Dienstes" }));
    expect(tab.getByRole("link", { name: "Statistik" }).getAttribute("aria-current")).toBe("page");
  });

  test("take period, free days and comparison from the URL, and write them there", async () => {
    const { server, asked } = statisticsServer();
    const app = await visit(`${serviceUrl}?period=year&compare=off`, { viewer: support, ...server });
    expect((await keyFigures()).Anträge).toEqual(["1.296"]);
    expect(asked).toMatchObject([{ period: "LAST_YEAR" }]);
    await app.click("Gesamt");
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ period: "ALL_TIME", days: null }));
    expect(app.path()).toContain("period=all");
    const compare = "Mit Zeitraum davor vergleichen";
    // There is nothing before it.
    await waitFor(() => expect(screen.queryByRole("checkbox", { name: compare })).toBeNull());

    await app.click("Letzte 30 Tage");
    await app.user.click(await screen.findByRole("checkbox", { name: compare }));
    expect((await keyFigures()).Anträge).toEqual(["1.296", "20 % mehr als davor (1.080)"]);
    expect(app.path()).not.toContain("compare");
    await waitFor(() => expect(app.path()).toBe(serviceUrl));

    await visit(`${serviceUrl}?from=2026-03-01&to=2026-03-31`, { viewer: support, ...server });
    await keyFigures();
    expect(asked.at(-1)).toMatchObject({ days: { from: "2026-03-01", to: "2026-03-31" } });
    const periods = within(screen.getByRole("group", { name: "Zeitraum" }));
    expect(periods.queryByRole("button", { pressed: true })).toBeNull();
  });

  test("report an invalid day of the URL and leave it out", async () => {
    const { server, asked } = statisticsServer();
    await visit(`${serviceUrl}?from=2026-03-01&to=31.2.2026`, { viewer: support, ...server });
    await keyFigures();
    expect(asked.at(-1)).toMatchObject({ days: { from: "2026-03-01", to: null } });
    screen.getByText(/Der Wert wird nicht berücksichtigt/);
  });

  test("read the points of a chart with the arrow keys", async () => {
    const { server } = statisticsServer();
    const app = await visit(serviceUrl, { viewer: member, ...server });
    const slider = await screen.findByRole("slider", { name: /^Anträge je Tag/ });
    slider.focus();
    const spoken = () => slider.getAttribute("aria-valuetext");
    expect(spoken()).toBe("20.11.2026 (läuft noch): 39 Anträge, davor 49");
    await app.user.keyboard("{ArrowLeft}");
    expect(spoken()).toBe("19.11.2026: 38 Anträge, davor 48");
    await app.user.keyboard("{Home}{ArrowLeft}");
    expect(spoken()).toBe("22.10.2026: 10 Anträge, davor 20");
    expect(slider.querySelector("[data-part=readout]")?.textContent).toBe(spoken());
    await app.user.keyboard("{ArrowRight}{End}");
    expect(spoken()).toMatch(/^20\.11\.2026/);
    // The chart library's own live region is assertive.
    expect(document.querySelector("[aria-live=assertive]")).toBeNull();
    expect(document.querySelector("[role=application]")).toBeNull();
  });

  test("repeat each chart as a table", async () => {
    const { server } = statisticsServer();
    const app = await visit(serviceUrl, { viewer: member, ...server });
    await keyFigures();
    await app.click("Als Tabelle: Anträge je Tag");
    const rows = cellsOf(screen.getByRole("table", { name: "Anträge je Tag" }));
    expect(rows).toHaveLength(31);
    expect(rows[0]).toEqual(["Tag", "Anträge", "Zeitraum davor"]);
    expect(rows[1]).toEqual(["22.10.2026", "10", "20"]);
    expect(rows.at(-1)).toEqual(["20.11.2026 (läuft noch)", "39", "49"]);
    await app.click("Als Tabelle: Anträge nach Status");
    expect(cellsOf(screen.getByRole("table", { name: "Anträge nach Status" })).slice(0, 3)).toEqual([
      ["Status", "Anträge"],
      ["Erfolgreich", "1.181"],
      ["Erfolgreich (manuell)", "31"],
    ]);
  });

  test("name the figures of DIN SPEC 66336, and say that visits are not measured", async () => {
    const { server } = statisticsServer();
    await visit(serviceUrl, { viewer: member, ...server });
    await keyFigures();
    const list = section("Kennzahlen nach DIN SPEC 66336").getByText("Abschlüsse").closest("dl");
    expect(list && valuesOf(list)).toEqual({
      Abschlüsse: ["1.200 Anträge erledigt"],
      Zufriedenheit: ["4,3 von 5 aus 9 Rückmeldungen"],
      Bearbeitungsdauer: ["Hälfte: höchstens 2 min 14 s, 90 %: höchstens 2 h 5 min"],
      Übermittlungsfehler: ["81"],
      Besuche: ["Hier nicht gemessen: Dieses System sieht die Besuche der Portale nicht."],
    });
  });

  test("compare with communes of similar size, or say why not", async () => {
    const { server } = statisticsServer(() => statistics({ peers }));
    await visit(serviceUrl, { viewer: member, ...server });
    await keyFigures();
    const name = "Vergleich mit Kommunen ähnlicher Größe";
    expect(cellsOf(section(name).getByRole("table")).slice(1)).toEqual([
      ["Anträge je 1.000 Einwohner", "4,3", "4,1"],
      ["Mittlere Dauer", "2 min 14 s", "2 min 30 s"],
      ["Ohne Person erledigt", "93,8 %", "90 %"],
      ["Fehler je 100 Anträge", "6,3", "2,5"],
      ["Bewertung", "4,3", "4,1"],
    ]);
    section(name).getByText(/Median von 7 Kommunen .* Kommune hat 304\.050\./);

    await visit(serviceUrl, { viewer: member, ...statisticsServer().server });
    await keyFigures();
    section(name).getByText(/Weniger als 5 Kommunen sind vergleichbar/);
  });

  test("say that there is nothing, in place of empty charts", async () => {
    const none = figures({
      submitted: 0,
      completed: 0,
      assisted: 0,
      assistedShare: null,
      failedAttempts: 0,
      payments: 0,
      feeIncome: 0,
      medianSeconds: null,
      p90Seconds: null,
      ratings: 0,
      ratingAverage: null,
    });
    const { server } = statisticsServer(() => statistics({ totals: none, previous: null }));
    await visit(serviceUrl, { viewer: member, ...server });
    await screen.findByRole("heading", { name: "Keine Anträge in diesem Zeitraum" });
    screen.getByRole("button", { name: "Gesamt" });
    expect(screen.queryByRole("slider")).toBeNull();
  });

  test("keep the periods when the figures cannot be loaded, and load them again", async () => {
    let isBroken = true;
    const { server } = statisticsServer(() => {
      if (isBroken) throw failure("internal_error", { reference: "abc-1" });
      return statistics();
    });
    const app = await visit(serviceUrl, { viewer: member, ...server });
    await screen.findByRole("heading", { name: "Das konnte nicht geladen werden." });
    screen.getByRole("group", { name: "Zeitraum" });
    screen.getByRole("navigation", { name: "Seiten des Dienstes" });
    isBroken = false;
    await app.click("Erneut versuchen");
    expect((await keyFigures()).Anträge?.[0]).toBe("1.296");
  });
});

describe("Sums over several communes", () => {
  test("show that a figure is hidden, and why, and never its value", async () => {
    const { server, asked } = statisticsServer(protectedStatistics);
    const app = await visit("/mgt/statistics", { viewer: support, ...server });
    expect((await keyFigures())["Fehler nach dem Absenden"]).toEqual([
      "nicht genannt",
      "unter 5 oder zum Schutz ausgelassen",
      "gescheiterte Zustellungen, je Antrag auch mehrere",
      "davor 6",
    ]);
    expect(asked).toMatchObject([{ scope: { commune: null, serviceId: null } }]);
    screen.getByText(/Summe über 2 Kommunen/);
    screen.getByText(/Werte unter 5 werden nicht genannt/);
    section("Vergleich mit Kommunen ähnlicher Größe").getByText(/nicht eine Summe/);
    expect(screen.getAllByRole("heading", { level: 1 }).map((one) => one.textContent)).toEqual(["Statistik"]);
    expect(document.title).toBe("Service Management - Statistik");

    await app.click("Als Tabelle: Anträge je Tag");
    const rows = cellsOf(screen.getByRole("table", { name: "Anträge je Tag" }));
    expect(rows[4]).toEqual(["25.10.2026", "• unter 5 oder zum Schutz ausgelassen", "23"]);
    const chart = section("Anträge je Tag");
    await waitFor(() => expect(document.querySelectorAll("[data-mark=hidden]").length).toBe(2));
    chart.getByText("unter 5 oder zum Schutz ausgelassen", { selector: "li" });
  });

  test("sum over the services of a commune", async () => {
    const { server, asked } = statisticsServer();
    await visit("/mgt/statistics/09761000", { viewer: member, ...server });
    await keyFigures();
    expect(asked).toMatchObject([{ scope: { commune: "09761000", serviceId: null } }]);
    screen.getByRole("heading", { level: 1, name: "Statistik aller Dienste" });
    await waitFor(() => expect(document.title).toBe("Service Management - Statistik - Augsburg"));
  });

  test("show no figures for a commune that is not available", async () => {
    const { server } = statisticsServer();
    await visit("/mgt/statistics/09162000", { viewer: member, ...server });
    await screen.findByRole("heading", { level: 1, name: /^Diese Kommune gibt es hier nicht/ });
    expect(screen.queryByRole("group", { name: "Zeitraum" })).toBeNull();
  });
});
