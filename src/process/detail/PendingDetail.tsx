import { useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useListedProcess, type ListedProcess } from "../list/listedProcesses";
import { DetailBody, DetailLayoutContext, DetailSkeleton, type DetailLayout } from "./DetailLayout";
import { ProcessHead } from "./ProcessHead";

interface PendingDetailProps {
  readonly pid: string;
  readonly layout: DetailLayout;
  readonly tools: ReactNode;
}

/** A process whose query is pending: the head from its row in the list, if it has one, and a skeleton. */
export function PendingDetail({ pid, ...rest }: PendingDetailProps) {
  const row = useListedProcess(pid);
  return row ? <HeadOfRow key={pid} process={row} {...rest} /> : <DetailSkeleton hasHead />;
}

interface HeadOfRowProps extends Omit<PendingDetailProps, "pid"> {
  readonly process: ListedProcess;
}

function HeadOfRow({ process, layout, tools }: HeadOfRowProps) {
  const titleId = useId();
  const [now] = useState(() => Date.now());
  const article = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = article.current;
    return () => {
      // The detail replaces this head, whose buttons may have the focus.
      if (!element?.contains(document.activeElement)) return;
      element.closest<HTMLElement>("[data-part-of-page]")?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <DetailLayoutContext value={layout}>
      <DetailBody aria-labelledby={titleId} aria-busy ref={article}>
        <ProcessHead process={process} titleId={titleId} now={now} tools={tools} />
        <DetailSkeleton />
      </DetailBody>
    </DetailLayoutContext>
  );
}
