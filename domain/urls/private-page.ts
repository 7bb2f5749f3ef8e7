const PRIVATE =
  /^\/(checkout|minha-conta|newsletter|avaliacao|avaliar|avise-me|orcamento|perguntar|responder|contato|previa)(\/|\.data$|$)/

/**
 * Whether a path leads to a page of one visitor's own, or to its data (`.data`): rendered for nobody else, kept nowhere, and
 * not fetched ahead.
 */
export function isPrivatePage(path: string): boolean {
  return PRIVATE.test(path)
}

/**
 * Whether a path leads to a page where a card may be typed: it lets the card provider's script in, as no other page does, and
 * so is never entered but as a new document.
 */
export function takesCards(path: string): boolean {
  return CARDS.test(path)
}

/** The checkout but for its cart and the ways into the account; an order. */
const CARDS = /^\/(checkout(?!\/(carrinho|acesso|cadastro|senha|sair)(\/|$))(\/|$)|minha-conta\/pedido\/[^/])/
