/**
 * @generated SignedSource<<96fc3c22d134f44177ce6f0bdda3590d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlaceholderSource = "APPLICATION" | "COMMUNE" | "FORM" | "PAYMENT" | "%future added value";
export type ReportKind = "DOCX" | "JRXML" | "ODT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReportItem_report$data = {
  readonly commune: {
    readonly ags: string;
  };
  readonly id: string;
  readonly inherited: {
    readonly byteSize: number;
    readonly fileName: string;
    readonly kind: ReportKind;
    readonly placeholders: {
      readonly known: ReadonlyArray<{
        readonly label: string;
        readonly name: string;
        readonly source: PlaceholderSource;
      }>;
      readonly unknown: ReadonlyArray<{
        readonly name: string;
        readonly proposal: string | null | undefined;
      }>;
      readonly unused: ReadonlyArray<{
        readonly label: string;
        readonly name: string;
      }>;
    };
  } | null | undefined;
  readonly isMissing: boolean;
  readonly own: {
    readonly byteSize: number;
    readonly fileName: string;
    readonly kind: ReportKind;
    readonly placeholders: {
      readonly known: ReadonlyArray<{
        readonly label: string;
        readonly name: string;
        readonly source: PlaceholderSource;
      }>;
      readonly unknown: ReadonlyArray<{
        readonly name: string;
        readonly proposal: string | null | undefined;
      }>;
      readonly unused: ReadonlyArray<{
        readonly label: string;
        readonly name: string;
      }>;
    };
    readonly savedAt: string | null | undefined;
    readonly savedBy: {
      readonly username: string;
    } | null | undefined;
  } | null | undefined;
  readonly report: string;
  readonly serviceId: string;
  readonly versions: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"RemoveTemplateButton_report" | "ReportHistory_report">;
  readonly " $fragmentType": "ReportItem_report";
};
export type ReportItem_report$key = {
  readonly " $data"?: ReportItem_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportItem_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "byteSize",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "ReportPlaceholders",
  "kind": "LinkedField",
  "name": "placeholders",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "KnownPlaceholder",
      "kind": "LinkedField",
      "name": "known",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UnknownPlaceholder",
      "kind": "LinkedField",
      "name": "unknown",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "proposal",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "KnownPlaceholder",
      "kind": "LinkedField",
      "name": "unused",
      "plural": true,
      "selections": [
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportItem_report",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "report",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMissing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportTemplate",
      "kind": "LinkedField",
      "name": "own",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActorRef",
          "kind": "LinkedField",
          "name": "savedBy",
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
        (v6/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportTemplate",
      "kind": "LinkedField",
      "name": "inherited",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v6/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReportTemplateVersion",
      "kind": "LinkedField",
      "name": "versions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RemoveTemplateButton_report"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportHistory_report"
    }
  ],
  "type": "ServiceReport",
  "abstractKey": null
};
})();

(node as any).hash = "174633ca40c456c092bf904bc6585907";

export default node;
