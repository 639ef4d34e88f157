import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { connection } from "../support/connection";
import { support } from "../support/people";
import { screen, visit } from "../support/visit";
import { listServer, noSavedViews, testProcess } from "./listServer";

const address = "/admin/processes";
const group = {
  id: "ProcessErrorGroup:1",
  fingerprint: "abc123",
  problem: "HTTP_STATUS",
  httpStatus: 503,
  errorText: "Zeitüberschreitung bei kba-grundgut",
  processCount: 41,
  serviceIds: ["ikfz-neuzulassung", "ikfz-tageszulassung"],
  firstAt: "2026-11-20T05:14:00.000Z",
  lastAt: "2026-11-20T13:05:00.000Z",
};

async function open(node = group) {
  const { process } = listServer([testProcess(1), testProcess(2)], {
    Query: {
      processErrorGroups: () => connection([node]),
    },
    Mutation: {
      prepareProcessJob: () => ({ job: null, errors: [{ code: "required", field: null, params: [] }] }),
    },
  });
  const app = await visit(`${address}?status=ERROR&group=cause`, {
    viewer: support,
    mgt: noSavedViews,
    process,
  });
  await screen.findByText("Zeitüberschreitung bei kba-grundgut");
  return app;
}

test("Process groups: groups identical errors; a group expands and links to its rows as a list", async () => {
  const app = await open();
  await app.click("Prozesse dieser Ursache");
  await screen.findByText("00000002");
  expect(app.calls.findLast(({ operation }) => operation === "ErrorGroupRowsQuery")?.variables).toEqual({
    filter: { statuses: ["ERROR"], errorFingerprint: "abc123" },
    first: 3,
  });
  await app.click("Alle 41 als Liste");
  await waitFor(() => expect(app.path()).toBe(`${address}?status=ERROR&cause=abc123`));
});

test("Process groups: restarts the whole group under the current filter", async () => {
  const app = await open();
  await app.click("41 neu starten …");
  await waitFor(() =>
    expect(app.calls.findLast(({ operation }) => operation.includes("Prepare"))?.variables.input).toEqual({
      action: "RESTART",
      selection: {
        all: { filter: { statuses: ["ERROR"], errorFingerprint: "abc123" }, excludedIds: [] },
      },
    }),
  );
});

test("Process groups: offers no restart for permanent refusals", async () => {
  const app = await open({ ...group, httpStatus: 422 });
  expect(screen.queryByRole("button", { name: /neu starten/ })).toBeNull();
  await app.click("41 ansehen");
  await waitFor(() => expect(app.path()).toBe(`${address}?status=ERROR&cause=abc123`));
});
