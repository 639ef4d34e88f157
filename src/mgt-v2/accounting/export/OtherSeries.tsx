import { Plural, Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDate } from "#i18n/formats";
import { AppLink } from "#ui/AppLink";
import { Notice } from "#ui/Notice";
import { useRunFilterWords } from "../runs/useRunFilterWords";
import type { OtherSeries_runs$key } from "./__generated__/OtherSeries_runs.graphql";

/** Most series that are offered; the list of runs has all. */
const seriesMax = 5;

interface OtherSeriesProps {
  readonly runs: OtherSeries_runs$key;
  readonly commune: string;
  /** Number of the run to continue; undefined: a new series. */
  readonly continued: number | undefined;
  /** Rows that are in runs of other series already. */
  readonly count: number;
}

/** Warns of rows that would be booked twice, with links to continue the series that have them instead. */
export function OtherSeries({ runs, commune, continued, count }: OtherSeriesProps) {
  const filterWords = useRunFilterWords();
  const { edges } = useFragment(
    graphql`
      fragment OtherSeries_runs on BookingRunConnection @throwOnFieldError {
        edges {
          node {
            id
            number
            createdAt
            continuedBy {
              id
            }
            filter {
              ...useRunFilterWords_filter @relay(mask: false)
            }
          }
        }
      }
    `,
    runs,
  );
  const latest = edges.flatMap(({ node }) => (node.continuedBy || node.number === continued ? [] : node));
  return (
    <Notice tone="error" icon="warning" role="note">
      <p>
        <Plural
          value={count}
          one="# dieser Buchungen steht schon in einem Lauf einer anderen Reihe. Wird beides gebucht, ist sie doppelt gebucht."
          other="# dieser Buchungen stehen schon in Läufen anderer Reihen. Wird beides gebucht, sind sie doppelt gebucht."
        />
      </p>
      {latest.length > 0 && (
        <>
          <p>
            <Trans>Wenn Sie nur wollen, was seitdem hinzugekommen ist, setzen Sie die Reihe fort:</Trans>
          </p>
          <ul>
            {latest.slice(0, seriesMax).map(({ id, number, createdAt, filter }) => {
              const day = formatDate(createdAt);
              return (
                <li key={id}>
                  <AppLink
                    to="/mgt/accounting/$commune/export"
                    params={{ commune }}
                    search={{ since: id }}
                    variant="text"
                  >
                    <Trans>
                      Lauf {number} vom {day} fortsetzen
                    </Trans>
                  </AppLink>
                  {": "}
                  {filterWords(filter).join("; ")}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {latest.length > seriesMax && (
        <p>
          <AppLink to="/mgt/accounting/$commune/runs" params={{ commune }} variant="text">
            <Trans>Alle Ausleitungen</Trans>
          </AppLink>
        </p>
      )}
    </Notice>
  );
}
