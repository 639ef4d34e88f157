import type { SystemStyleObject } from "@chakra-ui/react";

const [cover, shade] = ["var(--bg)", "var(--border)"];

/** A row that scrolls sideways: a shade at an edge shows that it goes on there. The covers scroll with the content. */
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
