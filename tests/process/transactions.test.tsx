import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { processStatuses } from "#domain/processTransitions";
import { connection } from "../support/connection";
import { member } from "../support/people";
import { act, screen, visit, within, type VisitOptions } from "../support/visit";
import { answered, pid, type Fields } from "./processServer";

const service = "ikfz-neuzulassung";
const url = `/mgt/transactionInfo/09761000/${service}`;

interface Asked {
  readonly first?: number | null;
  readonly filter?: unknown;
  readonly ags: string;
  readonly serviceId: string;
}

function server(rows: () => readonly Fields[]) {
  const asked: Asked[] = [];
  const list = () => rows().map((fields) => answered(fields));
  return {
    asked,
    Query: {
      transactions: (_: unknown, args: Asked) => {
        asked.push(args);
        return connection(list());
      },
      transaction: (_: unknown, args: { pid: string }) =>
        list().find((node) => node.pid === args.pid) ?? null,
    },
  };
}

const mgt = {
  Query: {
    commune: (_: unknown, { ags }: { ags: string }) =>
      ags === "09761000" ? { id: "Commune:1", ags, name: "Augsburg", serviceIds: [service] } : null,
  },
};

async function open(rows: () => readonly Fields[], address = url, options: VisitOptions = {}) {
  const process = server(rows);
  const app = await visit(address, { viewer: member, mgt, process: { Query: process.Query }, ...options });
  await screen.findByRole("heading", { level: 1, name: "Transaktionsinformationen" });
  return { app, asked: process.asked };
}

test.each(processStatuses)("Transactions: explains the status %s", async (status) => {
  const words = {
    UNKNOWN: /Ob der Antrag angekommen ist, ist nicht bekannt/,
    SUCCESS: /^Zugestellt/,
    SUCCESS_MANUAL: /^Von Hand erledigt/,
    IN_PROGRESS: /^Wird gerade zugestellt/,
    ERROR: /wird nicht von selbst wiederholt/,
    ERROR_WITHOUT_RETRY: /Das Fachverfahren hat den Antrag abgelehnt/,
    FINALLY_TERMINATED: /^Endgültig beendet\. /,
  } as const;
  await open(() => [{ status }]);
  expect(await screen.findByText(words[status])).toBeTruthy();
  expect(document.title).toBe("Service Management - Transaktionsinformationen - Augsburg");
});

test("Transactions: shows the next try, with its date if it is on another day", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T13:05:00.000Z"), toFake: ["Date"] });
  await open(() => [
    { nextRetryAt: "2026-11-20T13:29:00.000Z" },
    { id: "Process:2", pid: "p2", nextRetryAt: "2026-11-20T23:29:00.000Z" },
  ]);
  await screen.findByText("Wird automatisch wieder versucht, das nächste Mal um 14:29.");
  await screen.findByText("Wird automatisch wieder versucht, das nächste Mal am 21.11.2026 00:29.");
});

test("Transactions: searches and filters by day and status; a malformed day is not sent", async () => {
  const address = `${url}?text=KZR&status=ERROR&createdFrom=2026-11-01&createdTo=2026-13-01&archived=no`;
  const { asked } = await open(() => [{}], address);
  expect(asked.at(-1)).toMatchObject({
    ags: "09761000",
    serviceId: service,
    filter: {
      text: "KZR",
      statuses: ["ERROR"],
      created: { from: "2026-11-01", to: null },
      isArchived: false,
    },
  });
  expect(await screen.findAllByText(/Diesen Tag gibt es nicht/)).not.toEqual([]);
  const { app } = await open(() => [{}]);
  await app.user.selectOptions(await screen.findByRole("combobox", { name: "Verbleib" }), "Nur archivierte");
  expect(app.path()).toBe(`${url}?archived=yes`);
});

test("Transactions: opens one beside the list, with its fees, without refetching the rows", async () => {
  const { app, asked } = await open(() => [{}]);
  await app.user.click(await screen.findByRole("link", { name: /Wunschkennzeichen reservieren/ }));
  const panel = within(await screen.findByRole("article"));
  expect(app.path()).toBe(`${url}?pid=${pid}`);
  expect(panel.getByRole("table", { name: "Gebühren dieser Zahlung" })).toBeTruthy();
  expect(panel.getByRole("region", { name: "Wie es weitergeht" })).toBeTruthy();
  expect(asked).toHaveLength(1);
  await app.click("Schließen", "link");
  expect(app.path()).toBe(url);
});

test("Transactions: reports an unknown pid in the panel", async () => {
  await open(() => [{}], `${url}?pid=nowhere`);
  await screen.findByRole("heading", { level: 2, name: "Diese Prozess-ID gibt es nicht" });
});

test("Transactions: every 30 seconds rows update in place; new ones wait until requested", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["Date", "setTimeout", "clearTimeout"] });
  let rows: Fields[] = [{ status: "IN_PROGRESS" }];
  const { app, asked } = await open(() => rows);
  await screen.findByText(/^Wird gerade zugestellt/);
  rows = [{ id: "Process:2", pid: "p2", status: "SUCCESS_MANUAL" }, { status: "SUCCESS" }];
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await screen.findByText(/^Zugestellt/);
  expect(screen.queryByText(/^Von Hand erledigt/)).toBeNull();
  expect(asked.map(({ first }) => first)).toEqual([50, 51]);
  await app.click("Neue anzeigen");
  await screen.findByText(/^Von Hand erledigt/);
});

test("Transactions: a service without the capability shows why, with a way back", async () => {
  const portal = { id: "Commune:1", ags: "09761000", name: "Augsburg", serviceIds: ["service-portal"] };
  await visit("/mgt/transactionInfo/09761000/service-portal", {
    viewer: member,
    mgt: { Query: { commune: () => portal } },
  });
  await screen.findByText("Dieser Dienst hat keinen Bereich „Transaktionsinformationen“.");
  expect(screen.getByRole("heading", { level: 1, name: "Transaktionsinformationen" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Zur Kommune" }).getAttribute("href")).toBe("/mgt/edit/09761000");
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("Transactions: a foreign commune or service shows the unavailable notice", async () => {
  await visit(`/mgt/transactionInfo/09162000/${service}`, { viewer: member, mgt });
  await screen.findByRole("heading", { level: 1, name: /Diese Kommune gibt es hier nicht/ });
});

test("Transactions: the header links to the same screen of another service or commune, and is not refetched by filters", async () => {
  const other = "ew-meldebescheinigung";
  const commune = (ags: string, name: string) => ({
    id: `Commune:${ags}`,
    ags,
    name,
    unit: "Stadt",
    state: "BY",
    picture: null,
    // The last service has no transactions.
    serviceIds: [service, other, "service-portal"],
  });
  const { app } = await open(() => [{}], url, {
    mgt: {
      Query: {
        commune: (_: unknown, { ags }: { ags: string }) => commune(ags, "Augsburg"),
        communes: () => connection([commune("16051000", "Erfurt")]),
      },
    },
  });
  expect((await screen.findByRole("link", { name: "Augsburg" })).getAttribute("href")).toBe(
    "/mgt/edit/09761000",
  );
  const current = screen.getByRole("navigation", { name: "Seiten des Dienstes" });
  expect(within(current).getByRole("link", { current: "page" }).textContent).toBe(
    "Transaktionsinformationen",
  );

  const search = screen.getByLabelText("Prozess-ID, UUID, Vorgangsnummer oder Zahlungskennung");
  await app.user.type(search, "KZR");
  await waitFor(() => expect(app.path()).toBe(`${url}?text=KZR`));
  const asked = (operation: string) => app.calls.filter((call) => call.operation === operation);
  await waitFor(() =>
    expect(asked("TransactionListQuery").at(-1)?.variables.filter).toMatchObject({ text: "KZR" }),
  );
  expect(asked("ServicePageQuery")).toHaveLength(1);

  await app.click("Kommune wechseln");
  await app.user.type(await screen.findByRole("combobox", { name: "Name, AGS oder PLZ" }), "erf");
  const found = await screen.findByRole("option", { name: /Erfurt/ });
  expect(found.getAttribute("href")).toBe(`/mgt/transactionInfo/16051000/${service}`);

  await app.click("Dienst wechseln");
  const services = within(await screen.findByRole("dialog", { name: "Dienst wechseln" }));
  expect(services.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Meldebescheinigung",
    "Neuzulassung",
    "Serviceportal öffnet Texte",
  ]);
  await app.user.type(services.getByRole("searchbox", { name: "Name des Dienstes" }), "melde{Enter}");
  await waitFor(() => expect(app.path()).toBe(`/mgt/transactionInfo/09761000/${other}`));
});
