import { chakra, Flex, Heading, Skeleton } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode, Ref } from "react";
import { Delayed } from "#ui/Delayed";

/** Lines as rows in columns, on phones as cards. */
export const AttentionRows = chakra("ul", {
  base: {
    mt: 2,
    borderTop: "1px solid",
    borderColor: "border",
    "& > li": {
      display: "grid",
      gridTemplateColumns: "120px minmax(0, 1fr) 176px 152px 176px 112px",
      gridTemplateAreas: '"state sentence who when step mark"',
      alignItems: "center",
      columnGap: 3,
      rowGap: 0.5,
      minHeight: "44px",
      py: 1,
      borderBottom: "1px solid",
      borderColor: "border.muted",
      textStyle: "sm",
      xlDown: {
        gridTemplateColumns: "128px minmax(0, 1fr) auto auto",
        gridTemplateAreas: '"state sentence when when" "state who step mark"',
      },
      mdDown: {
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gridTemplateAreas: '"state when" "sentence sentence" "who who" "step mark"',
        py: 2,
      },
    },
    "& [data-part=state]": { gridArea: "state" },
    "& [data-part=sentence]": { gridArea: "sentence", minWidth: 0, overflowWrap: "anywhere" },
    "& [data-part=who]": { gridArea: "who", color: "fg.muted", "& b": { fontWeight: "medium", color: "fg" } },
    "& [data-part=when]": { gridArea: "when", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
    "& [data-part=step]": {
      gridArea: "step",
      display: "inline-flex",
      alignItems: "center",
      justifySelf: { base: "start", xl: "end" },
      gap: 1,
      minHeight: "24px",
      color: "accent.fg",
    },
    "& [data-part=mark]": { gridArea: "mark", justifySelf: "end" },
    "& small": { display: "block", color: "fg.muted", textStyle: "xs" },
  },
});

interface AttentionPanelProps {
  /** Formatted number of lines; undefined while it is not known. */
  readonly count?: string;
  /** When the lines were computed. */
  readonly time?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** The panel with its heading, which can get the focus. */
export function AttentionPanel({ count, time, ref, children }: AttentionPanelProps) {
  return (
    <chakra.section ref={ref} mt="4" mb="7">
      <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="4">
        <Heading tabIndex={-1}>
          <Trans>Braucht Aufmerksamkeit</Trans>
          {count !== undefined && (
            <chakra.span color="fg.subtle" fontWeight="normal">
              {" "}
              {count}
            </chakra.span>
          )}
        </Heading>
        {time && (
          <chakra.span color="fg.muted" textStyle="xs">
            {time}
          </chakra.span>
        )}
      </Flex>
      {children}
    </chakra.section>
  );
}

/** The panel while its lines are loading. */
export function AttentionSkeleton() {
  return (
    <AttentionPanel>
      <Delayed>
        <AttentionRows aria-hidden>
          {[72, 54, 63, 48, 58].map((width) => (
            <li key={width}>
              <Skeleton data-part="state" width="88px" />
              <Skeleton data-part="sentence" width={`${width}%`} />
              <Skeleton data-part="who" width="120px" />
              <Skeleton data-part="when" width="100px" />
            </li>
          ))}
        </AttentionRows>
      </Delayed>
    </AttentionPanel>
  );
}
