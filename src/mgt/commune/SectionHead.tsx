import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CommuneSection } from "#domain/communeSections";
import { sectionNames } from "./sectionNames";

interface SectionHeadProps {
  readonly section: CommuneSection;
  /** A sentence below the heading. */
  readonly lede?: ReactNode;
  /** Buttons beside it. */
  readonly actions?: ReactNode;
}

/** Heading of a section: its name, what it is for, and what can be done. */
export function SectionHead({ section, lede, actions }: SectionHeadProps) {
  const { i18n } = useLingui();
  return (
    <div className="section-head">
      <h2>{i18n._(sectionNames[section])}</h2>
      {actions && <div className="page-actions">{actions}</div>}
      {lede && <p>{lede}</p>}
    </div>
  );
}
