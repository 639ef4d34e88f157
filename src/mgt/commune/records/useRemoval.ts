import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useAction } from "#relay/useAction";
import { useAnnounce } from "#ui/ui";
import { focusTable } from "#ui/table/focusTable";
import type { RecordLabels, RemoveRecords, StoredRecord } from "./records";
import { useRefresh } from "./useRefresh";

interface RemovalOptions<Row extends StoredRecord> {
  readonly tableId: string;
  /** Ids of the rows on screen. */
  readonly ids: readonly string[];
  /** Ids of the selected rows. */
  readonly rows: readonly Row[];
  readonly labels: RecordLabels<Row>;
  readonly remove: RemoveRecords;
  readonly onRemoved: () => void;
}

/** Confirms and removes records; after a conflict the list is refetched and the error shown. */
export function useRemoval<Row extends StoredRecord>(options: RemovalOptions<Row>) {
  const announce = useAnnounce();
  const { tableId, ids, rows, labels, remove, onRemoved } = options;
  const { t } = useLingui();
  const refresh = useRefresh();
  const errorMessage = useErrorMessage();
  const { isBusy, run } = useAction();
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const removedIds = useRef<readonly string[]>([]);

  // The dialog returns the focus to a row that may be removed, so move it once the rows are gone.
  useEffect(() => {
    if (removedIds.current.length === 0 || ids.some((id) => removedIds.current.includes(id))) return;
    removedIds.current = [];
    if (document.activeElement === document.body) focusTable(tableId);
  }, [ids, tableId]);

  const failureText = (failure: Failure, conflicts: readonly { readonly id: string }[]) => {
    const changed = rows.filter((row) => conflicts.some(({ id }) => id === row.id)).map(labels.label);
    const which = changed.join(", ");
    const nothing = t`Es wurde nichts gelöscht.`;
    const now = t`Die Liste zeigt jetzt den neuen Stand.`;
    if (changed.length > 0) return `${nothing} ${t`Inzwischen geändert: ${which}.`} ${now}`;
    if (failure.code === "not_found" || failure.code === "conflict") {
      return `${nothing} ${t`Jemand hat inzwischen Einträge geändert oder gelöscht.`} ${now}`;
    }
    return `${nothing} ${errorMessage(failure)}`;
  };

  const confirm = async () => {
    const items = rows.map(({ id, revision }) => ({ id, revision }));
    const counted = labels.counted(items.length);
    const { failure, payload } = await run(() => remove(items));
    setAsking(false);
    if (payload) refresh();
    if (failure) return setNotice(payload ? failureText(failure, payload.conflicts) : errorMessage(failure));
    removedIds.current = items.map(({ id }) => id);
    onRemoved();
    announce(t`${counted} gelöscht`);
    // The button that opened the dialog unmounts with the selection.
    setTimeout(() => focusTable(tableId));
  };

  return {
    isAsking,
    isBusy,
    notice,
    ask: () => {
      setNotice(null);
      setAsking(true);
    },
    close: () => setAsking(false),
    confirm: () => void confirm(),
  };
}
