import { Button, chakra, Flex } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { EmptyState } from "./EmptyState";
import { Icon, type IconName } from "./Icon";

interface ErrorStateProps {
  readonly icon?: IconName;
  readonly title: ReactNode;
  readonly level?: "h1" | "h2";
  /** Error reference for support. */
  readonly reference?: string;
  /** Most helpful action first. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Replaces content that could not be shown. */
export function ErrorState({ icon = "alert", title, level, reference, actions, children }: ErrorStateProps) {
  return (
    // A single element, so that it takes one cell of a grid.
    <div>
      <EmptyState icon={icon} title={title} level={level} role="alert" actions={actions}>
        {children}
      </EmptyState>
      {reference && <SupportReference text={reference} />}
    </div>
  );
}

const Reference = chakra("code", { base: { fontFamily: "mono", fontSize: "xs", overflowWrap: "anywhere" } });

function SupportReference({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <Flex
      as="p"
      wrap="wrap"
      align="center"
      gap={1.5}
      marginTop={6}
      paddingTop={3.5}
      borderTop="1px solid"
      borderColor="border"
      color="fg.muted"
      textStyle="sm"
    >
      <Trans>
        Für Rückfragen: <Reference>{text}</Reference>
      </Trans>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          // Without access to the clipboard, the user can select the text.
          navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      >
        <Icon name={copied ? "check" : "copy"} />
        {copied ? <Trans>Kopiert</Trans> : <Trans>Kopieren</Trans>}
      </Button>
    </Flex>
  );
}
