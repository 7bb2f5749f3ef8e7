/** The slash at the end of the first two is the specification's. */
export const LOGIN_PATH = '/checkout/acesso/'
export const SIGN_UP_PATH = '/checkout/cadastro/'
export const LOGOUT_PATH = '/checkout/sair'
export const RECOVERY_PATH = '/checkout/senha'
export const INTERNAL_SALE_PATH = '/checkout/venda-interna'
export const ACCOUNT_PATH = '/minha-conta/dados'
