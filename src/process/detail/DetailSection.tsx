import { createContext, use, useId, type ReactNode } from "react";

/** pane: beside the list, below its heading; page: alone on the screen. */
export type DetailLayout = "pane" | "page";

/** Where the detail stands, which decides on the levels of its headings. */
export const DetailLayoutContext = createContext<DetailLayout>("page");

interface DetailSectionProps {
  readonly title: ReactNode;
  /** Beside the heading, such as a number. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the detail of a process under its heading. */
export function DetailSection({ title, aside, children }: DetailSectionProps) {
  const id = useId();
  const Title = use(DetailLayoutContext) === "pane" ? "h3" : "h2";
  return (
    <section className="detail-section" aria-labelledby={id}>
      <div className="detail-section-head">
        <Title id={id}>{title}</Title>
        {aside && <div>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
