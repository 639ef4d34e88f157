/**
 * @generated SignedSource<<632be03b3e6ad0e329cea6f2fd62da8d>>
 * @relayHash 9050a9d5ba7c4e74678113a5cec20f70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 274a5d898c8cbf223f1696655e8b6777ae068be07c8c31c5bca740398c8639bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RuleVersionsDialogQuery } from './RuleVersionsDialogQuery.graphql';

const node: PreloadableConcreteRequest<RuleVersionsDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "274a5d898c8cbf223f1696655e8b6777ae068be07c8c31c5bca740398c8639bd",
    "metadata": {},
    "name": "RuleVersionsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
