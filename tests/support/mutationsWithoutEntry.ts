/** Mutations that write no entry of the activity log, each with its reason. */

/** By reason. */
const reasons: readonly (readonly [reason: string, mutations: readonly string[]])[] = [
  [
    "Begins, ends or extends a session; the screen of sessions shows them, and no data is changed.",
    ["mgt.login", "mgt.logout", "mgt.extendSession"],
  ],
  [
    "A file is only checked; what its import changes becomes entries.",
    [
      "mgt.previewUserImport",
      "mgt.previewTextImport",
      "mgt.previewServiceFileImport",
      "mgt.previewPostalCodeImport",
      "mgt.previewResidentialPropertyUpload",
      "mgt.previewOkkommImport",
      "mgt.previewResourceImport",
      "mgt.cancelImport",
      "mgt-v2.checkReportTemplate",
      "ikfz.previewSecurityListImport",
    ],
  ],
  [
    "Returns a file of data that the screen shows as well, and changes nothing.",
    [
      "mgt.exportUsers",
      "mgt.exportTexts",
      "mgt.exportPostalCodes",
      "mgt.exportResidentialProperties",
      "mgt.exportResources",
      "mgt.downloadResources",
      "ikfz.exportSecurityList",
    ],
  ],
  [
    "A dry run; what its start changes becomes entries.",
    [
      "mgt.prepareTextTransfer",
      "mgt.saveTextTransferChoices",
      "mgt.retryTextTransfer",
      "mgt.prepareFeeChange",
      "mgt.excludeFeeChangeItems",
      "mgt.retryFeeChange",
      "mgt.prepareServiceSwitch",
      "mgt.excludeServiceSwitchItems",
      "mgt.undoServiceSwitch",
      "mgt.retryRun",
      "process.prepareProcessJob",
      "process.retryFailedJobItems",
    ],
  ],
  [
    "Stops a run, which names who stopped it; its changes so far have their entries.",
    ["mgt.cancelTextTransfer", "mgt.cancelFeeChange", "mgt.cancelRun", "process.cancelJob"],
  ],
  [
    "Plans a run, which names who planned it; its changes become entries on that day.",
    ["mgt.scheduleServiceSwitch"],
  ],
  ["A test without effect on data.", ["mgt.sendTestMail", "mgt.testResourceConnection", "mgt.checkKeystore"]],
  [
    "Hides a line of the overview, which names who hid it, until when and why.",
    ["mgt.markAttentionSeen", "mgt.unmarkAttentionSeen"],
  ],
  ["Filters of lists that a user keeps; no data of the municipality.", ["mgt.saveView", "mgt.removeViews"]],
  [
    "Favourites, visits and preferences of a user; no data of the municipality, and a log of visits would watch the user.",
    ["mgt.setFavourite", "mgt.recordVisits", "mgt.saveOwnPreferences"],
  ],
  [
    "By an intake system for a citizen; the feedback itself keeps when it was submitted.",
    ["mgt-v2.submitFeedback"],
  ],
  ["Returns a file of sums, and changes nothing.", ["mgt-v2.exportMonthlyTransactions"]],
  ["A mark for colleagues that keeps who read the feedback first and when.", ["mgt-v2.markFeedbackRead"]],
  [
    "By an intake system for an applicant; the process keeps what was reported and when.",
    ["process.submitApplication", "process.reportPayment", "process.reportRefund"],
  ],
];

/** All of them, such as "mgt.login". */
export const mutationsWithoutEntry: readonly string[] = reasons.flatMap(([, mutations]) => mutations);
