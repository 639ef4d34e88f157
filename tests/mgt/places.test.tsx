import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { visitsPerCall } from "#domain/places";
import { visitsDelayMs } from "#domain/timings";
import { screens, visibleScreens } from "#frame/screens";
import { can } from "#domain/permissions";
import { placeAt, placeLink } from "#mgt/places/placeLink";
import { member, support } from "../support/people";
import { act, screen, visit } from "../support/visit";
import { failure } from "../support/mockedEndpoints";

const supportSees = visibleScreens(support);

test.each([
  ["/mgt/edit/09761000", { kind: "COMMUNE", key: "09761000", section: "master-data" }],
  ["/mgt/edit/09761000/countries", { kind: "COMMUNE", key: "09761000", section: "countries" }],
  [
    "/mgt/textedit/09761000/pw-eheurkunde",
    { kind: "SERVICE", key: "09761000/pw-eheurkunde", section: "textedit" },
  ],
  ["/admin/edituser/VXNlcjo3", { kind: "USER", key: "VXNlcjo3", section: null }],
  ["/admin/editresource/v1/keystore/siegel", { kind: "RESOURCE", key: "v1/keystore/siegel", section: null }],
  ["/admin/processes/8d6f0d3c", { kind: "PROCESS", key: "8d6f0d3c", section: null }],
  ["/admin/applications/8d6f0d3c", { kind: "APPLICATION", key: "8d6f0d3c", section: null }],
  ["/admin/resources/keystore", { kind: "SCREEN", key: "resources-keystore", section: null }],
] as const)("Places: %s is a place that links back to it", (path, place) => {
  expect(placeAt(path, supportSees)).toEqual(place);
  const link = placeLink(place, supportSees, (permission) => can(support, permission));
  const { to = "", params = {} } = link ?? {};
  const parts = to.split("/").map((part) => (part.startsWith("$") ? params[part.slice(1)] : part));
  expect(parts.join("/")).toBe(path);
});

test("Places: a new user, an unknown path and a screen of another role are none", () => {
  expect(placeAt("/admin/edituser/new", screens)).toBeNull();
  expect(placeAt("/admin/unknown", screens)).toBeNull();
  expect(placeAt("/admin/users", visibleScreens(member))).toBeNull();
});

test("Places: a service opens its first screen that the role may see if its section is not one", () => {
  const place = { kind: "SERVICE", key: "09761000/pw-eheurkunde", section: "security" } as const;
  expect(placeLink(place, [], (permission) => can(member, permission))?.to).toBe(
    "/mgt/textedit/$commune/$service",
  );
});

test("Visits: are sent together when the page is hidden, and again after a failure", async () => {
  let isReachable = false;
  const received: unknown[] = [];
  const app = await visit("/account", {
    viewer: support,
    mgt: {
      Mutation: {
        recordVisits: (_: unknown, { input }: { input: unknown }) => {
          received.push(input);
          if (!isReachable) throw failure("internal_error");
          return { places: { favourites: [], recent: [] }, errors: [] };
        },
      },
    },
  });
  await screen.findByRole("heading", { level: 1 });
  const kept = () => window.localStorage.getItem("visits");
  await waitFor(() => expect(kept()).toContain("account"));
  await act(async () => (await app.loadWorkspace()).router().navigate({ to: "/legal/imprint" }));
  await waitFor(() => expect(kept()).toContain("imprint"));
  expect(received).toEqual([]);

  const hide = () => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Reflect.deleteProperty(document, "hidden");
  };
  hide();
  const visits = [
    { kind: "SCREEN", key: "account", section: null },
    { kind: "SCREEN", key: "imprint", section: null },
  ];
  await waitFor(() => expect(received).toEqual([{ visits }]));
  await waitFor(() => expect(kept()).not.toBeNull());
  isReachable = true;
  hide();
  await waitFor(() => expect(received).toEqual([{ visits }, { visits }]));
  await waitFor(() => expect(kept()).toBeNull());
});

test("Visits: are sent without the palette some time after the fifth", async () => {
  const received: number[] = [];
  const app = await visit("/account", {
    viewer: support,
    mgt: {
      Mutation: {
        recordVisits: (_: unknown, { input }: { input: { visits: readonly unknown[] } }) => {
          received.push(input.visits.length);
          return { places: { favourites: [], recent: [] }, errors: [] };
        },
      },
    },
  });
  await screen.findByRole("heading", { level: 1 });
  const kept = () => window.localStorage.getItem("visits");
  await waitFor(() => expect(kept()).toContain("account"));
  const { navigate } = (await app.loadWorkspace()).router();
  const goTo = async (to: "/legal/imprint" | "/legal/privacy" | "/legal/accessibility" | "/help") => {
    await act(() => navigate({ to }));
    await waitFor(() => expect(kept()).toContain(to.split("/").at(-1)));
  };
  await goTo("/legal/imprint");
  await goTo("/legal/privacy");
  await goTo("/legal/accessibility");
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(() => vi.advanceTimersByTimeAsync(visitsDelayMs));
  expect(received).toEqual([]);
  await goTo("/help");
  await act(() => vi.advanceTimersByTimeAsync(visitsDelayMs));
  await waitFor(() => expect(received).toEqual([visitsPerCall]));
  expect(kept()).toBeNull();
});
