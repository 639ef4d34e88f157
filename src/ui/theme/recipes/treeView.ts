import { defineSlotRecipe } from "@chakra-ui/react";

const row = {
  display: "flex",
  alignItems: "center",
  gap: 2,
  minH: { base: 9, sm: 7 },
  pe: 2,
  ps: "calc(8px + 20px * (var(--depth) - 1))",
  borderRadius: "sm",
  cursor: "pointer",
  userSelect: "none",
  "& svg": { flex: "none", color: "fg.muted" },
  _hover: { bg: "bg.muted" },
  "&[data-selected]": { bg: "accent.subtle", fontWeight: "medium" },
} as const;

const label = { flex: 1, minW: 0, overflowWrap: "anywhere" } as const;

export const treeView = defineSlotRecipe({
  className: "chakra-tree-view",
  slots: [
    "root",
    "tree",
    "label",
    "branch",
    "branchContent",
    "branchControl",
    "branchIndicator",
    "branchText",
    "item",
    "itemText",
  ],
  base: {
    tree: { display: "flex", flexDirection: "column", textStyle: "sm" },
    branchControl: row,
    item: { ...row, ps: "calc(30px + 20px * (var(--depth) - 1))" },
    branchText: label,
    itemText: label,
    branchIndicator: {
      display: "flex",
      transform: "rotate(-90deg)",
      transition: "transform var(--duration-fast) var(--ease-standard)",
      "&[data-state=open]": { transform: "none" },
      _motionReduce: { transition: "none" },
    },
  },
});
