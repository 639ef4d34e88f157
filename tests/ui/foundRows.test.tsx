import { expect, test, vi } from "vitest";
import { answered } from "../process/processServer";
import { connection } from "../support/connection";
import { support } from "../support/people";
import { screen, visit, within } from "../support/visit";

const page = (totalCount: number, totalCountExceeded = false) => ({
  ...connection([answered()]),
  totalCount,
  totalCountExceeded,
});

/** The count next to the filters of the list on screen. */
async function besideFilters(name: RegExp, text: string) {
  const toolbar = within(await screen.findByRole("search", { name }));
  expect(await toolbar.findByText(text)).toBeTruthy();
}

test("Found rows: the lists of processes and applications show their row count up to a limit", async () => {
  const process = { Query: { processes: () => page(1_234) } };
  await visit("/admin/processes?status=ERROR", { viewer: support, process });
  await besideFilters(/^Prozesse/, "1.234 Einträge");
});

test("Found rows: shows an inexact count as such", async () => {
  const process = { Query: { processes: () => page(10_000, true) } };
  await visit("/admin/applications", { viewer: support, process });
  await besideFilters(/^Anträge/, "mehr als 10.000 Einträge");
});

test("Found rows: on narrow screens the count is on its own line below the filters, which scroll sideways", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation((query) => ({
    media: query,
    matches: query === "(max-width: 640px)",
    onchange: null,
    addListener: vi.fn(),
    removeListener: vi.fn(),
    dispatchEvent: vi.fn(),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  const process = { Query: { processes: () => page(1_234) } };
  await visit("/admin/processes", { viewer: support, process });
  const count = await screen.findByText("1.234 Einträge");
  expect(screen.getByRole("search", { name: /^Prozesse/ }).nextElementSibling).toBe(count);
});
