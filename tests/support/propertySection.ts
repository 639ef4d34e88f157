/** A fake server with residential properties and their source, and the section that shows them. */
import { importServer } from "../mgt/commune/importServer";
import { recordServer } from "../mgt/commune/recordServer";
import { failure } from "./mockedEndpoints";
import { support, type Person } from "./people";
import { mockUploads } from "./uploads";
import { screen, visit } from "./visit";

export const property = (number: number) => ({
  id: `ResidentialProperty:${number}`,
  revision: 0,
  ags: "09761000",
  postalCode: "86150",
  location: "Augsburg",
  district: "Innenstadt",
  street: `Straße ${String(number).padStart(2, "0")}`,
  houseNumber: String(number),
  letter: "a",
  partNumber: "",
  supplements: "",
  houseNumberLetter: `${number} a`,
});

interface Source {
  readonly source: string;
  readonly mode: string;
  readonly [field: string]: unknown;
}

interface Options {
  readonly viewer?: Person;
  readonly search?: string;
  readonly source?: Partial<Source> | "unreadable";
  readonly isExceeded?: boolean;
  readonly mutations?: Readonly<Record<string, unknown>>;
}

export function serve({ source = {}, isExceeded = false, mutations = {} }: Options) {
  const records = recordServer({
    list: "residentialProperties",
    type: "ResidentialProperties",
    orders: { STREET: "street", POSTAL_CODE: "postalCode", LOCATION: "location", DISTRICT: "district" },
    records: Array.from({ length: 3 }, (_, number) => property(number + 1)),
    mutations,
  });
  const imports = importServer({ kind: "OKKOMM_RESIDENTIAL_PROPERTIES", counts: { added: 2, unchanged: 3 } });
  const commune: Readonly<Record<string, unknown>> = Object(records.mgt.Commune);
  const list = commune.residentialProperties as (...args: unknown[]) => Promise<{ totalCount: number }>;
  const stored: Source = {
    source: "FILE_UPLOAD",
    mode: "MANUAL",
    revision: 2,
    lastUpdatedAt: "2026-11-19T02:00:00.000Z",
    nextRunAt: null,
    lastFailure: null,
    running: null,
    ...(source === "unreadable" ? {} : source),
  };
  return {
    records,
    imports,
    mgt: {
      ...records.mgt,
      Commune: {
        ...commune,
        residentialProperties: async (...args: unknown[]) => {
          const page = await list(...args);
          const total = isExceeded ? { totalCount: 10_000 } : {};
          return { ...page, ...total, totalCountExceeded: isExceeded };
        },
        residentialPropertySource: (root: { residentialPropertySource?: unknown }) => {
          if (root.residentialPropertySource) return root.residentialPropertySource;
          if (source === "unreadable") throw failure("latest_residential_properties_update_error");
          return stored;
        },
        snapshots: () => [],
      },
      Query: { ...records.mgt.Query, ...imports.Query },
      Mutation: { ...records.mgt.Mutation, ...imports.Mutation, ...mutations },
    },
  };
}

export async function open(options: Options = {}) {
  mockUploads();
  const server = serve(options);
  const app = await visit(`/mgt/edit/09761000/residential-properties${options.search ?? ""}`, {
    viewer: options.viewer ?? support,
    mgt: server.mgt,
  });
  await screen.findByRole("grid", { name: "Wohngrundstücke" });
  return { app, ...server };
}

export const asked = (app: Awaited<ReturnType<typeof open>>["app"]) =>
  app.calls.filter(({ operation }) => operation === "ResidentialPropertiesSectionQuery").at(-1)?.variables;
