import { Trans, useLingui } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { isScoped } from "#domain/permissions";
import type { Service, ServicesOfGroup } from "#domain/serviceCatalogue";
import { serviceScreenPath } from "#domain/serviceScreens";
import { useLocale } from "#i18n/language";
import { screenLabels, useOpenScreens } from "#mgt/commune/services/serviceScreens";
import { useViewer } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { serviceGroupLabels } from "#ui/serviceGroupLabels";
import { ContactHint } from "./ContactHint";

interface ServiceGroupsProps {
  readonly ags: string;
  readonly groups: readonly ServicesOfGroup[];
  /** Button beside the name of a service. */
  readonly renderMark?: (serviceId: string, name: string) => ReactNode;
}

/** Services by group, or a sentence if the commune has none for this user. */
export function ServiceGroups({ ags, groups, renderMark }: ServiceGroupsProps) {
  const { i18n } = useLingui();
  const id = useId();
  if (groups.length === 0) return <NoServices />;
  return groups.map(({ group, services }) => (
    <div key={group} data-part="group">
      <p id={`${id}${group}`}>{i18n._(serviceGroupLabels[group])}</p>
      <ul aria-labelledby={`${id}${group}`}>
        {services.map((service) => (
          <li key={service.id}>
            <ServiceEntry ags={ags} service={service} renderMark={renderMark} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface ServiceEntryProps extends Pick<ServiceGroupsProps, "ags" | "renderMark"> {
  readonly service: Service;
}

/** A service with a link to each screen that the viewer may open; plain text if there are none. */
function ServiceEntry({ ags, service, renderMark }: ServiceEntryProps) {
  const { t, i18n } = useLingui();
  const name = service.name[useLocale()];
  // The history is one click further, so that the sections to work in stand out.
  const screens = useOpenScreens()(service.id).filter((screen) => screen !== "history");
  const [first] = screens;
  if (!first) return name;
  return (
    <>
      <span data-part="service">
        <AppLink variant="bare" to={serviceScreenPath(first, ags, service.id)}>
          {name}
        </AppLink>
        {renderMark?.(service.id, name)}
      </span>
      <ul aria-label={t`Bereiche: ${name}`}>
        {screens.map((screen) => (
          <li key={screen}>
            <AppLink variant="bare" to={serviceScreenPath(screen, ags, service.id)}>
              {i18n._(screenLabels[screen])}
            </AppLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function NoServices() {
  const seesAll = !isScoped(useViewer());
  return (
    <p data-part="none">
      {seesAll ? (
        <Trans>Diese Kommune bietet noch keine Dienste an.</Trans>
      ) : (
        <>
          <Trans>Ihnen sind für diese Kommune keine Dienste zugeordnet.</Trans> <ContactHint />
        </>
      )}
    </p>
  );
}
