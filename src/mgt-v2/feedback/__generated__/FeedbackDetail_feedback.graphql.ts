/**
 * @generated SignedSource<<8881a697581d95708d141f0bda6b9461>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeedbackDeliveryState = "DELIVERED" | "FAILED" | "PENDING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type FeedbackDetail_feedback$data = {
  readonly commune: {
    readonly ags: string;
    readonly name: string;
  };
  readonly createdAt: string;
  readonly delivery: {
    readonly at: string | null | undefined;
    readonly httpStatus: number | null | undefined;
    readonly state: FeedbackDeliveryState;
  } | null | undefined;
  readonly id: string;
  readonly isRead: boolean;
  readonly rating: number;
  readonly readAt: string | null | undefined;
  readonly readBy: {
    readonly username: string;
  } | null | undefined;
  readonly serviceId: string;
  readonly " $fragmentSpreads": FragmentRefs<"CommentSection_feedback" | "DecisionSection_feedback" | "NoteSection_feedback">;
  readonly " $fragmentType": "FeedbackDetail_feedback";
};
export type FeedbackDetail_feedback$key = {
  readonly " $data"?: FeedbackDetail_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeedbackDetail_feedback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FeedbackDetail_feedback",
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
      "concreteType": "CommuneRef",
      "kind": "LinkedField",
      "name": "commune",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ags",
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rating",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
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
      "name": "readAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FeedbackDelivery",
      "kind": "LinkedField",
      "name": "delivery",
      "plural": false,
      "selections": [
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
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "httpStatus",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommentSection_feedback"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DecisionSection_feedback"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoteSection_feedback"
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "982480ba66aef17f647d04c14babc29e";

export default node;
