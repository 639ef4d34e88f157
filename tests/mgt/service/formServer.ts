/** A fake server that stores the form of one service: it has revisions, and another user may save in between. */
import { vi } from "vitest";
import { userError } from "../../support/masterData";
import type { Resolvers } from "../../support/mockedEndpoints";

const texts = (de: string, en?: string) => [
  { language: "de", text: de },
  ...(en === undefined ? [] : [{ language: "en", text: en }]),
];
const noRules = { minLength: null, maxLength: null, min: null, max: null, format: null };

/** A field of the contract. */
export const field = (key: string, de: string, changes: object = {}) => ({
  key,
  type: "TEXT",
  labels: texts(de),
  helpTexts: [],
  isRequired: false,
  isVisible: true,
  options: [],
  validation: noRules,
  ...changes,
});

export type Field = ReturnType<typeof field>;

export const street = field("strasse", "Straße", { labels: texts("Straße", "Street"), isRequired: true });
export const town = field("ort", "Ort");
export const kind = field("art", "Art", {
  type: "SELECT",
  options: [
    { value: "haupt", labels: texts("Hauptwohnung") },
    { value: "neben", labels: texts("Nebenwohnung") },
  ],
});

interface SaveInput {
  readonly id: string;
  readonly revision: number;
  readonly fields: readonly Field[];
  readonly confirmed?: readonly string[] | null;
}

interface Start {
  readonly own?: readonly Field[] | null;
  readonly running?: number;
  /** Keys whose loss concerns one application each. */
  readonly used?: readonly string[];
  readonly serviceId?: string;
}

export function formServer({
  own = null,
  running = 0,
  used = [],
  serviceId = "ew-wohnsitzanmeldung",
}: Start = {}) {
  const delivered: readonly Field[] = [street, town, kind];
  let stored = own;
  let revision = 3;
  let by = "k.brandl";
  const present = () => ({
    id: "CommuneService:1",
    serviceId,
    form: {
      fields: stored ?? delivered,
      isInherited: stored === null,
      inheritedFieldCount: delivered.length,
      runningApplications: running,
      updatedAt: stored && "2026-11-20T13:02:00.000Z",
      updatedBy: stored && { userId: null, username: by, role: "SUPPORT" },
      revision,
    },
  });
  const change = (input: Omit<SaveInput, "fields">, next: readonly Field[] | null) => {
    if (input.revision !== revision) {
      const conflict = userError("conflict", null, { by, at: "2026-11-20T13:02:00.000Z" });
      return { communeService: present(), errors: [conflict] };
    }
    const kept = new Set((next ?? delivered).map(({ key }) => key));
    const broken = used.filter((key) => !kept.has(key));
    if (broken.length > 0 && !input.confirmed?.includes("form_breaks_applications")) {
      const params = { count: String(broken.length), keys: broken.join(",") };
      return { communeService: null, errors: [userError("form_breaks_applications", null, params)] };
    }
    stored = next;
    revision += 1;
    by = "member";
    return { communeService: present(), errors: [] };
  };
  const saveServiceForm = vi.fn((_: unknown, { input }: { input: SaveInput }): unknown =>
    change(input, input.fields),
  );
  const resetServiceForm = vi.fn((_: unknown, { input }: { input: SaveInput }): unknown =>
    change(input, null),
  );
  const mgt: Resolvers = {
    Query: {
      commune: (_: unknown, { ags }: { ags: string }) => ({
        id: "Commune:1",
        ags,
        name: "Augsburg",
        serviceIds: [serviceId],
      }),
      communeService: present,
    },
    Mutation: { saveServiceForm, resetServiceForm },
  };
  return {
    mgt,
    saveServiceForm,
    resetServiceForm,
    fields: () => stored,
    /** Saves as another user. */
    saveAs: (who: string, fields: readonly Field[]) => {
      by = who;
      stored = fields;
      revision += 1;
    },
  };
}
