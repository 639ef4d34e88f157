/**
 * @generated SignedSource<<8ff598b598408c2730e19b7d3b875792>>
 * @relayHash b99085a4c90237b3267d52628070796f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1f5d0f7cb3fbae69113bb069ad6c709dbfed03bf2a9721be0f4c15a8f26338b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingExportScreenQuery } from './BookingExportScreenQuery.graphql';

const node: PreloadableConcreteRequest<BookingExportScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1f5d0f7cb3fbae69113bb069ad6c709dbfed03bf2a9721be0f4c15a8f26338b",
    "metadata": {},
    "name": "BookingExportScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
