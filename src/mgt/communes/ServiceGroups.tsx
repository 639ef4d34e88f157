import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
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
}

/** Services by group, or a sentence if the commune has none for this user. */
export function ServiceGroups({ ags, groups }: ServiceGroupsProps) {
  const { i18n } = useLingui();
  const id = useId();
  if (groups.length === 0) return <NoServices />;
  return groups.map(({ group, services }) => (
    <div key={group} data-part="group">
      <p id={`${id}${group}`}>{i18n._(serviceGroupLabels[group])}</p>
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

interface ServiceEntryProps {
  readonly ags: string;
  readonly service: Service;
}

/** A service with a link to each screen that the viewer may open; plain text if there are none. */
function ServiceEntry({ ags, service }: ServiceEntryProps) {
  const { t, i18n } = useLingui();
  const name = service.name[useLocale()];
  const screens = useOpenScreens()(service.id);
  const [first] = screens;
  if (!first) return name;
  return (
    <>
      <AppLink variant="bare" to={serviceScreenPath(first, ags, service.id)}>
        {name}
      </AppLink>
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
