import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error of the Orders API: its status, and its body with one code and its details. */
export type ApiError = { status: ContentfulStatusCode; body: { errors: ErrorEntry[]; data?: unknown } }

type ErrorEntry = { code: string; message: string; details?: string[] }

/** The errors of the API reference that the simulation answers, each with its status and its message. */
const ERRORS = {
  empty_required_header: [400, "The 'X-Idempotency-Key' header is required and was not sent."],
  required_properties: [400, 'Some required properties are missing.'],
  property_value: [400, 'A property has an incorrect value.'],
  json_syntax_error: [400, 'An incorrect JSON was sent.'],
  unsupported_properties: [400, 'An unsupported property was sent.'],
  invalid_total_amount: [400, "'total_amount' differs from the sum of the payments."],
  refund_amount_exceeds: [400, 'The requested refund amount is greater than the available amount.'],
  required_search_params: [400, "'begin_date' and 'end_date' are mandatory."],
  unauthorized: [401, 'The value sent as Access Token is incorrect.'],
  failed: [402, 'The following transactions failed'],
  order_not_found: [404, 'Order not found.'],
  transaction_not_found: [404, 'Transaction not found.'],
  idempotency_key_already_used: [409, 'The value sent as the idempotency header has already been used.'],
  cannot_capture_order: [409, 'The status of the order does not allow its capture.'],
  cannot_cancel_order: [409, 'The status of the order does not allow its cancelation.'],
  order_already_canceled: [409, 'The order has already been canceled.'],
  cannot_refund_order: [409, 'Cannot refund order.'],
  order_already_refunded: [409, 'Order already refunded.'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>

export function apiError(code: keyof typeof ERRORS, details?: string[]): ApiError {
  const [status, message] = ERRORS[code]

  return { status, body: { errors: [{ code, message, ...(details ? { details } : {}) }] } }
}
