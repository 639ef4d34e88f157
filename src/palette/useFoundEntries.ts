import { useLingui } from "@lingui/react";
import { useCallback } from "react";
import { loadChunk } from "#browser/loadChunk";
import { communeSectionPath } from "#domain/communeSections";
import { searchTextMaxLength } from "#domain/limits";
import { matchForms, type Query } from "#domain/palette/query";
import { isAddress } from "#domain/palette/typedText";
import { can } from "#domain/permissions";
import { searchForms } from "#domain/searchText";
import { quickSearch } from "#mgt/palette/paletteQueries";
import { useRelay } from "#relay/relay";
import { useViewer } from "#session/useSession";
import { idScore, type PaletteEntry, type RankedEntry } from "./paletteEntry";
import { useServerSearch } from "./useServerSearch";

/** The server finds nothing for fewer characters. */
const textMinLength = 3;

const loadRecordEntry = async () => (await import("./recordEntry")).recordEntry;

/** Users, resources, communes by postal code, and records by their id, found on the server. */
export function useFoundEntries(typed: string, query: Query) {
  const viewer = useViewer();
  const environment = useRelay().environments.mgt;
  const hasLength = typed.length >= textMinLength && typed.length <= searchTextMaxLength;
  const mayFind = !isAddress(typed) && (can(viewer, "admin_features") || /^\d+$/.test(typed));
  const { i18n } = useLingui();
  const withUsers = can(viewer, "system_users");
  const withResources = can(viewer, "view_resource");
  const search = useCallback(
    async (text: string) => {
      const hits = await quickSearch(environment, { text, withUsers, withResources });
      return hits && { ...hits, entryOf: hits.record && (await loadChunk(loadRecordEntry)) };
    },
    [environment, withUsers, withResources],
  );
  const { found, isSearching, hasFailed } = useServerSearch(hasLength && mayFind ? typed : null, search);

  const rank = (entry: PaletteEntry, ids: readonly string[]): RankedEntry => {
    const { score } = matchForms(query, searchForms(entry.title), ids.flatMap(searchForms));
    return { ...entry, score: idScore(typed, ids, Math.max(score, 1)) };
  };
  // Answers to an earlier text are not shown: the server alone knows what they match.
  const current = isSearching ? null : found;
  const users = (current?.users ?? []).map(({ key, label, detail }) =>
    rank(
      {
        key: `user-${key}`,
        group: "users",
        icon: "users",
        title: label ?? key,
        note: detail ?? "",
        path: `/admin/edituser/${key}`,
      },
      [detail ?? "", key, label ?? ""],
    ),
  );
  const resources = (current?.resources ?? []).map(({ key, label, detail }) =>
    rank(
      {
        key: `resource-${key}`,
        group: "resources",
        icon: "layers",
        title: label ?? key,
        note: detail ?? "",
        path: `/admin/editresource/${key}`,
      },
      [detail ?? "", key.split("/").at(-1) ?? key],
    ),
  );
  const communes = (current?.communes ?? []).map(({ key, label }) =>
    rank(
      {
        key: `commune-${key}`,
        group: "communes",
        icon: "communes",
        title: label ?? key,
        titleLang: "de",
        ags: key,
        path: communeSectionPath(key, "master-data"),
      },
      [key],
    ),
  );
  const record = current?.record && current.entryOf?.(current.record, typed, i18n);
  return {
    entries: [...communes, ...users, ...resources, ...(record ? [record] : [])],
    isSearching,
    hasFailed,
  };
}
