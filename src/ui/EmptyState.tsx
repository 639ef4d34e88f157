import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";
import "./emptyState.css";

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  /** h1 where the state is the whole screen. */
  readonly level?: "h1" | "h2";
  readonly role?: "alert";
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Stands where the content would: what is missing, why, and what to do about it. */
export function EmptyState({ icon, title, level: Title = "h2", role, actions, children }: EmptyStateProps) {
  return (
    <div className="empty-state" role={role}>
      <Icon name={icon} size={32} />
      <Title>{title}</Title>
      {children && <div className="empty-state-text">{children}</div>}
      {actions && <div className="empty-state-actions">{actions}</div>}
    </div>
  );
}
