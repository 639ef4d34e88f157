import { Box, Button, chakra } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { DoneBy } from "#ui/DoneBy";
import { tableFocus } from "#ui/table/focusTable";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { RecentRemovals_query$key } from "./__generated__/RecentRemovals_query.graphql";
import { useRestoreRemoval } from "./useRestoreRemoval";

const Details = chakra("details", {
  base: {
    mt: 4,
    maxW: "prose",
    textStyle: "sm",
    _print: { display: "none" },
    "& summary": {
      width: "fit-content",
      minH: 6,
      py: 0.5,
      borderRadius: "sm",
      color: "fg.muted",
      cursor: "pointer",
    },
    "& li": {
      display: "flex",
      alignItems: "center",
      gap: 3,
      py: 1.5,
      borderTop: "1px solid {colors.border.muted}",
    },
    "& li:first-of-type": { mt: 1 },
    "& li > div": { flex: 1, minW: 0, overflowWrap: "anywhere" },
    "& small": { display: "block", color: "fg.muted", textStyle: "xs" },
  },
});

interface RecentRemovalsProps {
  readonly query: RecentRemovals_query$key;
  /** Id of the table, which receives the focus after the last removal is undone. */
  readonly tableId: string;
}

/** Recent removals that can still be undone, collapsed. */
export function RecentRemovals({ query, tableId }: RecentRemovalsProps) {
  const { t } = useLingui();
  const { isBusy, restore } = useRestoreRemoval();
  const { securityListRemovals } = useFragment(
    graphql`
      fragment RecentRemovals_query on Query
      @argumentDefinitions(ags: { type: "AGS!" }, list: { type: "SecurityListKind!" })
      @throwOnFieldError {
        securityListRemovals(ags: $ags, list: $list) {
          id
          count
          examples
          removedAt
          removedBy {
            username
          }
          expiresAt
        }
      }
    `,
    query,
  );
  const removals = securityListRemovals ?? [];
  const part = useRestoreFocus(
    removals.map(({ id }) => id).join(" "),
    (box) => box.querySelector<HTMLElement>("summary") ?? tableFocus(tableId),
  );
  const { length } = removals;
  return (
    <Box ref={part}>
      {length > 0 && (
        <Details>
          <summary>
            <Trans>Zuletzt gelöscht ({length})</Trans>
          </summary>
          <ul>
            {removals.map(({ id, count, examples, removedAt, removedBy, expiresAt }) => {
              const others = count - examples.length;
              const names = examples.join(", ");
              const until = formatDateTime(expiresAt);
              return (
                <li key={id}>
                  <div>
                    <span translate="no">{names}</span>
                    {others > 0 && (
                      <>
                        {" "}
                        <Plural value={others} one="und # weiterer" other="und # weitere" />
                      </>
                    )}
                    <small>
                      <DoneBy at={removedAt} user={removedBy.username} />,{" "}
                      <Trans>wiederherstellbar bis {until}</Trans>
                    </small>
                  </div>
                  <Button
                    size="sm"
                    aria-disabled={isBusy || undefined}
                    aria-label={t`${names}: Wiederherstellen`}
                    onClick={() => !isBusy && void restore(id)}
                  >
                    <Trans>Wiederherstellen</Trans>
                  </Button>
                </li>
              );
            })}
          </ul>
        </Details>
      )}
    </Box>
  );
}
