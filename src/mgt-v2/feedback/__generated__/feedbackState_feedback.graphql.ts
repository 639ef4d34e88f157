/**
 * @generated SignedSource<<a3997160cf10c224762fd418cde4a434>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeedbackState = "APPROVED" | "NEW" | "NOT_FOR_PUBLICATION" | "%future added value";
export type PersonalDataKind = "EMAIL" | "IBAN" | "LICENCE_PLATE" | "NAME" | "PHONE" | "VIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type feedbackState_feedback$data = {
  readonly comment: string | null | undefined;
  readonly decidedAt: string | null | undefined;
  readonly decidedBy: {
    readonly username: string;
  } | null | undefined;
  readonly decisionReason: string | null | undefined;
  readonly id: string;
  readonly isRead: boolean;
  readonly note: string | null | undefined;
  readonly noteAt: string | null | undefined;
  readonly noteBy: {
    readonly username: string;
  } | null | undefined;
  readonly originalComment: string | null | undefined;
  readonly originalErasedOn: string | null | undefined;
  readonly personalDataHints: ReadonlyArray<{
    readonly end: number;
    readonly kind: PersonalDataKind;
    readonly start: number;
  }>;
  readonly readAt: string | null | undefined;
  readonly readBy: {
    readonly username: string;
  } | null | undefined;
  readonly revision: number;
  readonly state: FeedbackState;
  readonly " $fragmentType": "feedbackState_feedback";
};
export type feedbackState_feedback$key = {
  readonly " $data"?: feedbackState_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"feedbackState_feedback">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "username",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "feedbackState_feedback",
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
      "name": "comment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalComment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalErasedOn",
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
      "selections": (v0/*:: as any*/),
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
      "name": "isRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActorRef",
      "kind": "LinkedField",
      "name": "readBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActorRef",
      "kind": "LinkedField",
      "name": "noteBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noteAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};
})();

(node as any).hash = "33f9d19a0c7c5642a37be12ad778b858";

export default node;
