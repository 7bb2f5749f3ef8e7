/** Who moves stock where no person does: an order, a kit that follows its parts, a product that is saved. */
export const STORE = 'Loja'
