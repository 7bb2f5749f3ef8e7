/**
 * The limits of charges per order. Each charge extends the reservation of the goods, so buyers who go on opening them
 * without paying hold goods that others would buy. Staff may go on: an edit cancels the charge and opens another, and
 * the goods are the store's own. Both count every charge; the one that the last edit opened can be paid in any case.
 */
export const MAX_CHARGES_BY_BUYER = 8
export const MAX_CHARGES_BY_STAFF = 20
