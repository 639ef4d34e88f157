/**
 * @generated SignedSource<<8643bfd4b73f9639ebe51043486833c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ApplicationStatus = "ERROR" | "ERROR_WITHOUT_RETRY" | "FINALLY_TERMINATED" | "IN_PROGRESS" | "SUCCESS" | "SUCCESS_MANUAL" | "UNKNOWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type searchProcesses_process$data = {
  readonly businessKey: string | null | undefined;
  readonly commune: {
    readonly ags: string;
    readonly name: string;
  };
  readonly name: string;
  readonly paymentSystemIdentifier: string | null | undefined;
  readonly pid: string;
  readonly serviceId: string;
  readonly status: ApplicationStatus;
  readonly uuid: string;
  readonly " $fragmentType": "searchProcesses_process";
};
export type searchProcesses_process$key = {
  readonly " $data"?: searchProcesses_process$data;
  readonly " $fragmentSpreads": FragmentRefs<"searchProcesses_process">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "searchProcesses_process"
};

(node as any).hash = "d3908407cb316b615c3f776bef55c1ba";

export default node;
