import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect } from "react";
import type { CommuneSection } from "#domain/communeSections";
import { useOwnedQuery } from "#relay/preload";
import { usePagePart } from "#ui/routeTitles";
import { CommuneHeader } from "./CommuneHeader";
import { CommuneHeaderPending } from "./CommuneHeaderPending";
import { CommuneUnavailable } from "./CommuneUnavailable";
import { SectionNavigation } from "./SectionNavigation";
import { sectionNames } from "./sectionNames";
import type { SectionQuery, SectionReference } from "./sectionReference";

interface CommuneFrameProps {
  readonly reference: SectionReference;
  readonly section: CommuneSection;
  /** The answer has come, and whether the commune is there for the viewer. */
  readonly onAnswered?: (reference: SectionReference, isThere: boolean) => void;
}

/** Header and navigation, or the notice in their place where the commune is not there for the viewer. */
export function CommuneFrame({ reference, section, onAnswered }: CommuneFrameProps) {
  const { i18n } = useLingui();
  const { commune } = useOwnedQuery<SectionQuery>(reference.node, reference.queryRef);
  usePagePart(i18n._(sectionNames[section]));
  const isThere = Boolean(commune);
  // Before anything is painted: a section without its commune is not to be seen.
  useLayoutEffect(() => onAnswered?.(reference, isThere), [onAnswered, reference, isThere]);
  if (!commune) return <CommuneUnavailable />;
  return <CommuneHeader commune={commune} section={section} />;
}

interface PendingFrameProps {
  readonly ags: string;
  readonly section: CommuneSection;
}

/** What is known of a commune before its data are there. */
export function PendingFrame({ ags, section }: PendingFrameProps) {
  const { i18n } = useLingui();
  usePagePart(i18n._(sectionNames[section]));
  return (
    <>
      <CommuneHeaderPending ags={ags} />
      <SectionNavigation ags={ags} />
    </>
  );
}
