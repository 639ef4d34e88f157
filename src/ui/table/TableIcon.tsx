import { strokeIcon } from "#ui/Icon";

/** Paths of the icons that only tables use, in a 16 × 16 view box. */
const paths = {
  columns: "M2.5 2.5h11v11h-11zM6.2 2.5v11M9.8 2.5v11",
  first: "M12 4 8 8l4 4M4.5 3.5v9",
  last: "M4 4l4 4-4 4M11.5 3.5v9",
  next: "M6 4l4 4-4 4",
  previous: "M10 4 6 8l4 4",
} as const;

interface TableIconProps {
  readonly name: keyof typeof paths;
}

/** A decorative icon, hidden from screen readers. */
export function TableIcon({ name }: TableIconProps) {
  return (
    <svg {...strokeIcon}>
      <path d={paths[name]} />
    </svg>
  );
}
