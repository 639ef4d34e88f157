import { chakra, Heading } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { federalStateName } from "#domain/federalStates";
import { useFormats } from "#i18n/useFormats";
import type { CommunesByState_query$key } from "./__generated__/CommunesByState_query.graphql";

const byStateFragment = graphql`
  fragment CommunesByState_query on Query @throwOnFieldError {
    systemOverview {
      figures {
        communesByState {
          state
          count
        }
      }
    }
  }
`;

const List = chakra("ul", {
  base: {
    mt: 2,
    borderTop: "1px solid",
    borderColor: "border",
    "& > li": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 190px) minmax(40px, 1fr) 48px",
      alignItems: "center",
      gap: 3,
      minHeight: "28px",
      borderBottom: "1px solid",
      borderColor: "border.muted",
      textStyle: "sm",
    },
  },
});

const Bar = chakra("span", {
  base: {
    height: "10px",
    minWidth: "2px",
    borderRadius: "xs",
    bg: "chart.1",
    // Forced colors would remove the background.
    "@media (forced-colors: active)": { bg: "CanvasText", forcedColorAdjust: "none" },
  },
});
const Count = chakra("span", { base: { textAlign: "end", fontVariantNumeric: "tabular-nums" } });

/** Bar chart of communes per federal state; renders nothing if the numbers failed to load. */
export function CommunesByState({ query }: { readonly query: CommunesByState_query$key }) {
  const { figures } = useFragment(byStateFragment, query).systemOverview;
  const { number } = useFormats();
  if (!figures) return null;
  const { communesByState } = figures;
  const most = Math.max(1, ...communesByState.map(({ count }) => count));
  return (
    <section>
      <Heading>
        <Trans>Kommunen nach Land</Trans>
      </Heading>
      <List>
        {communesByState.map(({ state, count }) => (
          <li key={state}>
            <span>{federalStateName(state)}</span>
            <Bar aria-hidden="true" style={{ width: `${(count / most) * 100}%` }} />
            <Count>{number(count)}</Count>
          </li>
        ))}
      </List>
    </section>
  );
}
