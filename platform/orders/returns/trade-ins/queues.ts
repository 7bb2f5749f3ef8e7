import * as z from 'zod'

/** The job that cancels the open charges of a difference that was written off. */
export const CANCEL_DIFFERENCE = {
  name: 'orders.cancel-difference',
  data: z.object({ id: z.uuid() }),
}
