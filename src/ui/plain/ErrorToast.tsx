import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PlainIcon } from "./PlainIcon";

interface ErrorToastProps {
  readonly children: ReactNode;
  /** Action beside the close button. */
  readonly action?: ReactNode;
  readonly onClose: () => void;
}

/** Red toast of login and activation; stays until closed or the next attempt. */
export function ErrorToast({ children, action, onClose }: ErrorToastProps) {
  return (
    <div className="toast">
      <PlainIcon name="alert" />
      <div className="toast-text" role="alert">
        {children}
      </div>
      {action}
      <button type="button" className="toast-close" onClick={onClose}>
        <PlainIcon name="close" />
        <span className="visually-hidden">
          <Trans>Meldung schließen</Trans>
        </span>
      </button>
    </div>
  );
}
