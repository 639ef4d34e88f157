import type { ReactNode } from "react";
import { Breadcrumbs, type PathPart } from "./Breadcrumbs";
import "./page.css";

interface PageProps {
  /** The one h1 of the screen. */
  readonly title: ReactNode;
  /** The list that the screen belongs to, where its address does not have it. */
  readonly from?: PathPart;
  /** A sentence below it. */
  readonly lede?: ReactNode;
  /** Buttons beside it. */
  readonly actions?: ReactNode;
  /** mid: centred, for pages without a navigation at the side. */
  readonly width?: "full" | "mid";
  readonly children: ReactNode;
}

/** A screen: path, heading, actions and what stands below them. */
export function Page({ title, from, lede, actions, width = "full", children }: PageProps) {
  return (
    <div className={`page ${width}`}>
      <Breadcrumbs from={from} />
      <div className="page-head">
        <h1>{title}</h1>
        {actions && <div className="page-actions">{actions}</div>}
        {lede && <p>{lede}</p>}
      </div>
      {children}
    </div>
  );
}
