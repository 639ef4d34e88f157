import { graphql, useFragment } from "react-relay/hooks";
import { groupServices } from "#domain/serviceCatalogue";
import type { ServicePanel_commune$key } from "./__generated__/ServicePanel_commune.graphql";
import { ServiceGroups } from "./ServiceGroups";

/** Id of the panel with a commune's services. */
export const panelId = (communeId: string) => `services-${communeId}`;

interface ServicePanelProps {
  readonly commune: ServicePanel_commune$key;
  /** Names the commune, where the panel is not right below it. */
  readonly isNamed?: boolean;
}

/** All services of an expanded commune. */
export function ServicePanel({ commune, isNamed = false }: ServicePanelProps) {
  const { id, ags, name, serviceIds } = useFragment(
    graphql`
      fragment ServicePanel_commune on Commune @throwOnFieldError {
        id
        ags
        name
        serviceIds
      }
    `,
    commune,
  );
  return (
    <div id={panelId(id)} role="group" aria-label={name} data-part="panel">
      {isNamed && (
        <p data-part="of" lang="de">
          {name}
        </p>
      )}
      <ServiceGroups ags={ags} groups={groupServices(serviceIds)} />
    </div>
  );
}
