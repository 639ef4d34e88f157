import { Stack, Text } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { StartRun } from "#mgt/runs/StartRun";
import { DryRunNotice, DryRunSummary, type DryRunGroup } from "#runs/DryRun";
import { Icon } from "#ui/Icon";
import type {
  FeeChangeDryRun_change$data,
  FeeChangeDryRun_change$key,
} from "./__generated__/FeeChangeDryRun_change.graphql";
import { ChosenFees } from "./ChosenFees";
import { useFeeChangeTitle, useItemStateLabels } from "./feeChangeLabels";

interface FeeChangeDryRunProps {
  readonly change: FeeChangeDryRun_change$key;
  readonly onStarted: () => void;
}

/** Numbers of a prepared change, and its start button. */
export function FeeChangeDryRun({ change, onStarted }: FeeChangeDryRunProps) {
  const { t } = useLingui();
  const titleOf = useFeeChangeTitle();
  const labels = useItemStateLabels()("PREPARED");
  const data = useFragment(
    graphql`
      fragment FeeChangeDryRun_change on FeeChange @throwOnFieldError {
        id
        kind
        value
        percent
        day
        group
        isOwn
        expiresAt
        feeCount
        firstFees: fees(first: 5) {
          id
          serviceId
          text
        }
        createdBy {
          username
        }
        progress {
          total
          open
          excluded
          unchanged
          impossible
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
  const { id, kind, progress, effect, isOwn, createdBy } = data;
  const { total, open } = progress;
  const { communes } = effect;
  const groups: readonly DryRunGroup[] = [
    {
      title: t`Werden geändert`,
      text: open > 0 && <Effect effect={effect} />,
      count: open,
      tone: "progress",
      part: "accent",
      icon: <Icon name="pencil" />,
    },
    {
      title: labels.IMPOSSIBLE,
      count: progress.impossible,
      tone: "error",
      part: "error",
      icon: <Icon name="alert" />,
    },
    ...[
      { title: labels.UNCHANGED, count: progress.unchanged },
      { title: labels.EXCLUDED, count: progress.excluded },
    ].map((group) => ({ ...group, tone: "neutral", part: "neutral", icon: <Icon name="dash" /> }) as const),
  ];
  const label = t`In ${plural(open, { one: "# Fall", other: "# Fällen" })} ändern`;
  return (
    <Stack gap={4}>
      <DryRunNotice expiresAt={data.expiresAt} owner={isOwn ? undefined : createdBy.username} />
      <p>{t`${plural(total, { one: "# Gebühr", other: "# Gebühren" })} in ${plural(communes, { one: "# Kommune", other: "# Kommunen" })}`}</p>
      <DryRunSummary groups={groups} />
      <Consequence change={data} />
      {isOwn && (
        <StartRun
          id={id}
          isDisabled={open === 0}
          label={open === 0 ? t`Nichts zu ändern` : label}
          title={`${label}?`}
          confirmLabel={label}
          {...(kind === "RESET" && { tone: "danger" })}
          noticeFor={({ code }) =>
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
        </StartRun>
      )}
    </Stack>
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
