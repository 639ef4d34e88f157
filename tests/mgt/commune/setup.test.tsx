import { act, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { setupPollMs } from "#domain/timings";
import { userError } from "../../support/masterData";
import { member, support, type Person } from "../../support/people";
import { screen, visit } from "../../support/visit";

type State = "NOT_INITIALIZED" | "INITIALIZING" | "INITIALIZED";

afterEach(() => void vi.useRealTimers());

/** Opens a commune; `store` is its state on the server. */
async function openCommune(initialization: State, problem: object | null = null, viewer: Person = support) {
  const store = { initialization, problem };
  const ags = "09761000";
  const commune = () => ({
    id: "commune-1",
    ags,
    name: "Augsburg",
    initialization: store.initialization,
    initializationProblem: store.problem,
  });
  const retry = vi.fn(() => {
    store.problem = null;
    return { commune: commune(), errors: [] };
  });
  const app = await visit(`/mgt/edit/${ags}`, {
    viewer,
    mgt: { Query: { commune }, Mutation: { retryCommuneInitialization: retry } },
  });
  return { app, store, retry };
}

const notice = () => document.querySelector(".commune-setup")?.textContent ?? null;
const poll = () => act(() => vi.advanceTimersByTimeAsync(setupPollMs + 100));

test("Commune setup: shows the setup of a commune until it is done, then loads its section again", async () => {
  const { app, store } = await openCommune("NOT_INITIALIZED");
  await waitFor(() => expect(notice()).toMatch(/^Die Kommune ist noch nicht eingerichtet\./));

  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await app.click("Einrichtung starten");
  await waitFor(() => expect(notice()).toMatch(/^Die Kommune wird eingerichtet\./));
  store.initialization = "INITIALIZING";
  await poll();
  expect(notice()).toMatch(/^Die Kommune wird eingerichtet\./);
  const loadings = () => app.calls.filter(({ operation }) => operation === "MasterDataSectionQuery").length;
  expect(loadings()).toBe(1);

  store.initialization = "INITIALIZED";
  await poll();
  await waitFor(() => expect(notice()).toBe("Die Kommune ist eingerichtet."));
  await waitFor(() => expect(loadings()).toBe(2));
  const polls = () => app.calls.filter(({ operation }) => operation === "CommuneSetupNoticePollQuery").length;
  const done = polls();
  await poll();
  expect(polls()).toBe(done);
});

test("Commune setup: says why the setup failed, and starts it again", async () => {
  const problem = userError("service_unknown", null, { service: "eis-essen" });
  const { app, retry } = await openCommune("NOT_INITIALIZED", problem);
  await waitFor(() =>
    expect(notice()).toBe(
      "Die Kommune konnte nicht eingerichtet werden. Nichts davon wurde gespeichert. Den Dienst eis-essen gibt es im Katalog nicht.Einrichtung neu starten",
    ),
  );
  await app.click("Einrichtung neu starten");
  await waitFor(() => expect(notice()).toMatch(/^Die Kommune wird eingerichtet\./));
  expect(retry).toHaveBeenCalledTimes(1);
});

test("Commune setup: has no button without the permission", async () => {
  await openCommune("NOT_INITIALIZED", userError("commune_initialization_failed"), member);
  const text = "Die Kommune konnte nicht eingerichtet werden. Nichts davon wurde gespeichert.";
  await waitFor(() => expect(notice()?.trim()).toBe(text));
  expect(screen.queryByRole("button", { name: /^Einrichtung/ })).toBeNull();
});

test("Commune setup: is not mentioned once a commune is set up", async () => {
  await openCommune("INITIALIZED");
  await screen.findByLabelText("Name");
  expect(notice()).toBeNull();
});
