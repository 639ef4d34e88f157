import { msg } from "@lingui/core/macro";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useRouteTitles } from "#ui/routeTitles";
import { renderPart } from "../support/renderPart";

/** Vitest waits for a second by default, which is too short on a busy machine. */
const patience = { timeout: 20_000 };

test("Route titles: titles are read again with another path, but not with other search params", async () => {
  const titles = vi.fn();
  const root = createRootRoute({
    component: function Root() {
      titles(useRouteTitles().map(({ text }) => text));
      return <Outlet />;
    },
  });
  const page = (path: string, title: ReturnType<typeof msg>) =>
    createRoute({ getParentRoute: () => root, path, staticData: { title } });
  const history = createMemoryHistory({ initialEntries: ["/users"] });
  const router = createRouter({
    routeTree: root.addChildren([page("users", msg`Benutzer`), page("jobs", msg`Sammelaktionen`)]),
    history,
  });
  renderPart(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(titles).toHaveBeenCalledWith(["Benutzer"]), patience);
  titles.mockClear();
  act(() => history.push("/users?text=a"));
  await vi.waitFor(() => expect(router.state.resolvedLocation?.search).toEqual({ text: "a" }), patience);
  expect(titles).not.toHaveBeenCalled();
  act(() => history.push("/jobs"));
  await vi.waitFor(() => expect(titles).toHaveBeenLastCalledWith(["Sammelaktionen"]), patience);
});
