import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { can } from "#domain/permissions";
import { findService } from "#domain/serviceCatalogue";
import { openServiceScreens, serviceScreenPath, type ServiceScreenName } from "#domain/serviceScreens";
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

interface ServiceScreensProps {
  readonly ags: string;
  readonly serviceId: string;
  readonly name: string;
  /** Undefined: that of any link. */
  readonly tabIndex: number | undefined;
}

/** The name of a service, which leads to the first of its screens that the viewer may open, and links to the others. */
export function ServiceScreens({ ags, serviceId, name, tabIndex }: ServiceScreensProps) {
  const { i18n } = useLingui();
  const viewer = useViewer();
  const [first, ...others] = openServiceScreens(findService(serviceId)?.capabilities ?? [], (permission) =>
    can(viewer, permission),
  );
  if (!first) return name;
  return (
    <>
      <AppLink
        look="text"
        to={serviceScreenPath(first, ags, serviceId)}
        tabIndex={tabIndex}
        title={i18n._(screenNames[first])}
      >
        {name}
      </AppLink>
      {others.map((screen) => (
        <AppLink
          key={screen}
          look="text"
          className="service-screen"
          to={serviceScreenPath(screen, ags, serviceId)}
          tabIndex={tabIndex}
          aria-label={`${name}: ${i18n._(screenNames[screen])}`}
        >
          {i18n._(screenNames[screen])}
        </AppLink>
      ))}
    </>
  );
}
