import { Flex, Grid, Span } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { createContext, use, useEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { LiveRegion } from "#frame/LiveRegion";
import { Dialog } from "#ui/Dialog";

/** The foot of the dialog; null until it is there. */
const FooterPlace = createContext<HTMLElement | null>(null);

interface ImportFrameProps {
  readonly title: string;
  /** Which stage is shown: the focus moves on with it. */
  readonly stage: string;
  /** Escape and the cross; undefined: it cannot be left now. */
  readonly onCancel: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The dialog around the stages of an import; their buttons come into its foot by ImportFooter. */
export function ImportFrame({ title, stage, onCancel, children }: ImportFrameProps) {
  const { t } = useLingui();
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const lastStage = useRef(stage);

  useEffect(() => {
    if (lastStage.current === stage) return;
    lastStage.current = stage;
    // What had the focus is gone; outside of the dialog nobody would find it.
    if (
      !body.current
        ?.closest("[role=dialog]")
        ?.contains(document.activeElement?.closest("button, input") ?? null)
    ) {
      body.current?.focus();
    }
  }, [stage]);

  return (
    <FooterPlace value={footer}>
      <Dialog
        width="wide"
        title={title}
        onCancel={onCancel}
        closeLabel={onCancel ? t`Schließen` : undefined}
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
        {/* The page's own region is inert while the dialog lies over it. */}
        <LiveRegion />
      </Dialog>
    </FooterPlace>
  );
}

interface ImportFooterProps {
  /** Apart from the answers, at the other end. */
  readonly other?: ReactNode;
  readonly children: ReactNode;
}

/** Buttons of a stage, in the dialog's foot. */
export function ImportFooter({ other, children }: ImportFooterProps) {
  const place = use(FooterPlace);
  if (!place) return null;
  return createPortal(
    <>
      {other && (
        <Span ms={-3} me="auto" smDown={{ flexBasis: "100%" }}>
          {other}
        </Span>
      )}
      {children}
    </>,
    place,
  );
}
