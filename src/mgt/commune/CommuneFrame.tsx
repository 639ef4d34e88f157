import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect } from "react";
import type { ConcreteRequest } from "relay-runtime";
import type { CommuneSection } from "#domain/communeSections";
import { useOwnedQuery } from "#relay/preload";
import { usePagePart } from "#ui/routeTitles";
import type { CommuneHeader_commune$key } from "./__generated__/CommuneHeader_commune.graphql";
import { CommuneBarPending } from "./CommuneBar";
import { CommuneHeader } from "./CommuneHeader";
import { CommuneUnavailable } from "./CommuneUnavailable";
import { SectionNavigation } from "./SectionNavigation";
import { sectionNames } from "./sectionNames";
import { useSectionQuery, type SectionQuery, type SectionReference } from "./sectionReference";

export interface CommuneFrameProps {
  readonly reference: SectionReference;
  readonly section: CommuneSection;
  /** Called with the data; null if the commune does not exist or is not visible to the viewer. */
  readonly onLoaded: (reference: SectionReference, commune: CommuneHeader_commune$key | null) => void;
}

/** Header and navigation of a commune, or a notice if it is not available to the viewer. */
export function CommuneFrame(props: CommuneFrameProps) {
  const query = useSectionQuery(props.reference);
  if (!query) return <PendingCommuneFrame ags={props.reference.variables.ags} section={props.section} />;
  return <QueryFrame query={query} {...props} />;
}

function QueryFrame({
  query,
  reference,
  section,
  onLoaded,
}: CommuneFrameProps & { readonly query: ConcreteRequest }) {
  const { commune = null } = useOwnedQuery<SectionQuery>(query, reference);
  // Layout effect, so that a section without its commune is never painted.
  useLayoutEffect(() => onLoaded(reference, commune), [onLoaded, reference, commune]);
  if (!commune) return <UnavailableFrame section={section} />;
  return <LoadedCommuneFrame commune={commune} section={section} />;
}

function UnavailableFrame({ section }: { readonly section: CommuneSection }) {
  const { i18n } = useLingui();
  usePagePart(i18n._(sectionNames[section]));
  return <CommuneUnavailable />;
}

interface LoadedCommuneFrameProps {
  readonly commune: CommuneHeader_commune$key;
  readonly section: CommuneSection;
}

/** Header and navigation of a loaded commune, also while a refetch fails. */
export function LoadedCommuneFrame({ commune, section }: LoadedCommuneFrameProps) {
  const { i18n } = useLingui();
  usePagePart(i18n._(sectionNames[section]));
  return <CommuneHeader commune={commune} section={section} />;
}

interface PendingCommuneFrameProps {
  readonly ags: string;
  readonly section: CommuneSection;
}

/** Header and navigation before the commune has loaded. */
export function PendingCommuneFrame({ ags, section }: PendingCommuneFrameProps) {
  const { i18n } = useLingui();
  usePagePart(i18n._(sectionNames[section]));
  return (
    <>
      <CommuneBarPending ags={ags} />
      <SectionNavigation ags={ags} commune={null} />
    </>
  );
}
