import { Box, Flex } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatDateTime } from "#i18n/formats";
import { Icon } from "#ui/Icon";
import { Status } from "#ui/Status";

interface LastChange {
  /** Time in ISO 8601; null if nothing was changed. */
  readonly updatedAt: string | null | undefined;
  readonly updatedBy: { readonly username: string } | null | undefined;
}

interface OriginBarProps {
  /** Whether the commune has its own version; otherwise it inherits. */
  readonly isOwn: boolean;
  /** Such as "Own form of the commune". */
  readonly label: ReactNode;
  readonly lastChange?: LastChange | null;
  /** Describes the inherited version, or the effect of saving. */
  readonly children?: ReactNode;
  /** Buttons that compare with the inherited version or reset to it. */
  readonly actions?: ReactNode;
  /** field: below a single field or file. */
  readonly size?: "page" | "field";
  /** Id of the text, for `aria-describedby`. */
  readonly id?: string;
}

/** Says whether a setting, form or file is inherited or the commune's own, with its last change and actions. */
export function OriginBar(props: OriginBarProps) {
  const { isOwn, label, lastChange, children, actions, size = "page", id } = props;
  const isPage = size === "page";
  return (
    <Flex wrap="wrap" align="center" columnGap={isPage ? 4 : 3} rowGap={isPage ? 2 : 0}>
      <Flex
        id={id}
        wrap="wrap"
        align="center"
        columnGap={isPage ? 4 : 3}
        minW={0}
        textStyle="sm"
        color="fg.muted"
        css={{ overflowWrap: "anywhere" }}
      >
        {isPage && (
          <Status tone="neutral" icon={<Icon name={isOwn ? "pencil" : "document"} />}>
            {label}
          </Status>
        )}
        {!isPage && (isOwn ? <OwnLabel>{label}</OwnLabel> : <span>{label}</span>)}
        {lastChange?.updatedAt && (
          <span>
            <ChangedBy at={lastChange.updatedAt} username={lastChange.updatedBy?.username} />
          </span>
        )}
        {children && <span>{children}</span>}
      </Flex>
      {actions}
    </Flex>
  );
}

function OwnLabel({ children }: { readonly children: ReactNode }) {
  return (
    <Box as="b" color="fg" fontWeight="medium">
      {children}
    </Box>
  );
}

function ChangedBy({ at, username }: { readonly at: string; readonly username: string | undefined }) {
  const time = formatDateTime(at);
  return username ? (
    <Trans>
      Geändert am {time} von {username}
    </Trans>
  ) : (
    <Trans>Geändert am {time}</Trans>
  );
}
