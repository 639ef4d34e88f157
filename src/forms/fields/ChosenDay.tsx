import { useId, useState, type ReactNode } from "react";
import { dayProblem, readCalendarDay } from "#domain/calendarDays";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { isEnter } from "#ui/isEnter";
import { DayInput } from "./DayInput";
import { describedBy, FieldError, LabelledField } from "./LabelledField";

interface ChosenDayProps {
  readonly label: ReactNode;
  /** As YYYY-MM-DD. */
  readonly day: string;
  readonly onChoose: (day: string) => void;
}

/** A date field outside a form; commits its value on blur or Enter. */
export function ChosenDay({ label, day, onChoose }: ChosenDayProps) {
  const id = useId();
  const errorMessage = useErrorMessage();
  const [typed, setTyped] = useState(day);
  const [problem, setProblem] = useState<ReturnType<typeof dayProblem>>(null);
  const [previous, setPrevious] = useState(day);
  if (previous !== day) {
    setPrevious(day);
    setTyped(day);
  }
  const choose = () => {
    const next = typed.trim() ? readCalendarDay(typed) : day;
    setProblem(next === null ? dayProblem(typed) : null);
    if (next === null) return;
    setTyped(next);
    if (next !== day) onChoose(next);
  };
  return (
    <LabelledField id={id} label={label} isInvalid={problem !== null} hasDefault>
      <DayInput
        value={typed}
        aria-describedby={describedBy(id, { error: problem !== null })}
        onValue={setTyped}
        onBlur={choose}
        onKeyDown={(event) => {
          if (isEnter(event)) choose();
        }}
      />
      {problem && (
        <FieldError id={id} role="alert">
          {errorMessage({ code: "date_invalid", params: problem })}
        </FieldError>
      )}
    </LabelledField>
  );
}
