import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { attentionListKinds, attentionRules } from "#domain/attention";
import { searchable, type Searchable } from "#domain/palette/query";
import { can } from "#domain/permissions";
import { kindLabels, statusLabels } from "#mgt/overview/attention/attentionLabels";
import { slugOf } from "#mgt/overview/attention/attentionLists";
import { useViewer } from "#session/useSession";
import { attentionTitle } from "#ui/screenTitles";
import type { PaletteEntry } from "./paletteEntry";

/** The lists of what needs attention that only the overview of the administration links. */
export function useAttentionEntries(): readonly Searchable<PaletteEntry>[] {
  const { i18n } = useLingui();
  const viewer = useViewer();
  const { locale } = i18n;
  return useMemo(
    () => {
      const isVisible = can(viewer, "admin_features") && can(viewer, "overview");
      const kinds = attentionListKinds.filter(
        (kind) => isVisible && can(viewer, attentionRules[kind].permission),
      );
      return kinds.map((kind) => {
        const entry: PaletteEntry = {
          key: `attention-${kind}`,
          group: "screens",
          icon: "list",
          title: i18n._(kindLabels[kind]),
          note: i18n._(attentionTitle),
          path: `/admin/attention/${slugOf(kind)}`,
        };
        return searchable(entry, entry.title, [i18n._(statusLabels[kind])]);
      });
    },
    // i18n is the same object in all languages.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [viewer, i18n, locale],
  );
}
