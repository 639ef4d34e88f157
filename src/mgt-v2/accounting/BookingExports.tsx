import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { AppLink } from "#ui/AppLink";
import { PaneSection } from "../entries/EntryPane";
import type { BookingExports_booking$key } from "./__generated__/BookingExports_booking.graphql";
import { PaneRows } from "./PaneRows";
import { entryLabels, knownEntry, useAmounts } from "./bookingLabels";

/** The export runs that contain a booking, earliest first. */
export function BookingExports({ booking }: { readonly booking: BookingExports_booking$key }) {
  const { t, i18n } = useLingui();
  const { amount } = useAmounts();
  const { exports } = useFragment(
    graphql`
      fragment BookingExports_booking on Booking @throwOnFieldError {
        exports {
          run {
            id
            number
            createdAt
            commune {
              ags
            }
          }
          entry
          total
        }
      }
    `,
    booking,
  );
  return (
    <PaneSection title={<Trans>Ausleitungen</Trans>}>
      {exports.length === 0 ? (
        <Trans>In keiner Ausleitung, die Sie sehen dürfen.</Trans>
      ) : (
        <PaneRows>
          {exports.map(({ run, entry, total }) => {
            const known = knownEntry(entry);
            return (
              <li key={`${run.id} ${entry}`}>
                <span>
                  <AppLink
                    to="/mgt/accounting/$commune/runs"
                    params={{ commune: run.commune.ags }}
                    variant="bare"
                  >
                    {known === null
                      ? t`Lauf ${run.number}`
                      : t`Lauf ${run.number}: ${i18n._(entryLabels[known])}`}
                  </AppLink>
                  <small>{formatDateTime(run.createdAt)}</small>
                </span>
                <span>{amount(total)}</span>
              </li>
            );
          })}
        </PaneRows>
      )}
    </PaneSection>
  );
}
