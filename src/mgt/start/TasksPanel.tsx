import { chakra, Heading, Skeleton } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId, type ReactNode, type Ref } from "react";
import { Delayed } from "#ui/Delayed";

/** Tasks as rows in columns, on phones as cards. */
export const TaskRows = chakra("ul", {
  base: {
    mt: 2,
    borderTop: "1px solid",
    borderColor: "border",
    "& > li": {
      display: "grid",
      gridTemplateColumns: "112px minmax(0, 1fr) 208px 176px",
      gridTemplateAreas: '"state sentence when step"',
      alignItems: "center",
      columnGap: 3,
      rowGap: 0.5,
      minHeight: "52px",
      py: 1,
      borderBottom: "1px solid",
      borderColor: "border.muted",
      textStyle: "sm",
      lgDown: {
        gridTemplateColumns: "112px minmax(0, 1fr) auto",
        gridTemplateAreas: '"state sentence step" "state when step"',
      },
      smDown: {
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gridTemplateAreas: '"state when" "sentence sentence" "step step"',
        py: 2,
      },
    },
    "& [data-part=state]": { gridArea: "state" },
    "& [data-part=sentence]": { gridArea: "sentence", minWidth: 0, overflowWrap: "anywhere" },
    "& [data-part=when]": { gridArea: "when", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
    "& [data-part=step]": {
      gridArea: "step",
      display: "inline-flex",
      alignItems: "center",
      justifySelf: { base: "start", sm: "end" },
      minHeight: "24px",
    },
    "& a[data-part=step]": {
      color: "accent.fg",
      fontWeight: "medium",
      _hover: { textDecoration: "underline", textUnderlineOffset: "2px" },
      _after: { content: '"›" / ""', paddingInlineStart: 1.5 },
    },
    "& small": { display: "block", color: "fg.muted", textStyle: "xs" },
  },
});

interface TasksPanelProps {
  /** Formatted number of tasks; undefined while it is not known. */
  readonly count?: string;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** The panel with its heading, which can get the focus. */
export function TasksPanel({ count, ref, children }: TasksPanelProps) {
  const id = useId();
  return (
    <chakra.section ref={ref} aria-labelledby={id} mt="4" mb="6">
      <Heading id={id} tabIndex={-1}>
        <Trans>Was braucht mich heute?</Trans>
        {count !== undefined && (
          <chakra.span color="fg.subtle" fontWeight="normal">
            {" "}
            {count}
          </chakra.span>
        )}
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
        <TaskRows aria-hidden>
          {[58, 42, 51].map((width) => (
            <li key={width}>
              <Skeleton data-part="state" width="84px" />
              <Skeleton data-part="sentence" width={`${width}%`} />
              <Skeleton data-part="when" width="120px" />
            </li>
          ))}
        </TaskRows>
      </Delayed>
    </TasksPanel>
  );
}
