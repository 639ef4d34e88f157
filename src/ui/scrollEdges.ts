import type { SystemStyleObject } from "@chakra-ui/react";

const [cover, shade] = ["var(--bg)", "var(--border)"];

/** Styles of a row that scrolls sideways: a shadow at an edge indicates more content. Covers hide it at the ends. */
export const scrollEdges: SystemStyleObject = {
  // Contains visually hidden parts, which are absolute and would widen the page.
  position: "relative",
  overflowX: "auto",
  background: [
    `linear-gradient(to right, ${cover} 40%, transparent) left / 32px 100% no-repeat local`,
    `linear-gradient(to left, ${cover} 40%, transparent) right / 32px 100% no-repeat local`,
    `linear-gradient(to right, ${shade}, transparent) left / 14px 100% no-repeat scroll`,
    `linear-gradient(to left, ${shade}, transparent) right / 14px 100% no-repeat scroll`,
  ].join(", "),
};
