import { describe, expect, onTestFinished, test } from "vitest";
import { permissionsOf, roleTypes, type Permission, type RoleHolder } from "#domain/permissions";
import { screens, visibleScreens } from "#frame/screens";
import { isOpen, openRouter, type TestedRouter } from "../support/guards";

const pathsOf = (router: TestedRouter) =>
  screens.map(({ to, params }) => router.buildLocation({ to, params }).pathname);

/** Ids of the screens whose guards let the viewer in. */
function openScreens(router: TestedRouter, viewer: RoleHolder) {
  const paths = pathsOf(router);
  return screens.flatMap(({ id }, position) => (isOpen(router, paths[position] ?? "", viewer) ? id : []));
}
const visibleIds = (viewer: RoleHolder | null) => visibleScreens(viewer).map(({ id }) => id);
const holder = (type: string): RoleHolder => ({ roles: [{ type }] });

describe("Screens", () => {
  test("are visible to exactly those whom the guards of their routes let in", async () => {
    const router = await openRouter();
    for (const type of roleTypes) expect(openScreens(router, holder(type))).toEqual(visibleIds(holder(type)));
    const { SUPPORT } = permissionsOf;
    const replace = (permissions: readonly Permission[]) =>
      Object.assign(permissionsOf, { SUPPORT: permissions });
    onTestFinished(() => void replace(SUPPORT));
    // Each permission matters where it is demanded, and only there.
    for (const missing of SUPPORT) {
      replace(SUPPORT.filter((permission) => permission !== missing));
      expect([missing, openScreens(router, holder("SUPPORT"))]).toEqual([
        missing,
        visibleIds(holder("SUPPORT")),
      ]);
    }
  });

  test("are all routes without params, but for those that another screen leads to", async () => {
    const router = await openRouter();
    const own = new Set(pathsOf(router));
    const withoutSlash = (path: string) => (path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path);
    const routes = Object.keys(router.routesByPath).map(withoutSlash);
    const others = routes.filter((path) => !path.includes("$") && !own.has(path));
    expect([...new Set(others)].toSorted()).toEqual([
      "/admin/resources",
      "/help/print",
      "/mgt",
      "/mgt/activate",
    ]);
  });

  test("are hidden without a session", () => {
    expect(visibleIds(null)).toEqual([]);
  });

  test("lead to routes of their own, with ids and letters that occur once", async () => {
    const router = await openRouter();
    const missing = pathsOf(router).filter((path) => {
      const [routes, , found] = router.getMatchedRoutes(path);
      return !found || routes.length < 2;
    });
    expect(missing).toEqual([]);
    for (const values of [
      screens.map(({ id }) => id),
      screens.flatMap(({ key }) => key ?? []),
      pathsOf(router),
    ]) {
      expect(values).toEqual([...new Set(values)]);
    }
    for (const { key } of screens) expect(key ?? "a").toMatch(/^[a-z]$/);
  });
});
