import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { can } from "#domain/permissions";
import type { Service } from "#domain/serviceCatalogue";
import { openServiceScreens, serviceScreenPath, type ServiceScreenName } from "#domain/serviceScreens";
import { useLocale } from "#i18n/language";
import { useViewer } from "#session/useSession";
import { AppLink } from "#ui/AppLink";

const screenNames: Readonly<Record<ServiceScreenName, MessageDescriptor>> = {
  textedit: msg`Texte`,
  servicefiles: msg`Dateien`,
  servicefees: msg`Gebühren`,
  serviceformfields: msg`Formularfelder`,
  serviceedit: msg`Einstellungen`,
  statistics: msg`Statistik`,
  transactionInfo: msg`Transaktionsinformationen`,
};

interface ServiceEntryProps {
  readonly ags: string;
  readonly service: Service;
}

/** A service with links to the screens that the viewer may open; plain text if there are none. */
export function ServiceEntry({ ags, service }: ServiceEntryProps) {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const name = service.name[useLocale()];
  const [first, ...others] = openServiceScreens(service.capabilities, (permission) =>
    can(viewer, permission),
  );
  if (!first) return name;
  return (
    <>
      <AppLink variant="bare" to={serviceScreenPath(first, ags, service.id)}>
        {name}
      </AppLink>
      {others.length > 0 && (
        <ul aria-label={t`Weitere Bereiche: ${name}`}>
          {others.map((screen) => (
            <li key={screen}>
              <AppLink variant="bare" to={serviceScreenPath(screen, ags, service.id)}>
                {i18n._(screenNames[screen])}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
