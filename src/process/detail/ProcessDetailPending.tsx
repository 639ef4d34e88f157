import { Skeleton } from "@chakra-ui/react";
import { Delayed } from "#ui/Delayed";
import "./detail.css";
import type { DetailLayout } from "./DetailSection";

/** A process on its way, of about the size that it will have. */
export function ProcessDetailPending({ layout }: { readonly layout: DetailLayout }) {
  return (
    <Delayed className="process-detail" data-layout={layout} aria-hidden="true">
      <div className="process-pending">
        <Skeleton width="62%" height="20px" />
        <Skeleton width="84%" height="14px" />
        <Skeleton width="240px" height="32px" />
        <Skeleton width="100%" height="44px" />
        {["a", "b", "c"].map((key) => (
          <Skeleton key={key} width="100%" height="36px" />
        ))}
        {[70, 55, 62, 48].map((width) => (
          <Skeleton key={width} width={`${width}%`} height="14px" />
        ))}
      </div>
    </Delayed>
  );
}
