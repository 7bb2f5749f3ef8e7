import type { Page } from '@playwright/test'
import type { User } from '#contract/customers.ts'

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

/** The page's visitor is nobody in particular. */
export function visitor(page: Page): Promise<void> {
  return answerUser(page, VISITOR)
}

/** The page's visitor is a customer who has logged in. */
export function customer(page: Page): Promise<void> {
  return answerUser(page, { ...VISITOR, id: 7, nomeRazao: 'Ana Souza', nomeFantasia: 'Ana', logado: true })
}

async function answerUser(page: Page, user: User): Promise<void> {
  await page.route('**/v2/front/checkout/user', (route) => route.fulfill({ json: user }))
}
