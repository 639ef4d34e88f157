import { useCallback, useState } from "react";

/** The number of columns of at least `minWidth` that fit into the element with `ref`. */
export function useColumns(minWidth: number, gap: number) {
  const [columns, setColumns] = useState(1);
  const ref = useCallback(
    (node: HTMLElement | null) => {
      if (!node) return undefined;
      const count = () => setColumns(Math.max(Math.floor((node.clientWidth + gap) / (minWidth + gap)), 1));
      count();
      const observer = new ResizeObserver(count);
      observer.observe(node);
      return () => observer.disconnect();
    },
    [minWidth, gap],
  );
  return { columns, ref };
}
