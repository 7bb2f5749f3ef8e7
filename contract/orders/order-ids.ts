import * as z from 'zod'

const ID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** Up to 200 order ids, comma-separated, as in an address. */
export const OrderIds = z.string().regex(new RegExp(`^${ID}(,${ID}){0,199}$`))
