/** The three test users, in the server's format. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly active: boolean;
  readonly roles: readonly {
    readonly type: "MEMBER" | "SUPPORT" | "ADMIN";
    readonly commune: { readonly ags: string } | null;
    readonly services: readonly string[];
  }[];
}

function person(username: string, roles: Person["roles"]): Person {
  return { id: `User:${username}`, username, email: `${username}@example.org`, active: true, roles };
}

export const admin = person("admin", [{ type: "ADMIN", commune: null, services: [] }]);
export const support = person("support", [{ type: "SUPPORT", commune: null, services: [] }]);
export const member = person("member", [
  { type: "MEMBER", commune: { ags: "09761000" }, services: ["ew-meldebescheinigung", "ikfz-neuzulassung"] },
  { type: "MEMBER", commune: { ags: "09182111" }, services: ["ew-meldebescheinigung"] },
]);
