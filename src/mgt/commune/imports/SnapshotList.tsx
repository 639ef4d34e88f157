import { Button, chakra } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDate, formatDateTime } from "#i18n/formats";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { FilterPopover } from "#ui/FilterPopover";
import type {
  SnapshotList_commune$data,
  SnapshotList_commune$key,
} from "./__generated__/SnapshotList_commune.graphql";
import { useImportUndo } from "./useImportUndo";

const Snapshots = chakra("ul", {
  base: {
    fontSize: "sm",
    lineHeight: "md",
    "& li": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      columnGap: 3,
      rowGap: 1,
      px: 2,
      py: "5px",
    },
    "& li + li": { borderTop: "1px solid var(--border-muted)" },
    "& li > div": { display: "flex", flexWrap: "wrap", columnGap: 3, color: "fg.muted" },
    "& b": { color: "fg", fontWeight: "medium" },
  },
});

interface SnapshotListProps {
  readonly commune: SnapshotList_commune$key;
}

type Snapshot = SnapshotList_commune$data["snapshots"][number];

/** Former versions of the entries, each of which can be restored; renders nothing if there are none. */
export function SnapshotList({ commune }: SnapshotListProps) {
  const { t } = useLingui();
  const { restore, isBusy } = useImportUndo();
  const [snapshotToRestore, setSnapshotToRestore] = useState<Snapshot | null>(null);
  const opener = useRef<HTMLSpanElement>(null);
  const { snapshots } = useFragment(
    graphql`
      fragment SnapshotList_commune on Commune
      @throwOnFieldError
      @argumentDefinitions(kind: { type: "SnapshotKind!" }) {
        snapshots(kind: $kind) {
          id
          rowCount
          createdAt
          expiresAt
          createdBy {
            username
          }
        }
      }
    `,
    commune,
  );
  const count = snapshots.length;
  if (count === 0) return null;
  const close = () => {
    setSnapshotToRestore(null);
    // The button that opened the dialog unmounts with its list.
    setTimeout(() => opener.current?.querySelector("button")?.focus());
  };
  const askedTime = snapshotToRestore ? formatDateTime(snapshotToRestore.createdAt) : "";
  return (
    <span ref={opener}>
      <FilterPopover label={t`Frühere Bestände (${count})`}>
        {(closeList) => (
          <Snapshots>
            {snapshots.map((snapshot) => {
              const time = formatDateTime(snapshot.createdAt);
              return (
                <li key={snapshot.id}>
                  <div>
                    <span>
                      <b>
                        <Plural value={snapshot.rowCount} one="# Eintrag" other="# Einträge" />
                      </b>
                    </span>
                    <span>
                      <Trans>
                        ersetzt am {time} von {snapshot.createdBy.username}
                      </Trans>
                    </span>
                    <span>
                      <Trans>bleibt bis {formatDate(snapshot.expiresAt)}</Trans>
                    </span>
                  </div>
                  <Button
                    size="sm"
                    aria-label={t`Bestand vom ${time} wiederherstellen`}
                    onClick={() => {
                      closeList();
                      setSnapshotToRestore(snapshot);
                    }}
                  >
                    <Trans>Wiederherstellen</Trans>
                  </Button>
                </li>
              );
            })}
          </Snapshots>
        )}
      </FilterPopover>
      <ConfirmDialog
        open={snapshotToRestore !== null}
        title={t`Bestand wiederherstellen`}
        confirmLabel={
          <Plural
            value={snapshotToRestore?.rowCount ?? 0}
            one="# Eintrag wiederherstellen"
            other="# Einträge wiederherstellen"
          />
        }
        isBusy={isBusy}
        onConfirm={() => {
          if (snapshotToRestore) void restore(snapshotToRestore.id).then(close);
        }}
        onClose={close}
      >
        <Trans>
          Der Bestand, der am {askedTime} ersetzt wurde, gilt dann wieder. Der jetzige wird als früherer
          Bestand gespeichert.
        </Trans>
      </ConfirmDialog>
    </span>
  );
}
