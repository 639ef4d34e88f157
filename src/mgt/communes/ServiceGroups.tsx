import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { ServicesOfGroup } from "#domain/serviceCatalogue";
import { groupNames } from "#ui/serviceGroupNames";
import { ServiceEntry } from "./ServiceEntry";

interface ServiceGroupsProps {
  readonly ags: string;
  readonly groups: readonly ServicesOfGroup[];
}

/** Services by group. */
export function ServiceGroups({ ags, groups }: ServiceGroupsProps) {
  const { i18n } = useLingui();
  const id = useId();
  return groups.map(({ group, services }) => (
    <div key={group} data-part="group">
      <p id={`${id}${group}`}>{i18n._(groupNames[group])}</p>
      <ul aria-labelledby={`${id}${group}`}>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceEntry ags={ags} service={service} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
