import { Button, type ButtonProps } from "@chakra-ui/react";

interface BusyButtonProps extends ButtonProps {
  readonly isBusy: boolean;
}

/** A button whose action takes a while. Busy it keeps the focus and ignores clicks; Chakra's `loading` disables it. */
export function BusyButton({ isBusy, "aria-disabled": isDisabled, onClick, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={isBusy || isDisabled || undefined}
      data-busy={isBusy ? "" : undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}
