import { iconSet } from "#ui/Icon";

/** Icons of process screens. */
export const ProcessIcon = iconSet({
  archive: "M2.5 3h11v3h-11zM3.5 6v7.5h9V6M6.5 8.8h3",
  byHand:
    "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 8.3a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4zM4.9 12.2c.4-1.6 1.6-2.4 3.1-2.4s2.7.8 3.1 2.4",
  chevronRight: "M6 4l4 4-4 4",
  chevronUp: "M4 10l4-4 4 4",
  link: "M6.8 9.2a2.6 2.6 0 0 0 3.7 0l2-2a2.6 2.6 0 0 0-3.7-3.7l-.7.7M9.2 6.8a2.6 2.6 0 0 0-3.7 0l-2 2a2.6 2.6 0 0 0 3.7 3.7l.7-.7",
  openPage: "M9 2.5h4.5V7M13.5 2.5 7.5 8.5M11.5 9v4.5h-9v-9H7",
  refused: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM5.8 5.8l4.4 4.4M10.2 5.8l-4.4 4.4",
  restart: "M2.5 8A5.5 5.5 0 1 0 4.3 3.9M2.5 2.5v3h3",
  same: "M2.5 3.5h11M5.5 8h8M5.5 12.5h8M2.5 8h.01M2.5 12.5h.01",
  unknown: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM6.3 6.4A1.8 1.8 0 1 1 8.6 8.1c-.4.2-.6.4-.6.9M8 11.2h.01",
});
