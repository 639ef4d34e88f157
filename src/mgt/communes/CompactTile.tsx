import { memo, useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { federalStateName } from "#domain/federalStates";
import { Ags } from "#ui/Ags";
import type { CompactTile_commune$key } from "./__generated__/CompactTile_commune.graphql";
import { CommuneName } from "./CommuneName";
import { CommunePicture } from "./CommunePicture";
import { ServiceDisclosure } from "./ServiceDisclosure";

interface CompactTileProps {
  readonly commune: CompactTile_commune$key;
  readonly position: number;
  readonly total: number;
  readonly isOpen: boolean;
  readonly isTabStop: boolean;
  readonly onToggle: (id: string) => void;
}

/** Tile used when there are many communes: services expand below the row of tiles. */
export const CompactTile = memo(function CompactTile(props: CompactTileProps) {
  const { commune, position, total, ...disclosure } = props;
  const data = useFragment(
    graphql`
      fragment CompactTile_commune on Commune @throwOnFieldError {
        id
        ags
        name
        unit
        state
        serviceIds
        ...CommunePicture_commune
      }
    `,
    commune,
  );
  const { id, ags, name, unit, state, serviceIds } = data;
  const nameId = useId();
  const land = federalStateName(state);
  return (
    <article aria-labelledby={nameId} aria-posinset={position + 1} aria-setsize={total}>
      <CommunePicture commune={data} size={40} />
      <p id={nameId} data-tooltip={name} lang="de">
        <CommuneName ags={ags} name={name} tabIndex={disclosure.isTabStop ? 0 : -1} />
      </p>
      <p data-tooltip={`${land} · ${unit}`}>
        <Ags ags={ags} />
        <span lang="de">
          {" · "}
          {land} · {unit}
        </span>
      </p>
      <ServiceDisclosure
        communeId={id}
        communeName={name}
        count={serviceIds.length}
        position={position}
        {...disclosure}
      />
    </article>
  );
});
