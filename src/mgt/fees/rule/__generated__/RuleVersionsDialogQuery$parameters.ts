/**
 * @generated SignedSource<<432564047d395f6c1cc9a546b2e68521>>
 * @relayHash bdb4b799159749e63e769edc0196f2c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 301b0afe4fac256001e92793e9b680bceeaf2761589a388f36a53576f993368e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RuleVersionsDialogQuery } from './RuleVersionsDialogQuery.graphql';

const node: PreloadableConcreteRequest<RuleVersionsDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "301b0afe4fac256001e92793e9b680bceeaf2761589a388f36a53576f993368e",
    "metadata": {},
    "name": "RuleVersionsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
