import { type Browser, expect, type Page, test } from '@playwright/test'
import { contasEnsino } from '#platform/customers/teaching/tables.ts'
import { hydrated } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { logIn } from './support/log-in.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

const PHONE = { width: 360, height: 800 }
const TOKEN = { 'app-token': 'loja-virtual' }
/** Sold in sizes. */
const VIOLIN = '/violino-eagle-ve431-com-estojo-e-arco'

test('@long a teacher applies, is approved, and makes a list without JavaScript', async ({ browser }) => {
  const phone = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })
  const { idCliente } = await logIn(phone, { nomeRazao: 'Professora da jornada' })
  const page = await phone.newPage()
  await page.goto('/minha-conta/ensino')
  await page.getByLabel('Nome, como os pais conhecem').fill('Orquestra da jornada')
  await page.getByRole('button', { name: 'Pedir' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Recebemos' })).toBeVisible()
  await approve(browser, idCliente)

  await page.goto('/minha-conta/ensino')
  await expect(page.getByText('Quem compra pelas suas listas tem 10% de desconto.')).toBeVisible()
  await page.getByLabel('Nome da turma').fill('Violino, terças')
  await page.getByRole('button', { name: 'Criar a lista' }).click()
  await page.getByRole('button', { name: 'Abrir para os pais' }).click()
  await expect(page.getByText('Ponha pelo menos um produto na lista')).toBeVisible()
  await page.getByLabel('Procurar na loja').fill('violino eagle ve431')
  await page.getByRole('button', { name: 'Procurar' }).click()
  await page.getByRole('list', { name: 'Encontrados' }).getByRole('button').first().click()
  await page.getByLabel('Pôr alunos').fill('Ana; 3/4\nBia')
  await page
    .getByRole('region', { name: /^Alunos/ })
    .getByRole('button', { name: 'Pôr na lista' })
    .click()
  await page.getByRole('button', { name: 'Abrir para os pais' }).click()
  await expect(page.getByText('Aberta: os pais veem e compram.')).toBeVisible()
  await page.getByRole('link', { name: 'Ana', exact: true }).click()
  await expect(page.getByRole('option', { name: 'Como está na lista: 3/4' })).toBeAttached()
  await page.getByLabel('Quantos').fill('2')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('0 de 2 já pedidos, 0 pagos.')).toBeVisible()
  await phone.close()
})

test('@long the pages of a list fit a phone, and have no violations', async ({ page, context, browser }) => {
  await page.setViewportSize(PHONE)
  const { idCliente } = await logIn(context)
  await answerConsent(page)
  await page.goto('/minha-conta/ensino')
  await hydrated(page)
  await expectSound(page)
  await page.getByLabel('Nome, como os pais conhecem').fill('Escola das páginas')
  await page.getByRole('button', { name: 'Pedir' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Recebemos' })).toBeVisible()
  await approve(browser, idCliente)
  await page.goto('/minha-conta/ensino')
  await hydrated(page)
  await page.getByLabel('Nome da turma').fill('Turma das páginas')
  await page.getByRole('button', { name: 'Criar a lista' }).click()
  await page.getByLabel('Pôr alunos').fill('Ana; 3/4')
  await page
    .getByRole('region', { name: /^Alunos/ })
    .getByRole('button', { name: 'Pôr na lista' })
    .click()
  await page.getByLabel('Procurar na loja').fill('violino eagle ve431')
  await page.getByRole('button', { name: 'Procurar' }).click()
  await page.getByRole('list', { name: 'Encontrados' }).getByRole('button').first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Produto na lista' })).toBeVisible()
  const list = new URL(page.url()).pathname
  await expectSound(page)
  for (const part of ['/andamento', '/imprimir']) {
    await page.goto(list + part)
    await hydrated(page)
    await expectSound(page)
  }
  // Whoever can't read the QR code types the address that is printed beside it.
  await expect(page.getByText(/^http.+\/turmas\/aluno\/\d+\?chave=/)).toBeVisible()
  await expect(page.getByText(/^http.+\/turmas\/turma\/.+chave=/)).toBeVisible()
  await page.goto(list)
  await page.getByRole('link', { name: 'Ana', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana')
  await expectSound(page)
  const file = await page.request.get(`${list}/andamento.csv`)
  expect(file.headers()['content-type']).toContain('text/csv')
  expect(await file.text()).toContain('Ana;3/4;')
})

test('@long parents buy what the teacher set for their child, and the school the rest, without JavaScript', async ({
  browser,
}) => {
  const school = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })
  const { idCliente } = await logIn(school)
  const page = await school.newPage()
  const { id, link } = await classOf(page, idCliente)

  const family = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false })
  const parent = await family.newPage()
  await parent.goto(link)
  await expect(parent.getByRole('checkbox')).toHaveCount(0)
  await parent.getByLabel('Nome do aluno').fill('ana')
  await parent.getByRole('button', { name: 'Ver o que este aluno precisa' }).click()
  await expect(parent.getByRole('heading', { level: 1 })).toHaveText('Lista de Ana')
  await expect(parent.getByLabel(/^Qual/)).toHaveText(/3\/4/)
  await expect(parent.getByLabel(/^Quantidade/)).toHaveValue('2')
  await expect(parent.getByText('Beto')).toHaveCount(0)
  await parent.getByLabel(/^Levar/).uncheck()
  await parent.getByRole('button', { name: 'Pôr na sacola' }).click()
  await expect(parent.getByRole('alert')).toHaveText('Marque o que vai levar.')
  await parent.getByLabel(/^Levar/).check()
  await parent.getByRole('button', { name: 'Pôr na sacola' }).click()
  await expect(parent.getByText('Para Ana (Turma da escola)')).toBeVisible()
  await family.close()

  await page.goto(`/minha-conta/ensino/${id}/andamento`)
  await page.getByRole('button', { name: 'Pôr na minha sacola o que falta a todos' }).click()
  await expect(page).toHaveURL(/\/checkout\/carrinho\/(#|$)/)
  await expect(page.getByText('Para Ana, Beto (Turma da escola)')).toBeVisible()
  await expect(page.getByText('Baixar orçamento em PDF')).toBeVisible()
  await school.close()
})

/** Approves an account in the panel, with ten percent. */
async function approve(browser: Browser, idCliente: number) {
  const office = await browser.newContext()
  await enterPanel(office, 'gerente')
  const panel = await office.newPage()
  await panel.goto(`/admin/clientes/ensino/${idCliente}`)
  await panel.getByLabel('Porcentagem').fill('10')
  await panel.getByRole('button', { name: 'Aprovar' }).click()
  await expect(panel.getByText('Situação: Aprovada')).toBeVisible()
  expect(await violationsOn(panel)).toEqual([])
  await office.close()
}

async function expectSound(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await violationsOn(page)).toEqual([])
}

/** An approved account of a school, and its open list of a violin by size: two for Ana, one for Beto. */
async function classOf(page: Page, idCliente: number): Promise<{ id: string; link: string }> {
  const conta = {
    idCliente,
    tipo: 'escola',
    nome: 'Escola da turma',
    situacao: 'aprovada',
    percentual: 10,
  } as const
  await inShopDatabase((db) => db.insert(contasEnsino).values({ ...conta, pedidaEm: new Date() }))
  const call = async (method: 'post' | 'put', url: string, data: object) => {
    const answer = await page.request[method](`/v2/front/teaching/lists${url}`, { headers: TOKEN, data })
    expect(answer.status()).toBeLessThan(300)
    return answer.json()
  }
  const { id } = await call('post', '', { nome: 'Turma da escola' })
  await call('post', `/${id}/items`, { produto: VIOLIN })
  const { alunos, itens } = await call('post', `/${id}/pupils`, { alunos: 'Ana; 3/4\nBeto; 3/4' })
  await call('put', `/${id}/pupils/${alunos[0].id}`, {
    nome: 'Ana',
    tamanho: '3/4',
    escolhas: [{ idItem: itens[0].id, idSku: null, quantidade: 2 }],
  })
  const { link } = await call('put', `/${id}/situation`, { situacao: 'aberta' })
  const { pathname, search } = new URL(link)

  return { id, link: pathname + search }
}
