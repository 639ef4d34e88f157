import { Box, Grid } from "@chakra-ui/react";
import { Suspense, useCallback, useDeferredValue, useState, type ReactNode } from "react";
import { communeSectionPath, communeSections } from "#domain/communeSections";
import { HistoryPath } from "#forms/historyPath";
import { useOwner } from "#relay/preload";
import { useCan } from "#session/useSession";
import { LoadBoundary } from "#ui/LoadBoundary";
import { ToastRegion } from "#ui/ToastRegion";
import type { CommuneHeader_commune$key } from "./__generated__/CommuneHeader_commune.graphql";
import { CommuneFrame, KnownFrame, PendingFrame, type CommuneFrameProps } from "./CommuneFrame";
import { isLoadedSection, type SectionReference } from "./sectionReference";

/** The last answer, which stays on screen while the next section is on its way. */
interface Answered {
  readonly reference: SectionReference;
  /** Null: not there for the viewer. */
  readonly commune: CommuneHeader_commune$key | null;
}

interface CommunePageProps {
  readonly ags: string;
  /** The address of the section on screen. */
  readonly path: string;
  /** What its loader returned; undefined: on its way. */
  readonly loaded: unknown;
  /** The section. */
  readonly children: ReactNode;
}

const sectionOf = (path: string) =>
  communeSections.find((section) => path.endsWith(`/${section}`)) ?? "master-data";

/** A commune's own screen: who it is and its sections, around the one that is open. Stays over changes of section. */
export function CommunePage({ ags, path, loaded, children }: CommunePageProps) {
  const section = sectionOf(path);
  const reference = isLoadedSection(loaded) ? loaded.queryRef : null;
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
    <Grid
      flex={1}
      columnGap={10}
      minW={0}
      gridTemplate={{
        base: "auto auto 1fr / minmax(0, 1fr)",
        md: "auto 1fr / calc(var(--size-sidenav) + 24px) minmax(0, 1fr)",
      }}
      css={{
        // Heads of sections stand before it is known whether there is anything to head.
        "&:has(> .commune-unavailable) > .commune-section": { display: "none" },
      }}
    >
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
      <Box
        className="commune-section"
        tabIndex={-1}
        data-part-of-page
        gridColumn={{ base: 1, md: 2 }}
        display="flex"
        flexDirection="column"
        minW={0}
        // The same for every section; on wide screens the eye need not cross the whole window.
        maxW="1104px"
        pt={{ base: 4, md: 5 }}
        pb={{ base: 8, md: 10 }}
        ps={{ base: 4, sm: 6, md: 0 }}
        pe={{ base: 4, sm: 6 }}
        _focusVisible={{ outline: "none" }}
      >
        {/* The notice stands alone. */}
        {isThere && <HistoryPath value={history}>{children}</HistoryPath>}
      </Box>
      <ToastRegion />
    </Grid>
  );
}

/** Holds the reference while the frame still shows the one before. */
function Owner({ reference }: { readonly reference: SectionReference }) {
  useOwner(reference);
  return null;
}
