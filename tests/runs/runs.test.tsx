import { waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { announcements } from "../support/announcements";
import { act, screen } from "../support/visit";
import { feeChanges, jobs, kinds, openRun, runPage, textTransfers } from "./runKinds";

const barText = () => screen.getByRole("progressbar", { name: "Fortschritt" }).getAttribute("aria-valuetext");

const announced = () => [...document.querySelectorAll(announcements)].map(({ textContent }) => textContent);

/** The timers of the app, advanced by hand; those of the test environment go on. */
function fakeTime() {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"],
  });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe.each(kinds)("$name", (kind) => {
  test("Progress: follows the stream, announces the end, and closes the stream with it", async () => {
    const run = await openRun(kind, { state: "RUNNING", open: 2 });
    await screen.findByText("Läuft");
    expect(barText()).toBe("0 von 2 bearbeitet");
    await waitFor(() => expect(run.streams()).toBe(1));
    run.push({ state: "RUNNING", succeeded: 1, open: 1 });
    await waitFor(() => expect(barText()).toBe("1 von 2 bearbeitet"));
    run.push({ state: "FINISHED", succeeded: 1, failed: 1 });
    // A dialog has a live region of its own.
    await waitFor(() => expect(announced()).toContain("Abgeschlossen: 2 von 2 bearbeitet"));
    await waitFor(() => expect(run.streams()).toBe(0));
    expect(run.polls()).toBe(0);
  });

  test("Progress: an answer that takes a minute arrives while the stream is broken, and the next call waits for it", async () => {
    fakeTime();
    const run = await openRun(kind, { state: "RUNNING", open: 2 }, { isStreamBroken: true });
    await screen.findByText("Läuft");
    const answer = run.hold();
    // The second failure of the stream starts the polling.
    await waitFor(() => expect(run.polls()).toBe(1));
    await pass(60_000);
    expect(run.polls()).toBe(1);
    run.change({ state: "FINISHED", succeeded: 2 });
    answer();
    await screen.findByText("Abgeschlossen");
    expect(barText()).toBe("2 von 2 bearbeitet");
  });

  test("Progress: a stopped run says that what is done stays", async () => {
    await openRun(kind, { state: "CANCELLED", succeeded: 1, open: 3 });
    await screen.findByText("Was erledigt war, bleibt erledigt. 3 blieben, wie sie waren.");
  });

  test("Progress: a run that has ended is not followed", async () => {
    const run = await openRun(kind, { state: "FINISHED", succeeded: 2 });
    await screen.findByText("Abgeschlossen");
    expect(run.streams()).toBe(0);
  });
});

test.each([feeChanges, textTransfers])(
  "Progress: what the dry run of a $name found impossible does not count as handled",
  async (kind) => {
    await openRun(kind, { state: "RUNNING", open: 2, impossible: 3 });
    await screen.findByText("Läuft");
    expect(barText()).toBe("0 von 2 bearbeitet");
    const region = screen.getByRole("region", { name: "Fortschritt" });
    expect([...region.querySelectorAll("li")].map((line) => line.textContent)).toContain(
      "3 schon im Probelauf nicht möglich",
    );
  },
);

test.each([jobs, feeChanges, runPage])(
  "Dry run: that of a $name expires by itself, and says what to do",
  async (kind) => {
    fakeTime();
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const run = await openRun(kind, { state: "PREPARED", open: 2, expiresAt });
    await screen.findByText("Probelauf: Es wurde noch nichts geändert.");
    expect(screen.queryByText("Verfallen")).toBeNull();
    const sent = run.app.calls.length;
    await pass(61_000);
    await screen.findByText(/^Dieser Probelauf ist verfallen: .* Bereiten Sie ihn neu vor/);
    expect(screen.queryByText("Probelauf: Es wurde noch nichts geändert.")).toBeNull();
    expect(screen.getAllByText("Verfallen").length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name: /^(Beginnen|Nichts zu ändern|In \d)/ })).toBeNull();
    expect(run.app.calls.slice(sent).filter(({ operation }) => /Screen/.test(operation))).toEqual([]);
  },
);
