import type { Page } from '@playwright/test'
import type { User } from '#contract/customers/customers.ts'

const VISITOR: User = {
  id: 0,
  nomeRazao: 'visitor',
  nomeFantasia: 'visitor',
  celular: '',
  telefone: '',
  email: '',
  pessoa: 'F',
  sexo: '',
  nascimento: '',
  revendedor: false,
  logado: false,
  loginFacilitado: false,
  primeiraCompra: true,
  ativo: true,
  representantes: [],
  vendaInterna: false,
  endereco: { cep: '', principal: { cep: '', cidade: '', uf: '', pais: 'BR' } },
}

/** The page's visitor is anonymous. */
export function visitor(page: Page): Promise<void> {
  return answerUser(page, VISITOR)
}

/** The page's visitor is a customer who has logged in, and has no favourites yet. */
export async function customer(page: Page): Promise<void> {
  await page.route('**/v2/front/wishlist', (route) => route.fulfill({ json: { favoritos: [] } }))
  await answerUser(page, { ...VISITOR, id: 7, nomeRazao: 'Ana Souza', nomeFantasia: 'Ana', logado: true })
}

async function answerUser(page: Page, user: User): Promise<void> {
  await page.route('**/v2/front/checkout/user', (route) => route.fulfill({ json: user }))
}
