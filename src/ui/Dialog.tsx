import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import "./Dialog.css";
import { Icon } from "./Icon";

interface DialogProps {
  /** The heading; undefined: the content brings its own, and `label` names the dialog. */
  readonly title?: ReactNode;
  readonly label?: string;
  /** Escape; undefined: the dialog cannot be left without an answer. */
  readonly onCancel?: () => void;
  /** Names the cross beside the title that does the same; undefined: none. */
  readonly closeLabel?: string;
  readonly role?: "dialog" | "alertdialog";
  readonly width?: "narrow" | "normal" | "wide";
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A modal dialog while it is mounted: the page beneath is inert, and the focus goes back to where it was. What is to
 * have the focus first carries data-focus-first.
 */
export function Dialog(props: DialogProps) {
  const { title, label, onCancel, closeLabel, role, width = "normal", footer, children } = props;
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
    <dialog
      className={`dialog ${width}`}
      ref={dialog}
      role={role}
      aria-label={label}
      aria-labelledby={title ? titleId : undefined}
      aria-describedby={role === "alertdialog" ? bodyId : undefined}
      onKeyDown={(event) => {
        // Browsers close a dialog at the second Escape, whatever the cancel event was told.
        if (event.key !== "Escape") return;
        event.preventDefault();
        // A dialog over another one is alone meant.
        event.stopPropagation();
        onCancel?.();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
    >
      {title && <h2 id={titleId}>{title}</h2>}
      {closeLabel && (
        <button type="button" className="dialog-close" aria-label={closeLabel} onClick={onCancel}>
          <Icon name="close" />
        </button>
      )}
      <div className="dialog-body" id={bodyId}>
        {children}
      </div>
      {footer && <footer>{footer}</footer>}
    </dialog>
  );
}
