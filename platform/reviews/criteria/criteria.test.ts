import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareFixtures, sampleCategory, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext } from '#tests/support/staff.ts'
import { approveReview } from '../reviews/moderate-review.ts'
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
  expect((await subject()).map(({ codigo }) => codigo)).toEqual([
    'som',
    'acabamento',
    'tocabilidade',
    'custoBeneficio',
  ])
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
