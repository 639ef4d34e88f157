/** Converts the settings of the installation between the contract and the form. */
import { timeOfDay } from "#domain/berlinTime";
import { calendarDayOf } from "#domain/calendarDays";
import {
  bannerEnd,
  readWholeNumber,
  type BannerValues,
  type SystemSettingsValues,
} from "#domain/schemas/systemSettings";
import { isNumberSetting, isTextSetting, settingKeys } from "#domain/systemSettings";
import type { SystemSettingsForm_values$data } from "./__generated__/SystemSettingsForm_values.graphql";
import type { SystemSettingChanges } from "./__generated__/SystemSettingsFormSaveMutation.graphql";

type Values = Omit<SystemSettingsForm_values$data["values"], "$fragmentType">;

const noBanner: BannerValues = {
  isShown: false,
  german: "",
  english: "",
  endsOn: "",
  endsTime: "",
  isOnLogin: false,
};

function bannerValues(banner: Values["banner"]): BannerValues {
  if (!banner) return noBanner;
  const { german, english, isOnLogin, endsAt } = banner;
  const end = typeof endsAt === "string" ? new Date(endsAt) : null;
  const until = { endsOn: end ? calendarDayOf(end) : "", endsTime: end ? timeOfDay(end) : "" };
  return { isShown: true, german, english, isOnLogin, ...until };
}

/** The form's values of stored settings. */
export function valuesOf(values: Values): SystemSettingsValues {
  return {
    sessionIdleMinutes: String(values.sessionIdleMinutes),
    sessionAbsoluteHours: String(values.sessionAbsoluteHours),
    invitationDays: String(values.invitationDays),
    exportLimit: String(values.exportLimit),
    erasureDays: String(values.erasureDays),
    activityRetentionMonths: String(values.activityRetentionMonths),
    digestHour: String(values.digestHour),
    supportContact: values.supportContact ?? "",
    imprintUrl: values.imprintUrl ?? "",
    privacyUrl: values.privacyUrl ?? "",
    barrierContact: values.barrierContact ?? "",
    mailSender: values.mailSender ?? "",
    languages: values.languages,
    banner: bannerValues(values.banner),
  };
}

/** The input of a save: only what differs from the stored values. */
export function changesOf(values: SystemSettingsValues, stored: SystemSettingsValues): SystemSettingChanges {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const changed = settingKeys.filter((key) => !isSame(values[key], stored[key]));
  return Object.fromEntries(
    changed.map((key) => {
      if (isNumberSetting(key)) return [key, readWholeNumber(values[key])];
      if (isTextSetting(key)) return [key, values[key] || null];
      return [key, key === "languages" ? values.languages : bannerInput(values.banner)];
    }),
  );
}

function bannerInput(banner: BannerValues): SystemSettingChanges["banner"] {
  const { isShown, german, english, isOnLogin } = banner;
  return isShown ? { german, english, isOnLogin, endsAt: bannerEnd(banner)?.toISOString() ?? null } : null;
}
