/** How a filter's control looks, as a button or as a select: quiet, and in the accent once it restricts the list. */
export const filterControl = {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: 1.5,
    height: { base: "40px", sm: "control" },
    maxWidth: "260px",
    px: 2.5,
    border: "1px solid",
    borderColor: "border.emphasized",
    borderRadius: "md",
    bg: "bg",
    color: "fg.muted",
    fontSize: "sm",
    whiteSpace: "nowrap",
    cursor: "pointer",
    "& b": { fontWeight: "semibold" },
    "&[data-set]": { bg: "accent.subtle", borderColor: "accent.fg", color: "accent.fg" },
    _focusVisible: { borderRadius: "md" },
  },
} as const;
