import { chakra } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { automatedJobRunStates } from "#domain/automatedJobs";
import { formatDateTime } from "#i18n/formats";
import type { RunCourse_job$key } from "./__generated__/RunCourse_job.graphql";
import { toneOf, useJobStateLabel } from "./jobRunLabels";

/** Heights of the bars: with the patterns of failures, states differ without colour. */
const heights: Readonly<Record<string, number>> = {
  SUCCEEDED: 16,
  PARTLY_FAILED: 16,
  FAILED: 16,
  RUNNING: 10,
  WAITING: 10,
};
const notRunHeight = 5;
const step = 5;
const height = 18;

const Bars = chakra("svg", {
  base: {
    display: "block",
    maxW: "100%",
    "& path": { strokeWidth: "3px", stroke: "var(--tone-solid)" },
    "& [data-state=FAILED]": { strokeDasharray: "4 2" },
    "& [data-state=PARTLY_FAILED]": { strokeDasharray: "9 2" },
    "@media (forced-colors: active)": { "& path": { stroke: "CanvasText" } },
  },
});

/** The latest runs as bars, oldest first. Read out as a sentence. */
export function RunCourse({ job }: { readonly job: RunCourse_job$key }) {
  const sentenceOf = useCourseSentence();
  const { course } = useFragment(
    graphql`
      fragment RunCourse_job on AutomatedJob @throwOnFieldError {
        course {
          id
          state
          dueAt
        }
      }
    `,
    job,
  );
  const sentence = sentenceOf(course);
  if (course.length === 0) return sentence;
  return (
    <Bars
      role="img"
      aria-label={sentence}
      data-tooltip={sentence}
      width={course.length * step}
      height={height}
      viewBox={`0 0 ${course.length * step} ${height}`}
    >
      {course.map(({ id, state }, position) => {
        const x = position * step + 2;
        const top = height - 1 - (heights[state] ?? notRunHeight);
        return (
          <path key={id} data-tone={toneOf(state)} data-state={state} d={`M${x} ${height - 1}V${top}`} />
        );
      })}
    </Bars>
  );
}

interface CourseRun {
  readonly state: string;
  readonly dueAt: string;
}

/** Describes a course: how many runs had which state, and when the last one failed. */
function useCourseSentence(): (course: readonly CourseRun[]) => string {
  const { t } = useLingui();
  const labelOf = useJobStateLabel();
  return (course) => {
    if (course.length === 0) return t`Noch kein Lauf`;
    const known: readonly string[] = automatedJobRunStates;
    const others = course.map(({ state }) => state).filter((state) => !known.includes(state));
    const counts = [...known, ...new Set(others)].flatMap((state) => {
      const count = course.filter((run) => run.state === state).length;
      return count > 0 ? [`${count} ${labelOf(state)}`] : [];
    });
    const { length } = course;
    const runs = t`${plural(length, { one: "Der letzte Lauf", other: "Die letzten # Läufe" })}`;
    const failed = course.findLast(({ state }) => state === "FAILED" || state === "PARTLY_FAILED");
    const at = failed && formatDateTime(failed.dueAt);
    return [`${runs}: ${counts.join(", ")}.`, ...(at ? [t`Zuletzt fehlgeschlagen: ${at}.`] : [])].join(" ");
  };
}
