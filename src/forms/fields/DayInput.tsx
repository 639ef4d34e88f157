import { Input, type InputProps } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useState, type FocusEvent } from "react";
import { isCalendarDay, readCalendarDay } from "#domain/calendarDays";
import { formatDate } from "#i18n/formats";

interface DayInputProps extends Omit<InputProps, "value" | "onChange" | "onBlur"> {
  /** A day as YYYY-MM-DD, which is shown as DD.MM.YYYY, or any other text. */
  readonly value: string;
  /** Called with the day as YYYY-MM-DD as soon as it is complete; before that, with the text. */
  readonly onValue: (value: string) => void;
  readonly onBlur?: () => void;
}

/** While a year is typed, its first two digits are not yet a year. */
const hasWholeYear = /\d{4}/;

const shown = (value: string) => (isCalendarDay(value) ? formatDate(value) : value);

/** A text input for a day: typed or pasted in any usual form, and spelled out when it is left. */
export function DayInput({ value, onValue, onBlur, ...props }: DayInputProps) {
  const { t } = useLingui();
  /** What was typed since the focus came, and the value that it led to. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string } | null>(null);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value.trim();
    const next = readCalendarDay(text) ?? text;
    setTyped(null);
    if (next !== value) onValue(next);
    onBlur?.();
  };
  return (
    <Input
      maxW="180px"
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      placeholder={t`TT.MM.JJJJ`}
      value={typed?.value === value ? typed.text : shown(value)}
      onChange={({ currentTarget: { value: text } }) => {
        const next = (hasWholeYear.test(text) && readCalendarDay(text)) || text;
        setTyped({ text, value: next });
        onValue(next);
      }}
      onBlur={leave}
    />
  );
}
