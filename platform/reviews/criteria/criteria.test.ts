import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import { prepareFixtures, sampleCategory, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { saveTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext } from '#tests/support/staff.ts'
import { listReviews } from '../reviews/list-reviews-to-moderate.ts'
import { approveReview } from '../reviews/moderate-review.ts'
import { readProductReviews } from '../reviews/read-product-reviews.ts'
import { getCriteria, saveCriteria } from './review-criteria.ts'

type Mark = { criterio: string; rotulo: string; nota: number }
type Body = {
  criterios: { codigo: string; rotulo: string }[]
  avaliacoes: { criterios: Mark[] }[]
  conteudo: { avaliacao: { criterios: { rotulo: string; media: number }[] } }
}

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let staff: Awaited<ReturnType<typeof staffContext>>
let bag: number

const NEUTRAL = ['acabamento', 'durabilidade', 'custoBeneficio']
const OF_SOUND = ['som', 'acabamento', 'tocabilidade', 'custoBeneficio']
const CASES = { categoria: 'estojos', versao: 0, criterios: [named('Proteção'), named('Peso')] }

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  staff = await staffContext(database.db, 'dono')
  await prepareFixtures(database.db)
  for (const caminho of ['estojos', 'estojos/capas'])
    await saveCategory(database, sampleCategory(caminho, { nome: caminho }))
  bag = (await saveProduct(database, sampleProduct('capa', { categoria: 'estojos/capas' }))).id
})
afterAll(() => database.close())

test('a subcategory inherits the criteria, reviews are rated by them, and the page shows the averages', async () => {
  expect(codesOf(await subject())).toEqual(NEUTRAL)
  await saveCriteria(staff, CASES)
  expect(await getCriteria(staff, { categoria: 'estojos/capas' })).toMatchObject({ versao: 0, de: 'estojos' })
  expect((await subject()).map(({ rotulo }) => rotulo)).toEqual(['Proteção', 'Peso'])

  // A form that was opened before sends what a case isn't judged by any more.
  await review('ana@example.com', { protecao: 5, som: 1 })
  await review('bia@example.com', { protecao: 4, peso: 2 })

  const { body } = await api('GET', '/url/product/detail?url=/capa')
  expect(body.conteudo.avaliacao.criterios).toMatchObject([
    { rotulo: 'Proteção', media: 4.5 },
    { rotulo: 'Peso', media: 2 },
  ])
  expect(await marks()).toEqual(['Proteção 4, Peso 2', 'Proteção 5'])
})

test('a renamed criterion keeps its marks, and those of a removed one return with it', async () => {
  const { criterios } = await saveCriteria(staff, {
    ...CASES,
    versao: 1,
    criterios: [named('Resistência', 'protecao')],
  })
  expect(criterios).toMatchObject([{ codigo: 'protecao', rotulo: 'Resistência' }])
  expect(await marks()).toEqual(['Resistência 4', 'Resistência 5'])

  await saveCriteria(staff, { ...CASES, versao: 2 })
  expect(await marks()).toEqual(['Proteção 4, Peso 2', 'Proteção 5'])
})

test('of two people who save at once, the second is shown what the first saved', async () => {
  const fails = saveCriteria(staff, { ...CASES, versao: 1 })
  await expect(fails).rejects.toMatchObject({ code: 'VersaoAntiga', data: { versao: 3 } })
  await saveCriteria(staff, { ...CASES, versao: 3, criterios: [] })

  expect(await getCriteria(staff, { categoria: 'estojos' })).toMatchObject({ versao: 0, de: null })
})

test('marks in the columns of the version before and in the new one stay alike, whoever writes', async () => {
  const marksOf = async (chave: string) => {
    const sql = 'select som, custo_beneficio as custo, criterios from avaliacoes where chave = $1'
    return (await database.pool.query(sql, [chave])).rows[0]
  }
  await database.pool.query(
    `insert into avaliacoes (id_produto, chave, nome, email, nota, titulo, comentario, recomenda, som, custo_beneficio,
       compra_verificada, votos_uteis, situacao, data)
     values ($1, 'antiga', 'Ana', 'a@example.com', 5, '', 'Bom.', true, 4, 3, false, 0, 'pendente', now())`,
    [bag],
  )
  expect(await marksOf('antiga')).toEqual({ som: 4, custo: 3, criterios: { som: 4, custoBeneficio: 3 } })

  await database.pool.query(
    `update avaliacoes set criterios = '{"som": 2, "peso": 5}' where chave = 'antiga'`,
  )
  expect(await marksOf('antiga')).toEqual({ som: 2, custo: null, criterios: { som: 2, peso: 5 } })

  await database.pool.query(`update avaliacoes set som = 1 where chave = 'antiga'`)
  expect(await marksOf('antiga')).toEqual({ som: 1, custo: null, criterios: { som: 1, peso: 5 } })
})

test('without criteria, the template says whether products are judged by sound; marks of before stay', async () => {
  const template = { categoria: 'estojos', instrumento: null, campos: [sampleField({ label: 'Cor' })] }
  await saveTemplate(staff, { ...template, versao: 0, instrumento: 'violino' })
  expect(codesOf(await subject())).toEqual(OF_SOUND)
  expect(codesOf((await getCriteria(staff, { categoria: 'estojos/capas' })).criterios)).toEqual(OF_SOUND)
  await review('dora@example.com', { som: 3, acabamento: 5, durabilidade: 1 })

  await saveTemplate(staff, { ...template, versao: 1 })
  expect(codesOf(await subject())).toEqual(NEUTRAL)
  expect(codesOf((await getCriteria(staff, { categoria: 'estojos/capas' })).criterios)).toEqual(NEUTRAL)
  expect((await marks())[0]).toBe('Acabamento 5, Som 3')
  const { conteudo } = await readProductReviews(testContext(database.db), {
    idProduto: bag,
    ordem: 'recentes',
  })
  expect(conteudo.avaliacoes[0]?.criterios.map(({ rotulo }) => rotulo)).toEqual(['Acabamento', 'Som'])
  const moderated = await listReviews(staff, { situacao: 'publicada', busca: '', pagina: 1, porPagina: 20 })
  expect(moderated.itens[0]?.criterios.map(({ rotulo }) => rotulo)).toEqual(['Acabamento', 'Som'])
  const { body } = await api('GET', '/url/product/detail?url=/capa')
  expect(body.conteudo.avaliacao.criterios).toMatchObject([
    { rotulo: 'Acabamento', media: 5 },
    { rotulo: 'Som', media: 3 },
  ])

  const strings = [sampleField({ label: '1ª corda', tipo: 'corda' })]
  await saveTemplate(staff, { ...template, versao: 2, campos: strings })
  expect(codesOf(await subject())).toEqual(OF_SOUND)
})

function codesOf(criteria: { codigo: string }[]) {
  return criteria.map(({ codigo }) => codigo)
}

function named(rotulo: string, codigo = '') {
  return { codigo, rotulo, ajuda: '' }
}

async function subject() {
  return (await api('GET', `/evaluations/product/subject?idProduto=${bag}`)).body.criterios
}

/** The shown marks of each review, newest first. */
async function marks(): Promise<string[]> {
  const { body } = await api('GET', `/evaluations/product?idProduto=${bag}&order=Mais%20recentes`)

  return body.avaliacoes.map(({ criterios }) =>
    criterios.map(({ rotulo, nota }) => `${rotulo} ${nota}`).join(', '),
  )
}

async function review(email: string, criterios: Record<string, number>) {
  const body = {
    idProduto: bag,
    nome: 'Ana',
    email,
    nota: 4,
    comentario: 'Protege bem.',
    recomenda: true,
    criterios,
  }
  expect((await api('POST', '/evaluations/product', { body })).status).toBe(200)
  const { rows } = await database.pool.query('select max(id) as id from avaliacoes')
  await approveReview(testContext(database.db), { id: rows[0].id })
}
