import { Text } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { DryRunPanel } from "#mgt/runs/DryRunPanel";
import type {
  FeeChangeDryRun_change$data,
  FeeChangeDryRun_change$key,
} from "./__generated__/FeeChangeDryRun_change.graphql";
import { ChosenFees } from "./ChosenFees";
import { useFeeChangeTitle } from "./feeChangeLabels";

interface FeeChangeDryRunProps {
  readonly change: FeeChangeDryRun_change$key;
  readonly onStarted: () => void;
}

/** Numbers of a prepared change, and its start button. */
export function FeeChangeDryRun({ change, onStarted }: FeeChangeDryRunProps) {
  const { t } = useLingui();
  const titleOf = useFeeChangeTitle();
  const data = useFragment(
    graphql`
      fragment FeeChangeDryRun_change on FeeChange @throwOnFieldError {
        kind
        value
        percent
        day
        group
        feeCount
        firstFees: fees(first: 5) {
          id
          serviceId
          text
        }
        ...DryRunPanel_run
        progress {
          total
          open
        }
        effect {
          communes
          raised
          lowered
          lowest
          highest
        }
      }
    `,
    change,
  );
  const { kind, progress, effect } = data;
  const { total, open } = progress;
  const { communes } = effect;
  return (
    <DryRunPanel
      run={data}
      lead={t`${plural(total, { one: "# Gebühr", other: "# Gebühren" })} in ${plural(communes, { one: "# Kommune", other: "# Kommunen" })}`}
      openTitle={t`Werden geändert`}
      effect={<Effect effect={effect} />}
      consequence={<Consequence change={data} />}
      confirmLabel={t`In ${plural(open, { one: "# Fall", other: "# Fällen" })} ändern`}
      emptyLabel={t`Nichts zu ändern`}
      {...(kind === "RESET" && { tone: "danger" })}
      word={({ code }) =>
        code === "required"
          ? {
              text: t`Es ist nichts mehr zu ändern. Nehmen Sie im Probelauf wieder eine Gebühr auf.`,
              isStale: false,
            }
          : undefined
      }
      onDone={onStarted}
    >
      <Text color="fg" fontWeight="semibold">
        {titleOf(data)}
      </Text>
      <ChosenFees count={data.feeCount} fees={data.firstFees} />
      <p>
        <Effect effect={effect} />
      </p>
      <Consequence change={data} />
      <p>
        <Trans>
          Das lässt sich nicht mit einem Klick zurücknehmen. Während die Änderung läuft, können Sie sie
          anhalten; was geändert ist, bleibt.
        </Trans>
      </p>
    </DryRunPanel>
  );
}

/** Numbers of amounts that rise and fall, and by how much. */
function Effect({ effect }: Pick<FeeChangeDryRun_change$data, "effect">) {
  const { t } = useLingui();
  const { number, signedEuro } = useFormats();
  const { raised, lowered, lowest, highest } = effect;
  const [up, down] = [number(raised), number(lowered)];
  const directions = [raised > 0 && t`${up} teurer`, lowered > 0 && t`${down} günstiger`].filter(Boolean);
  if (typeof lowest !== "number" || typeof highest !== "number") return directions.join(", ");
  const [least, most] = [signedEuro(lowest), signedEuro(highest)];
  const difference = lowest === highest ? least : t`${least} bis ${most}`;
  return [...directions, t`Differenz: ${difference}`].join(", ");
}

/** Explains the lasting effect on the communes. Renders nothing if they already have their own version. */
function Consequence({ change: { kind, group } }: { readonly change: FeeChangeDryRun_change$data }) {
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
