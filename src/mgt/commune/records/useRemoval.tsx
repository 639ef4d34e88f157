import { Box } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useAction } from "#relay/useAction";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { focusTable } from "#ui/table/focusTable";
import { useAnnounce } from "#ui/ui";
import type { RecordLabels, RemoveRecords, StoredRecord } from "./records";

/** Number of records listed by name; the others are counted. */
const namesMax = 5;

interface RemovalOptions<Row extends StoredRecord> {
  readonly tableId: string;
  /** Ids of the rows on screen. */
  readonly ids: readonly string[];
  /** The selected rows. */
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
  const router = useRouter();
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

  const counted = labels.counted(rows.length);
  const confirm = async () => {
    const items = rows.map(({ id, revision }) => ({ id, revision }));
    const { failure, payload } = await run(() => remove({ input: { items } }));
    setAsking(false);
    if (payload) void router.invalidate();
    if (failure) return setNotice(payload ? failureText(failure, payload.conflicts) : errorMessage(failure));
    removedIds.current = items.map(({ id }) => id);
    onRemoved();
    announce(t`${counted} gelöscht`);
    // The button that opened the dialog unmounts with the selection.
    setTimeout(() => focusTable(tableId));
  };

  const others = rows.length - namesMax;
  return {
    notice,
    open: () => {
      setNotice(null);
      setAsking(true);
    },
    dialog: (
      <ConfirmDialog
        open={isAsking && rows.length > 0}
        tone="danger"
        title={t`${counted} löschen?`}
        confirmLabel={t`${counted} löschen`}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <Box as="ul" mb={3} color="fg" fontWeight="medium" overflowWrap="anywhere">
          {rows.slice(0, namesMax).map((row) => (
            <li key={row.id} lang="de">
              {labels.label(row)}
            </li>
          ))}
          {others > 0 && (
            <li>
              <Plural value={others} one="und # weiterer Eintrag" other="und # weitere Einträge" />
            </li>
          )}
        </Box>
        <p>
          <Trans>Das lässt sich nicht zurücknehmen.</Trans>
        </p>
      </ConfirmDialog>
    ),
  };
}
