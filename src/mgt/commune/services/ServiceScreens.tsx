import { useLingui } from "@lingui/react/macro";
import { serviceScreenPath } from "#domain/serviceScreens";
import { screenNames, useOpenScreens } from "./serviceScreens";
import { AppLink } from "#ui/AppLink";

interface ServiceScreensProps {
  readonly ags: string;
  readonly serviceId: string;
  readonly name: string;
  /** Defaults to that of any link. */
  readonly tabIndex: number | undefined;
}

/** Name of a service, linked to the first screen that the viewer may open, and links to the others. */
export function ServiceScreens({ ags, serviceId, name, tabIndex }: ServiceScreensProps) {
  const { i18n } = useLingui();
  const [first, ...others] = useOpenScreens()(serviceId);
  if (!first) return name;
  return (
    <>
      <AppLink
        variant="text"
        to={serviceScreenPath(first, ags, serviceId)}
        tabIndex={tabIndex}
        data-tooltip={i18n._(screenNames[first])}
      >
        {name}
      </AppLink>
      {others.map((screen) => (
        <AppLink
          key={screen}
          variant="text"
          data-screen=""
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
