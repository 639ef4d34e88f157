import { Button, chakra, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Fragment, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay/hooks";
import { pageSize } from "#domain/limits";
import { triesMax } from "#domain/retrySchedule";
import { Icon } from "#ui/Icon";
import { Notice } from "#ui/Notice";
import { knownType } from "../knownStatus";
import type { AttemptsSection_process$key } from "./__generated__/AttemptsSection_process.graphql";
import type { AttemptsSectionPaginationQuery } from "./__generated__/AttemptsSectionPaginationQuery.graphql";
import { AttemptDots } from "./AttemptDots";
import { AttemptRow } from "./AttemptRow";
import { DetailSection } from "./DetailLayout";
import { NextAttempt } from "./NextAttempt";

const attemptsFragment = graphql`
  fragment AttemptsSection_process on Process
  @throwOnFieldError
  @refetchable(queryName: "AttemptsSectionPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    type
    status
    retryState
    nextRetryAt
    tries
    restarts
    attempts(first: $count, after: $cursor) @connection(key: "AttemptsSection_attempts") {
      totalCount
      edges {
        node {
          id
          restart
          state
          ...AttemptRow_attempt
        }
      }
    }
  }
`;

/** Number of attempts shown before "show all". */
const collapsedCount = 3;

/** Rows are plain elements, since there may be many. */
const Attempts = chakra("ol", {
  base: {
    mt: 2,
    "& > li": {
      display: "grid",
      gridTemplateColumns: "24px 92px minmax(0, 1fr) auto",
      columnGap: 2,
      alignItems: "center",
      py: 1.5,
      borderBottom: "1px solid {colors.border.muted}",
      fontVariantNumeric: "tabular-nums",
    },
    "& > li > .status": { whiteSpace: "normal" },
    "& > li > [data-part=span]": { color: "fg.muted", whiteSpace: "nowrap" },
    "& > li > p": {
      gridColumn: "2 / -1",
      minW: 0,
      color: "fg.muted",
      fontVariantNumeric: "normal",
      overflowWrap: "anywhere",
      "& > span + span::before": { content: '" · "' },
      "& > [translate=no]": { whiteSpace: "pre-line" },
    },
    "& :is(ins, del)": { borderRadius: "2px", color: "fg" },
    "& ins": { bg: "diff.addedStrong", textDecoration: "underline 1px" },
    "& del": { bg: "diff.removedStrong" },
    "& > [data-part=restart]": {
      display: "flex",
      gap: 2,
      py: 1,
      borderBottom: 0,
      color: "fg.subtle",
      fontSize: "xs",
      "&::before, &::after": {
        content: '""',
        flex: 1,
        borderTop: "1px dashed {colors.border.emphasized}",
      },
    },
  },
});

/** Past attempts, latest first, and the next scheduled one. */
export function AttemptsSection({ process }: { readonly process: AttemptsSection_process$key }) {
  const { t } = useLingui();
  const [isLong, setLong] = useState(false);
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AttemptsSectionPaginationQuery,
    AttemptsSection_process$key
  >(attemptsFragment, process);
  const { status, retryState, tries, restarts } = data;
  const nextRetryAt = data.nextRetryAt ?? null;
  const type = knownType(data.type);
  const attempts = data.attempts?.edges.map(({ node }) => node) ?? [];
  const total = data.attempts?.totalCount ?? 0;
  const shown = isLong ? attempts : attempts.slice(0, collapsedCount);
  const earlier = total - shown.length;
  const isRunningStill = status === "FINALLY_TERMINATED" && attempts[0]?.state === "RUNNING";
  const showEarlier = () => {
    if (isLong && hasNext && !isLoadingNext) loadNext(pageSize);
    setLong(true);
  };
  return (
    <DetailSection
      title={<Trans>Versuche</Trans>}
      aside={
        type === "ASYNCHRONOUS" ? (
          t`${tries} von ${triesMax}`
        ) : (
          <Plural value={tries} one="# Versuch" other="# Versuche" />
        )
      }
    >
      <AttemptDots
        type={type}
        tries={tries}
        restarts={restarts}
        nextRetryAt={nextRetryAt}
        attempts={attempts}
      />
      {isRunningStill && (
        <Notice tone="progress">
          <Trans>
            Abgebrochen, während ein Versuch lief. Er wird noch zu Ende geführt und hier festgehalten; am
            Status ändert er nichts mehr.
          </Trans>
        </Notice>
      )}
      <NextAttempt status={status} retryState={retryState} nextRetryAt={nextRetryAt} />
      {total === 0 ? (
        <Text color="fg.muted">
          <Trans>Noch kein Versuch.</Trans>
        </Text>
      ) : (
        <Attempts aria-label={t`Versuche, die neuesten zuerst`}>
          {shown.map((attempt, position) => {
            const former = attempts[position + 1];
            const isBoundary = former !== undefined && former.restart !== attempt.restart;
            return (
              <Fragment key={attempt.id}>
                <AttemptRow attempt={attempt} earlier={former ?? null} />
                {isBoundary && position < shown.length - 1 && (
                  <li data-part="restart">
                    <Trans>Neustart {attempt.restart}</Trans>
                  </li>
                )}
              </Fragment>
            );
          })}
        </Attempts>
      )}
      {earlier > 0 && (
        <Button size="sm" variant="ghost" aria-disabled={isLoadingNext || undefined} onClick={showEarlier}>
          <Plural value={earlier} one="# früherer Versuch" other="# frühere Versuche" />
          <Icon name="chevronDown" size={12} />
        </Button>
      )}
    </DetailSection>
  );
}
