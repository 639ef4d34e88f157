import { memo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { federalStateName } from "#domain/federalStates";
import { Ags } from "#ui/Ags";
import type { CommuneRow_commune$key } from "./__generated__/CommuneRow_commune.graphql";
import { CommuneName } from "./CommuneName";
import { ServiceDisclosure } from "./ServiceDisclosure";

interface CommuneRowProps {
  readonly commune: CommuneRow_commune$key;
  readonly position: number;
  readonly isOpen: boolean;
  readonly isTabStop: boolean;
  readonly onToggle: (id: string) => void;
}

/** Row of a commune in the list view. */
export const CommuneRow = memo(function CommuneRow({ commune, position, ...disclosure }: CommuneRowProps) {
  const { id, ags, name, unit, state, serviceIds } = useFragment(
    graphql`
      fragment CommuneRow_commune on Commune @throwOnFieldError {
        id
        ags
        name
        unit
        state
        serviceIds
      }
    `,
    commune,
  );
  return (
    // The header row has index 1.
    <tr aria-rowindex={position + 2}>
      <th scope="row" data-tooltip={name} lang="de">
        <CommuneName ags={ags} name={name} tabIndex={disclosure.isTabStop ? 0 : -1} />
      </th>
      <td>
        <Ags ags={ags} />
      </td>
      <td lang="de">{unit}</td>
      <td lang="de">{federalStateName(state)}</td>
      <td>
        <ServiceDisclosure
          communeId={id}
          communeName={name}
          count={serviceIds.length}
          position={position}
          {...disclosure}
        />
      </td>
    </tr>
  );
});
