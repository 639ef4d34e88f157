import { BusyButton } from "#ui/BusyButton";
import { Button, chakra, Span } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { exposeHeight } from "#ui/exposeHeight";
import { Status } from "#ui/Status";
import { TextButton } from "./TextButton";
import { revealField, useFormSettings } from "./formContext";
import { isSaving } from "./formState";

interface SaveBarProps {
  /** The last completed action, until the next change. */
  readonly settled: "saved" | "discarded" | "past" | null;
  readonly changes: number;
  readonly faults: number;
  /** Summary of the changes. */
  readonly summary?: ReactNode;
  readonly saveLabel: ReactNode;
  readonly onDiscard: () => void;
  readonly onUndo: () => void;
  /** Called when the focus leaves the bar. */
  readonly onLeave: () => void;
}

const Bar = chakra("section", {
  base: {
    position: "sticky",
    bottom: 0,
    zIndex: "sticky",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    flex: "none",
    columnGap: 2,
    rowGap: 1.5,
    minHeight: "var(--size-savebar)",
    mt: "auto",
    px: 6,
    py: 2,
    bg: "bg.panel",
    boxShadow: "float",
    textStyle: "sm",
    "& b": { fontWeight: "semibold" },
    "& > div": { display: "flex", gap: 2, ms: "auto" },
    smDown: {
      px: 4,
      "& > div": { flex: "1 1 100%", ms: 0 },
      "& > div > button": { flex: "1 1 0" },
    },
    // Always in view: the page need not scroll for its buttons.
    "&, & *": { scrollMarginBottom: "calc(-1 * var(--size-foot))" },
    "&:focus": { outline: "none" },
    "&[data-past]": { minHeight: 0, py: 0, boxShadow: "none" },
    _print: { display: "none" },
  },
});

const Summary = chakra("span", {
  base: {
    color: "fg.muted",
    minWidth: 0,
    "&:empty": { display: "none" },
    sm: { "&::before": { content: '"· "' } },
  },
});

/** Keeps the focused field above the bar, which appears or grows while it is edited. */
const exposeFootHeight = exposeHeight("--size-foot", () => revealField(document.activeElement));

/** Bar at the bottom edge, shown from the first change: counts, saves and discards the changes. */
export function SaveBar(props: SaveBarProps) {
  const { t } = useLingui();
  const { settled, changes, faults, summary } = props;
  const isBusy = isSaving(useFormikContext());
  if (changes === 0 && !settled) return null;
  // At the end of the screen, whichever column contains the form.
  const place = document.getElementById("main") ?? document.body;
  return createPortal(
    <Bar
      ref={exposeFootHeight}
      aria-label={t`Änderungen`}
      tabIndex={-1}
      data-save-bar=""
      data-past={changes === 0 && settled === "past" ? "" : undefined}
      onBlur={props.onLeave}
    >
      {changes === 0 ? (
        settled && settled !== "past" && <SettledState settled={settled} onUndo={props.onUndo} />
      ) : (
        <>
          <b>
            <Plural value={changes} one="# Änderung" other="# Änderungen" />
          </b>
          {faults > 0 && (
            <Span color="status.error.fg">
              ·{" "}
              <Plural
                value={faults}
                one="# Feld braucht eine Korrektur"
                other="# Felder brauchen eine Korrektur"
              />
            </Span>
          )}
          {faults === 0 && summary && <Summary>{summary}</Summary>}
          <div>
            <Button disabled={isBusy} onClick={props.onDiscard}>
              <Trans>Verwerfen</Trans>
            </Button>
            <SaveButton>{props.saveLabel}</SaveButton>
          </div>
        </>
      )}
    </Bar>,
    place,
  );
}

/** Submits the surrounding form, wherever the button is rendered. */
export function SaveButton({ children }: { readonly children: ReactNode }) {
  const isBusy = isSaving(useFormikContext());
  const { id } = useFormSettings();
  return (
    <BusyButton variant="solid" type="submit" form={id} isBusy={isBusy}>
      {children}
    </BusyButton>
  );
}

interface SettledStateProps {
  readonly settled: "saved" | "discarded";
  readonly onUndo: () => void;
}

function SettledState({ settled, onUndo }: SettledStateProps) {
  if (settled === "saved") {
    return (
      <Status tone="success">
        <Trans>Gespeichert</Trans>
      </Status>
    );
  }
  return (
    <>
      <span>
        <Trans>Änderungen verworfen</Trans>
      </span>
      <TextButton onClick={onUndo}>
        <Trans>Rückgängig machen</Trans>
      </TextButton>
    </>
  );
}
