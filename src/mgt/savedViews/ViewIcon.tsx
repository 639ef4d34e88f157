import { strokeIcon } from "#ui/Icon";

/** Icon paths in a 16 by 16 view box. */
const paths = {
  bookmark: "M4.5 2.5h7v11L8 10.8 4.5 13.5z",
  more: "M3.5 8h.01M8 8h.01M12.5 8h.01",
} as const;

/** Decorative icon beside a text or in a labelled button. */
export function ViewIcon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg {...strokeIcon}>
      <path d={paths[name]} />
    </svg>
  );
}
