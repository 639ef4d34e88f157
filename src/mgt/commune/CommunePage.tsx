import { Suspense, useCallback, useDeferredValue, useState, type ReactNode } from "react";
import { communeSectionPath, type CommuneSection } from "#domain/communeSections";
import { HistoryPath } from "#forms/historyPath";
import { useOwner } from "#relay/preload";
import { useCan } from "#session/useSession";
import { LoadBoundary } from "#ui/LoadBoundary";
import { ToastRegion } from "#ui/ToastRegion";
import type { CommuneHeader_commune$key } from "./__generated__/CommuneHeader_commune.graphql";
import { CommuneFrame, KnownFrame, PendingFrame, type CommuneFrameProps } from "./CommuneFrame";
import "./communePage.css";
import type { SectionReference } from "./sectionReference";

/** The last answer, which stays on screen while the next section is on its way. */
interface Answered {
  readonly reference: SectionReference;
  /** Null: not there for the viewer. */
  readonly commune: CommuneHeader_commune$key | null;
}

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
  const [answered, setAnswered] = useState<Answered | null>(null);
  const isThere = answered === null || answered.commune !== null;
  const onAnswered = useCallback<CommuneFrameProps["onAnswered"]>(
    (next, commune) => setAnswered({ reference: next, commune }),
    [],
  );
  const history = useCan("activities") ? communeSectionPath(ags, "history") : null;
  // What is known of the commune stays until the next section's answer has come, or where none comes.
  const shown = useDeferredValue(reference ?? answered?.reference);
  const pending = <PendingFrame ags={ags} section={section} />;
  return (
    <div className="commune-page">
      {reference && <Owner reference={reference} />}
      <LoadBoundary
        attempt={shown}
        renderFailure={() =>
          answered?.commune ? <KnownFrame commune={answered.commune} section={section} /> : pending
        }
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
  useOwner(reference);
  return null;
}
