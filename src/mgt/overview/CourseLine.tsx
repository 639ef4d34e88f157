import { chakra } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatDate } from "#i18n/formats";
import { linePath, runsOf, summaryOf, type CourseDay } from "./courses";

const size = { width: 112, height: 24 };
/** Room for the strokes and the last point. */
const margin = 4;

const Drawing = chakra("svg", {
  base: {
    display: "block",
    mt: 1,
    overflow: "visible",
    stroke: "chart.1",
    "& circle": { fill: "chart.1", stroke: "none" },
    "@media (forced-colors: active)": { stroke: "CanvasText", "& circle": { fill: "CanvasText" } },
  },
});

interface CourseLineProps {
  readonly name: string;
  readonly days: readonly CourseDay[];
  readonly format: (value: number) => string;
  /** Whether the values are levels, which hardly change, and not sums of a day. */
  readonly isLevel: boolean;
}

/** A small line of a course. Days without a value are gaps; today is dashed if it is not over yet. */
export function CourseLine({ name, days, format, isLevel }: CourseLineProps) {
  const sentence = useCourseSentence();
  const runs = runsOf(days, size, isLevel);
  const isKnownToday = typeof days.at(-1)?.value === "number";
  const end = isKnownToday ? runs.at(-1)?.at(-1) : undefined;
  return (
    <Drawing
      role="img"
      aria-label={sentence(name, days, format)}
      width={size.width + 2 * margin}
      height={size.height + 2 * margin}
      viewBox={`${-margin} ${-margin} ${size.width + 2 * margin} ${size.height + 2 * margin}`}
      fill="none"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {runs.map((points) => {
        const isToday = !isLevel && end !== undefined && points.at(-1) === end;
        const [finished, rest] = isToday ? [points.slice(0, -1), points.slice(-2)] : [points, []];
        const start = `${points[0]?.x}`;
        return (
          <g key={start}>
            {/* A single day is a point. */}
            <path d={linePath(finished) + (finished.length === 1 ? "h0.01" : "")} />
            {rest.length > 1 && <path d={linePath(rest)} strokeDasharray="2 3" />}
          </g>
        );
      })}
      {end && <circle cx={end.x} cy={end.y} r={2.5} />}
    </Drawing>
  );
}

/** Describes a course in a sentence. */
function useCourseSentence() {
  const { t } = useLingui();
  return (name: string, days: readonly CourseDay[], format: (value: number) => string) => {
    const summary = summaryOf(days);
    if (!summary) return t`${name}: keine Werte in 30 Tagen.`;
    const { first, last, lowest, highest, gapCount } = summary;
    const at = ({ day, value }: { readonly day: string; readonly value: number }) =>
      t`${format(value)} am ${formatDate(day)}`;
    const course = t`${name}: zuerst ${at(first)}, zuletzt ${at(last)}, am niedrigsten ${at(lowest)}, am höchsten ${at(highest)}.`;
    if (gapCount === 0) return course;
    const gaps = t`${plural(gapCount, { one: "# Tag ohne Wert.", other: "# Tage ohne Wert." })}`;
    return `${course} ${gaps}`;
  };
}
