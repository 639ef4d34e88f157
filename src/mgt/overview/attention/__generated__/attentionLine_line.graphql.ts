/**
 * @generated SignedSource<<2371b847d591b49e354379180b3c7084>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttentionKind = "COMMUNE_NOT_INITIALIZED" | "FEE_GAP" | "FEE_OVERLAP" | "IMPORT_FAILED" | "INVITATION_EXPIRING" | "JOB_FAILED" | "KBA_PASSWORD" | "KEYSTORE" | "MAIL_REFUSED" | "PROCESS_ERROR_GROUP" | "PROCESS_WITHOUT_RETRY" | "RESOURCE_DEPRECATED" | "SECRET_KEY" | "TEXT_INCOMPLETE" | "WATER_METER_READING" | "%future added value";
export type AttentionUrgency = "ERROR" | "WARNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type attentionLine_line$data = {
  readonly count: number;
  readonly id: string;
  readonly kind: AttentionKind;
  readonly seen: {
    readonly isOutgrown: boolean;
  } | null | undefined;
  readonly urgency: AttentionUrgency;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionRow_line" | "MarkSeenDialog_line" | "SeenLines_line">;
  readonly " $fragmentType": "attentionLine_line";
};
export type attentionLine_line$key = {
  readonly " $data"?: attentionLine_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"attentionLine_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "attentionLine_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "urgency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttentionSeen",
      "kind": "LinkedField",
      "name": "seen",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOutgrown",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttentionRow_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeenLines_line"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MarkSeenDialog_line"
    }
  ],
  "type": "AttentionLine",
  "abstractKey": null
};

(node as any).hash = "c67d0f3a8c3c34d928a5d35f453e671e";

export default node;
