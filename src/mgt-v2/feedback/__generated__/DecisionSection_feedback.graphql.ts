/**
 * @generated SignedSource<<b91c21238a3554c05061c5a088d2748e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeedbackState = "APPROVED" | "NEW" | "NOT_FOR_PUBLICATION" | "%future added value";
export type PersonalDataKind = "EMAIL" | "IBAN" | "LICENCE_PLATE" | "NAME" | "PHONE" | "VIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DecisionSection_feedback$data = {
  readonly comment: string | null | undefined;
  readonly decidedAt: string | null | undefined;
  readonly decidedBy: {
    readonly username: string;
  } | null | undefined;
  readonly decisionReason: string | null | undefined;
  readonly id: string;
  readonly personalDataHints: ReadonlyArray<{
    readonly end: number;
    readonly kind: PersonalDataKind;
    readonly start: number;
  }>;
  readonly revision: number;
  readonly state: FeedbackState;
  readonly " $fragmentType": "DecisionSection_feedback";
};
export type DecisionSection_feedback$key = {
  readonly " $data"?: DecisionSection_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionSection_feedback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DecisionSection_feedback",
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
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActorRef",
      "kind": "LinkedField",
      "name": "decidedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decisionReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PersonalDataHint",
      "kind": "LinkedField",
      "name": "personalDataHints",
      "plural": true,
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
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "a76c6dc857273be5bc246820b34a672a";

export default node;
