import { Box, Button, Input } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { isCalendarDay } from "#domain/calendarDays";
import { formatDate } from "#i18n/formats";
import { FilterPopover } from "#ui/FilterPopover";

interface DayFilterProps {
  /** The chosen day; undefined: today. */
  readonly day: string | undefined;
  readonly today: string;
  readonly onChoose: (day: string | undefined) => void;
}

/** The day whose prices are shown. */
export function DayFilter({ day, today, onChoose }: DayFilterProps) {
  const { t } = useLingui();
  const id = useId();
  const choose = (typed: string) => onChoose(typed === today || !isCalendarDay(typed) ? undefined : typed);
  return (
    <FilterPopover label={day ? t`Stichtag` : t`Stichtag heute`} value={day && formatDate(day)}>
      <Box p={1}>
        <Box asChild display="block" mb={1} textStyle="sm" fontWeight="medium">
          <label htmlFor={id}>
            <Trans>Preise am</Trans>
          </label>
        </Box>
        <Input
          id={id}
          type="date"
          max="2199-12-31"
          defaultValue={day ?? today}
          onChange={(event) => choose(event.target.value)}
        />
        {day && (
          <Button size="sm" mt={2} onClick={() => choose(today)}>
            <Trans>Heute</Trans>
          </Button>
        )}
      </Box>
    </FilterPopover>
  );
}
