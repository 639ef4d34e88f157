import { render, screen } from "@testing-library/react";
import { Suspense, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { ChunkLoadError } from "#browser/loadChunk";
import { withScreens } from "#src/routes/-withScreens";
import { LoadBoundary } from "#ui/LoadBoundary";

const importUsers = () => Promise.resolve({ Users: () => <h1>Benutzer</h1> });
const importJobs = () => Promise.resolve({ Jobs: () => <p>Aufträge</p> });

test("Loaded screens: a screen that failed to load says why, and is loaded by the next attempt", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const load = vi.fn(importUsers).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const Route = withScreens({ Users: load }, ({ Users }) => <Users />);
  const failures: unknown[] = [];
  const attempt = (number: number): ReactNode => (
    <LoadBoundary
      attempt={number}
      renderFailure={(error) => {
        failures.push(error);
        return null;
      }}
    >
      <Route />
    </LoadBoundary>
  );

  await Route.preload?.();
  const view = render(attempt(1));
  expect(failures.at(-1)).toBeInstanceOf(ChunkLoadError);

  await Route.preload?.();
  view.rerender(attempt(2));
  expect(screen.getByRole("heading", { name: "Benutzer" })).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test("Loaded screens: a route that the router has preloaded shows its screens at once", async () => {
  const Route = withScreens({ Users: importUsers, Jobs: importJobs }, ({ Users, Jobs }) => (
    <>
      <Users />
      <Jobs />
    </>
  ));
  const fallback = vi.fn(() => null);
  const Fallback = () => fallback();

  await Route.preload?.();
  render(
    <Suspense fallback={<Fallback />}>
      <Route />
    </Suspense>,
  );
  expect(screen.getByRole("heading", { name: "Benutzer" })).toBeDefined();
  expect(screen.getByText("Aufträge")).toBeDefined();
  expect(fallback).not.toHaveBeenCalled();
});

test("Loaded screens: a loaded route opens in another task than the click, and takes search params in the same one", async () => {
  const Route = withScreens({ Users: importUsers }, ({ Users }) => <Users />);
  await Route.preload?.();
  const steps: string[] = [];
  const isLoaded = Promise.resolve(Route.preload?.()).then(() => steps.push("loaded"));
  // Runs after all promises that settle in this task.
  process.nextTick(() => queueMicrotask(() => steps.push("end of the task")));
  await isLoaded;
  expect(steps).toEqual(["end of the task", "loaded"]);

  const { unmount } = render(<Route />);
  expect(Route.preload?.()).toBeUndefined();
  unmount();
  expect(Route.preload?.()).toBeInstanceOf(Promise);
});
