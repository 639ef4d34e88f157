import { Trans } from "@lingui/react/macro";
import { memo, useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { federalStateName } from "#domain/federalStates";
import { groupServices, type ServicesOfGroup } from "#domain/serviceCatalogue";
import { FavouriteCommuneButton, FavouriteServiceButton } from "#mgt/places/FavouriteButton";
import { Ags } from "#ui/Ags";
import type { CommuneTile_commune$key } from "./__generated__/CommuneTile_commune.graphql";
import { CommuneName } from "./CommuneName";
import { CommunePicture } from "./CommunePicture";
import { ServiceGroups } from "./ServiceGroups";

/** Number of services shown before "show all". */
const collapsedCount = 7;

interface CommuneTileProps {
  readonly commune: CommuneTile_commune$key;
  readonly position: number;
  readonly isOpen: boolean;
  readonly isTabStop: boolean;
  readonly onToggle: (id: string) => void;
}

/** Tile of a commune with its services, used when there are few communes. */
export const CommuneTile = memo(function CommuneTile(props: CommuneTileProps) {
  const { commune, position, isOpen, isTabStop, onToggle } = props;
  const data = useFragment(
    graphql`
      fragment CommuneTile_commune on Commune
      @throwOnFieldError
      @argumentDefinitions(isWide: { type: "Boolean!" }) {
        id
        ags
        name
        unit
        state
        serviceIds
        services @include(if: $isWide) {
          serviceId
          ...FavouriteButton_service
        }
        ...FavouriteButton_commune @include(if: $isWide) @alias(as: "marked")
        ...CommunePicture_commune
      }
    `,
    commune,
  );
  const { id, ags, name, unit, state, serviceIds, services } = data;
  const nameId = useId();
  const groups = groupServices(serviceIds);
  const count = groups.reduce((sum, { services }) => sum + services.length, 0);
  return (
    <article aria-labelledby={nameId}>
      <CommunePicture commune={data} size={56} />
      <div data-part="head">
        <h2 id={nameId} lang="de">
          <CommuneName ags={ags} name={name} />
        </h2>
        <p data-part="place">
          <Ags ags={ags} />
          <span lang="de">
            {" · "}
            {unit}, {federalStateName(state)}
          </span>
        </p>
      </div>
      {data.marked && <FavouriteCommuneButton commune={data.marked} />}
      <div data-part="services">
        <ServiceGroups
          ags={ags}
          groups={isOpen ? groups : firstServices(groups, collapsedCount)}
          renderMark={(serviceId, serviceName) => {
            const service = services?.find((one) => one.serviceId === serviceId);
            return (
              service && (
                <FavouriteServiceButton service={service} ags={ags} name={`${serviceName}, ${name}`} />
              )
            );
          }}
        />
        {count > collapsedCount && (
          <button
            type="button"
            data-part="all"
            data-roving={position}
            tabIndex={isTabStop ? 0 : -1}
            aria-expanded={isOpen}
            aria-describedby={nameId}
            onClick={() => onToggle(id)}
          >
            {isOpen ? <Trans>Weniger Dienste</Trans> : <Trans>Alle {count} Dienste</Trans>}
          </button>
        )}
      </div>
    </article>
  );
});

/** Limits grouped services to the first `count`. */
function firstServices(groups: readonly ServicesOfGroup[], count: number): ServicesOfGroup[] {
  let left = count;
  return groups.flatMap(({ group, services }) => {
    const taken = services.slice(0, left);
    left -= taken.length;
    return taken.length > 0 ? [{ group, services: taken }] : [];
  });
}
