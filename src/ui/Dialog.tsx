import { chakra } from "@chakra-ui/react";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";

const Frame = chakra("dialog", {
  base: {
    flexDirection: "column",
    width: "full",
    maxWidth: "full",
    maxHeight: "92vh",
    p: 0,
    border: 0,
    bg: "bg.panel",
    color: "fg",
    boxShadow: "float",
    borderRadius: { base: "12px 12px 0 0", sm: "8px" },
    mx: "auto",
    mt: { base: "auto", sm: "72px" },
    mb: { base: 0, sm: "auto" },
    "&[open]": { display: "flex" },
    "&::backdrop": { background: "var(--bg-scrim)" },
  },
  variants: {
    width: {
      narrow: { sm: { width: "440px" } },
      normal: { sm: { width: "560px" } },
      wide: { sm: { width: "760px" } },
    },
  },
});

const Title = chakra("h2", { base: { textStyle: "h2", px: { base: 4, sm: 6 }, pt: 4 } });
const Body = chakra("div", {
  base: {
    px: { base: 4, sm: 6 },
    pb: 5,
    overflow: "auto",
    "&:first-child": { pt: 5 },
    "h2 + &": { pt: 2.5 },
  },
});
const Foot = chakra("footer", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: 2,
    px: { base: 4, sm: 6 },
    py: 3,
    borderTop: "1px solid",
    borderColor: "border",
    "& > button": { flex: { base: "1 1 auto", sm: "none" } },
  },
});

interface DialogProps {
  /** The heading; undefined: the content brings its own, and `label` names the dialog. */
  readonly title?: ReactNode;
  readonly label?: string;
  /** Escape; undefined: the dialog cannot be left without an answer. */
  readonly onCancel?: () => void;
  readonly role?: "dialog" | "alertdialog";
  readonly width?: "narrow" | "normal" | "wide";
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A modal dialog while it is mounted: the page beneath is inert, and the focus goes back to where it was. What is to
 * have the focus first carries data-focus-first.
 */
export function Dialog({ title, label, onCancel, role, width = "normal", footer, children }: DialogProps) {
  const titleId = useId();
  const bodyId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // React's own autoFocus comes before the dialog is shown, which then takes the first of its buttons.
    element?.querySelector<HTMLElement>("[data-focus-first]")?.focus();
    return () => element?.close();
  }, []);
  return (
    <Frame
      ref={dialog}
      role={role}
      width={width}
      aria-label={label}
      aria-labelledby={title ? titleId : undefined}
      aria-describedby={role === "alertdialog" ? bodyId : undefined}
      onKeyDown={(event) => {
        // Browsers close a dialog at the second Escape, whatever the cancel event was told.
        if (event.key !== "Escape") return;
        event.preventDefault();
        onCancel?.();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
    >
      {title && <Title id={titleId}>{title}</Title>}
      <Body id={bodyId}>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Frame>
  );
}
