import { Box } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { SecurityListKind } from "#domain/securityLists/securityLists";
import type { Failure } from "#i18n/errorMessages";
import { useFormats } from "#i18n/useFormats";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { focusTable } from "#ui/table/focusTable";
import { useToast } from "#ui/ui";
import type {
  SecurityListEntryFilter,
  useEntryRemovalFilteredMutation,
} from "./__generated__/useEntryRemovalFilteredMutation.graphql";
import type { useEntryRemovalMutation } from "./__generated__/useEntryRemovalMutation.graphql";
import { useResultMessage } from "./resultMessages";
import type { EntryRow } from "./useEntryColumns";
import { useRestoreRemoval } from "./useRestoreRemoval";

const removeMutation = graphql`
  mutation useEntryRemovalMutation($input: RemoveSecurityListEntriesInput!) {
    removeSecurityListEntries(input: $input) {
      result
      removal {
        id
        count
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const removeFilteredMutation = graphql`
  mutation useEntryRemovalFilteredMutation($input: RemoveFilteredSecurityListEntriesInput!) {
    removeFilteredSecurityListEntries(input: $input) {
      result
      removal {
        id
        count
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Number of entries listed by name; the others are counted. */
const namesMax = 5;

interface EntryRemovalOptions {
  readonly ags: string;
  readonly list: SecurityListKind;
  /** Filter of the rows on screen; null: all entries. */
  readonly filter: SecurityListEntryFilter | null | undefined;
  readonly tableId: string;
  /** The selected rows. */
  readonly rows: readonly EntryRow[];
  /** Entries under the filter, as shown. */
  readonly total: { readonly count: number; readonly isExceeded: boolean };
  readonly onRemoved: () => void;
}

/** Confirms and removes the selected entries, or all under the filter; a toast undoes it. */
export function useEntryRemoval(options: EntryRemovalOptions) {
  const { ags, list, filter, tableId, rows, total, onRemoved } = options;
  const { t } = useLingui();
  const { number } = useFormats();
  const router = useRouter();
  const toast = useToast();
  const resultMessage = useResultMessage();
  const { restore } = useRestoreRemoval();
  const remove = useMutationAsync<useEntryRemovalMutation>(removeMutation);
  const removeFiltered = useMutationAsync<useEntryRemovalFilteredMutation>(removeFilteredMutation);
  const { isBusy, run, toNotice } = useAction();
  const [openQuestion, setOpenQuestion] = useState<"selected" | "all" | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const isAll = openQuestion === "all";
  const count = isAll ? total.count : rows.length;

  const failureText = (failure: Failure) =>
    failure.code === "count_mismatch"
      ? t`Inzwischen sind es mehr oder weniger Einträge. Es wurde nichts gelöscht, und die Liste zeigt den neuen Stand.`
      : toNotice(failure).text;

  async function confirm() {
    const { failure, payload } = isAll
      ? await run(() =>
          removeFiltered({
            input: { ags, list, filter, expectedCount: total.isExceeded ? null : total.count },
          }),
        )
      : await run(() => remove({ input: { ids: rows.map(({ id }) => id) } }));
    setOpenQuestion(null);
    if (payload) void router.invalidate();
    if (failure) return setNotice(failureText(failure));
    const { removal, result } = payload;
    if (result !== "DELETED" || !removal) return setNotice(resultMessage(result ?? "INTERNAL_ERROR", list));
    onRemoved();
    toast({
      text:
        removal.count === 1
          ? resultMessage("DELETED", list)
          : t`${plural(removal.count, { one: "# Eintrag wurde gelöscht.", other: "# Einträge wurden gelöscht." })}`,
      action: { label: <Trans>Rückgängig</Trans>, onAct: () => void restore(removal.id) },
    });
    // The button that opened the dialog unmounts with the selection.
    setTimeout(() => document.activeElement === document.body && focusTable(tableId));
  }

  function open(which: "selected" | "all") {
    setNotice(null);
    setOpenQuestion(which);
  }

  const counted =
    isAll && total.isExceeded
      ? t`Alle Einträge`
      : t`${plural(count, { one: "# Eintrag", other: "# Einträge" })}`;
  const others = rows.length - namesMax;
  const most = number(total.count);
  return {
    notice,
    open: () => open("selected"),
    openAll: () => open("all"),
    dialog: (
      <ConfirmDialog
        open={openQuestion !== null && count > 0}
        tone="danger"
        title={t`${counted} löschen?`}
        confirmLabel={t`${counted} löschen`}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setOpenQuestion(null)}
      >
        {isAll ? (
          <p>
            {total.isExceeded ? (
              <Trans>
                Es sind mehr als {most}. Gelöscht werden alle, die Suche und Filter jetzt finden, auch auf den
                anderen Seiten.
              </Trans>
            ) : (
              <Trans>
                Gelöscht werden alle, die Suche und Filter jetzt finden, auch auf den anderen Seiten.
              </Trans>
            )}
          </p>
        ) : (
          <Box as="ul" mb={3} color="fg" fontWeight="medium" overflowWrap="anywhere" translate="no">
            {rows.slice(0, namesMax).map(({ id, display }) => (
              <li key={id}>{display}</li>
            ))}
            {others > 0 && (
              <li>
                <Plural value={others} one="und # weiterer Eintrag" other="und # weitere Einträge" />
              </li>
            )}
          </Box>
        )}
        <p>
          <Trans>Das gilt sofort. Sieben Tage lang lässt es sich rückgängig machen.</Trans>
        </p>
      </ConfirmDialog>
    ),
  };
}
