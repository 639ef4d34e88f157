/** The users list, opened in an app. */
import { testUser, usersServer, type TestUser } from "../mgt/users/listServer";
import { support } from "./people";
import { screen, visit, within, type App } from "./visit";

export const address = "/admin/users";
export const few = [testUser(1), testUser(2, { type: "SUPPORT", firstCommune: null, communeCount: 0 })];

export async function open(
  url = address,
  users: readonly TestUser[] = few,
  mutations: Readonly<Record<string, unknown>> = {},
) {
  const server = usersServer(users, mutations);
  const app = await visit(url, { viewer: support, mgt: server.mgt });
  return { app, server };
}

export const grid = () => screen.findByRole("grid", { name: "Benutzer" });
export const rows = () => [...document.querySelectorAll<HTMLElement>("tbody tr[data-row-key]")];
export const row = (position: number) => within(rows()[position] as HTMLElement);
export const asked = (app: App) => app.calls.filter(({ operation }) => operation === "UsersTableQuery");
export const lastAsked = (app: App) => asked(app).at(-1)?.variables;
