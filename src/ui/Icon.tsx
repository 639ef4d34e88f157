/** SVG paths in a 16 × 16 view box. */
const paths = {
  alert: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.8v3.9M8 11h.01",
  bars: "M2.5 4.5h11M2.5 8h11M2.5 11.5h11",
  check: "M3 8.5l3.2 3.2L13 4.8",
  chevronDown: "M4 6l4 4 4-4",
  clock: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.8V8l2.2 1.5",
  close: "M4 4l8 8M12 4l-8 8",
  communes: "M2.5 13.5v-5h2V6h2V3.5h3V6h2v2.5h2v5zM6.8 13.5v-2.8h2.4v2.8",
  copy: "M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1",
  dash: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM5 8h6",
  done: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM5.3 8.2l1.9 1.9 3.6-4",
  document: "M4 1.8h5l3.5 3.5v8.9H4zM9 1.8v3.5h3.5M6.3 8.5h4M6.3 11h4",
  download: "M8 2.5v8M4.8 7.5 8 10.7l3.2-3.2M2.5 13.5h11",
  euro: "M12.5 4.2A4.6 4.6 0 0 0 9.4 3C6.7 3 5 5.2 5 8s1.7 5 4.4 5a4.6 4.6 0 0 0 3.1-1.2M3 6.7h6.5M3 9.3h5.5",
  folder: "M2 4.2h4.2l1.4 1.6H14v7H2z",
  globe:
    "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM2 8h12M8 2c2 1.7 2.8 3.7 2.8 6S10 12.3 8 14C6 12.3 5.2 10.3 5.2 8S6 3.7 8 2z",
  history: "M2.7 5.5A6 6 0 1 1 2 8.6M2.5 2.5v3h3M8 4.8V8l2.2 1.5",
  home: "M2.5 7.2 8 2.5l5.5 4.7v6.3h-4v-4h-3v4h-4z",
  info: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.3v3.9M8 4.9h.01",
  keyboard: "M1.8 4h12.4v8H1.8zM4.3 6.7h.01M6.8 6.7h.01M9.2 6.7h.01M11.7 6.7h.01M5 9.5h6",
  layers: "M8 2 14 5 8 8 2 5zM2 8l6 3 6-3M2 11l6 3 6-3",
  leave: "M6.5 2.5h-4v11h4M6.5 8h7M10.7 5.2 13.5 8l-2.8 2.8",
  list: "M5.5 4h8M5.5 8h8M5.5 12h8M2.5 4h.01M2.5 8h.01M2.5 12h.01",
  lock: "M3.5 7h9v6.5h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2",
  minus: "M3 8h10",
  more: "M3.5 8h.01M8 8h.01M12.5 8h.01",
  pencil: "M3 13l.6-2.8L10.8 3 13 5.2l-7.2 7.2z",
  plus: "M8 3v10M3 8h10",
  processes: "M2.5 2.5h4v4h-4zM9.5 9.5h4v4h-4zM6.5 4.5H10A1.5 1.5 0 0 1 11.5 6v3.5",
  question: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM6.2 6.4a1.8 1.8 0 1 1 2.7 1.6c-.6.3-.9.7-.9 1.3M8 11.4h.01",
  reload: "M13.7 8A5.7 5.7 0 1 1 11.8 3.8M13.7 2v2.7H11",
  running: "M8 2a6 6 0 1 1-6 6M8 5a3 3 0 1 1-3 3",
  search: "M7.2 12a4.8 4.8 0 1 0 0-9.6 4.8 4.8 0 0 0 0 9.6zM10.7 10.7l3 3",
  settings: "M2.5 4.5h5.5M12 4.5h1.5M10 2.8v3.4M2.5 11.5h1.5M8 11.5h5.5M6 9.8v3.4",
  shield: "M8 1.8 13 3.6v4c0 3-2 5.3-5 6.6-3-1.3-5-3.6-5-6.6v-4z",
  stop: "M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5zM5.5 8h5",
  theme: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 2v12M8 4.5l4.5-1M8 8h6M8 11.5l4.5 1",
  tiles: "M2.5 2.5h4.3v4.3H2.5zM9.2 2.5h4.3v4.3H9.2zM2.5 9.2h4.3v4.3H2.5zM9.2 9.2h4.3v4.3H9.2z",
  trash: "M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9",
  upload: "M8 10.7v-8M4.8 5.7 8 2.5l3.2 3.2M2.5 13.5h11",
  users:
    "M6 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.5 13.5C1.5 11.2 3.3 9.8 6 9.8s4.5 1.4 4.5 3.7M10.8 3.2a2.4 2.4 0 0 1 0 4.6M12.3 10.2c1.4.5 2.2 1.6 2.2 3.3",
  warning: "M8 2.3 14.3 13.3H1.7zM8 6.3v3.4M8 11.5h.01",
} as const;

export type IconName = keyof typeof paths;

interface IconProps<Name> {
  readonly name: Name;
  /** In pixels; defaults to 16. */
  readonly size?: number;
}

/** Makes a component from named SVG paths in a 16 × 16 view box, for icons that only one area uses. */
export function iconSet<Name extends string>(pathsOf: Readonly<Record<Name, string>>) {
  /** A decorative icon, hidden from screen readers; needs a text or an accessible name beside it. */
  return function Icon({ name, size = 16 }: IconProps<Name>) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 16 16"
        display="block"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        style={{ flex: "none" }}
        aria-hidden
      >
        <path d={pathsOf[name]} />
      </svg>
    );
  };
}

/** The icons of the frame and of several areas. */
export const Icon = iconSet(paths);
