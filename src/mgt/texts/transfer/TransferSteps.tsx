import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { TextTransferMode } from "#domain/texts/textTransfers";
import { Icon } from "#ui/Icon";

/** Selection of the first two steps. */
export interface TransferChoice {
  readonly keys: ReadonlySet<string>;
  readonly languages: readonly string[];
  readonly communes: ReadonlySet<string>;
  readonly mode: TextTransferMode;
  readonly overwrite: boolean;
}

const Steps = chakra("ol", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: 4,
    rowGap: 1,
    pb: 2,
    borderBottom: "1px solid {colors.border}",
    color: "fg.muted",
    textStyle: "sm",
    "& > li": { display: "flex", alignItems: "center", gap: 1.5 },
    "& > [aria-current]": { color: "fg", fontWeight: "semibold" },
  },
});

const names = ["texts", "communes", "matrix", "result"] as const;
export type TransferStep = (typeof names)[number];

/** Progress indicator of the steps. */
export function TransferSteps({ current }: { readonly current: TransferStep }) {
  const { t } = useLingui();
  const labels = { texts: t`Texte`, communes: t`Kommunen`, matrix: t`Probelauf`, result: t`Ergebnis` };
  const at = names.indexOf(current);
  return (
    <Steps aria-label={t`Schritte`}>
      {names.map((name, position) => (
        <li key={name} aria-current={position === at ? "step" : undefined}>
          {position < at ? (
            <>
              <Icon name="check" />
              <span className="visually-hidden">{t`Erledigt:`}</span>
            </>
          ) : (
            <span>{position + 1}</span>
          )}
          {labels[name]}
        </li>
      ))}
    </Steps>
  );
}
