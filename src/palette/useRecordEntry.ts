import { useLingui } from "@lingui/react/macro";
import { erasureJob } from "#domain/erasure";
import { exactScore } from "#domain/palette/query";
import { formatDateTime } from "#i18n/formats";
import type { FoundRecord } from "#mgt/palette/paletteQueries";
import { useAutomatedJobName } from "#ui/useAutomatedJobName";
import type { PaletteEntry, RankedEntry } from "./paletteEntry";

type Shown = Pick<PaletteEntry, "icon" | "title" | "note" | "path">;

/** Returns the entry of a record that has the typed id; undefined if this release does not know its kind. */
export function useRecordEntry(): (record: FoundRecord, typed: string) => RankedEntry | undefined {
  const { t } = useLingui();
  const jobName = useAutomatedJobName();
  const shownOf = ({ kind, id, label, at }: FoundRecord): Shown | undefined => {
    const time = formatDateTime(at);
    const byUser = { icon: "list", note: `${label} · ${time}` } as const;
    switch (kind) {
      case "JOB":
        return { ...byUser, title: t`Sammelaktion`, path: `/admin/jobs/${id}` };
      case "TEXT_TRANSFER":
        return { ...byUser, title: t`Übertragung von Texten`, path: `/admin/runs/${id}` };
      case "FEE_CHANGE":
        return { ...byUser, title: t`Änderung von Gebühren`, path: `/admin/fees/changes/${id}` };
      case "SERVICE_SWITCH":
        return { ...byUser, title: t`Schalten von Diensten`, path: `/admin/services/switches/${id}` };
      case "AUTOMATED_JOB_RUN": {
        const name = jobName(label);
        const path = `/admin/more/automated-jobs/${label}/${id}`;
        return { icon: "clock", title: t`Lauf: ${name}`, note: time, path };
      }
      case "ERASURE_PROOF":
        return {
          icon: "trash",
          title: t`Löschnachweis`,
          note: time,
          path: `/admin/more/automated-jobs/${erasureJob}/proofs/${id}`,
        };
      case "ACTIVITY":
        return {
          icon: "history",
          title: t`Eintrag im Aktivitätsprotokoll`,
          note: `${label} · ${time}`,
          path: `/admin/activities/${id}`,
        };
      default:
        return undefined;
    }
  };
  return (record, typed) => {
    const shown = shownOf(record);
    if (!shown) return undefined;
    // A number is rather a postal code than the position of an entry.
    const score = /^\d+$/.test(typed) ? 0.5 : exactScore;
    return { ...shown, key: `record-${record.id}`, group: "records", score };
  };
}
