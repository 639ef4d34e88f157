import { waitFor } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { member, support } from "../support/people";
import { screen, visit, type App } from "../support/visit";
import { figures, points, protectedStatistics, statistics, statisticsServer } from "./statisticsServer";

const serviceUrl = "/mgt/statistics/09761000/ikfz-neuzulassung";

/** One commune: its figures are shown, but exports leave out the small ones. */
const withSmallFigures = () =>
  statistics({
    totals: figures({ submitted: 1_296, failedAttempts: 3, hidden: ["FAILED_ATTEMPTS"] }),
    points: points({
      3: { figures: figures({ submitted: 4, failedAttempts: 0, hidden: ["SUBMITTED"] }) },
    }),
    statuses: [
      { status: "SUCCESS", count: 1_181, isHidden: false },
      { status: "ERROR", count: 2, isHidden: true },
    ],
  });

/** The files that the page has downloaded. */
function catchDownloads() {
  const files: { readonly name: string; readonly url: string }[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function download(
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, url: this.href });
  });
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return "blob:file";
  };
  URL.revokeObjectURL = () => undefined;
  onTestFinished(() => click.mockRestore());
  return { files, blobs };
}

async function choose(app: App, menu: string, item: string) {
  await app.click(menu);
  await app.click(item, "menuitem");
}

const svgOf = ({ url }: { readonly url: string }) => decodeURIComponent(url.replace(/^[^,]+,/, ""));

describe("CSV file of statistics", () => {
  test("has title, filter, period, legend and comparison, and no small figure of one commune either", async () => {
    const { files, blobs } = catchDownloads();
    const { server } = statisticsServer(withSmallFigures);
    const app = await visit(serviceUrl, { viewer: member, ...server });
    await choose(app, "Herunterladen", "Gezeigte Kennzahlen (CSV)");
    expect(files.map(({ name }) => name)).toEqual([
      "statistik-09761000-ikfz-neuzulassung-2026-10-22-2026-11-20.csv",
    ]);
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await blobs[0]?.arrayBuffer());
    expect(text.startsWith("\ufeffStatistik\r\n")).toBe(true);
    const lines = text.slice(1).split("\r\n");
    expect(lines.slice(1, 7)).toEqual([
      "Kommune;Augsburg (09761000)",
      "Dienst;Neuzulassung",
      "Zeitraum;22.10.–20.11.2026",
      "Zeitraum davor;22.09.–21.10.2026",
      "Legende;•: unter 5 oder zum Schutz ausgelassen",
      "Legende;leer: keine Werte",
    ]);
    expect(lines).toContain("Anträge;1296;1080");
    expect(lines).toContain("Ohne Person erledigt (%);75,0;90,0");
    expect(lines).toContain("Einnahmen (€);256,00;256,00");
    expect(lines).toContain("Fehler nach dem Absenden;•;6");
    expect(lines.find((line) => line.startsWith("25.10.2026"))).toMatch(
      /^25\.10\.2026;25\.10\.2026;abgeschlossen;•;23;28;28;/,
    );
    expect(lines.find((line) => line.startsWith("20.11.2026"))).toMatch(/;läuft noch;39;49;/);
    expect(lines).toContain("Erfolgreich;1181");
    expect(lines).toContain("Fehler;•");
  });

  test("has no comparison if none is shown", async () => {
    const { blobs } = catchDownloads();
    const { server } = statisticsServer();
    const app = await visit(`${serviceUrl}?compare=off`, { viewer: member, ...server });
    await choose(app, "Herunterladen", "Gezeigte Kennzahlen (CSV)");
    const text = await blobs[0]?.text();
    expect(text).toContain("\r\nAnträge;1296\r\n");
    expect(text).not.toContain("davor");
  });
});

describe("Picture of a chart", () => {
  test("has title, filter, comparison and legend, and no small figure of one commune either", async () => {
    const { files } = catchDownloads();
    const { server } = statisticsServer(withSmallFigures);
    const app = await visit(serviceUrl, { viewer: member, ...server });
    const slider = await screen.findByRole("slider", { name: /^Anträge je Tag/ });
    slider.focus();
    await app.user.keyboard("{Home}{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(slider.getAttribute("aria-valuetext")).toContain("4 Anträge");
    expect(document.querySelector("[data-mark=hidden]")).toBeNull();

    await choose(app, "Diagramm herunterladen: Anträge je Tag", "Grafik (SVG)");
    await waitFor(() => expect(files).toHaveLength(1));
    const [file] = files;
    expect(file?.name).toBe("statistik-09761000-ikfz-neuzulassung-submitted-2026-10-22-2026-11-20.svg");
    expect(file?.url).toMatch(/^data:image\/svg\+xml/);
    const svg = new DOMParser().parseFromString(file ? svgOf(file) : "", "image/svg+xml");
    const texts = [...svg.querySelectorAll("svg > text, svg > g > text")].map((text) => text.textContent);
    expect(texts).toEqual([
      "Anträge je Tag",
      "Kommune: Augsburg (09761000)",
      "Dienst: Neuzulassung",
      "Zeitraum: 22.10.–20.11.2026",
      "Zeitraum davor: 22.09.–21.10.2026",
      expect.stringMatching(/^Anträge: 1\.296, im Zeitraum davor 1\.080\. Höchster Wert: 39 Anträge/),
      ...["Anträge", "Zeitraum davor", "läuft noch"],
      "unter 5 oder zum Schutz ausgelassen",
    ]);
    expect(svg.querySelectorAll("[data-mark=hidden]")).toHaveLength(1);
    // The chart itself is in it, with its lines.
    expect(svg.querySelectorAll(".recharts-line-curve, path[stroke-dasharray]").length).toBeGreaterThan(0);
    expect(file && svgOf(file)).not.toContain("tabindex");
  });

  test("shows statuses without hidden counts", async () => {
    const { files } = catchDownloads();
    const { server } = statisticsServer(withSmallFigures);
    const app = await visit(serviceUrl, { viewer: member, ...server });
    await choose(app, "Diagramm herunterladen: Anträge nach Status", "Grafik (SVG)");
    await waitFor(() => expect(files).toHaveLength(1));
    const svg = files[0] ? svgOf(files[0]) : "";
    expect(svg).toContain("1.181");
    expect(svg).toContain(">•<");
    expect(svg).not.toMatch(/>2</);
  });
});

test("Statistics downloads: monthly transactions are requested for the shown days, and say if there are none", async () => {
  const { files } = catchDownloads();
  const { server } = statisticsServer(protectedStatistics);
  const inputs: unknown[] = [];
  const Mutation = {
    exportMonthlyTransactions: (_: unknown, { input }: { readonly input: unknown }) => {
      inputs.push(input);
      if (inputs.length > 1) return { download: null, errors: [{ code: "nothing_to_export", params: [] }] };
      return { download: { url: "/downloads/1", fileName: "transaktionen.csv" }, errors: [] };
    },
  };
  const app = await visit("/mgt/statistics", {
    viewer: support,
    ...server,
    "mgt-v2": { ...server["mgt-v2"], Mutation },
  });
  await choose(app, "Herunterladen", "Monatliche Transaktionen (CSV)");
  await screen.findByText(/wird heruntergeladen/);
  expect(files.map(({ name }) => name)).toEqual(["transaktionen.csv"]);
  expect(inputs).toEqual([
    {
      scope: { commune: null, serviceId: null },
      days: { from: "2026-10-22", to: "2026-11-20" },
      language: "DE",
    },
  ]);
  await choose(app, "Herunterladen", "Monatliche Transaktionen (CSV)");
  await screen.findByText(/^Es gibt nichts herunterzuladen/);
  expect(files).toHaveLength(1);
});
