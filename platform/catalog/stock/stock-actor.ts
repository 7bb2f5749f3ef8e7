/**
 * The actor of stock movements that no person makes: of an order, of a kit that follows its parts, of a saved product.
 */
export const STORE = 'Loja'
