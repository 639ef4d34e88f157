import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { LiveRegion } from "#frame/LiveRegion";
import { Dialog } from "#ui/Dialog";
import { ImportFooterPlace } from "./ImportFooter";
import "./imports.css";

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
    <ImportFooterPlace value={footer}>
      <Dialog
        width="wide"
        title={title}
        onCancel={onCancel}
        closeLabel={onCancel ? t`Schließen` : undefined}
        footer={<div className="import-footer" ref={setFooter} />}
      >
        <div className="import-body" ref={body} tabIndex={-1}>
          {children}
        </div>
        {/* The page's own region is inert while the dialog lies over it. */}
        <LiveRegion />
      </Dialog>
    </ImportFooterPlace>
  );
}
