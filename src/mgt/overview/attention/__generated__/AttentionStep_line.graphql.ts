/**
 * @generated SignedSource<<943d2e05c0ca418b44d96f4560f9c7dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttentionKind = "COMMUNE_NOT_INITIALIZED" | "FEE_GAP" | "FEE_OVERLAP" | "IMPORT_FAILED" | "INVITATION_EXPIRING" | "JOB_FAILED" | "KBA_PASSWORD" | "KEYSTORE" | "MAIL_REFUSED" | "PROCESS_ERROR_GROUP" | "PROCESS_WITHOUT_RETRY" | "RESOURCE_DEPRECATED" | "SECRET_KEY" | "TEXT_INCOMPLETE" | "WATER_METER_READING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AttentionStep_line$data = {
  readonly kind: AttentionKind;
  readonly name: string | null | undefined;
  readonly subject: string | null | undefined;
  readonly " $fragmentType": "AttentionStep_line";
};
export type AttentionStep_line$key = {
  readonly " $data"?: AttentionStep_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionStep_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AttentionStep_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "AttentionLine",
  "abstractKey": null
};

(node as any).hash = "a150ffcf73c6d025edb41c1e76e6f020";

export default node;
