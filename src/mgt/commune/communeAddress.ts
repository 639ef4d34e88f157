/** Addresses below /mgt: those whose screens are yet to come say of a commune that is not there the same as all others. */
import { fetchQuery, graphql } from "react-relay/hooks";
import type { Relay } from "#relay/relay";
import type { communeAddressQuery } from "./__generated__/communeAddressQuery.graphql";

/** Screens that are yet to come, with an address /mgt/{screen}/{commune}/{service}. */
export const serviceAddresses: readonly string[] = [
  "textedit",
  "serviceedit",
  "servicefees",
  "statistics",
  "servicefiles",
  "serviceformfields",
  "feedback",
  "reports",
];

/** What an address names; missing: what of it is not there, or is not the viewer's. */
export type CommuneAddress =
  | { readonly missing: null; readonly communeName: string }
  | { readonly missing: "service"; readonly communeName: string }
  | { readonly missing: "commune"; readonly communeName: null };

/** Looks up a commune and, where one is named, its service. */
export async function findCommuneAddress(
  relay: Relay,
  ags: string,
  service?: string,
): Promise<CommuneAddress> {
  const data = await fetchQuery<communeAddressQuery>(
    relay.environments.mgt,
    graphql`
      query communeAddressQuery($ags: AGS!) {
        commune(ags: $ags) {
          name
          serviceIds
        }
      }
    `,
    { ags },
  ).toPromise();
  const commune = data?.commune;
  if (!commune) return { missing: "commune", communeName: null };
  const { name: communeName, serviceIds } = commune;
  const isOffered = service === undefined || serviceIds.includes(service);
  return isOffered ? { missing: null, communeName } : { missing: "service", communeName };
}
