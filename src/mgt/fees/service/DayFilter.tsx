import { Box, Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChosenDay } from "#forms/fields/ChosenDay";
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
  const choose = (chosen: string) => onChoose(chosen === today ? undefined : chosen);
  return (
    <FilterPopover label={day ? t`Stichtag` : t`Stichtag heute`} value={day && formatDate(day)}>
      <Box p={1}>
        <ChosenDay label={<Trans>Preise am</Trans>} day={day ?? today} onChoose={choose} />
        {day && (
          <Button size="sm" mt={2} onClick={() => choose(today)}>
            <Trans>Heute</Trans>
          </Button>
        )}
      </Box>
    </FilterPopover>
  );
}
