/** Which paths the guards of the real router let a viewer open. */
import type { RoleHolder } from "#domain/permissions";
import { admin } from "./people";
import { visit } from "./visit";

export async function openRouter() {
  const app = await visit("/", { viewer: admin });
  return (await app.loadWorkspace()).router();
}
export type TestedRouter = Awaited<ReturnType<typeof openRouter>>;

/** Whether all guards on the way to the path let the viewer in. */
export function isOpen(router: TestedRouter, path: string, viewer: RoleHolder): boolean {
  const [routes, params] = router.getMatchedRoutes(path);
  try {
    for (const { options } of routes) {
      options.beforeLoad?.({ context: { viewer: () => viewer }, params, preload: true });
    }
    return true;
  } catch {
    return false;
  }
}
