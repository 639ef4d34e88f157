import { Box, Button, chakra } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { ApiError, isReleaseMismatch } from "#relay/apiError";
import { RequestFailure } from "#relay/RequestFailure";
import { Notice } from "#ui/Notice";
import { Status } from "#ui/Status";
import type { SystemFigure } from "#domain/systemFigures";
import type {
  SystemFigures_query$data,
  SystemFigures_query$key,
} from "./__generated__/SystemFigures_query.graphql";
import { CourseLine } from "./CourseLine";
import { FiguresTable } from "./FiguresTable";
import { useShownFigures, type ShownFigure } from "./shownFigures";

const figuresFragment = graphql`
  fragment SystemFigures_query on Query @throwOnFieldError {
    systemOverview {
      figures {
        offeredServiceCount
        communeServiceCount
        activeUserCount
        invitedUserCount
        inactiveUserCount
        sessionCount
      }
      courses {
        figure
        total
        days {
          day
          value
        }
      }
    }
  }
`;

const Figures = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: {
      base: "repeat(2, minmax(0, 1fr))",
      md: "repeat(3, minmax(0, 1fr))",
      xl: "repeat(6, minmax(0, 1fr))",
    },
    columnGap: 5,
    rowGap: 4,
    mt: 2,
    pt: 2.5,
    borderTop: "1px solid",
    borderColor: "border",
    "& dt": { textStyle: "sm", color: "fg.muted" },
    "& dd": { m: 0 },
    "& dd[data-part=figure]": {
      textStyle: "figure",
      fontVariantNumeric: "tabular-nums",
      letterSpacing: "-0.01em",
      whiteSpace: "nowrap",
    },
    "& dd[data-part=note]": { textStyle: "xs", color: "fg.subtle", mt: 1 },
  },
});

interface SystemFiguresProps {
  readonly query: SystemFigures_query$key;
  readonly onRetry: () => void;
}

/** Figures of the whole installation with their course over 30 days. */
export function SystemFigures({ query, onRetry }: SystemFiguresProps) {
  const { figures, courses } = useFragment(figuresFragment, query).systemOverview;
  const { t } = useLingui();
  const { number } = useFormats();
  const shown = useShownFigures();
  const notes: Partial<Record<SystemFigure, string | null>> = {
    ACTIVE_USERS:
      figures &&
      t`von ${number(figures.activeUserCount)} in 30 Tagen angemeldet; ${number(figures.invitedUserCount)} eingeladen, ${number(figures.inactiveUserCount)} deaktiviert; ${plural(figures.sessionCount, { one: "# laufende Sitzung", other: "# laufende Sitzungen" })}`,
    SERVICES:
      figures &&
      t`${number(figures.offeredServiceCount)} verschiedene; ${number(figures.communeServiceCount)} mit den ausgeschalteten`,
  };
  return (
    <section>
      <FiguresTable courses={courses} figures={shown} />
      {!figures && <FiguresFailed error={null} onRetry={onRetry} />}
      <Figures>
        {shown.map(({ figure, ...rest }) => (
          <Figure
            key={figure}
            {...rest}
            note={notes[figure]}
            course={courses.find((course) => course.figure === figure)}
          />
        ))}
      </Figures>
    </section>
  );
}

interface FigureProps extends Omit<ShownFigure, "figure"> {
  readonly note: string | null | undefined;
  /** Absent if the server does not know the figure. */
  readonly course: SystemFigures_query$data["systemOverview"]["courses"][number] | undefined;
}

function Figure({ name, isLevel, format, note, course }: FigureProps) {
  const days = course?.days;
  const today = days?.at(-1)?.value;
  const value = isLevel ? today : course?.total;
  const shownToday = typeof today === "number" ? format(today) : null;
  return (
    <div>
      <dt>{name}</dt>
      {days ? (
        <>
          <dd data-part="figure">{typeof value === "number" ? format(value) : "–"}</dd>
          <dd>
            <CourseLine name={name} days={days} format={format} isLevel={isLevel} />
          </dd>
          <dd data-part="note">
            {note ??
              (!isLevel &&
                (shownToday ? <Trans>heute {shownToday}</Trans> : <Trans>heute noch keine</Trans>))}
          </dd>
        </>
      ) : (
        <dd>
          <Status tone="error">
            <Trans>Konnte nicht ermittelt werden</Trans>
          </Status>
        </dd>
      )}
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
