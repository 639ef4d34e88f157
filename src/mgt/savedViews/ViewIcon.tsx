import { strokeIcon } from "#ui/Icon";

/** Strokes on a field of 16 by 16, for what only views show. */
const paths = {
  bookmark: "M4.5 2.5h7v11L8 10.8 4.5 13.5z",
  more: "M3.5 8h.01M8 8h.01M12.5 8h.01",
} as const;

/** A picture beside a word or in a named button; it says nothing by itself. */
export function ViewIcon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg {...strokeIcon}>
      <path d={paths[name]} />
    </svg>
  );
}
