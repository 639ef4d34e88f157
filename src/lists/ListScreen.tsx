import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { PathPart } from "#ui/Breadcrumbs";
import { Page } from "#ui/Page";
import { ToastRegion } from "#ui/ToastRegion";

/** Saved views above a list, with further controls at the end. */
export const ListViews = chakra("div", {
  base: {
    display: "flex",
    alignItems: "flex-end",
    gap: { base: 0, sm: 4 },
    flexWrap: { base: "wrap-reverse", sm: "nowrap" },
    marginTop: 1,
    borderBottom: "1px solid",
    borderColor: "border",
    _print: { display: "none" },
    "& > :is(.chakra-button, .column-choice, .shortcuts-opener)": { flex: "none", margin: "0 0 4px" },
    "& > .column-choice": { marginInlineStart: "-12px" },
    "& .column-choice .filter-control": { height: "control-sm", minHeight: "control-sm" },
    "& .column-choice .filter-control:not([data-set])": { borderColor: "transparent", color: "fg.muted" },
    "& .column-choice .filter-control:not(:hover, [data-set])": { bg: "transparent" },
  },
});

interface ListScreenProps {
  /** Name of the list. */
  readonly title: string;
  /** The parent screens, if they are not part of the URL. */
  readonly from?: PathPart | readonly PathPart[];
  /** A sentence below the heading. */
  readonly lede?: ReactNode;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  /** Saved views, which come from another endpoint. */
  readonly views?: ReactNode;
  /** A `ListToolbar`, if the list can be filtered or sorted. */
  readonly toolbar?: ReactNode;
  /** Whether to render the toast region; false if a parent layout renders it. */
  readonly hasToasts?: boolean;
  /** A `ListBody`. */
  readonly children: ReactNode;
}

/** Screen of a list. Renders everything but the rows at once. */
export function ListScreen({
  title,
  from,
  lede,
  actions,
  views,
  toolbar,
  hasToasts = true,
  children,
}: ListScreenProps) {
  return (
    <>
      <Page title={title} from={from} lede={lede} actions={actions}>
        {views && <ListViews>{views}</ListViews>}
        {toolbar}
        {children}
      </Page>
      {hasToasts && <ToastRegion />}
    </>
  );
}
