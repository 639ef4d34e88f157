import { waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { attentionKinds, type AttentionKind } from "#domain/attention";
import { failure } from "../support/mockedEndpoints";
import { admin, member, support } from "../support/people";
import { screen, visit, within, type VisitOptions } from "../support/visit";
import { attentionServer, line, seen, type FakeLine } from "./attentionServer";

beforeEach(() => vi.setSystemTime(new Date("2026-11-20T13:05:00Z")));

const panel = async () => {
  const heading = await screen.findByRole("heading", {
    level: 2,
    name: /^(Braucht Aufmerksamkeit|Needs attention) \d/,
  });
  const section = heading.closest("section");
  if (!section) throw new Error("The heading is in no section.");
  return { heading, section: within(section) };
};

/** The texts of the parts of the lines. */
async function linesOf(lines: readonly FakeLine[], options: VisitOptions = {}) {
  await visit("/admin", { viewer: support, mgt: attentionServer(lines).mgt, ...options });
  const { section } = await panel();
  return section.getAllByRole("listitem").map((row) => ({
    state: row.querySelector("[data-part=state]")?.textContent,
    sentence: row.querySelector("[data-part=sentence]")?.textContent,
    who: row.querySelector("[data-part=who]")?.textContent,
    when: row.querySelector("[data-part=when]")?.textContent,
    step: row.querySelector("[data-part=step]")?.textContent,
    href: row.querySelector("[data-part=step]")?.getAttribute("href"),
  }));
}

const paths: Readonly<Record<AttentionKind, string>> = {
  PROCESS_ERROR_GROUP: "/admin/processes?cause=f00d&status=ERROR&status=ERROR_WITHOUT_RETRY",
  PROCESS_WITHOUT_RETRY: "/admin/processes?attention=true",
  KBA_PASSWORD: "/admin/kba?state=EXPIRING&state=EXPIRED",
  KEYSTORE: "/admin/resources/keystore?expires=30",
  SECRET_KEY: "/admin/attention/secret-key",
  JOB_FAILED: "/admin/attention/job-failed",
  IMPORT_FAILED: "/admin/attention/import-failed",
  COMMUNE_NOT_INITIALIZED: "/admin/attention/commune-not-initialized",
  FEE_GAP: "/admin/attention/fee-gap",
  FEE_OVERLAP: "/admin/attention/fee-overlap",
  WATER_METER_READING: "/admin/attention/water-meter-reading",
  MAIL_REFUSED: "/admin/users?refused=true",
  INVITATION_EXPIRING: "/admin/users?ending=true",
  TEXT_INCOMPLETE: "/admin/attention/text-incomplete",
  RESOURCE_DEPRECATED: "/admin/resources/all?deprecated=yes",
};

const german: Readonly<Record<AttentionKind, readonly [sentence: string, step: string, who: string]>> = {
  PROCESS_ERROR_GROUP: ["7 Prozesse, gleiche Ursache", "Gruppe ansehen", "Support"],
  PROCESS_WITHOUT_RETRY: [
    "7 Prozesse werden nicht mehr wiederholt, oder ihre Zahlung weicht ab",
    "Prozesse ansehen",
    "Support",
  ],
  KBA_PASSWORD: ["7 KBA-Passwörter sind abgelaufen oder laufen bald ab", "Passwörter ansehen", "Kommune"],
  KEYSTORE: [
    "7 Keystores sind abgelaufen, laufen bald ab oder sind nicht lesbar",
    "Keystores ansehen",
    "Betrieb",
  ],
  SECRET_KEY: [
    "7 Geheimnisse sind nicht mit dem aktuellen Schlüssel verschlüsselt",
    "Geheimnisse ansehen",
    "Betrieb",
  ],
  JOB_FAILED: ["7 automatisierte Jobs sind zuletzt fehlgeschlagen", "Jobs ansehen", "Betrieb"],
  IMPORT_FAILED: ["In 7 Kommunen ist der automatische Import fehlgeschlagen", "Importe ansehen", "Support"],
  COMMUNE_NOT_INITIALIZED: ["7 Kommunen sind nicht eingerichtet", "Erneut einrichten", "Support"],
  FEE_GAP: ["7 Zeiträume von Gebühren haben keinen Preis", "Lücken schließen", "Kommune"],
  FEE_OVERLAP: ["7 Zeiträume von Gebühren haben mehrere Preise", "Preise berichtigen", "Kommune"],
  WATER_METER_READING: ["7 Ablesezeiträume für Wasserzähler enden bald", "Zeiträume ansehen", "Kommune"],
  MAIL_REFUSED: ["Die E-Mails an 7 Benutzer wurden nicht angenommen", "Adressen prüfen", "Support"],
  INVITATION_EXPIRING: ["7 Einladungen sind abgelaufen oder laufen bald ab", "Erneut einladen", "Support"],
  TEXT_INCOMPLETE: [
    "7 Dienste von Kommunen haben fehlende oder veraltete Texte",
    "Texte ergänzen",
    "Kommune",
  ],
  RESOURCE_DEPRECATED: ["7 Ressourcen sind veraltet", "Ressourcen ansehen", "Betrieb"],
};

const allLines = attentionKinds.map((kind) =>
  line(kind, 7, { subject: kind === "PROCESS_ERROR_GROUP" ? "f00d" : null }),
);

test("Attention: each kind has a sentence with its figure, says who acts, and links to the list of its rows", async () => {
  const shown = await linesOf(allLines);
  expect(shown.map(({ sentence, step, who }) => [sentence, step, who])).toEqual(
    attentionKinds.map((kind) => german[kind]),
  );
  expect(shown.map(({ href }) => href)).toEqual(attentionKinds.map((kind) => paths[kind]));
});

test("Attention: a single failed job is named, and its line opens its page", async () => {
  const [job] = await linesOf([line("JOB_FAILED", 1, { name: "check-statistics" })]);
  expect(job).toMatchObject({
    sentence: "1 automatisierter Job ist zuletzt fehlgeschlagen: Statistik prüfen",
    href: "/admin/more/automated-jobs/check-statistics",
  });
});

test("Attention: each kind has its sentence in English, in the singular as well", async () => {
  const shown = await linesOf(
    attentionKinds.map((kind) => line(kind, 1)),
    { stored: { language: "en" } },
  );
  expect(shown.map(({ sentence }) => sentence)).toEqual([
    "1 process, same cause",
    "1 process is not retried any more, or its payment differs",
    "1 KBA password has expired or expires soon",
    "1 keystore has expired, expires soon or cannot be read",
    "1 secret is not encrypted with the current key",
    "The latest run of 1 automated job failed",
    "The automatic import failed in 1 commune",
    "1 commune is not set up",
    "1 period of a fee has no price",
    "1 period of a fee has several prices",
    "1 reading period of water meters ends soon",
    "The mail to 1 user was refused",
    "1 invitation has expired or expires soon",
    "1 service of a commune has missing or outdated texts",
    "1 resource is deprecated",
  ]);
  expect(shown[0]).toMatchObject({ who: "Support", step: "View group" });
  expect((await panel()).section.getByText("As of 20.11.2026 14:05")).toBeDefined();
});

test("Attention: lists the most urgent first, and says where, since when and until when", async () => {
  const shown = await linesOf([
    line("PROCESS_ERROR_GROUP", 41, {
      id: "1",
      urgency: "ERROR",
      name: "HTTP 503",
      communeCount: 19,
      serviceCount: 1,
    }),
    line("PROCESS_ERROR_GROUP", 1_096, {
      id: "2",
      urgency: "ERROR",
      name: "Zeitüberschreitung",
      since: "2026-11-20T08:12:00Z",
    }),
    line("KEYSTORE", 2, { endsOn: "2026-12-01" }),
    line("FEE_GAP", 2, { endsOn: "2027-01-01" }),
    line("KBA_PASSWORD", 2, { endsOn: "2026-11-19" }),
    line("COMMUNE_NOT_INITIALIZED", 2, { urgency: "ERROR", communeCount: 2 }),
  ]);
  expect(shown.map(({ state, sentence, who, when }) => [state, sentence, who, when])).toEqual([
    [
      "Dringend: Störung",
      "1.096 Prozesse, gleiche Ursache: Zeitüberschreitung",
      "Support",
      "seit 20.11.2026 09:12",
    ],
    ["Dringend: Störung", "41 Prozesse, gleiche Ursache: HTTP 503", "Support19 Kommunen, 1 Dienst", ""],
    ["Dringend: Einrichtung", "2 Kommunen sind nicht eingerichtet", "Support", ""],
    ["Bald: Passwort", "2 KBA-Passwörter sind abgelaufen oder laufen bald ab", "Kommune", "seit 19.11.2026"],
    [
      "Bald: Zertifikat",
      "2 Keystores sind abgelaufen, laufen bald ab oder sind nicht lesbar",
      "Betrieb",
      "bis 01.12.2026",
    ],
    ["Bald: Preislücke", "2 Zeiträume von Gebühren haben keinen Preis", "Kommune", "ab 01.01.2027"],
  ]);
  const { heading, section } = await panel();
  expect(heading.textContent).toBe("Braucht Aufmerksamkeit 6");
  expect(section.getByText("bis 01.12.2026").dataset.tooltip).toBe("in 10 Tagen");
});

test("Attention: says calmly that nothing needs attention", async () => {
  await visit("/admin", { viewer: admin, mgt: attentionServer([]).mgt });
  const { heading, section } = await panel();
  expect(heading.textContent).toBe("Braucht Aufmerksamkeit 0");
  expect(section.getByText("Gerade braucht nichts Ihre Aufmerksamkeit.")).toBeDefined();
});

test("Attention: a kind that failed is computed again alone, and shows its own time", async () => {
  const server = attentionServer([line("FEE_GAP", 3), line("KEYSTORE", 1)], { failed: ["FEE_GAP"] });
  const app = await visit("/admin", { viewer: support, mgt: server.mgt });
  const { section } = await panel();
  expect(section.getByText("„Lücken in Gebühren“ konnte nicht ermittelt werden.")).toBeDefined();
  expect(section.queryByText("3 Zeiträume von Gebühren haben keinen Preis")).toBeNull();

  await app.click("Erneut versuchen: Lücken in Gebühren");
  expect((await section.findByRole("alert")).textContent).toBe("Wieder nicht gelungen.");

  server.state.failed = [];
  server.state.times.set("FEE_GAP", "2026-11-20T13:09:00.000Z");
  await app.click("Erneut versuchen: Lücken in Gebühren");
  const line3 = await section.findByText("3 Zeiträume von Gebühren haben keinen Preis");
  expect(server.asked).toEqual([null, ["FEE_GAP"], ["FEE_GAP"]]);
  expect(line3.closest("li")?.textContent).toContain("Stand 20.11.2026 14:09");
  expect(section.getByText("Stand 20.11.2026 14:05")).toBeDefined();
  expect(section.queryByText(/konnte nicht ermittelt werden/)).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Braucht Aufmerksamkeit 2"));
});

test("Attention: a retry that the server cannot answer says why", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { mgt, state } = attentionServer([], { failed: ["KEYSTORE"] });
  const app = await visit("/admin", { viewer: support, mgt });
  const { section } = await panel();
  state.failure = failure("internal_error", { reference: "r-7" });
  await app.click("Erneut versuchen: Ablaufende Keystores");
  expect((await section.findByRole("alert")).textContent).toContain("r-7");
});

test("Attention: a line marked as seen disappears for everyone, and can be shown again", async () => {
  const server = attentionServer([line("FEE_GAP", 3), line("KEYSTORE", 1)]);
  const app = await visit("/admin", { viewer: support, mgt: server.mgt });
  const { section } = await panel();
  await app.click(/^Gesehen bis …: 3 Zeiträume/);
  const dialog = await screen.findByRole("dialog", { name: "Als gesehen markieren" });
  expect(within(dialog).getByLabelText<HTMLInputElement>("Gesehen bis").value).toBe("23.11.2026");
  await app.click("Ausblenden");
  await waitFor(() => expect(app.errorOf("Grund")).toBe("Dieses Feld wird benötigt"));
  await app.fill("Grund", "Die Kommune schließt sie am Montag");
  await app.click("Ausblenden");

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.marks).toEqual([
    { id: "AttentionLine:FEE_GAP", until: "2026-11-23", reason: "Die Kommune schließt sie am Montag" },
  ]);
  expect(section.getAllByRole("listitem")).toHaveLength(1);
  expect((await panel()).heading).toBe(document.activeElement);
  expect(server.asked).toEqual([null]);

  await app.click("1 gesehen");
  const hidden = section.getByText("3 Zeiträume von Gebühren haben keinen Preis").closest("li");
  expect(hidden?.textContent).toContain(
    "bis 23.11.2026, support am 18.11.2026 09:30: Die Kommune schließt sie am Montag",
  );
  await app.click(/^Wieder anzeigen: 3 Zeiträume/);
  await waitFor(() => expect(section.queryByRole("button", { name: "1 gesehen" })).toBeNull());
  expect((await panel()).heading.textContent).toBe("Braucht Aufmerksamkeit 2");
  expect((await panel()).heading).toBe(document.activeElement);
});

test("Attention: a mark ends within 31 days", async () => {
  const server = attentionServer([line("FEE_GAP", 3)]);
  const app = await visit("/admin", { viewer: support, mgt: server.mgt });
  await app.click(/^Gesehen bis …/);
  await app.fill("Grund", "Später");
  await app.fill("Gesehen bis", "22.12.2026");
  await app.click("Ausblenden");
  await waitFor(() =>
    expect(app.errorOf("Gesehen bis")).toBe(
      "Der Tag muss zwischen dem 21.11.2026 und dem 21.12.2026 liegen.",
    ),
  );
  expect(server.marks).toEqual([]);
});

test("Attention: a line that has grown since its mark is shown again and says by how much", async () => {
  const shown = await linesOf([
    line("FEE_GAP", 17, { seen: seen({ isOutgrown: true }) }),
    line("KEYSTORE", 12, { seen: seen() }),
  ]);
  expect(shown.map(({ sentence }) => sentence)).toEqual([
    "17 Zeiträume von Gebühren haben keinen Preis5 mehr, seit anna das am 18.11.2026 als gesehen markiert hat",
  ]);
  expect(screen.getByRole("button", { name: "1 gesehen" }).getAttribute("aria-expanded")).toBe("false");
});

test("Attention: the overview is closed to members", async () => {
  const app = await visit("/admin", { viewer: member, mgt: attentionServer([]).mgt });
  await waitFor(() => expect(app.path()).toBe("/"));
});
