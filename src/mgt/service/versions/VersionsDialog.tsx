import { Badge, Button, chakra, Flex } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Dialog } from "#ui/Dialog";

interface VersionsDialogProps {
  readonly title: string;
  /** Notice above the list. */
  readonly notice?: ReactNode;
  /** A `DialogQuery` with a `VersionList`, or with an empty state. */
  readonly list: ReactNode;
  readonly onClose: () => void;
  /** Confirmation dialog before a version is restored. */
  readonly children?: ReactNode;
}

/** Dialog with restorable versions, such as of texts, a fee rule or the service portal. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { title, notice, list, onClose, children } = props;
  return (
    <Dialog width="wide" title={title} onCancel={onClose}>
      <Flex direction="column" gap={3} minH="320px">
        {notice}
        {list}
      </Flex>
      {children}
    </Dialog>
  );
}

/** The versions, the latest first. */
export const VersionList = chakra("ol", {
  base: {
    listStyleType: "none",
    "& > li": { py: 3, borderBottom: "1px solid {colors.border}" },
    "& small": { color: "fg.muted", textStyle: "sm" },
    "& summary": { minH: 6, cursor: "pointer", textStyle: "sm" },
  },
});

interface VersionProps {
  /** Such as "Version 3". */
  readonly name: ReactNode;
  /** When, and by whom. */
  readonly origin?: ReactNode;
  readonly isCurrent?: boolean;
  /** Restores the version; absent if it is the current one. */
  readonly restore?: {
    readonly label: ReactNode;
    /** Accessible name of the button, with the name of the version. */
    readonly fullLabel: string;
    readonly onRestore: () => void;
  };
  /** Cause of the version, and its differences. */
  readonly children?: ReactNode;
}

/** One version with its difference. */
export function Version({ name, origin, isCurrent = false, restore, children }: VersionProps) {
  return (
    <li>
      <Flex wrap="wrap" align="baseline" columnGap={3}>
        <b>{name}</b>
        <small>{origin}</small>
        {isCurrent && (
          <Badge>
            <Trans>gilt jetzt</Trans>
          </Badge>
        )}
        {restore && (
          <Button size="sm" ms="auto" aria-label={restore.fullLabel} onClick={restore.onRestore}>
            {restore.label}
          </Button>
        )}
      </Flex>
      {children}
    </li>
  );
}
