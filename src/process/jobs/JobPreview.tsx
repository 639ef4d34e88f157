import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { ProcessJobAction } from "#domain/processTransitions";
import { payloadFailure, type UserError } from "#relay/failure";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { Icon } from "#ui/Icon";
import { toneIcons } from "#ui/Status";
import { ProcessIcon } from "../ProcessIcon";
import { statusIcons, statusTones } from "../ProcessStatus";
import { affectedLabels, blockingStatus, skippedLabel } from "./jobLabels";
import { StackedBar } from "./StackedBar";

const Lines = chakra("ul", {
  base: {
    mt: 2,
    "& > li": {
      display: "grid",
      gridTemplateColumns: "16px 1fr auto",
      columnGap: 2,
      rowGap: 0.5,
      py: 2.5,
      borderBottom: "1px solid {colors.border.muted}",
      textStyle: "sm",
    },
    "& > li > svg": { mt: "1px", color: "colorPalette.solid" },
    "& > li > span": { fontWeight: "medium" },
    "& > li > b": { fontWeight: "semibold", fontVariantNumeric: "tabular-nums" },
    "& > li > p": { gridColumn: "2 / -1", color: "fg.muted", textWrap: "pretty" },
  },
});

interface Group {
  readonly count: number;
  /** Why the group is skipped; null if it is not. */
  readonly error: UserError | null | undefined;
}

interface JobPreviewProps {
  readonly action: ProcessJobAction;
  readonly groups: readonly Group[];
}

function appearanceOf({ error }: Group, action: ProcessJobAction) {
  if (!error) {
    const icon = action === "RESTART" ? <ProcessIcon name="restart" /> : <Icon name="check" />;
    return { tone: "progress", part: "accent", icon } as const;
  }
  const status = blockingStatus(error) ?? "ERROR";
  const tone = statusTones[status];
  const icon = statusIcons[status] ?? <Icon name={toneIcons[tone]} />;
  return { tone, part: tone === "error" ? "error" : "neutral", icon } as const;
}

/** Preview of a job in numbers: processes affected, and those skipped with the reason. */
export function JobPreview({ action, groups }: JobPreviewProps) {
  const { i18n } = useLingui();
  const { number } = useFormats();
  const errorMessage = useErrorMessage();
  const lines = groups.map((group) => {
    const words = group.error ? skippedLabel(group.error) : affectedLabels[action];
    const title = words ? i18n._(words.title) : group.error ? errorMessage(payloadFailure(group.error)) : "";
    return {
      ...appearanceOf(group, action),
      count: group.count,
      title,
      text: words?.text && i18n._(words.text),
    };
  });
  return (
    <>
      <StackedBar
        role="img"
        aria-label={lines.map(({ title, count }) => `${title}: ${number(count)}`).join(", ")}
        parts={lines.map(({ part, count }) => ({ tone: part, count }))}
      />
      <Lines>
        {lines.map(({ tone, icon, title, count, text }, position) => (
          <chakra.li key={position} colorPalette={`status.${tone}`}>
            {icon}
            <span>{title}</span>
            <b>{number(count)}</b>
            {text && <p>{text}</p>}
          </chakra.li>
        ))}
      </Lines>
    </>
  );
}
