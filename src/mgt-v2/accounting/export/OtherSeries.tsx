import { Plural, Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDate } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import { Notice } from "#ui/Notice";
import { useRunFilterLabels } from "../runs/useRunFilterLabels";
import type { OtherSeries_preview$key } from "./__generated__/OtherSeries_preview.graphql";

interface OtherSeriesProps {
  readonly preview: OtherSeries_preview$key;
  readonly commune: string;
}

/** Warns about rows that would be booked twice, with links to continue the series that contain them. */
export function OtherSeries({ preview, commune }: OtherSeriesProps) {
  const filterLabels = useRunFilterLabels();
  const { number: formatNumber } = useFormats();
  const { otherSeriesCount, otherSeries } = useFragment(
    graphql`
      fragment OtherSeries_preview on BookingRunPreview @throwOnFieldError {
        otherSeriesCount
        otherSeries {
          rowCount
          latestRun {
            id
            number
            createdAt
            filter {
              ...useRunFilterLabels_filter @relay(mask: false)
            }
          }
        }
      }
    `,
    preview,
  );
  if (otherSeriesCount === 0) return null;
  return (
    <Notice tone="error" icon="warning" role="note">
      <p>
        <Plural
          value={otherSeriesCount}
          one="# dieser Buchungen steht schon in einem Lauf einer anderen Reihe. Wird beides gebucht, ist sie doppelt gebucht."
          other="# dieser Buchungen stehen schon in Läufen anderer Reihen. Wird beides gebucht, sind sie doppelt gebucht."
        />
      </p>
      {otherSeries.length > 0 ? (
        <>
          <p>
            <Trans>Wenn Sie nur wollen, was seitdem hinzugekommen ist, setzen Sie die Reihe fort:</Trans>
          </p>
          <ul>
            {otherSeries.map(({ rowCount, latestRun: { id, number, createdAt, filter } }) => {
              const day = formatDate(createdAt);
              const shared = formatNumber(rowCount);
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
                  {filterLabels(filter).join("; ")}
                  {" ("}
                  <Trans>enthält {shared} davon</Trans>
                  {")"}
                </li>
              );
            })}
          </ul>
        </>
      ) : (
        <p>
          <Trans>
            Diese Läufe sehen nur Benutzer, denen alle ihre Dienste zugewiesen sind. Fragen Sie sie oder den
            Support, bevor Sie ausleiten.
          </Trans>
        </p>
      )}
    </Notice>
  );
}
