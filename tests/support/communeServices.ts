/** A fake Augsburg with services, which mutations change, and its section. */
import { support, type Person } from "./people";
import { screen, visit } from "./visit";

interface StoredService {
  readonly id: string;
  readonly serviceId: string;
  readonly isEnabled: boolean;
  readonly revision: number;
}

export const stored = (serviceId: string, isEnabled = true): StoredService => ({
  id: `CommuneService:${serviceId}`,
  serviceId,
  isEnabled,
  revision: 3,
});
export const three = [
  stored("ew-meldebescheinigung"),
  stored("ew-ummeldung", false),
  stored("ikfz-neuzulassung"),
];

type Answer = (input: Readonly<Record<string, never>>) => object;

/** Resolvers for Augsburg's services, changed by mutations. */
export function communeServer(
  services: readonly StoredService[],
  answers: Readonly<Record<string, Answer>> = {},
) {
  let now = services;
  const augsburg = () => ({
    id: "Commune:1",
    ags: "09761000",
    name: "Augsburg",
    unit: "Stadt",
    state: "BY",
    picture: null,
    revision: 7,
    serviceIds: now.map(({ serviceId }) => serviceId),
    services: now,
    counts: { services: now.length, enabledServices: now.filter(({ isEnabled }) => isEnabled).length },
  });
  const inputs: unknown[] = [];
  const answered =
    (name: string, usual: (input: never) => object) => (_: unknown, args: { input: never }) => {
      inputs.push(args.input);
      return (answers[name] ?? usual)(args.input);
    };
  return {
    inputs,
    set: (next: readonly StoredService[]) => {
      now = next;
    },
    mgt: {
      Query: { commune: augsburg },
      Mutation: {
        setCommuneServicesEnabled: answered(
          "setCommuneServicesEnabled",
          ({ items, isEnabled }: { items: { id: string }[]; isEnabled: boolean }) => {
            const ids = items.map(({ id }) => id);
            now = now.map((one) => (ids.includes(one.id) ? { ...one, isEnabled, revision: 4 } : one));
            return { communeServices: now.filter(({ id }) => ids.includes(id)), errors: [] };
          },
        ),
        addCommuneServices: answered(
          "addCommuneServices",
          ({ serviceIds }: { serviceIds: readonly string[] }) => {
            now = [...now, ...serviceIds.map((id) => stored(id))];
            return { commune: augsburg(), errors: [] };
          },
        ),
        removeCommuneService: answered("removeCommuneService", ({ id }: { id: string }) => {
          now = now.filter((one) => one.id !== id);
          return { commune: augsburg(), removedCommuneServiceId: id, errors: [] };
        }),
      },
    },
  };
}

export async function open(
  viewer: Person = support,
  server = communeServer(three),
  url = "/mgt/edit/09761000/services",
) {
  const app = await visit(url, { viewer, mgt: server.mgt });
  // The heading already renders while the section loads; the count arrives with the services.
  await screen.findByRole("link", { name: /^Dienste \d/ });
  return { app, server };
}

export const row = (name: string) =>
  screen.getByRole("row", { name: new RegExp(`^(${name} auswählen )?${name}`) });
export const stateOf = (name: string) => row(name).querySelector("[data-tone]")?.textContent;
export const navigationCount = () => screen.getByRole("link", { name: /^Dienste/ }).textContent;
