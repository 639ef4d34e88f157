import { Box } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AutomatedJobLogLevel } from "#domain/automatedJobs";
import { formatDate, formatTime } from "#i18n/formats";
import { ListTable } from "#lists/ListTable";
import type { ShownList } from "#lists/useList";
import { EmptyState } from "#ui/EmptyState";
import { Status, type Tone } from "#ui/Status";
import type { Column } from "#ui/table/columns";
import type { RunLog_run$data, RunLog_run$key } from "./__generated__/RunLog_run.graphql";

type Line = RunLog_run$data["logs"]["edges"][number]["node"];

export interface LogRow extends Line {
  /** The cursor of the line. */
  readonly id: string;
}

const tones: Readonly<Record<string, Tone>> = {
  INFO: "neutral",
  WARN: "waiting",
  ERROR: "error",
} satisfies Record<AutomatedJobLogLevel, Tone>;

/** Labels of the levels. */
export function useLogLevelLabels(): Readonly<Record<AutomatedJobLogLevel, string>> {
  const { t } = useLingui();
  return { INFO: t`Hinweis`, WARN: t`Warnung`, ERROR: t`Fehler` };
}

/** Columns of a log: when, level and the technical line in English. */
export function useLogColumns(): readonly Column<LogRow>[] {
  const { t } = useLingui();
  const labels: Readonly<Record<string, string>> = useLogLevelLabels();
  return [
    {
      key: "at",
      header: t`Zeit`,
      cell: ({ at }) => (
        <time dateTime={at} data-tooltip={formatDate(at)}>
          {formatTime(at)}
        </time>
      ),
      width: "88px",
      narrow: "aside",
    },
    {
      key: "level",
      header: t`Schweregrad`,
      cell: ({ level }) => <Status tone={tones[level] ?? "neutral"}>{labels[level] ?? level}</Status>,
      width: "128px",
      narrow: "meta",
    },
    {
      key: "message",
      isRowHeader: true,
      header: t`Zeile`,
      cell: ({ message }) => <code translate="no">{message}</code>,
      lang: "en",
      minWidth: 300,
      narrow: "title",
    },
  ];
}

interface RunLogProps {
  readonly run: RunLog_run$key;
  readonly list: ShownList<LogRow>;
  readonly isRunning: boolean;
}

/** Lines wrap, and are in a code style. */
const cells = {
  "&& tbody > tr > *": { py: 1, whiteSpace: "normal", verticalAlign: "top", overflowWrap: "anywhere" },
  smDown: { "&& tbody > tr > *": { py: 0 } },
  "& code": { fontFamily: "mono", fontSize: "xs", hyphens: "none", whiteSpace: "pre-wrap" },
};

/** A page of the log of a run. */
export function RunLog({ run, list, isRunning }: RunLogProps) {
  const { t } = useLingui();
  const { logs } = useFragment(
    graphql`
      fragment RunLog_run on AutomatedJobRun
      @throwOnFieldError
      @argumentDefinitions(
        text: { type: "String" }
        levels: { type: "[AutomatedJobLogLevel!]" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      ) {
        logs(text: $text, levels: $levels, first: $first, after: $after, last: $last, before: $before) {
          totalCount
          edges {
            cursor
            node {
              at
              level
              message
            }
          }
          pageInfo {
            hasNextPage
            hasPreviousPage
            startCursor
            endCursor
          }
        }
      }
    `,
    run,
  );
  const { totalCount } = logs;
  const page = useMemo(
    () => ({ ...logs, edges: logs.edges.map(({ cursor, node }) => ({ node: { id: cursor, ...node } })) }),
    [logs],
  );
  return (
    <Box css={cells}>
      <ListTable
        list={list}
        page={page}
        rowLabel={({ message }) => message}
        found={t`${plural(totalCount, { one: "# Zeile", other: "# Zeilen" })}`}
        showsCount
        empty={
          <EmptyState icon="document" title={<Trans>Keine Zeilen</Trans>}>
            {isRunning ? (
              <Trans>Der Lauf hat noch nichts protokolliert.</Trans>
            ) : (
              <Trans>
                Der Lauf hat nichts protokolliert, oder sein Protokoll ist nach 30 Tagen gelöscht.
              </Trans>
            )}
          </EmptyState>
        }
      />
    </Box>
  );
}
