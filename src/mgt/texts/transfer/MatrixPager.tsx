import { Button, Flex } from "@chakra-ui/react";

interface MatrixPagerProps {
  /** Accessible name. */
  readonly label: string;
  /** Describes the current page. */
  readonly text: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Undefined: there is no earlier page. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** Pages through the rows or the columns of the matrix. */
export function MatrixPager(props: MatrixPagerProps) {
  const { label, text, previousLabel, nextLabel, onPrevious, onNext } = props;
  return (
    <Flex as="nav" aria-label={label} wrap="wrap" align="center" gap={2} textStyle="sm">
      <span>{text}</span>
      <Button size="sm" ms="auto" disabled={!onPrevious} onClick={onPrevious}>
        {previousLabel}
      </Button>
      <Button size="sm" disabled={!onNext} onClick={onNext}>
        {nextLabel}
      </Button>
    </Flex>
  );
}
