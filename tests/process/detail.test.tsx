import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { processStatuses } from "#domain/processTransitions";
import { failure } from "../support/mockedEndpoints";
import { support } from "../support/people";
import { screen, visit, within, type VisitOptions } from "../support/visit";
import { answered, by, noActivities, payment, pid, type Attempt, type Fields } from "./processServer";

const url = `/admin/processes/${pid}?view=page`;

async function open(process: object | null, options: VisitOptions = {}) {
  const app = await visit(url, {
    viewer: support,
    process: { Query: { process: () => process } },
    "mgt-v2": noActivities,
    ...options,
  });
  return app;
}

const shown = () => screen.findByRole("heading", { level: 1, name: "Wunschkennzeichen reservieren" });
const section = (name: string) => within(screen.getByRole("region", { name }));

test("Process details: shows the process, its applicant service and its status", async () => {
  await open(answered());
  await shown();
  const detail = within(screen.getByRole("article"));
  expect(detail.getByText("Fehler")).toBeTruthy();
  expect(detail.getByRole("link", { name: "Augsburg" }).getAttribute("href")).toBe("/mgt/edit/09761000");
  expect(
    detail
      .getAllByRole("link")
      .some((link) => link.getAttribute("href")?.startsWith("/mgt/transactionInfo/09761000/ikfz-")),
  ).toBe(true);
  expect(detail.getByText("erstellt 20.11.2026 07:02")).toBeTruthy();
  expect(section("Angaben").getByText("KZR-09761000-2026-004417")).toBeTruthy();
});

test.each(processStatuses)("Process details: shows the status %s and its consequences", async (status) => {
  const words = {
    UNKNOWN: ["Unbekannt", /unterbrochen; ob er etwas bewirkt hat/],
    SUCCESS: ["Erfolgreich", null],
    SUCCESS_MANUAL: ["Erfolgreich (manuell)", null],
    IN_PROGRESS: ["In Bearbeitung", /Ein Versuch läuft/],
    ERROR: ["Fehler", /Angehalten nach 20 Versuchen/],
    ERROR_WITHOUT_RETRY: ["Fehler ohne Wiederholung", /endgültig abgelehnt/],
    FINALLY_TERMINATED: ["Endgültig beendet", null],
  } as const;
  const [name, next] = words[status];
  await open(answered({ status, tries: 20, retryState: "retry_restart" }));
  await shown();
  expect(within(screen.getByRole("article")).getByText(name)).toBeTruthy();
  if (next) expect(section("Versuche").getByText(next)).toBeTruthy();
});

test("Process details: counts down to the next try and shows its time, in no live region", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T13:05:00.000Z"), toFake: ["Date"] });
  await open(answered({ nextRetryAt: "2026-11-20T13:29:10.000Z" }));
  await shown();
  const attempts = section("Versuche");
  expect(attempts.getByText("24:10").closest("[aria-live], [role=status], [role=alert]")).toBeNull();
  expect(attempts.getByText("bis zum nächsten Versuch, um 14:29")).toBeTruthy();
  const dots = attempts.getByRole("img", { name: "7 von 20 Versuchen, der nächste um 14:29" });
  const forms = [...dots.querySelectorAll("i")].map(({ dataset }) => dataset.dot);
  expect(forms).toHaveLength(20);
  expect(forms.slice(0, 9)).toEqual([...Array<string>(7).fill("failed"), "next", "open"]);
});

test.each([
  [
    -1_190,
    "Die Zahlung ist 11,90 € zu niedrig: Nach der Gebührenregel waren 24,70 € fällig, berechnet wurden 12,80 €.",
  ],
  [
    1_190,
    "Die Zahlung ist 11,90 € zu hoch: Nach der Gebührenregel waren 0,90 € fällig, berechnet wurden 12,80 €.",
  ],
])("Fee differences: one of %i cents is explained and leads to the rule", async (feeDifference, words) => {
  const expectedAmount = payment.totalAmount - feeDifference;
  await open(answered({ feeDifference, payment: { ...payment, expectedAmount } }));
  await shown();
  expect(screen.getByText(words)).toBeTruthy();
  const link = screen.getByRole("link", { name: "Gebührenregel ansehen" });
  expect(link.getAttribute("href")).toBe("/mgt/servicefees/09761000/ikfz-kennzeichenreservierung/rule");
});

test("Fee differences: a payment as by the rule has no notice", async () => {
  await open(answered());
  await shown();
  expect(screen.queryByText(/Gebührenregel/)).toBeNull();
});

const attempt = (number: number, more: Partial<Attempt> = {}): Attempt => ({ number, ...more });

test("Process details: shows how attempts differ from the previous one, and where it was restarted", async () => {
  const attempts = [
    attempt(7, { errorText: "Zeitüberschreitung, 30 s ohne Antwort" }),
    attempt(6, { errorText: "Zeitüberschreitung, 15 s ohne Antwort", trigger: "USER", durationMs: 15_000 }),
    attempt(5, { restart: 0, state: "FAILED", httpStatus: null, problem: "TIMEOUT", durationMs: 134_000 }),
    ...[4, 3, 2, 1].map((number) => attempt(number, { restart: 0 })),
  ];
  const app = await open(answered({}, { attempts }));
  await shown();
  const list = within(section("Versuche").getByRole("list", { name: "Versuche, die neuesten zuerst" }));
  expect(list.getByText("30").tagName).toBe("INS");
  expect(list.getByText("15", { selector: "del" })).toBeTruthy();
  expect(list.getByText("15 s")).toBeTruthy();
  expect(list.getByText("Neustart 1")).toBeTruthy();
  expect(list.getByText("Keine Antwort innerhalb von 30 Sekunden")).toBeTruthy();
  expect(list.getByText("2 min 14 s")).toBeTruthy();
  expect(list.getAllByRole("listitem")).toHaveLength(4);
  await app.click("4 frühere Versuche");
  expect(list.getAllByRole("listitem")).toHaveLength(8);
});

test("Process details: loads further attempts on request", async () => {
  const attempts = Array.from({ length: 30 }, (_, index) => attempt(30 - index));
  const process = answered({}, { attempts });
  const app = await open(null, { process: { Query: { process: () => process, node: () => process } } });
  await shown();
  await app.click("27 frühere Versuche");
  await app.click("10 frühere Versuche");
  expect(await screen.findByText("1", { selector: "b" })).toBeTruthy();
});

test("Process details: shows payments with tax", async () => {
  await open(answered());
  await shown();
  const fees = within(section("Zahlung").getByRole("table"));
  const rows = fees.getAllByRole("row").map((row) => row.textContent?.replaceAll("\u00A0", " "));
  expect(rows.slice(1)).toEqual([
    "Reservierung2,60 €keine2,60 €",
    "Wunschkennzeichen2 × 4,29 €19 %10,20 €",
    "Gesamt12,80 €",
  ]);
});

test("Process details: variables are a searchable keyboard tree that masks secrets", async () => {
  const variables = {
    kennzeichen: "A-KB 2714",
    api_key: "••••",
    antwort: { status: 503, liste: ["a", "b"] },
    leer: null,
    lang: "x".repeat(400),
    text: "",
  };
  const app = await open(answered({ variables }));
  await shown();
  const tree = within(section("Variablen").getByRole("tree"));
  const items = () => tree.getAllByRole("treeitem").map((item) => item.dataset.path);
  expect(items()).toEqual(["/kennzeichen", "/api_key", "/antwort", "/leer", "/lang", "/text"]);
  expect(tree.getByText("verdeckt")).toBeTruthy();
  expect(tree.queryByText("••••")).toBeNull();
  tree.getAllByRole("treeitem")[0]?.focus();
  await app.user.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}");
  expect(items()).toContain("/antwort/status");
  expect(document.activeElement?.getAttribute("data-path")).toBe("/antwort/status");
  await app.user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(items()).not.toContain("/antwort/status");
  await app.click("Ganz zeigen (400 Zeichen)");
  expect(tree.getByText("x".repeat(400))).toBeTruthy();
  await app.fill("Variablen durchsuchen", "503");
  await waitFor(() => expect(items()).toEqual(["/antwort", "/antwort/status"]));
  await app.fill("Variablen durchsuchen", "nirgends");
  await screen.findByText("Kein Name und kein Wert enthält „nirgends“.");
});

test("Process details: the text for a ticket contains ids, times and the error, and nothing about the applicant", async () => {
  const app = await open(answered({ errorText: "Frau Muster unbekannt", variables: { name: "Muster" } }));
  await shown();
  await app.click("Für Ticket kopieren");
  const text = await navigator.clipboard.readText();
  expect(text).toContain(`/admin/processes/${pid}`);
  expect(text).toContain("Status: Fehler");
  expect(text).toContain("Fehler: HTTP 503");
  expect(text).toContain("Fehlerkennung: abc");
  expect(text).toContain("AGS: 09761000");
  expect(text).toContain("Vorgangsnummer: KZR-09761000-2026-004417");
  expect(text).toContain("Zahlungskennung: EPB-2026-1120-004417");
  expect(text).not.toContain("Muster");
  await screen.findByRole("button", { name: "Kopiert" });
});

test("Process details: loads files only on request", async () => {
  const asked: unknown[] = [];
  const files = [{ fileName: "vollmacht.pdf", byteSize: 3_355_443 }];
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const node = (_: unknown, args: unknown) => {
    asked.push(args);
    return {
      __typename: "ProcessFile",
      id: "File:0",
      download: { url: "/files/secret", fileName: "vollmacht.pdf" },
    };
  };
  const app = await open(null, {
    process: { Query: { process: () => answered({}, { files }), node } },
  });
  await shown();
  expect(section("Dateien").getByText(/3,2 MB/)).toBeTruthy();
  expect(asked).toEqual([]);
  await app.click("vollmacht.pdf herunterladen");
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  expect(asked).toEqual([{ id: "File:0" }]);
  clicked.mockRestore();
});

test.each<[string, Fields, RegExp]>([
  [
    "erased",
    { erasedAt: "2026-11-01T09:00:00.000Z", variables: null },
    /Angaben der antragstellenden Person gelöscht am 01.11.2026 10:00/,
  ],
  ["archived", { record: "ARCHIVED", allowedActions: ["DELETE"] }, /Archiviert. Alles ist erhalten/],
  [
    "completed by hand",
    {
      status: "SUCCESS_MANUAL",
      completion: { at: "2026-11-20T09:00:00.000Z", by: by("k.brandl"), comment: "Am Telefon geklärt" },
    },
    /Am Telefon geklärt/,
  ],
])("Process details: shows that it is %s", async (_, fields, words) => {
  await open(answered(fields));
  await shown();
  expect(screen.getByText(words)).toBeTruthy();
});

test("Process details: cancelled during an attempt, shows that the attempt is still carried out", async () => {
  const attempts = [attempt(1, { state: "RUNNING", durationMs: null, httpStatus: null, problem: null })];
  await open(answered({ status: "FINALLY_TERMINATED", tries: 0 }, { attempts }));
  await shown();
  expect(screen.getByText(/Abgebrochen, während ein Versuch lief/)).toBeTruthy();
});

test("Process details: reports an unknown pid, with a link back to the list", async () => {
  await open(null);
  await screen.findByRole("heading", { level: 1, name: "Diese Prozess-ID gibt es nicht" });
  expect(screen.getByRole("link", { name: "Zur Liste" }).getAttribute("href")).toBe("/admin/processes");
});

test("Process details: reports missing access in its place", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const process = () => {
    throw failure("insufficient_permissions");
  };
  await open(null, { process: { Query: { process } } });
  await screen.findByText(/nicht über die nötigen Berechtigungen/);
});
