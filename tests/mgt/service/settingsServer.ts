/** A fake server that stores the settings of one service of Augsburg; another user may save in between. */
import { serviceSettingKeys } from "#domain/serviceSettings";
import { userError } from "../../support/masterData";
import type { Resolvers } from "../../support/mockedEndpoints";

const serviceId = "ikfz-neuzulassung";
export const settingsUrl = `/mgt/serviceedit/09761000/${serviceId}`;

interface Setting {
  readonly key: string;
  readonly value: string | null;
}

interface Input {
  readonly revision: number;
  readonly settings: readonly Setting[];
  readonly extensions: readonly Setting[] | null;
}

const savedAt = "2026-11-20T13:02:00.000Z";

interface Initial {
  readonly own?: Readonly<Record<string, string>>;
  readonly shared?: Readonly<Record<string, string>>;
  readonly extensions?: readonly Setting[];
  /** Period in days from the settings of the installation. */
  readonly installationDays?: string;
}

export function settingsServer({
  own = {},
  shared = {},
  extensions = [],
  installationDays = "180",
}: Initial = {}) {
  let by = "k.brandl";
  let revision = 3;
  let values = new Map(Object.entries(own));
  let further = extensions;
  let refusal: object[] | null = null;
  const asked: unknown[] = [];
  const inputs: Input[] = [];
  const isSecret = (key: string) => key === "api_key";
  const communeService = () => ({
    id: "CommuneService:1",
    settings: {
      revision,
      known: serviceSettingKeys.map((key) => ({
        key,
        ownValue: isSecret(key) ? null : (values.get(key) ?? null),
        hasOwnValue: values.has(key),
        inheritedValue: isSecret(key) ? null : (shared[key] ?? null),
        hasInheritedValue: key in shared,
        installationValue: key === "retention_days" ? installationDays : null,
        choices: key === "rest_service" ? ["demo", "fachverfahren"] : [],
        // A replaced secret has a time of its own.
        updatedAt: values.has(key) ? (isSecret(key) ? values.get(key) : savedAt) : null,
        updatedBy: values.has(key) ? { userId: null, username: by, role: null } : null,
      })),
      extensions: further,
    },
  });
  const apply = ({ settings, extensions: given }: Omit<Input, "revision">) => {
    values = new Map(values);
    for (const { key, value } of settings) {
      if (value === null) values.delete(key);
      else values.set(key, isSecret(key) ? `2026-11-21T09:0${revision}:00.000Z` : value);
    }
    further = given ?? further;
    revision += 1;
  };
  const mgt: Resolvers = {
    Query: {
      commune: (_: unknown, { ags }: { ags: string }) =>
        ags === "09761000"
          ? { id: "Commune:1", ags, name: "Augsburg", serviceIds: [serviceId, "service-portal"] }
          : null,
      communeService: (_: unknown, args: unknown) => {
        asked.push(args);
        return communeService();
      },
    },
    Mutation: {
      saveServiceSettings: (_: unknown, { input }: { input: Input }) => {
        inputs.push(input);
        if (input.revision !== revision) {
          const errors = [userError("conflict", null, { by, at: savedAt })];
          return { communeService: communeService(), errors };
        }
        if (refusal) return { communeService: null, errors: refusal };
        by = "support";
        apply(input);
        return { communeService: communeService(), errors: [] };
      },
    },
  };
  return {
    mgt,
    inputs,
    /** Value by key, without secrets. */
    stored: () => Object.fromEntries(values),
    extensions: () => further,
    refuse: (errors: object[]) => {
      refusal = errors;
    },
    saveAs: (who: string, settings: readonly Setting[], given: readonly Setting[] | null = null) => {
      by = who;
      apply({ settings, extensions: given });
    },
  };
}
