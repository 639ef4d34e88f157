import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { isErrorCode } from "#domain/errorCodes";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { toFailure } from "#relay/failure";
import { useAnnounce } from "#ui/ui";
import { focusTable } from "#ui/table/focusTable";
import type { RecordWords, Removal, RemoveRecords, StoredRecord } from "./records";
import { useRefresh } from "./useRefresh";

interface RemovalOptions<Row extends StoredRecord> {
  readonly tableId: string;
  /** Ids of the rows on screen. */
  readonly ids: readonly string[];
  /** What is selected. */
  readonly rows: readonly Row[];
  readonly words: RecordWords<Row>;
  readonly remove: RemoveRecords;
  readonly onRemoved: () => void;
}

/** Asks, removes and says what became of it; where nothing was removed, why, with the list as it is now. */
export function useRemoval<Row extends StoredRecord>(options: RemovalOptions<Row>) {
  const announce = useAnnounce();
  const { tableId, ids, rows, words, remove, onRemoved } = options;
  const { t } = useLingui();
  const refresh = useRefresh();
  const errorMessage = useErrorMessage();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const leaving = useRef<readonly string[]>([]);

  // The focus waits at a row that may be one of those that go.
  useEffect(() => {
    if (leaving.current.length === 0 || ids.some((id) => leaving.current.includes(id))) return;
    leaving.current = [];
    if (document.activeElement === document.body) focusTable(tableId);
  }, [ids, tableId]);

  const wordRefusal = (refusal: string, changedIds: readonly string[]) => {
    const changed = rows.filter(({ id }) => changedIds.includes(id)).map(words.label);
    const which = changed.join(", ");
    const nothing = t`Es wurde nichts gelöscht.`;
    const now = t`Die Liste zeigt jetzt den neuen Stand.`;
    if (changed.length > 0) return `${nothing} ${t`Inzwischen geändert: ${which}.`} ${now}`;
    if (refusal === "not_found" || refusal === "conflict") {
      return `${nothing} ${t`Jemand hat inzwischen Einträge geändert oder gelöscht.`} ${now}`;
    }
    const failure = { code: isErrorCode(refusal) ? refusal : "unexpected_answer", params: {} } as const;
    return `${nothing} ${errorMessage(failure)}`;
  };

  const confirm = async () => {
    setBusy(true);
    const items = rows.map(({ id, revision }) => ({ id, revision }));
    const counted = words.counted(items.length);
    let result: Removal | null = null;
    try {
      result = await remove(items);
    } catch (error) {
      const failure = toFailure(error);
      setNotice(errorMessage(failure));
    }
    setBusy(false);
    setAsking(false);
    if (!result) return;
    refresh();
    if (result.refusal !== undefined) {
      setNotice(wordRefusal(result.refusal, result.changedIds));
      return;
    }
    leaving.current = items.map(({ id }) => id);
    onRemoved();
    announce(t`${counted} gelöscht`);
    // The button that asked goes with the selection.
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
