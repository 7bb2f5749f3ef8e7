import * as z from 'zod'

const ID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Up to 200 orders by their ids, with commas between them, as an address names them. */
export const OrderIds = z.string().regex(new RegExp(`^${ID}(,${ID}){0,199}$`))
