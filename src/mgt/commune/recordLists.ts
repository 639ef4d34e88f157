/** Search params of the lists in the sections of a commune. */
import { searchTextMaxLength } from "#domain/limits";
import { serviceGroups } from "#domain/serviceGroups";
import { defineListSearch, type SearchOf } from "#lists/listSearch";
import { oneOf } from "#lists/searchParams";

export const postalCodesList = defineListSearch({
  textMaxLength: searchTextMaxLength,
  sort: { fields: ["POSTAL_CODE", "PLACE"], default: "POSTAL_CODE" },
});
export type PostalCodesSearch = SearchOf<typeof postalCodesList>;

export const registerOfficesList = defineListSearch({
  sort: { fields: ["NAME", "IDENTIFIER"], default: "NAME" },
});
export type RegisterOfficesSearch = SearchOf<typeof registerOfficesList>;

export const countriesList = defineListSearch({
  textMaxLength: searchTextMaxLength,
  sort: { fields: ["NAME", "IS_EU"], default: "NAME" },
  /** Filter by membership in the European Union. */
  filters: { eu: oneOf(["yes", "no"]) },
});
export type CountriesSearch = SearchOf<typeof countriesList>;

export const residentialPropertiesList = defineListSearch({
  textMaxLength: searchTextMaxLength,
  sort: { fields: ["STREET", "POSTAL_CODE", "LOCATION", "DISTRICT"], default: "STREET" },
});
export type ResidentialPropertiesSearch = SearchOf<typeof residentialPropertiesList>;

export const waterMetersList = defineListSearch({
  sort: { fields: ["NAME", "AGS", "READING_FROM"], default: "NAME" },
});
export type WaterMetersSearch = SearchOf<typeof waterMetersList>;

export const servicesList = defineListSearch({
  textMaxLength: searchTextMaxLength,
  filters: { state: oneOf(["enabled", "disabled"]), group: oneOf(serviceGroups) },
});
export type ServicesSearch = SearchOf<typeof servicesList>;
