import { type Browser, expect, type Page, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { contasEnsino, listasEnsino } from '#platform/customers/teaching/tables.ts'
import { hydrated } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { anyProduct, identify } from './support/checkout-steps.ts'
import { logIn } from './support/log-in.ts'
import { openPanelPage } from './support/open-panel-page.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

const PHONE = { width: 360, height: 800 }
const TOKEN = { 'app-token': 'loja-virtual' }
const SCHOOL = {
  destinatario: 'Escola da Jornada',
  cep: '80010000',
  logradouro: 'Rua XV de Novembro',
  numero: '400',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Curitiba',
  uf: 'PR',
  referencia: '',
}

type List = { id: string; link: string; alunos: { nome: string; link: string }[] }

test('a teacher’s list is bought by three parents, and sent to the school at once', async ({
  page: teacher,
  context,
  browser,
}) => {
  await answerConsent(teacher)
  const { idCliente } = await logIn(context)
  const list = await listOf(teacher, idCliente)
  const [ana, beto] = list.alunos

  // The first parent has the pupil's link, without JavaScript up to the cart.
  const first = await phone(browser, { javaScriptEnabled: false })
  await first.goto(pathOf(ana?.link))
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Lista de Ana')
  await first.getByRole('button', { name: 'Pôr na sacola' }).click()
  await expect(first).toHaveURL(/\/checkout\/carrinho\/(#|$)/)
  await expect(first.getByText('Para Ana (Turma da jornada)')).toBeVisible()
  await expect(first.getByText(/Lista da Escola da Jornada:/).first()).toBeVisible()
  const firstCookies = await first.context().cookies()
  await first.context().close()
  const buyer = await phone(browser)
  await buyer.context().addCookies(firstCookies)
  await buyToSchool(buyer)

  // The second has the other pupil's, and sees a page that fits and is accessible.
  const second = await phone(browser)
  await second.goto(pathOf(beto?.link))
  await hydrated(second)
  await expectFit(second)
  await second.getByRole('button', { name: 'Pôr na sacola' }).click()
  await expect(second.getByText('Para Beto (Turma da jornada)')).toBeVisible()
  await expectFit(second)
  await buyToSchool(second)

  // The third has the link for all, and names a pupil who isn't on the list yet.
  const third = await phone(browser)
  await third.goto(pathOf(list.link))
  await hydrated(third)
  await expect(third.getByText(/Ana|Beto/)).toHaveCount(0)
  await third.getByRole('button', { name: 'Ver o que este aluno precisa' }).click()
  await expect(third.getByLabel('Nome do aluno')).toBeFocused()
  await third.getByLabel('Nome do aluno').fill('Caio')
  await expectFit(third)
  await third.getByRole('button', { name: 'Ver o que este aluno precisa' }).click()
  await expect(third.getByRole('heading', { level: 1 })).toHaveText('Lista de Caio')
  await expectFit(third)
  await third.getByRole('button', { name: 'Pôr na sacola' }).click()
  await expect(third.getByText('Para Caio (Turma da jornada)')).toBeVisible()
  await buyToSchool(third)

  // Whoever opens a pupil's link now reads that it was bought.
  await third.goto(pathOf(ana?.link))
  await expect(third.getByText(/Já comprado: 1 unidade/).first()).toBeVisible()
  await teacher.goto(`/minha-conta/ensino/${list.id}/andamento`)
  await expect(
    teacher.getByText('3 de 3 já pediram tudo o que é obrigatório.', { exact: false }),
  ).toBeVisible()

  const staff = await browser.newContext()
  await enterPanel(staff, 'dono')
  const panel = await staff.newPage()
  await panel.goto('/admin/turmas')
  // Other runs have classes of this name.
  await panel.locator(`a[href$="/turmas/${list.id}"]`).first().click()
  await expect(panel.getByRole('cell', { name: 'Ana' })).toBeVisible()
  await panel.getByLabel('Código de rastreio').fill('AA123456785BR')
  await panel.getByLabel('Transportadora').fill('Correios')
  expect(await violationsOn(panel)).toEqual([])
  await panel.setViewportSize(PHONE)
  expect(await violationsOn(panel)).toEqual([])
  await expectTableToFit(panel)
  await panel.getByRole('button', { name: 'Enviar 3 pedidos' }).click()
  await expect(panel.getByText('Nada mais a enviar desta turma.')).toBeVisible()
  await openPanelPage(panel, `/admin/clientes/ensino/${idCliente}`)
  await expectTableToFit(panel)
  await staff.close()
})

/** The table shows all its columns on a phone, and nothing scrolls inside its card. */
async function expectTableToFit(panel: Page) {
  const right = await panel.getByRole('table').evaluate((table) => table.getBoundingClientRect().right)
  expect(right).toBeLessThan(PHONE.width)
}

/** An approved account of a school, and its open list of one product for two pupils. */
async function listOf(page: Page, idCliente: number): Promise<List> {
  await inShopDatabase((db) =>
    db.insert(contasEnsino).values({
      idCliente,
      tipo: 'escola',
      nome: 'Escola da Jornada',
      situacao: 'aprovada',
      percentual: 10,
      pedidaEm: new Date(),
    }),
  )
  const { path } = await anyProduct()
  const call = async (method: 'post' | 'put', url: string, data: object) => {
    const answer = await page.request[method](`/v2/front/teaching/lists${url}`, { headers: TOKEN, data })
    expect(answer.status()).toBeLessThan(300)
    return answer.json()
  }
  const { id } = await call('post', '', { nome: 'Turma da jornada' })
  await call('post', `/${id}/pupils`, { alunos: 'Ana; 3/4\nBeto' })
  await call('post', `/${id}/items`, { produto: path })
  await inShopDatabase((db) =>
    db
      .update(listasEnsino)
      .set({ entrega: 'escola', endereco: SCHOOL, prazo: '2099-12-01' })
      .where(eq(listasEnsino.id, id)),
  )

  return call('put', `/${id}/situation`, { situacao: 'aberta' })
}

async function phone(browser: Browser, options = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, ...options })
  const page = await context.newPage()
  if (!('javaScriptEnabled' in options)) await answerConsent(page)

  return page
}

/** From the full cart to a paid order: the school needs no address of the buyer. */
async function buyToSchool(page: Page) {
  await page.goto('/checkout')
  await hydrated(page)
  await identify(page)
  await expect(page.getByRole('radio', { name: /Entrega na Escola da Jornada/ })).toBeChecked()
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()
  await page.getByRole('button', { name: 'Finalizar e pagar com Pix' }).click()
  await expect(page).toHaveURL(/\/minha-conta\/pedido\//)
  const [bank] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'pague na página do provedor simulado' }).click(),
  ])
  await bank.getByRole('button', { name: 'Pagar agora' }).click()
  await expect(bank.getByRole('status')).toHaveText('paga')
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Pagamento aprovado', {
    timeout: 30_000,
  })
}

function pathOf(link = ''): string {
  const { pathname, search } = new URL(link)

  return pathname + search
}

/** Without violations, and nothing wider than the screen. */
async function expectFit(page: Page) {
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
}
