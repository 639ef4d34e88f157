import { Box, Button, chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { ApiError, isReleaseMismatch } from "#relay/apiError";
import { RequestFailure } from "#relay/RequestFailure";
import { Notice } from "#ui/Notice";
import type { SystemFigures_query$key } from "./__generated__/SystemFigures_query.graphql";

const figuresFragment = graphql`
  fragment SystemFigures_query on Query @throwOnFieldError {
    systemOverview {
      figures {
        communeCount
        communeServiceCount
        offeredServiceCount
        activeUserCount
        invitedUserCount
        inactiveUserCount
        sessionCount
      }
    }
  }
`;

const Figures = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(132px, 1fr))",
    columnGap: 6,
    mt: 4,
    mb: 7,
    "& > div": { py: 2.5, borderTop: "1px solid", borderColor: "border" },
    "& dt": { textStyle: "xs", color: "fg.muted" },
    "& dd": { textStyle: "figure", fontVariantNumeric: "tabular-nums", letterSpacing: "-0.01em" },
  },
});

interface SystemFiguresProps {
  readonly query: SystemFigures_query$key;
  readonly onRetry: () => void;
}

/** Totals of communes, services, users and sessions. */
export function SystemFigures({ query, onRetry }: SystemFiguresProps) {
  const { figures } = useFragment(figuresFragment, query).systemOverview;
  if (!figures) return <FiguresFailed error={null} onRetry={onRetry} />;
  return (
    <Figures>
      <Figure name={<Trans>Kommunen</Trans>} value={figures.communeCount} />
      <Figure name={<Trans>Dienste der Kommunen</Trans>} value={figures.communeServiceCount} />
      <Figure name={<Trans>Verschiedene Dienste</Trans>} value={figures.offeredServiceCount} />
      <Figure name={<Trans>Aktive Benutzer</Trans>} value={figures.activeUserCount} />
      <Figure name={<Trans>Eingeladene Benutzer</Trans>} value={figures.invitedUserCount} />
      <Figure name={<Trans>Deaktivierte Benutzer</Trans>} value={figures.inactiveUserCount} />
      <Figure name={<Trans>Laufende Sitzungen</Trans>} value={figures.sessionCount} />
    </Figures>
  );
}

function Figure({ name, value }: { readonly name: ReactNode; readonly value: number }) {
  const { number } = useFormats();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{number(value)}</dd>
    </div>
  );
}

interface FiguresFailedProps {
  /** Null if only the numbers are missing in the answer. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown if the numbers could not be loaded. */
export function FiguresFailed({ error, onRetry }: FiguresFailedProps) {
  const hasReport = error !== null && (!(error instanceof ApiError) || isReleaseMismatch(error));
  if (hasReport) return <RequestFailure error={error} level="h2" onRetry={onRetry} />;
  return (
    <Box mt="4" maxWidth="prose">
      <Notice tone="error" role="alert">
        <Box as="p" mb="2">
          <Trans>Die Zahlen dieser Installation konnten nicht gelesen werden.</Trans>
        </Box>
        <Button size="sm" onClick={onRetry}>
          <Trans>Erneut versuchen</Trans>
        </Button>
      </Notice>
    </Box>
  );
}
