/** Addresses below /mgt: those whose screens are yet to come say of a commune that is not there the same as all others. */
import { fetchQuery, graphql } from "react-relay/hooks";
import { environments } from "#relay/environments";
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

/** The name of a commune that the viewer has and, where one is named, that has this service; null: not so. */
export async function communeOffering(ags: string, service?: string): Promise<string | null> {
  const data = await fetchQuery<communeAddressQuery>(
    environments.get().mgt,
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
  if (!commune) return null;
  return service === undefined || commune.serviceIds.includes(service) ? commune.name : null;
}

/** Whether the viewer has this commune and, where one is named, this service in it. */
export async function isAvailable(ags: string, service?: string): Promise<boolean> {
  return (await communeOffering(ags, service)) !== null;
}
