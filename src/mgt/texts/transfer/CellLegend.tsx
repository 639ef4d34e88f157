import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Icon, type IconName } from "#ui/Icon";
import { Status, type Tone } from "#ui/Status";

/** States of a cell, see `TextTransferCellState` in the contract; they differ by icon as well. */
const looks = {
  NEW: { tone: "success", icon: "plus" },
  EQUAL: { tone: "neutral", icon: "check" },
  DIFFERENT: { tone: "waiting", icon: "pencil" },
  CHANGED: { tone: "final", icon: "clock" },
} as const satisfies Record<string, { readonly tone: Tone; readonly icon: IconName }>;

type CellState = keyof typeof looks;

/** The state of a cell. */
export function CellStatus({ state, children }: { readonly state: CellState; readonly children: ReactNode }) {
  const { tone, icon } = looks[state];
  return (
    <Status tone={tone} icon={<Icon name={icon} />}>
      {children}
    </Status>
  );
}

/** Returns a function for the label of a state; unknown states are shown by their code. */
export function useCellLabel(): (state: CellState) => string {
  const { t } = useLingui();
  return (state) =>
    ({ NEW: t`Neu`, EQUAL: t`Gleich`, DIFFERENT: t`Weicht ab`, CHANGED: t`Eben geändert` })[state];
}

const Legend = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { sm: "max-content minmax(0, 1fr)", lg: "repeat(2, max-content minmax(0, 1fr))" },
    columnGap: 3,
    rowGap: 0.5,
    textStyle: "sm",
    "& dd": { color: "fg.muted" },
  },
});

/** Legend of the states. */
export function CellLegend() {
  const { t } = useLingui();
  const word = useCellLabel();
  const meanings: readonly (readonly [CellState, string])[] = [
    ["NEW", t`Die Kommune zeigt hier die Vorgabe; der Text kommt hinzu.`],
    ["EQUAL", t`Die Kommune hat diesen Text schon; es ändert sich nichts.`],
    ["DIFFERENT", t`Die Kommune hat einen eigenen Text oder Entwurf; nur angekreuzte werden ersetzt.`],
    ["CHANGED", t`Die Kommune hat ihn seit dem Probelauf geändert; er bleibt.`],
  ];
  return (
    <Legend aria-label={t`Legende`}>
      {meanings.map(([state, meaning]) => (
        <LegendEntry key={state} state={state} word={word(state)} meaning={meaning} />
      ))}
    </Legend>
  );
}

interface LegendEntryProps {
  readonly state: CellState;
  readonly word: string;
  readonly meaning: string;
}

function LegendEntry({ state, word, meaning }: LegendEntryProps) {
  return (
    <>
      <dt>
        <CellStatus state={state}>{word}</CellStatus>
      </dt>
      <dd>{meaning}</dd>
    </>
  );
}
