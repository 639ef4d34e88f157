import type { ReactNode } from "react";
import { Icon } from "../Icon";
import "./upload.css";

interface FieldProblemProps {
  /** For aria-describedby of the field. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Why a chosen file was not taken; spoken at once. */
export function FieldProblem({ id, children }: FieldProblemProps) {
  return (
    <p className="file-problem" id={id} role="alert">
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}
