import { Button, Flex, Grid, Span } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { createContext, use, useEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { LiveRegion } from "#frame/LiveRegion";
import { Dialog } from "#ui/Dialog";
import { Icon } from "#ui/Icon";

/** The footer element of the dialog; null until it is mounted. */
const FooterContext = createContext<HTMLElement | null>(null);

interface ImportFrameProps {
  readonly title: string;
  /** Default: wide. */
  readonly width?: "wide" | "full";
  /** Current stage; the focus moves when it changes. */
  readonly stage: string;
  /** Called by Escape and the close button; undefined while closing is not possible. */
  readonly onCancel: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Dialog around the stages of an import; they render their buttons into its footer with `ImportFooter`. */
export function ImportFrame({ title, width = "wide", stage, onCancel, children }: ImportFrameProps) {
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const lastStage = useRef(stage);

  useEffect(() => {
    if (lastStage.current === stage) return;
    lastStage.current = stage;
    // The focused element was unmounted; keep the focus inside the dialog.
    if (
      !body.current
        ?.closest("[role=dialog]")
        ?.contains(document.activeElement?.closest("button, input") ?? null)
    ) {
      body.current?.focus();
    }
  }, [stage]);

  return (
    <FooterContext value={footer}>
      <Dialog
        width={width}
        title={title}
        onCancel={onCancel}
        footer={
          <Flex
            ref={setFooter}
            flex={1}
            wrap="wrap"
            align="center"
            justify="flex-end"
            gap={2}
            minH="control"
          />
        }
      >
        <Grid
          ref={body}
          tabIndex={-1}
          gap={3}
          minW={0}
          outline="none"
          css={{ "& code": { fontFamily: "mono", fontSize: "sm", overflowWrap: "anywhere" } }}
        >
          {children}
        </Grid>
        {/* The page's live region is inert while a modal dialog is open. */}
        <LiveRegion />
      </Dialog>
    </FooterContext>
  );
}

interface ImportFooterProps {
  /** Buttons at the other end of the footer. */
  readonly other?: ReactNode;
  readonly children: ReactNode;
}

/** Renders the buttons of a stage into the dialog's footer. */
export function ImportFooter({ other, children }: ImportFooterProps) {
  const footer = use(FooterContext);
  if (!footer) return null;
  return createPortal(
    <>
      {other && (
        <Span ms={-3} me="auto" smDown={{ flexBasis: "100%" }}>
          {other}
        </Span>
      )}
      {children}
    </>,
    footer,
  );
}

interface RestartButtonProps {
  readonly onRestart: () => void;
  /** Whether it is the main action of the footer. */
  readonly isMain?: boolean;
}

/** Returns to the choice of a file. */
export function RestartButton({ onRestart, isMain = false }: RestartButtonProps) {
  return (
    <Button variant={isMain ? "solid" : "ghost"} onClick={onRestart}>
      <Icon name="upload" />
      <Trans>Andere Datei wählen</Trans>
    </Button>
  );
}
