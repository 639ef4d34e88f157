/** Addresses below /mgt whose screens are yet to come: they say of a commune that is not there the same as all others. */
import { fetchQuery, graphql } from "react-relay/hooks";
import { environments } from "#relay/environments";
import type { communeAddressQuery } from "./__generated__/communeAddressQuery.graphql";

/** Screens with an address /mgt/{screen}/{commune}/{service}. */
export const serviceAddresses: readonly string[] = [
  "textedit",
  "transactionInfo",
  "serviceedit",
  "servicefees",
  "statistics",
  "servicefiles",
  "serviceformfields",
  "feedback",
  "reports",
];

/** Whether the viewer has this commune and, where one is named, this service in it. */
export async function isAvailable(ags: string, service?: string): Promise<boolean> {
  const data = await fetchQuery<communeAddressQuery>(
    environments.get().mgt,
    graphql`
      query communeAddressQuery($ags: AGS!) {
        commune(ags: $ags) {
          serviceIds
        }
      }
    `,
    { ags },
  ).toPromise();
  const offered = data?.commune?.serviceIds;
  return offered !== undefined && (service === undefined || offered.includes(service));
}
