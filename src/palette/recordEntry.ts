/** Entries of records that have the typed id. Loaded with the first one, since ids are rarely typed. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { erasureJob } from "#domain/erasure";
import { exactScore } from "#domain/palette/query";
import { formatDateTime } from "#i18n/formats";
import type { FoundRecord } from "#mgt/palette/paletteQueries";
import { automatedJobName } from "#ui/useAutomatedJobName";
import type { PaletteEntry, RankedEntry } from "./paletteEntry";

type Shown = Pick<PaletteEntry, "icon" | "title" | "note" | "path">;

function shownOf({ kind, id, label, at }: FoundRecord, i18n: I18n): Shown | undefined {
  const time = formatDateTime(at);
  const byUser = { icon: "list", note: `${label} · ${time}` } as const;
  switch (kind) {
    case "JOB":
      return { ...byUser, title: i18n._(msg`Sammelaktion`), path: `/admin/jobs/${id}` };
    case "TEXT_TRANSFER":
      return { ...byUser, title: i18n._(msg`Übertragung von Texten`), path: `/admin/runs/${id}` };
    case "FEE_CHANGE":
      return { ...byUser, title: i18n._(msg`Änderung von Gebühren`), path: `/admin/fees/changes/${id}` };
    case "SERVICE_SWITCH":
      return { ...byUser, title: i18n._(msg`Schalten von Diensten`), path: `/admin/services/switches/${id}` };
    case "AUTOMATED_JOB_RUN": {
      const name = automatedJobName(i18n, label);
      const path = `/admin/more/automated-jobs/${label}/${id}`;
      return { icon: "clock", title: i18n._(msg`Lauf: ${name}`), note: time, path };
    }
    case "ERASURE_PROOF":
      return {
        icon: "trash",
        title: i18n._(msg`Löschnachweis`),
        note: time,
        path: `/admin/more/automated-jobs/${erasureJob}/proofs/${id}`,
      };
    case "ACTIVITY":
      return {
        icon: "history",
        title: i18n._(msg`Eintrag im Aktivitätsprotokoll`),
        note: `${label} · ${time}`,
        path: `/admin/activities/${id}`,
      };
    default:
      return undefined;
  }
}

/** The entry of a record; undefined if this release does not know its kind. */
export function recordEntry(record: FoundRecord, typed: string, i18n: I18n): RankedEntry | undefined {
  const shown = shownOf(record, i18n);
  if (!shown) return undefined;
  // A number is rather a postal code than the position of an entry.
  const score = /^\d+$/.test(typed) ? 0.5 : exactScore;
  return { ...shown, key: `record-${record.id}`, group: "records", score };
}
