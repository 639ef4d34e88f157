import { useLingui } from "@lingui/react/macro";
import { serviceScreenPath, type ServiceScreenName } from "#domain/serviceScreens";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { Status } from "#ui/Status";
import { SelectBox } from "#ui/table/SelectBox";
import type { SelectActions } from "#ui/table/useRowSelection";
import type { ListedService } from "./listedServices";
import { screenLabels, useOpenScreens } from "./serviceScreens";

interface ServiceRowProps {
  readonly ags: string;
  readonly service: ListedService;
  readonly name: string;
  readonly position: number;
  /** Undefined: rows are not focusable. */
  readonly isTabStop: boolean | undefined;
  /** Undefined: rows cannot be selected. */
  readonly isSelected: boolean | undefined;
  readonly isBusy: boolean;
  readonly select: SelectActions;
  /** Undefined without permission. */
  readonly onSwitch: ((isEnabled: boolean) => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

/** Row of a service with its state and actions. */
export function ServiceRow(props: ServiceRowProps) {
  const { ags, service, name, position, isTabStop, isSelected, isBusy, select, onSwitch, onRemove } = props;
  const { t } = useLingui();
  const { isEnabled } = service;
  // Only the buttons of the active row are tab stops.
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <tr
      data-roving={isTabStop === undefined ? undefined : position}
      tabIndex={isTabStop === undefined ? undefined : tabIndex}
      aria-selected={isSelected}
      aria-busy={isBusy || undefined}
    >
      {isTabStop !== undefined && (
        <td data-part="select">
          {isSelected !== undefined && (
            <SelectBox
              label={t`${name} auswählen`}
              position={position}
              isSelected={isSelected}
              select={select}
            />
          )}
        </td>
      )}
      <th scope="row" data-tooltip={name}>
        <ServiceScreens
          ags={ags}
          serviceId={service.serviceId}
          name={name}
          tabIndex={isTabStop === undefined ? undefined : tabIndex}
        />
      </th>
      <td data-column="state">
        <Status tone={isEnabled ? "success" : "neutral"}>
          {isEnabled ? t`Eingeschaltet` : t`Ausgeschaltet`}
        </Status>
      </td>
      {isTabStop !== undefined && (
        <td data-column="actions">
          {onSwitch && (
            <button
              type="button"
              tabIndex={tabIndex}
              aria-disabled={isBusy || undefined}
              aria-label={isEnabled ? t`${name} ausschalten` : t`${name} einschalten`}
              onClick={() => !isBusy && onSwitch(!isEnabled)}
            >
              {isEnabled ? t`Ausschalten` : t`Einschalten`}
            </button>
          )}
          {onRemove && (
            <button
              type="button"
              tabIndex={tabIndex}
              aria-disabled={isBusy || undefined}
              aria-label={t`${name} entfernen`}
              data-tooltip={t`Entfernen`}
              onClick={() => !isBusy && onRemove()}
            >
              <Icon name="trash" />
            </button>
          )}
        </td>
      )}
    </tr>
  );
}

/** Not linked here: these screens are in the header of the commune, and in the tabs of a service. */
const reports: ReadonlySet<ServiceScreenName> = new Set(["statistics", "feedback", "reports"]);

interface ServiceScreensProps {
  readonly ags: string;
  readonly serviceId: string;
  readonly name: string;
  /** Undefined: the default of links. */
  readonly tabIndex: number | undefined;
}

/** Name of a service, linked to the first screen that the viewer may open, and a link to each screen. */
function ServiceScreens({ ags, serviceId, name, tabIndex }: ServiceScreensProps) {
  const { i18n } = useLingui();
  const screens = useOpenScreens()(serviceId).filter(
    (screen) => !reports.has(screen) && screen !== "history",
  );
  const [first] = screens;
  if (!first) return name;
  return (
    <>
      <AppLink variant="text" to={serviceScreenPath(first, ags, serviceId)} tabIndex={tabIndex}>
        {name}
      </AppLink>
      {screens.map((screen) => (
        <AppLink
          key={screen}
          variant="text"
          data-screen=""
          to={serviceScreenPath(screen, ags, serviceId)}
          tabIndex={tabIndex}
          aria-label={`${name}: ${i18n._(screenLabels[screen])}`}
        >
          {i18n._(screenLabels[screen])}
        </AppLink>
      ))}
    </>
  );
}
