import { fireEvent, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { calendarDayOf } from "#domain/calendarDays";
import { support } from "../../support/people";
import { screen, visit, within, type App } from "../../support/visit";
import { failed, recordServer, type TestRecord } from "./recordServer";

const address = "/mgt/edit/09761000/water-meter-reading";

/** Noon, so that neither clock changes nor a test run at midnight affect the day. */
const now = Date.parse("2026-11-20T11:00:00.000Z");
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now }));

const day = (fromToday: number) => calendarDayOf(new Date(now + fromToday * 86_400_000));
const shownDay = (text: string) => text.split("-").toReversed().join(".");

const reading = (id: number, name: string, ags: string, from: number, until: number): TestRecord => ({
  id: `Reading:${id}`,
  revision: 1,
  name,
  ags,
  readingFrom: day(from),
  readingUntil: day(until),
  isRunning: from <= 0 && until >= 0,
});

const readings = [
  reading(1, "Augsburg", "09761000", -10, 10),
  reading(2, "Bobingen", "09772125", 20, 40),
  reading(3, "Königsbrunn", "09772163", -40, -20),
];

interface SaveArguments {
  readonly input: {
    readonly id: string | null;
    readonly revision: number | null;
    readonly name: string;
    readonly readingAgs: string;
    readonly readingFrom: string;
    readonly readingUntil: string;
    readonly confirmed: readonly string[] | null;
  };
}

async function open(url = address, records = readings) {
  const server = recordServer({
    list: "waterMeterReadingCommunes",
    type: "WaterMeterReadingCommunes",
    orders: { NAME: "name", AGS: "ags", READING_FROM: "readingFrom" },
    records,
    mutations: {
      saveWaterMeterReadingCommune: (_: unknown, { input }: SaveArguments) => {
        const { id, name, readingAgs, readingFrom, readingUntil, confirmed } = input;
        const now = server.stored.find((one) => one.id === id);
        const refuse = (code: string, field: readonly string[] | null = null) => ({
          waterMeterReadingCommuneEdge: now ? { node: now } : null,
          errors: [failed(code, field)],
        });
        if (server.stored.some((one) => one.id !== id && one.ags === readingAgs)) {
          return refuse("ags_configured_already", ["readingAgs"]);
        }
        const isMoved = now && (now.readingFrom !== readingFrom || now.readingUntil !== readingUntil);
        if (isMoved && now.isRunning === true && !confirmed?.includes("running_period_change")) {
          return refuse("running_period_change");
        }
        const node = {
          id: id ?? "Reading:new",
          revision: 2,
          name,
          ags: readingAgs,
          readingFrom,
          readingUntil,
          isRunning: false,
        };
        server.stored = [...server.stored.filter((one) => one.id !== node.id), node];
        return { waterMeterReadingCommuneEdge: { node }, errors: [] };
      },
    },
  });
  const app = await visit(url, { viewer: support, mgt: server.mgt });
  await screen.findByRole("grid", { name: "Wasserzählerablesung" });
  return { app, server };
}

const names = () => screen.queryAllByRole("rowheader").map(({ textContent }) => textContent);
const saves = (app: App) =>
  app.calls
    .filter(({ operation }) => operation === "WaterMeterFormSaveMutation")
    .map((call) => call.variables.input);

interface Typed {
  readonly name?: string;
  readonly ags?: string;
  readonly from?: string;
  readonly until?: string;
}

/** Native date fields are set as a whole; for other fields this is faster. */
function set(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

async function fillIn(app: App, typed: Typed = {}) {
  const { name = "Gersthofen", ags = "09772147", from = day(5), until = day(15) } = typed;
  await app.click("Hinzufügen");
  await screen.findByRole("dialog", { name: "Ablesung hinzufügen" });
  set("Name", name);
  set("AGS", ags);
  set("Erster Tag", from);
  set("Letzter Tag", until);
  await app.user.click(
    within(await screen.findByRole("dialog", { name: "Ablesung hinzufügen" })).getByRole("button", {
      name: "Hinzufügen",
    }),
  );
}

test("Water meters: each shows whether it is running, upcoming or over", async () => {
  await open();
  const rowOf = (name: string) => screen.getByRole("rowheader", { name }).closest("tr")?.textContent;
  expect(rowOf("Augsburg")).toContain("Läuft");
  expect(rowOf("Augsburg")).toContain(`${shownDay(day(-10))} – ${shownDay(day(10))}`);
  expect(rowOf("Bobingen")).toContain(`Beginnt am ${shownDay(day(20))}`);
  expect(rowOf("Königsbrunn")).toContain("Beendet");
});

test("Water meters: the URL sorts by period", async () => {
  const { app } = await open(`${address}?sort=-reading-from`);
  expect(names()).toEqual(["Bobingen", "Augsburg", "Königsbrunn"]);
  await app.click("AGS");
  await waitFor(() => expect(names()).toEqual(["Augsburg", "Bobingen", "Königsbrunn"]));
  expect(app.path()).toBe(`${address}?sort=ags`);
});

describe("Water meter rules", () => {
  const invalidAgs = "Der AGS ist ungültig. Er besteht aus acht Ziffern und beginnt mit 01 bis 16.";
  test.each([
    [
      { name: "", ags: "", from: "", until: "" },
      Object.fromEntries(
        ["Name", "AGS", "Erster Tag", "Letzter Tag"].map((label) => [label, "Dieses Feld wird benötigt"]),
      ),
    ],
    [
      { ags: "17000000", from: day(15), until: day(14) },
      { AGS: invalidAgs, "Letzter Tag": "Das Enddatum liegt vor dem Startdatum." },
    ],
  ] satisfies [Typed, Record<string, string>][])("refuses %j before sending", async (typed, faults) => {
    const { app } = await open();
    await fillIn(app, typed);
    for (const [label, sentence] of Object.entries(faults)) {
      await waitFor(() => expect(app.errorOf(label)).toContain(sentence));
    }
    expect(saves(app)).toEqual([]);
  });

  test("one day is a period", async () => {
    const { app } = await open();
    await fillIn(app, { from: day(5), until: day(5) });
    await waitFor(() => expect(names()).toContain("Gersthofen"));
    expect(saves(app)).toEqual([
      {
        ags: "09761000",
        id: null,
        revision: null,
        name: "Gersthofen",
        readingAgs: "09772147",
        readingFrom: day(5),
        readingUntil: day(5),
        confirmed: [],
      },
    ]);
  });

  test("an AGS has one configuration", async () => {
    const { app } = await open();
    await fillIn(app, { ags: "09772125" });
    await waitFor(() =>
      expect(app.errorOf("AGS")).toBe("Für diesen AGS existiert bereits eine Konfiguration."),
    );
  });
});

describe("Period of a running reading", () => {
  async function move(app: App) {
    await app.click("Augsburg 09761000 bearbeiten");
    await screen.findByRole("dialog", { name: "Ablesung bearbeiten" });
    set("Letzter Tag", day(30));
    await app.click("Speichern");
    await screen.findByRole("alertdialog", { name: "Zeitraum der laufenden Ablesung ändern?" });
  }

  test("changes after a confirmation", async () => {
    const { app } = await open();
    await move(app);
    await app.click("Zeitraum ändern");
    await waitFor(() =>
      expect(screen.getByRole("rowheader", { name: "Augsburg" }).closest("tr")?.textContent).toContain(
        shownDay(day(30)),
      ),
    );
    expect(saves(app).map((input) => (input as SaveArguments["input"]).confirmed)).toEqual([
      [],
      ["running_period_change"],
    ]);
  });

  test("stays unchanged otherwise; the input is kept", async () => {
    const { app, server } = await open();
    await move(app);
    const question = await screen.findByRole("alertdialog");
    await app.user.click(within(question).getByRole("button", { name: "Abbrechen" }));
    expect(screen.getByLabelText<HTMLInputElement>("Letzter Tag").value).toBe(day(30));
    expect(server.stored.find(({ name }) => name === "Augsburg")?.readingUntil).toBe(day(10));
  });

  test("its name changes without a confirmation", async () => {
    const { app } = await open();
    await app.click("Augsburg 09761000 bearbeiten");
    await app.fill("Name", "Augsburg-Mitte");
    await app.click("Speichern");
    await waitFor(() => expect(names()).toContain("Augsburg-Mitte"));
    expect(saves(app)).toHaveLength(1);
  });
});

test("Water meters: removes rows, named and counted", async () => {
  const { app } = await open();
  await app.user.click(screen.getByLabelText("Bobingen 09772125 auswählen"));
  await app.click("Löschen …");
  await app.click("1 Konfiguration löschen");
  await waitFor(() => expect(names()).toEqual(["Augsburg", "Königsbrunn"]));
});
