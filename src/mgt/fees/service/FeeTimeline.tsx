import { Box, chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import type { DaySpan } from "#domain/feePrices";
import { formatDate } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import {
  extentOf,
  findPriceIssues,
  positionOf,
  type PriceIssueSpans,
  type TimelineScale,
} from "./timelineScale";
import type { FeePrice } from "./fee";
import { usePriceIssueLabels } from "./usePriceIssueLabels";

const Line = chakra("div", {
  base: {
    position: "relative",
    h: "43px",
    fontVariantNumeric: "tabular-nums",
    "& > span": {
      position: "absolute",
      top: "13px",
      h: "18px",
      display: "flex",
      flexWrap: "wrap",
      overflow: "hidden",
      border: "1px solid transparent",
      borderRadius: "xs",
      fontSize: "xs",
      lineHeight: "16px",
      whiteSpace: "nowrap",
      // Fills the first line, so that a price that does not fit wraps to a hidden line instead of being truncated.
      _before: { content: "''", h: "16px" },
    },
    // Above the marker of the day, which would cover the price.
    "& > span > span": { position: "relative", zIndex: 1, h: "16px", px: 1, background: "inherit" },
    "& > [data-kind=current]": { bg: "accent.muted", color: "fg" },
    "& > [data-kind=past]": { bg: "bg.emphasized", color: "fg.muted" },
    "& > [data-kind=prepared]": {
      borderColor: "accent.fg",
      bgImage: "repeating-linear-gradient(135deg, transparent 0 6px, {colors.accent.muted} 6px 7px)",
      color: "accent.fg",
    },
    "& > [data-kind=pastGap]": { borderColor: "border.emphasized", borderStyle: "dashed" },
    "& > [data-kind=gap]": { borderColor: "status.error.fg", bg: "status.error.subtle" },
    "& > [data-kind=overlap]": {
      borderColor: "status.waiting.fg",
      bgImage: "repeating-linear-gradient(45deg, transparent 0 3px, {colors.status.waiting.fg} 3px 4px)",
    },
    "& > i": { position: "absolute", top: 0, bottom: 0, borderStart: "1px solid {colors.border.muted}" },
    "& > i[data-kind=day]": { borderColor: "fg" },
    _print: { "& > span": { printColorAdjust: "exact" } },
  },
});

/** Scale of years above the timelines of a table, with a marker of the day whose prices it shows. */
export function TimelineYears({ scale }: { readonly scale: TimelineScale }) {
  return (
    <chakra.span aria-hidden display="flex" fontVariantNumeric="tabular-nums">
      {scale.years.map((year) => (
        <chakra.span key={year} flex={1} ps={1} borderStart="1px solid {colors.border}">
          {year}
        </chakra.span>
      ))}
    </chakra.span>
  );
}

const noIssues: PriceIssueSpans = { gaps: [], overlaps: [], pastGaps: [] };

interface FeeTimelineProps {
  readonly prices: readonly FeePrice[];
  /** Whether the fee is inactive, so that no price applies. */
  readonly isInactive?: boolean;
  readonly scale: TimelineScale;
  /** The day whose prices are shown. */
  readonly day: string;
  /** Whether to show the years above the bars; tables have them in the header. */
  readonly hasYears?: boolean;
}

/** The prices of a fee as bars on a scale of years, with gaps and overlaps. */
export function FeeTimeline({ prices, isInactive = false, scale, day, hasYears = false }: FeeTimelineProps) {
  const { t } = useLingui();
  const { euro } = useFormats();
  const issueLabels = usePriceIssueLabels();
  const issues = isInactive ? noIssues : findPriceIssues(scale, prices, day);
  const kindOf = ({ validFrom, validTo }: FeePrice) => {
    if (isInactive || (validTo && validTo < day)) return "past";
    return validFrom > day ? "prepared" : "current";
  };
  const priceLabel = ({ value, validFrom, validTo }: FeePrice) => {
    const [amount, from] = [euro(value), formatDate(validFrom)];
    if (!validTo) return t`${amount} ab ${from}`;
    const to = formatDate(validTo);
    return t`${amount} vom ${from} bis ${to}`;
  };
  const allIssueLabels = issueLabels({ ...issues, gaps: [...issues.pastGaps, ...issues.gaps] });
  const yearStarts = scale.years.map((year) => positionOf(scale, `${year}-01-01`));
  const position = positionOf(scale, day);
  const line = (
    <Line
      role="img"
      aria-label={[...prices.map(priceLabel), ...allIssueLabels].join("; ") || t`Noch kein Preis`}
    >
      {yearStarts.map((start) => (
        <i key={start} style={{ left: `${start}%` }} />
      ))}
      {prices.map((price) => (
        <Bar
          key={price.validFrom}
          kind={kindOf(price)}
          scale={scale}
          span={{ from: price.validFrom, to: price.validTo ?? null }}
          text={euro(price.value)}
          tooltip={priceLabel(price)}
        />
      ))}
      {issues.pastGaps.map((span) => (
        <Bar key={span.from} kind="pastGap" scale={scale} span={span} />
      ))}
      {issues.gaps.map((span) => (
        <Bar key={span.from} kind="gap" scale={scale} span={span} />
      ))}
      {issues.overlaps.map((span) => (
        <Bar key={span.from} kind="overlap" scale={scale} span={span} />
      ))}
      {position >= 0 && position < 100 && <i data-kind="day" style={{ left: `${position}%` }} />}
    </Line>
  );
  if (!hasYears) return line;
  return (
    <div>
      <Box textStyle="xs" color="fg.muted">
        <TimelineYears scale={scale} />
      </Box>
      {line}
    </div>
  );
}

interface BarProps {
  readonly kind: "current" | "past" | "prepared" | "pastGap" | "gap" | "overlap";
  readonly scale: TimelineScale;
  readonly span: DaySpan;
  /** Shown where it fits. */
  readonly text?: string;
  /** Shown in a tooltip. */
  readonly tooltip?: string;
}

function Bar({ kind, scale, span, text, tooltip }: BarProps) {
  const extent = extentOf(scale, span);
  if (!extent) return null;
  return (
    <span
      data-kind={kind}
      data-tooltip={tooltip}
      style={{ left: `${extent.start}%`, width: `${extent.length}%` }}
    >
      {text && <span>{text}</span>}
    </span>
  );
}

const Swatches = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: 4,
    rowGap: 1,
    listStyleType: "none",
    textStyle: "xs",
    color: "fg.muted",
    "& > li": { display: "flex", alignItems: "center", gap: 1.5 },
    "& > li > div": { w: "20px", h: "12px" },
    "& > li > div > span": { inset: 0, h: "12px" },
  },
});

/** Explains the bars of the timelines. */
export function TimelineLegend() {
  const { t } = useLingui();
  const kinds = [
    { kind: "current", text: t`gilt` },
    { kind: "prepared", text: t`vorbereitet` },
    { kind: "past", text: t`abgelaufen oder inaktiv` },
    { kind: "gap", text: t`Lücke` },
    { kind: "pastGap", text: t`frühere Lücke` },
    { kind: "overlap", text: t`Überschneidung` },
  ];
  return (
    <Swatches aria-hidden>
      {kinds.map(({ kind, text }) => (
        <li key={kind}>
          <Line>
            <span data-kind={kind} />
          </Line>
          {text}
        </li>
      ))}
    </Swatches>
  );
}
