import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import { Notice } from "#ui/Notice";
import type { FeeDifferenceNotice_process$key } from "./__generated__/FeeDifferenceNotice_process.graphql";

/** Difference between the payment of a process and the fee rule. Renders nothing if there is none or it is unknown. */
export function FeeDifferenceNotice({ process }: { readonly process: FeeDifferenceNotice_process$key }) {
  const { euro } = useFormats();
  const { commune, serviceId, feeDifference, payment } = useFragment(
    graphql`
      fragment FeeDifferenceNotice_process on Process @throwOnFieldError {
        commune {
          ags
        }
        serviceId
        feeDifference @catch(to: NULL)
        payment @catch(to: NULL) {
          totalAmount
          expectedAmount
        }
      }
    `,
    process,
  );
  const { totalAmount, expectedAmount = null } = payment ?? {};
  if (!feeDifference || totalAmount === undefined || expectedAmount === null) return null;
  const [expected, paid] = [euro(expectedAmount), euro(totalAmount)];
  const difference = euro(Math.abs(feeDifference));
  return (
    <Notice tone="waiting">
      <p>
        {feeDifference < 0 ? (
          <Trans>
            Die Zahlung ist {difference} zu niedrig: Nach der Gebührenregel waren {expected} fällig, berechnet
            wurden {paid}.
          </Trans>
        ) : (
          <Trans>
            Die Zahlung ist {difference} zu hoch: Nach der Gebührenregel waren {expected} fällig, berechnet
            wurden {paid}.
          </Trans>
        )}
      </p>
      <p>
        <AppLink
          variant="text"
          to="/mgt/servicefees/$commune/$service/rule"
          params={{ commune: commune.ags, service: serviceId }}
        >
          <Trans>Gebührenregel ansehen</Trans>
        </AppLink>
      </p>
    </Notice>
  );
}
