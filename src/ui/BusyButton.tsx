import { Button, type ButtonProps } from "@chakra-ui/react";

/** Animated progress line at the lower edge. */
const busy = {
  cursor: "progress",
  "&::after": {
    content: '""',
    position: "absolute",
    inset: "auto 0 0",
    height: "3px",
    background: "linear-gradient(90deg, transparent, currentColor, transparent) no-repeat",
    backgroundSize: "50% 100%",
    animation: "travel 1.2s var(--delay-skeleton) linear infinite both",
    _motionReduce: { animation: "none", backgroundPosition: "50% 0" },
  },
};

interface BusyButtonProps extends ButtonProps {
  readonly isBusy: boolean;
}

/** A button for slow actions. While busy it keeps the focus and ignores clicks; Chakra's `loading` would disable it. */
export function BusyButton({ isBusy, "aria-disabled": isDisabled, onClick, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={isBusy || isDisabled || undefined}
      data-busy={isBusy ? "" : undefined}
      css={isBusy ? busy : undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}
