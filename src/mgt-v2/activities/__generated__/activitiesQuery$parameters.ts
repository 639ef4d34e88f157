/**
 * @generated SignedSource<<6cdcc53a3273ebef3ffddc9600277191>>
 * @relayHash f731001d7893a1f5d92c31474c0cc698
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 727e9f8a5bdd91f95ba286260c6cb91a23db080d85704a9c5bb9e8d3ffd6b85f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { activitiesQuery } from './activitiesQuery.graphql';

const node: PreloadableConcreteRequest<activitiesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "727e9f8a5bdd91f95ba286260c6cb91a23db080d85704a9c5bb9e8d3ffd6b85f",
    "metadata": {},
    "name": "activitiesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
