/** Titles that the app bar shows before the catalog of their screen is loaded. */
import { msg } from "@lingui/core/macro";

export const communeTitle = msg`Kommune`;
export const processesTitle = msg`Prozesse`;
export const applicationsTitle = msg`Anträge`;
export const usersTitle = msg`Benutzer`;
export const transactionInfoTitle = msg`Transaktionsinformationen`;
