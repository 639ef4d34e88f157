/**
 * @generated SignedSource<<746b756ad95864fd8d7b2cdcb42dc28e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompletionSection_process$data = {
  readonly completion: {
    readonly at: string;
    readonly by: {
      readonly username: string;
    };
    readonly comment: string;
  } | null | undefined;
  readonly " $fragmentType": "CompletionSection_process";
};
export type CompletionSection_process$key = {
  readonly " $data"?: CompletionSection_process$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompletionSection_process">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CompletionSection_process",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProcessCompletion",
      "kind": "LinkedField",
      "name": "completion",
      "plural": false,
      "selections": [
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
          "concreteType": "ActorRef",
          "kind": "LinkedField",
          "name": "by",
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
          "name": "comment",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Process",
  "abstractKey": null
};

(node as any).hash = "534d99e058909a00f9bc234cc1a20168";

export default node;
