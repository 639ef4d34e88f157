/**
 * @generated SignedSource<<0d5a77cf602aca69d3075ed137a5e128>>
 * @relayHash a5942cdbbf2e9cb2bf43f3f1d524f318
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef48c8be389f253b943af392373982012ee46542e6c732a1be6307ec89ade41a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommuneReportQuery } from './CommuneReportQuery.graphql';

const node: PreloadableConcreteRequest<CommuneReportQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef48c8be389f253b943af392373982012ee46542e6c732a1be6307ec89ade41a",
    "metadata": {},
    "name": "CommuneReportQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
