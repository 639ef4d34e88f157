/**
 * @generated SignedSource<<e1d6d29b476c080aadea76d1408e649f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResidentialPropertyMode = "AUTOMATIC" | "MANUAL" | "%future added value";
export type ResidentialPropertySourceKind = "FILE_UPLOAD" | "OKKOMM_IMPORT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SourcePanel_commune$data = {
  readonly ags: string;
  readonly residentialPropertySource: {
    readonly lastUpdatedAt: string | null | undefined;
    readonly mode: ResidentialPropertyMode;
    readonly nextRunAt: string | null | undefined;
    readonly running: {
      readonly createdAt: string;
      readonly createdBy: {
        readonly username: string;
      };
    } | null | undefined;
    readonly source: ResidentialPropertySourceKind;
    readonly " $fragmentSpreads": FragmentRefs<"SourceForm_source">;
  } | null | undefined;
  readonly " $fragmentType": "SourcePanel_commune";
};
export type SourcePanel_commune$key = {
  readonly " $data"?: SourcePanel_commune$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourcePanel_commune">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SourcePanel_commune",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ags",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "ResidentialPropertySource",
        "kind": "LinkedField",
        "name": "residentialPropertySource",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "source",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mode",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastUpdatedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nextRunAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ImportPreview",
            "kind": "LinkedField",
            "name": "running",
            "plural": false,
            "selections": [
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
                "concreteType": "ActorRef",
                "kind": "LinkedField",
                "name": "createdBy",
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
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SourceForm_source"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Commune",
  "abstractKey": null
};

(node as any).hash = "ef8d254b0ae6e52144ee87fd58889118";

export default node;
