import { chakra, Heading, Skeleton } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId, type ReactNode, type Ref } from "react";
import { Delayed } from "#ui/Delayed";

/** Kinds of tasks, on wide screens in two columns; the places of a kind as rows in columns, on phones in two lines. */
export const TaskKinds = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "repeat(2, minmax(0, 1fr))" },
    alignItems: "start",
    columnGap: 10,
    rowGap: 5,
    mt: 3,
    "& > :is(:only-child, [data-failed])": { gridColumn: "1 / -1" },
    "& > [data-column]": { display: "grid", rowGap: 5 },
    "& h3": {
      display: "grid",
      gridTemplateColumns: "16px minmax(0, 1fr)",
      columnGap: 2,
      pb: 1,
      borderBottom: "1px solid",
      borderColor: "border",
      textStyle: "md",
      fontWeight: "semibold",
      "& .status": { alignSelf: "start", height: "1lh" },
    },
    "& h3 small": { color: "fg.muted", fontSize: "inherit", fontWeight: "normal" },
    "& li": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 136px 164px",
      alignItems: "baseline",
      columnGap: 3,
      py: 1.5,
      ps: 6,
      borderBottom: "1px solid",
      borderColor: "border.muted",
      textStyle: "sm",
      smDown: {
        gridTemplateColumns: "auto minmax(0, 1fr)",
        ps: 0,
        py: 2,
        "& > a": { gridColumn: "1 / -1" },
      },
    },
    "& li > *": { minWidth: 0, overflowWrap: "anywhere" },
    "& li > a": {
      color: "accent.fg",
      _hover: { textDecoration: "underline", textUnderlineOffset: "2px" },
    },
    "& li > [data-part]": { color: "fg.muted", fontVariantNumeric: "tabular-nums" },
    "& li > [data-part=when]": { textAlign: { sm: "end" } },
    "& > div > div > button": { mt: 1, ms: { base: -2, sm: 4 } },
    "& > div > div > p": { mt: 1, ms: { sm: 6 } },
  },
});

interface TasksPanelProps {
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** The panel with its heading, which can get the focus. */
export function TasksPanel({ ref, children }: TasksPanelProps) {
  const id = useId();
  return (
    <chakra.section ref={ref} aria-labelledby={id} mt="4" mb="6">
      <Heading id={id} tabIndex={-1}>
        <Trans>Was steht heute an?</Trans>
      </Heading>
      {children}
    </chakra.section>
  );
}

/** The panel while its tasks are loading. */
export function TasksSkeleton() {
  return (
    <TasksPanel>
      <Delayed>
        <TaskKinds aria-hidden>
          {[
            [58, 42],
            [51, 47],
          ].map((widths) => (
            <div key={widths[0]} data-column="">
              {widths.map((width) => (
                <div key={width}>
                  <h3>
                    <Skeleton boxSize="16px" />
                    <Skeleton width={`${width}%`} />
                  </h3>
                  <ul>
                    {[0, 1, 2].map((row) => (
                      <li key={row}>
                        <Skeleton width={`${width + 10 * row}%`} />
                        <Skeleton data-part="detail" width="64px" />
                        <Skeleton data-part="when" width="104px" />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          ))}
        </TaskKinds>
      </Delayed>
    </TasksPanel>
  );
}
