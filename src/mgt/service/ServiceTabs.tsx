import { useLingui } from "@lingui/react/macro";
import { serviceScreenPath } from "#domain/serviceScreens";
import { screenNames } from "#mgt/commune/services/screenNames";
import { useOpenScreens } from "#mgt/commune/services/useOpenScreens";
import { AppLink } from "#ui/AppLink";

interface ServiceTabsProps {
  readonly ags: string;
  readonly serviceId: string;
}

/** The screens of a service, each one click away. */
export function ServiceTabs({ ags, serviceId }: ServiceTabsProps) {
  const { t, i18n } = useLingui();
  const screens = useOpenScreens()(serviceId);
  return (
    <nav className="service-tabs" aria-label={t`Seiten des Dienstes`}>
      {screens.map((screen) => (
        <AppLink
          key={screen}
          look="bare"
          to={serviceScreenPath(screen, ags, serviceId)}
          // Filters are still the same screen.
          activeOptions={{ includeSearch: false }}
        >
          {i18n._(screenNames[screen])}
        </AppLink>
      ))}
    </nav>
  );
}
