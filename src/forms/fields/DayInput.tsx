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

/** Requires a year of four digits, since the user may not have typed all of them yet. */
const hasWholeYear = /\d{4}/;

const shown = (value: string) => (isCalendarDay(value) ? formatDate(value) : value);

/** A text input for a day. Accepts all usual formats and normalises the text on blur. */
export function DayInput({ value, onValue, onBlur, ...props }: DayInputProps) {
  const { t } = useLingui();
  /** Text typed since focus, and the value parsed from it. */
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
