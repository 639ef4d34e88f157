import { Button, chakra } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { RunStatus } from "#runs/RunStatus";
import { useResultSummary } from "#runs/useResultSummary";
import { DoneBy } from "#ui/DoneBy";
import type { EarlierTransfers_service$key } from "./__generated__/EarlierTransfers_service.graphql";

const Earlier = chakra("details", {
  base: {
    textStyle: "sm",
    "& > summary": { minH: 6, cursor: "pointer" },
    "& li": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: 3,
      py: 1,
      borderBottom: "1px solid {colors.border.muted}",
    },
    "& small": { color: "fg.muted", fontSize: "sm" },
  },
});

interface EarlierTransfersProps {
  readonly service: EarlierTransfers_service$key;
  readonly onOpen: (transferId: string) => void;
}

/** Latest transfers from this service with links to their results. Renders nothing if there are none. */
export function EarlierTransfers({ service, onOpen }: EarlierTransfersProps) {
  const { textTransfers } = useFragment(
    graphql`
      fragment EarlierTransfers_service on CommuneService @throwOnFieldError {
        textTransfers {
          id
          state
          textCount
          startedAt
          createdBy {
            username
          }
          progress {
            total
            open
            succeeded
            failed
          }
        }
      }
    `,
    service,
  );
  const summaryOf = useResultSummary();
  const transfers = textTransfers ?? [];
  if (transfers.length === 0) return null;
  return (
    <Earlier open={transfers.some(({ state }) => state === "RUNNING")}>
      <summary>
        <Plural value={transfers.length} one="# frühere Übertragung" other="# frühere Übertragungen" />
      </summary>
      <ul>
        {transfers.map(({ id, state, textCount, startedAt, createdBy, progress }) => (
          <li key={id}>
            <span>
              <DoneBy at={startedAt ?? ""} user={createdBy.username} />
            </span>
            <RunStatus state={state} />
            <small>
              <Plural value={textCount} one="# Text" other="# Texte" />
              {" · "}
              <Plural value={progress.total} one="# Kommune" other="# Kommunen" />
              {" · "}
              {summaryOf(state, progress)}
            </small>
            <Button size="sm" variant="ghost" ms="auto" onClick={() => onOpen(id)}>
              <Trans>Ergebnis ansehen</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </Earlier>
  );
}
