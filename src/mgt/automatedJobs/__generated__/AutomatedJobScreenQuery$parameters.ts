/**
 * @generated SignedSource<<8eef819ce464d140973ffa8230cb8c8d>>
 * @relayHash 96bc0140e971f9e24591d54de51116e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bb600a41beef750ed9af728270c24e3fef66b9f9da440dec9c27b103233faa3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AutomatedJobScreenQuery } from './AutomatedJobScreenQuery.graphql';

const node: PreloadableConcreteRequest<AutomatedJobScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0bb600a41beef750ed9af728270c24e3fef66b9f9da440dec9c27b103233faa3",
    "metadata": {},
    "name": "AutomatedJobScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
