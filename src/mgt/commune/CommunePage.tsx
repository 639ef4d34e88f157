import { Suspense, useCallback, useDeferredValue, useState, type ReactNode } from "react";
import { communeSectionPath, type CommuneSection } from "#domain/communeSections";
import { HistoryPath } from "#forms/historyPath";
import { useOwner } from "#relay/preload";
import { useCan } from "#session/useSession";
import { LoadBoundary } from "#ui/LoadBoundary";
import { ToastRegion } from "#ui/ToastRegion";
import { CommuneFrame, PendingFrame } from "./CommuneFrame";
import "./communePage.css";
import type { SectionReference } from "./sectionReference";

interface CommunePageProps {
  readonly ags: string;
  readonly section: CommuneSection;
  /** Of the section on screen; null: on its way. */
  readonly reference: SectionReference | null;
  /** The section. */
  readonly children: ReactNode;
}

/** A commune's own screen: who it is and its sections, around the one that is open. Stays over changes of section. */
export function CommunePage({ ags, section, reference, children }: CommunePageProps) {
  const [answered, setAnswered] = useState<SectionReference | null>(null);
  const [isThere, setThere] = useState(true);
  const onAnswered = useCallback((next: SectionReference, isCommuneThere: boolean) => {
    setAnswered(next);
    setThere(isCommuneThere);
  }, []);
  const history = useCan("activities") ? communeSectionPath(ags, "history") : null;
  // What is known of the commune stays until the next section's answer has come, or where none comes.
  const shown = useDeferredValue(reference ?? answered);
  const pending = <PendingFrame ags={ags} section={section} />;
  return (
    <div className="commune-page">
      {reference && <Owner reference={reference} />}
      <LoadBoundary
        attempt={shown}
        renderFailure={() => (answered ? <CommuneFrame reference={answered} section={section} /> : pending)}
      >
        <Suspense fallback={pending}>
          {shown ? <CommuneFrame reference={shown} section={section} onAnswered={onAnswered} /> : pending}
        </Suspense>
      </LoadBoundary>
      <div className="commune-section" tabIndex={-1} data-part-of-page>
        {/* The notice stands alone. */}
        {isThere && <HistoryPath value={history}>{children}</HistoryPath>}
      </div>
      <ToastRegion />
    </div>
  );
}

/** Holds the reference while the frame still shows the one before. */
function Owner({ reference }: { readonly reference: SectionReference }) {
  useOwner(reference.queryRef);
  return null;
}
