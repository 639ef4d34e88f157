import { Box } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { attentionKinds } from "#domain/attention";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { lazyOverlay } from "#ui/lazyOverlay";
import { Status } from "#ui/Status";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type {
  AttentionList_query$data,
  AttentionList_query$key,
} from "./__generated__/AttentionList_query.graphql";
import { isAttentionKind } from "./attentionLabels";
import { AttentionPanel, AttentionRows } from "./AttentionPanel";
import { AttentionRow } from "./AttentionRow";
import { FailedReport } from "./FailedReport";
import { SeenLines } from "./SeenLines";
import { isSeen, useAreaCounts } from "./useAreaCounts";

const MarkSeenDialog = lazyOverlay(async () => (await import("./MarkSeenDialog")).MarkSeenDialog);

const listFragment = graphql`
  fragment AttentionList_query on Query @throwOnFieldError {
    systemOverview {
      attention {
        kind
        lines {
          ...attentionLine_line @relay(mask: false)
        }
        computedAt
      }
    }
  }
`;

type Report = AttentionList_query$data["systemOverview"]["attention"][number];
type Line = NonNullable<Report["lines"]>[number];

/** What needs a person, the most urgent first, and what was marked as seen. */
export function AttentionList({ query }: { readonly query: AttentionList_query$key }) {
  const { number } = useFormats();
  const { attention } = useFragment(listFragment, query).systemOverview;
  const { show, forgetLater } = useAreaCounts();
  useEffect(() => show(attention), [attention, show]);
  useEffect(() => forgetLater, [forgetLater]);
  /** Id of the line that is being marked as seen. */
  const [marked, setMarked] = useState<string | null>(null);
  const reports = attention.filter(({ kind }) => isAttentionKind(kind));
  const lines = reports.flatMap((report) => report.lines ?? []).toSorted(byUrgency);
  const shown = lines.filter((line) => !isSeen(line));
  const seen = lines.filter(isSeen);
  const failed = reports.filter((report) => !report.lines);
  const time = mostFrequent(reports.map(({ computedAt }) => formatDateTime(computedAt)));
  const timeOf = (line: Line) => reports.find(({ kind }) => kind === line.kind)?.computedAt;
  const ownTimeOf = (line: Line) => {
    const own = timeOf(line);
    return own && formatDateTime(own) !== time ? own : undefined;
  };
  const markedLine = lines.find(({ id }) => id === marked);
  const panel = useRestoreFocus<HTMLElement>(
    [marked, ...shown.map(({ id }) => id), ...failed.map(({ kind }) => kind)].join(" "),
    (part) => part.querySelector("h2"),
  );
  return (
    <AttentionPanel ref={panel} count={number(shown.length)} time={time && <Trans>Stand {time}</Trans>}>
      {shown.length + failed.length > 0 ? (
        <AttentionRows>
          {shown.map((line) => (
            <AttentionRow
              key={line.id}
              line={line}
              computedAt={ownTimeOf(line)}
              markIntent={MarkSeenDialog.intent}
              onMark={() => setMarked(line.id)}
            />
          ))}
          {failed.map(({ kind }) => isAttentionKind(kind) && <FailedReport key={kind} kind={kind} />)}
        </AttentionRows>
      ) : (
        <Box
          mt="2"
          pt="2.5"
          borderTop="1px solid"
          borderColor="border"
          css={{ "& .status": { whiteSpace: "normal" } }}
        >
          <Status tone="success">
            {seen.length > 0 ? (
              <Trans>Sonst braucht gerade nichts Ihre Aufmerksamkeit.</Trans>
            ) : (
              <Trans>Gerade braucht nichts Ihre Aufmerksamkeit.</Trans>
            )}
          </Status>
        </Box>
      )}
      {seen.length > 0 && <SeenLines lines={seen} />}
      {markedLine && <MarkSeenDialog line={markedLine} onClose={() => setMarked(null)} />}
    </AttentionPanel>
  );
}

/** Errors before warnings, then by kind, then the largest first. */
function byUrgency(one: Line, other: Line): number {
  const rankOf = ({ kind, urgency }: Line) =>
    (urgency === "ERROR" ? 0 : attentionKinds.length) + attentionKinds.findIndex((known) => known === kind);
  return rankOf(one) - rankOf(other) || other.count - one.count;
}

/** The text that occurs most often; undefined if there is none. */
function mostFrequent(texts: readonly string[]): string | undefined {
  const countOf = (text: string) => texts.filter((other) => other === text).length;
  return texts.toSorted((one, other) => countOf(other) - countOf(one))[0];
}
