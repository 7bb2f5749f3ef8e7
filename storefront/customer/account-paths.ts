/** The specification writes the first two with a trailing slash. */
export const LOGIN_PATH = '/checkout/acesso/'
export const SIGN_UP_PATH = '/checkout/cadastro/'
export const LOGOUT_PATH = '/checkout/sair'
export const RECOVERY_PATH = '/checkout/senha'
export const INTERNAL_SALE_PATH = '/checkout/venda-interna'
export const ACCOUNT_PATH = '/minha-conta/dados'
export const ADDRESSES_PATH = '/minha-conta/enderecos'
export const CARDS_PATH = '/minha-conta/cartoes'
export const WORKSHOP_PATH = '/minha-conta/oficina'
export const QUOTES_PATH = '/minha-conta/propostas'
export const SECURITY_PATH = '/minha-conta/seguranca'
export const PRIVACY_PATH = '/minha-conta/privacidade'
export const EXPORT_PATH = '/minha-conta/privacidade/meus-dados.json'
export const FAREWELL_PATH = '/checkout/conta-excluida'

/** The shopper's own lists, which need no account. */
export const LISTS_PATH = '/listas'
