import { DataList, Text } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import type { DryRunSummary_change$key } from "./__generated__/DryRunSummary_change.graphql";

/** What a change would do, in numbers. */
export function DryRunSummary({ change }: { readonly change: DryRunSummary_change$key }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { counts } = useFragment(
    graphql`
      fragment DryRunSummary_change on FeeChange @throwOnFieldError {
        counts {
          total
          communes
          ready
          excluded
          unchanged
          failed
          raised
          lowered
          lowest
          highest
        }
      }
    `,
    change,
  );
  const { total, communes, ready, raised, lowered, unchanged, failed, excluded } = counts;
  const others = [
    { label: t`Unverändert`, count: unchanged },
    { label: t`Nicht möglich`, count: failed },
    { label: t`Ausgelassen`, count: excluded },
  ];
  return (
    <DataList.Root aria-label={t`Ergebnis des Probelaufs`} fontVariantNumeric="tabular-nums">
      <Line label={t`Geprüft`}>
        {t`${plural(total, { one: "# Gebühr", other: "# Gebühren" })} in ${plural(communes, { one: "# Kommune", other: "# Kommunen" })}`}
      </Line>
      <Line label={t`Werden geändert`}>
        <b>{number(ready)}</b>
        {raised + lowered > 0 && (
          <>
            {", "}
            <Directions ready={ready} raised={raised} lowered={lowered} />
          </>
        )}
      </Line>
      <Line label={t`Differenz`}>
        <Differences {...counts} />
      </Line>
      {others.map(({ label, count }) => (
        <Line key={label} label={label}>
          {number(count)}
        </Line>
      ))}
    </DataList.Root>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel minW="144px">{label}</DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}

interface DirectionsProps {
  /** Amounts that change. */
  readonly ready: number;
  readonly raised: number;
  readonly lowered: number;
}

/** How many of the changing amounts rise and fall; nothing is said about none. */
export function Directions({ ready, raised, lowered }: DirectionsProps) {
  const { number } = useFormats();
  const [up, down] = [number(raised), number(lowered)];
  if (raised > 0 && lowered > 0) {
    return (
      <Trans>
        davon {up} teurer und {down} günstiger
      </Trans>
    );
  }
  if (raised > 0) {
    if (raised < ready) return <Trans>davon {up} teurer</Trans>;
    return <Plural value={ready} one="teurer" other="alle teurer" />;
  }
  if (lowered === 0) return null;
  if (lowered < ready) return <Trans>davon {down} günstiger</Trans>;
  return <Plural value={ready} one="günstiger" other="alle günstiger" />;
}

interface DifferencesProps {
  readonly lowest: number | null | undefined;
  readonly highest: number | null | undefined;
}

/** The least and the greatest difference of the amounts. */
export function Differences({ lowest, highest }: DifferencesProps) {
  const { signedEuro } = useFormats();
  if (typeof lowest !== "number" || typeof highest !== "number") return "–";
  if (lowest === highest) return signedEuro(lowest);
  return (
    <Trans>
      {signedEuro(lowest)} bis {signedEuro(highest)}
    </Trans>
  );
}

interface ConsequenceProps {
  readonly kind: string;
  readonly group: string;
}

/** What the change means for the communes from then on; nothing if they keep their own version. */
export function Consequence({ kind, group }: ConsequenceProps) {
  if (kind !== "RESET" && group === "DEVIATING") return null;
  return (
    <Text color="fg.muted" textWrap="pretty">
      {kind === "RESET" ? (
        <Trans>
          Die eigenen Bezeichnungen, Preise und Status dieser Kommunen gehen verloren; danach folgen sie
          wieder dem Katalog.
        </Trans>
      ) : (
        <Trans>
          Kommunen, die den Katalog übernehmen, haben danach eine eigene Fassung und folgen späteren
          Änderungen des Katalogs nicht mehr.
        </Trans>
      )}
    </Text>
  );
}
