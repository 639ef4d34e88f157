/**
 * @generated SignedSource<<29aaa785040c356fceaeb198441a406b>>
 * @relayHash 56e74f03ba4495ed6f76bea0561bed73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5289554ea91bcf99c07091359847d431f3e39ddea1a0211f22bd10810119f305

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { processesTodayQuery } from './processesTodayQuery.graphql';

const node: PreloadableConcreteRequest<processesTodayQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5289554ea91bcf99c07091359847d431f3e39ddea1a0211f22bd10810119f305",
    "metadata": {},
    "name": "processesTodayQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
