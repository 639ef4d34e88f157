import { calendarDayOf } from "#domain/calendarDays";
import { timeOfDay } from "#domain/berlinTime";
import type { MaintenanceState } from "#domain/maintenancePeriod";
import type { MaintenanceValues } from "#domain/schemas/serviceMaintenance";
import { sourceLanguage } from "#domain/texts/serviceTexts";
import type { MaintenanceForm_values$data } from "./__generated__/MaintenanceForm_values.graphql";

/** Values of a new maintenance. */
const blank: MaintenanceValues = {
  begins: "NOW",
  beginsOn: "",
  beginsTime: "",
  endsOn: "",
  endsTime: "",
  texts: [{ language: sourceLanguage, text: "" }],
};

/** The form's values of a stored maintenance, or of a new one. One that has begun keeps its beginning. */
export function valuesOf(
  stored: Omit<MaintenanceForm_values$data, " $fragmentType"> | null,
  state: MaintenanceState | undefined,
): MaintenanceValues {
  if (!stored) return blank;
  const [begin, end] = [new Date(stored.beginsAt), new Date(stored.endsAt)];
  const begins =
    state === "PLANNED"
      ? { begins: "LATER" as const, beginsOn: calendarDayOf(begin), beginsTime: timeOfDay(begin) }
      : { begins: "NOW" as const, beginsOn: "", beginsTime: "" };
  const ends = { endsOn: calendarDayOf(end), endsTime: timeOfDay(end) };
  return { ...begins, ...ends, texts: stored.texts.map(({ language, text }) => ({ language, text })) };
}
