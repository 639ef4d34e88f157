/** Limits of the list inputs of all contracts. A list of an enum without an entry has at most one of each value. */
import { bookingLayoutColumnsMax } from "#domain/accounting/bookingLayout";
import { feeChangeCommunesMax, feeChangeExclusionsMax, feeChangeFeesMax } from "#domain/feeChanges";
import { feeRuleAnswersMax, feeRuleExamplesMax } from "#domain/feeRules/feeRuleExamples";
import { feeRuleNodesMax } from "#domain/feeRules/feeRuleNodes";
import { feedbackItemsMax, ratings, redactionSpansMax } from "#domain/feedback/feedback";
import { feePricesMax } from "#domain/fees";
import { formFieldsMax, formLanguagesMax, formOptionsMax } from "#domain/formFields";
import {
  bulkItemsMax,
  communeServicesMax,
  countedFiltersMax,
  fileArchiveEntriesMax,
  filterValuesMax,
  jobIdsMax,
  pageSizeMax,
  paymentFeesMax,
  serviceFilesMax,
  sessionsMax,
  userRolesMax,
} from "#domain/limits";
import { offeringCommunesMax, visitsMax } from "#domain/places";
import { reportItemsMax } from "#domain/reports/serviceReports";
import { resourceFilterCommunesMax, resourceImportMax } from "#domain/resources/resourceKinds";
import { extensionsMax, serviceSettingKeys } from "#domain/serviceSettings";
import {
  serviceSwitchCommunesMax,
  serviceSwitchExclusionsMax,
  serviceSwitchServicesMax,
} from "#domain/serviceSwitches";
import { textChangesMax, textLanguages, textLanguagesMax } from "#domain/texts/serviceTexts";
import { transferChoicesMax, transferCommunesMax, transferKeysMax } from "#domain/texts/textTransfers";
import type { ListLimits } from "./listInputs";

const feeRuleNodes = { max: feeRuleNodesMax, code: "fee_rule_too_large" } as const;

export const listLimits: ListLimits = {
  "ActivityFilter.actors": filterValuesMax,
  "SystemSettingChanges.languages": textLanguages.length,
  "ActivityFilter.communes": filterValuesMax,
  "ActivityFilter.processes": filterValuesMax,
  "ActivityFilter.services": filterValuesMax,
  "ActivityFilter.users": filterValuesMax,
  "AddCommuneServicesInput.serviceIds": communeServicesMax,
  "AutomatedJobRunFilter.jobs": filterValuesMax,
  "BookingFilter.budgetItems": filterValuesMax,
  "BookingFilter.communes": filterValuesMax,
  "BookingFilter.paymentMethods": filterValuesMax,
  "BookingFilter.services": filterValuesMax,
  "BookingLayoutInput.columns": bookingLayoutColumnsMax,
  "CommuneFilter.services": filterValuesMax,
  "CreateUserInput.roles": userRolesMax,
  "DecideFeedbackInput.items": feedbackItemsMax,
  "EndSessionsInput.ids": sessionsMax,
  "ExcludeFeeChangeItemsInput.itemIds": feeChangeExclusionsMax,
  "ExcludeServiceSwitchItemsInput.itemIds": serviceSwitchExclusionsMax,
  "FeeRuleExampleInput.answers": feeRuleAnswersMax,
  "FeedbackFilter.communes": filterValuesMax,
  "FeedbackFilter.ratings": ratings.length,
  "FeedbackFilter.services": filterValuesMax,
  "FormFieldInput.helpTexts": formLanguagesMax,
  "FormFieldInput.labels": formLanguagesMax,
  "FormFieldInput.options": formOptionsMax,
  "FormFieldOptionInput.labels": formLanguagesMax,
  "ImportServiceFilesInput.leftOut": fileArchiveEntriesMax,
  "KbaExpiryFilter.communes": filterValuesMax,
  "MarkFeedbackReadInput.ids": feedbackItemsMax,
  "PaymentInput.fees": paymentFeesMax,
  "RemoveReportTemplatesInput.items": reportItemsMax,
  "RemoveSecurityListEntriesInput.ids": bulkItemsMax,
  "ReportPaymentInput.fees": paymentFeesMax,
  "ReportRefundInput.fees": paymentFeesMax,
  "PrepareFeeChangeInput.communes": feeChangeCommunesMax,
  "PrepareFeeChangeInput.feeIds": feeChangeFeesMax,
  "PrepareServiceSwitchInput.communes": serviceSwitchCommunesMax,
  "PrepareServiceSwitchInput.serviceIds": serviceSwitchServicesMax,
  "PrepareTextTransferInput.communes": transferCommunesMax,
  "PrepareTextTransferInput.keys": transferKeysMax,
  "PrepareTextTransferInput.languages": textLanguagesMax,
  "ImportResourcesInput.files": resourceImportMax,
  "ImportResourcesInput.urns": resourceImportMax,
  "PreviewResourceImportInput.files": resourceImportMax,
  "ResourceFilter.communes": resourceFilterCommunesMax,
  "ProcessFilter.communes": filterValuesMax,
  "ProcessFilter.services": filterValuesMax,
  "ProcessFilterSelectionInput.excludedIds": jobIdsMax,
  "ProcessSelectionInput.ids": jobIdsMax,
  "Query.communeOffers(communes:)": offeringCommunesMax,
  "Query.feeRuleReplay(nodes:)": feeRuleNodes,
  "Query.processCounts(filters:)": countedFiltersMax,
  "Query.processUpdates(ids:)": pageSizeMax,
  "RecordVisitsInput.visits": visitsMax,
  "RedactFeedbackInput.spans": redactionSpansMax,
  "RemoveCountriesInput.items": bulkItemsMax,
  "RemovePostalCodesInput.items": bulkItemsMax,
  "RemoveRegisterOfficesInput.items": bulkItemsMax,
  "RemoveResidentialPropertiesInput.items": bulkItemsMax,
  "RemoveServiceFilesInput.items": serviceFilesMax,
  "RemoveViewsInput.items": bulkItemsMax,
  "RemoveWaterMeterReadingCommunesInput.items": bulkItemsMax,
  "ResidentialPropertyFilter.postalCodes": filterValuesMax,
  "RoleInput.services": communeServicesMax,
  "SaveFeeInput.prices": feePricesMax,
  "SaveFeeRuleInput.examples": feeRuleExamplesMax,
  "SaveFeeRuleInput.nodes": feeRuleNodes,
  "SaveServiceFormInput.fields": formFieldsMax,
  "SaveServiceMaintenanceInput.texts": textLanguagesMax,
  "SaveServiceSettingsInput.extensions": extensionsMax,
  "SaveServiceSettingsInput.settings": serviceSettingKeys.length,
  "SaveSystemFeeInput.prices": feePricesMax,
  "SaveTextLanguagesInput.languages": textLanguagesMax,
  "SaveTextTransferChoicesInput.choices": transferChoicesMax,
  "SaveTextsInput.texts": textChangesMax,
  "SaveUserInput.roles": userRolesMax,
  "ServiceTexts.sections(languages:)": textLanguagesMax,
  "SetCommuneServicesEnabledInput.items": bulkItemsMax,
  "Subscription.processesChanged(ids:)": pageSizeMax,
  "SystemFeeFilter.serviceIds": filterValuesMax,
  "TextEntryFilter.languages": textLanguagesMax,
  "UserFilter.communes": filterValuesMax,
  "UserFilter.services": filterValuesMax,
};
