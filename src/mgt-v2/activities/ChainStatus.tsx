import { Button } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { graphql, useFragment, type PreloadedQuery } from "react-relay/hooks";
import { calendarDayOf } from "#domain/calendarDays";
import { formatDateTime, formatTime } from "#i18n/formats";
import { useOwnedQuery } from "#relay/preload";
import { usePolledQuery } from "#relay/usePolling";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { LoadBoundary } from "#ui/LoadBoundary";
import type { chainQuery as ChainQuery } from "./__generated__/chainQuery.graphql";
import type { ChainStatus_chain$key } from "./__generated__/ChainStatus_chain.graphql";
import { chainQuery } from "./chainQuery";

const ChainDialog = lazyOverlay(async () => (await import("./ChainDialog")).ChainDialog);

/** The job that chains entries runs every minute. */
const chainIntervalMs = 60_000;
/** Interval of polling while a check of the chain runs. */
const checkIntervalMs = 2_000;

interface ChainStatusProps {
  readonly queryRef: PreloadedQuery<ChainQuery>;
}

/** Up to when entries are chained; opens the dialog with the check of the chain. */
export function ChainStatus({ queryRef }: ChainStatusProps) {
  return (
    <LoadBoundary
      attempt={queryRef}
      renderFailure={() => (
        <span role="status">
          <Trans>Der Zustand der Kette konnte nicht geladen werden.</Trans>
        </span>
      )}
    >
      <Suspense fallback={null}>
        <LoadedStatus queryRef={queryRef} />
      </Suspense>
    </LoadBoundary>
  );
}

function LoadedStatus({ queryRef }: ChainStatusProps) {
  const { activityChain } = useOwnedQuery<ChainQuery>(chainQuery, queryRef);
  const [isOpen, setOpen] = useState(false);
  const chain = useFragment<ChainStatus_chain$key>(
    graphql`
      fragment ChainStatus_chain on ActivityChain @throwOnFieldError {
        waitingCount
        chainedUntil
        check {
          state
          holdsUntil
        }
        ...ChainDialog_chain
      }
    `,
    activityChain,
  );
  const { waitingCount, chainedUntil, check } = chain;
  usePolledQuery<ChainQuery>(chainQuery, {}, check?.state === "RUNNING" ? checkIntervalMs : chainIntervalMs);
  const isBroken = check?.state === "BROKEN";
  const until = chainedUntil && shortTime(chainedUntil);
  const holdsUntil = check?.holdsUntil && shortTime(check.holdsUntil);
  return (
    <>
      <Button
        variant="ghost"
        height="auto"
        minHeight="control"
        whiteSpace="normal"
        textAlign="start"
        maxW="full"
        px={{ base: 0, sm: 2.5 }}
        py={1}
        color={colorOf(check?.state)}
        {...ChainDialog.intent}
        onClick={() => setOpen(true)}
      >
        <Icon name={isBroken ? "alert" : "shield"} />
        <span>
          {isBroken ? (
            holdsUntil ? (
              <Trans>Kette unterbrochen, gilt bis {holdsUntil}</Trans>
            ) : (
              <Trans>Kette von Anfang an unterbrochen</Trans>
            )
          ) : until ? (
            <Trans>Kette bis {until}</Trans>
          ) : (
            <Trans>Noch kein Eintrag in der Kette</Trans>
          )}
          {waitingCount > 0 && (
            <>
              {" · "}
              <Plural
                value={waitingCount}
                one="# Eintrag wird gleich aufgenommen"
                other="# Einträge werden gleich aufgenommen"
              />
            </>
          )}
        </span>
      </Button>
      {isOpen && <ChainDialog chain={chain} onClose={() => setOpen(false)} />}
    </>
  );
}

const colorOf = (state: string | undefined) =>
  state === "BROKEN" ? "status.error.fg" : state === "INTACT" ? "status.success.fg" : "fg.muted";

/** The time of today, otherwise also the day. */
function shortTime(at: string): string {
  const isToday = calendarDayOf(new Date(at)) === calendarDayOf(new Date());
  return isToday ? formatTime(at).slice(0, 5) : formatDateTime(at);
}
