/** URLs below /mgt. Screens that do not exist yet also show the "unavailable" page for unknown communes. */
import { fetchQuery, graphql } from "react-relay/hooks";
import type { Relay } from "#relay/relay";
import type { communeAddressQuery } from "./__generated__/communeAddressQuery.graphql";

/** Screens that do not exist yet, with URLs /mgt/{screen}/{commune}/{service}. */
export const serviceAddresses: readonly string[] = [
  "textedit",
  "serviceedit",
  "servicefees",
  "serviceformfields",
  "reports",
];

/** Target of a URL; `missing` is the part that does not exist or is not available to the viewer. */
export type CommuneAddress =
  | { readonly missing: null; readonly communeName: string }
  | { readonly missing: "service"; readonly communeName: string }
  | { readonly missing: "commune"; readonly communeName: null };

/** Looks up a commune and, if given, its service. */
export async function findCommuneAddress(
  relay: Relay,
  ags: string,
  service?: string,
): Promise<CommuneAddress> {
  const data = await fetchQuery<communeAddressQuery>(
    relay.environments.mgt,
    graphql`
      query communeAddressQuery($ags: AGS!) @throwOnFieldError {
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
