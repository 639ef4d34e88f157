/**
 * A fake server that stores one commune, for tests of forms:
 * it has revisions, and another user may save in between.
 */
import { vi } from "vitest";
import type { Resolvers } from "./mockedEndpoints";

interface MasterData {
  readonly name: string;
  readonly unit: string;
}

interface SaveInput extends MasterData {
  readonly ags: string;
  readonly revision: number;
}

/** A payload error. */
export function userError(
  code: string,
  field: readonly string[] | null = null,
  params: Readonly<Record<string, string>> = {},
) {
  return { code, field, params: Object.entries(params).map(([name, value]) => ({ name, value })) };
}

export function communeStore(initial: MasterData = { name: "Augsburg", unit: "Stadt" }) {
  let stored = { ...initial, revision: 3 };
  let by = "k.brandl";
  const present = () => ({
    id: "commune-1",
    ags: "09761000",
    state: "BY",
    picture: null,
    initialization: "INITIALIZED",
    updatedAt: "2026-11-20T13:02:00.000Z",
    updatedBy: { userId: null, username: by, role: null },
    counts: { services: 58, enabledServices: 54 },
    ...stored,
  });
  const saveCommune = vi.fn((_root: unknown, { input }: { input: SaveInput }): unknown => {
    if (input.revision !== stored.revision) {
      const params = { by, at: "2026-11-20T13:02:00.000Z" };
      return { commune: present(), errors: [userError("conflict", null, params)] };
    }
    stored = { name: input.name, unit: input.unit, revision: stored.revision + 1 };
    by = "support";
    return { commune: present(), errors: [] };
  });
  const mgt: Resolvers = { Query: { commune: present }, Mutation: { saveCommune } };
  return {
    mgt,
    saveCommune,
    stored: () => stored,
    /** Saves as another user. */
    saveAs: (who: string, changes: Partial<MasterData>) => {
      by = who;
      stored = { ...stored, ...changes, revision: stored.revision + 1 };
    },
  };
}
