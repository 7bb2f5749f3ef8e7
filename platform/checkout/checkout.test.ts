import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Checkout } from '#contract/cart/checkout.ts'
import { freightTables } from '#demo/freight.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { hashPassword } from '#platform/infrastructure/security/passwords.ts'
import { saveCoupon } from '#platform/marketing/promotions/save-coupon.ts'
import { promocaoUsos } from '#platform/marketing/tables.ts'
import { accountsAt } from '#platform/payments/accounts/accounts.fixtures.ts'
import type { PaymentAccount } from '#platform/payments/port.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { testContext } from '#tests/support/request-context.ts'
import { SHOP_ACCOUNT } from '#tools/counterparts/shop-account.ts'
import { type Providers, startProviders } from '#tools/counterparts/start-providers.ts'
import { getCheckout } from './draft/get-checkout.ts'
import { purgeDrafts } from './draft/purge-drafts.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const HOUR = 3_600_000
const CLARA = {
  nomeRazao: 'Clara Nunes',
  documento: '529.982.247-25',
  email: 'Clara@Exemplo.com.br',
  celular: '(11) 98765-4321',
}
const SE = { destinatario: '', cep: '01001-000', logradouro: 'Praça da Sé', numero: '1' }
const STORED_SE = {
  ...SE,
  cep: '01001000',
  destinatario: 'Clara Nunes',
  complemento: '',
  bairro: '',
  referencia: '',
  cidade: 'São Paulo',
  uf: 'SP',
}

type Refused = { code: string; data: { campos: { campo: string }[] } }

let database: TestDatabase
let api: ReturnType<typeof testApi<Checkout & Refused>>
let psp: Providers
let payments: PaymentAccount[]
let idProduto: number
let session: string
let now: Date

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  psp = await startProviders()
  payments = accountsAt(psp)
  await prepareFixtures(database.db)
  await saveFreightTables(database, freightTables())
  await saveCoupon(database, {
    codigo: 'UMA-VEZ',
    nome: 'Uma vez',
    usosPorCliente: 1,
    beneficio: { tipo: 'porcentagem', porcentagem: 10 },
  })
})
afterAll(async () => {
  await psp.close()
  await database.close()
})
beforeEach(async () => {
  now = NOON
  session = sessionToken()
  ;({ id: idProduto } = await saveProduct(
    database,
    sampleProduct('violino', { skus: [sampleSku('VIOLINO', { precoPor: 10_000, estoque: 9 })] }),
  ))
  await emptyTables(database.pool, 'compras', 'cotacoes', 'clientes', 'sessoes', 'carrinhos', 'promocao_usos')
})

describe('a checkout', () => {
  test('starts with only the cart', async () => {
    await fillCart()
    const { status, body } = await checkout()

    expect(status).toBe(200)
    expect(body).toMatchObject({
      passo: 'identificacao',
      carrinho: { quantidadeTotal: 2, total: 20_000 },
      identificacao: null,
      entrega: { endereco: null, salvos: [], cotacao: null, idFrete: null },
      totais: { itens: 20_000, frete: null, total: 20_000 },
      formas: [],
      versao: null,
      formularioCartao: {
        conta: SHOP_ACCOUNT,
        campos: { provedor: 'mercadoPago', script: `${psp.mercadoPago.url}/js/v2` },
      },
    })
  })

  test('is empty for an empty cart', async () => {
    expect((await checkout()).body).toMatchObject({ carrinho: { itens: [] }, formas: [], versao: null })
    await identify()
    await deliver({ endereco: SE })

    expect((await checkout()).body).toMatchObject({ entrega: { cotacao: null }, versao: null })
  })

  test('is completed step by step, and is saved', async () => {
    await fillCart()
    const identified = await identify()
    expect(identified.body).toMatchObject({
      passo: 'entrega',
      identificacao: {
        pessoa: 'F',
        nomeRazao: 'Clara Nunes',
        documento: '52998224725',
        inscricaoEstadual: '',
        email: 'clara@exemplo.com.br',
        celular: '+5511987654321',
      },
    })

    const addressed = await deliver({ endereco: SE })
    expect(addressed.body).toMatchObject({
      passo: 'entrega',
      entrega: { endereco: STORED_SE, cotacao: { cep: '01001000', cidade: 'São Paulo' }, idFrete: null },
    })
    const [frete] = addressed.body.entrega.cotacao?.fretes ?? []
    const valor = frete?.valor ?? Number.NaN

    const chosen = await deliver({ idFrete: frete?.id })
    expect(chosen.body).toMatchObject({
      passo: 'pagamento',
      entrega: { endereco: STORED_SE, idFrete: frete?.id },
      totais: { itens: 20_000, frete: valor, total: 20_000 + valor },
      formas: [
        { metodo: 'pix', desconto: 2_000, total: 18_000 + valor, parcelas: [] },
        { metodo: 'cartao', desconto: 0, total: 20_000 + valor },
        { metodo: 'boleto', desconto: 0, total: 20_000 + valor, parcelas: [] },
      ],
      versao: expect.stringMatching(/./),
    })
    expect(chosen.body.formas[1]?.parcelas[0]).toMatchObject({ parcelas: 1, valorTotal: 20_000 + valor })
    expect((await checkout()).body).toEqual(chosen.body)
  })

  test('offers the methods for which the store has a provider', async () => {
    await fillCart()
    payments = payments.map((account) => ({ ...account, provider: { ...account.provider, cartao: null } }))
    await complete()
    const { body } = await checkout()
    payments = accountsAt(psp)

    expect(body.formas.map(({ metodo }) => metodo)).toEqual(['pix', 'boleto'])
    expect(body.formularioCartao).toBeNull()
  })

  test('is not shown in another session', async () => {
    await fillCart()
    await complete()
    session = sessionToken()

    expect((await checkout()).body).toMatchObject({ identificacao: null, entrega: { endereco: null } })
  })

  test('changes its version with what the shopper would pay', async () => {
    await fillCart()
    const { body: seen } = await complete()
    expect((await checkout()).body.versao).toBe(seen.versao)
    await fillCart()

    expect((await checkout()).body.versao).not.toBe(seen.versao)
  })

  test('keeps its freight quote as long as it is valid', async () => {
    await fillCart()
    const { body: seen } = await complete()
    const idCotacao = seen.entrega.cotacao?.idCotacao
    await database.pool.query('update fretes_faixas set valor = valor + 100')
    now = new Date(NOON.getTime() + HOUR)
    expect((await checkout()).body.entrega.cotacao).toEqual(seen.entrega.cotacao)

    now = new Date(NOON.getTime() + 2 * HOUR)
    const { body } = await checkout()
    await database.pool.query('update fretes_faixas set valor = valor - 100')
    expect(body.entrega.cotacao?.idCotacao).not.toBe(idCotacao)
    expect(body.totais.frete).toBe((seen.totais.frete ?? Number.NaN) + 100)
    expect((await checkout()).body.entrega.cotacao).toEqual(body.entrega.cotacao)
  })

  test('quotes for the CEP that the visitor entered elsewhere in the shop', async () => {
    await fillCart()
    await api('POST', '/checkout/zipcode', { session, body: { cep: '20040-002' } })

    expect((await checkout()).body.entrega).toMatchObject({
      endereco: null,
      cotacao: { cep: '20040002', cidade: 'Rio de Janeiro' },
    })
  })

  test('counts a coupon’s uses by the CPF that a guest typed', async () => {
    await fillCart()
    await api('PUT', '/promotional/coupon/UMA-VEZ', { session, context: { now: now } })
    expect((await identify()).body.carrinho.total).toBe(18_000)
    const { rows } = await database.pool.query("select id from promocoes where codigo = 'UMA-VEZ'")
    await database.db.insert(promocaoUsos).values({
      idPromocao: rows[0].id,
      pedido: crypto.randomUUID(),
      idCliente: null,
      documento: '52998224725',
      usadoEm: now,
    })
    const { body } = await checkout()

    expect(body.carrinho).toMatchObject({ total: 20_000, cupom: null })
    expect(body.carrinho.mensagens.length).toBeGreaterThan(0)
    expect(body.totais.itens).toBe(20_000)
  })

  test('requires a session', async () => {
    await expect(getCheckout(testContext(database.db))).rejects.toMatchObject({ code: 'SessaoAusente' })
  })
})

describe('the buyer', () => {
  test('can agree to offers, which is saved', async () => {
    expect((await identify()).body.aceitaOfertas).toBe(false)
    await put('buyer', { ...CLARA, aceitaOfertas: true })

    expect((await checkout()).body.aceitaOfertas).toBe(true)
  })

  test('gets an error for each wrong field, and nothing is saved', async () => {
    await fillCart()
    const { status, body } = await identify({ documento: '529.982.247-24', email: 'clara', celular: '' })

    expect(status).toBe(422)
    expect(body.code).toBe('CamposInvalidos')
    expect(body.data.campos.map(({ campo }) => campo)).toEqual(['email', 'documento', 'celular'])
    expect((await checkout()).body.identificacao).toBeNull()
  })

  test.each([undefined, {}, { ...CLARA, pessoa: 'X' }, { ...CLARA, email: 1 }])(
    'cannot be %j',
    async (body) => {
      expect((await put('buyer', body)).status).toBe(400)
    },
  )

  test('comes from the logged-in account, and can’t be somebody else', async () => {
    ;({ token: session } = await loggedIn(database.db, {
      documento: '11144477735',
      celular: '+5521998765432',
      email: 'dora@exemplo.com.br',
      nomeRazao: 'Dora Lima',
    }))
    await fillCart()
    const dora = { nomeRazao: 'Dora Lima', documento: '11144477735', email: 'dora@exemplo.com.br' }
    expect((await checkout()).body).toMatchObject({ passo: 'entrega', identificacao: dora })

    expect((await identify()).body).toMatchObject({ identificacao: dora })
  })

  test('is asked for what the account lacks', async () => {
    ;({ token: session } = await loggedIn(database.db, { email: 'dora@exemplo.com.br' }))
    await fillCart()
    expect((await checkout()).body.identificacao).toBeNull()
    await identify()

    expect((await checkout()).body.identificacao).toMatchObject({
      documento: '52998224725',
      celular: '+5511987654321',
      email: 'dora@exemplo.com.br',
    })
  })
})

describe('delivery', () => {
  test('gets an error for each wrong field of an address', async () => {
    await fillCart()
    await identify()
    const { status, body } = await deliver({ endereco: { ...SE, cep: '00000-000', numero: '' } })

    expect(status).toBe(422)
    expect(body.data.campos.map(({ campo }) => campo)).toEqual(['cep', 'numero', 'cidade'])
  })

  test('goes to a saved address, but not to somebody else’s', async () => {
    const { token } = await loggedIn(database.db, {
      documento: '52998224725',
      celular: '+5511987654321',
    })
    const other = await loggedIn(database.db)
    session = token
    await fillCart()
    const idEndereco = await saveAddress(token)
    const { body } = await checkout()
    expect(body.entrega).toMatchObject({
      salvos: [{ id: idEndereco, principal: true, logradouro: 'Praça da Sé' }],
      cotacao: { cep: '01001000' },
    })
    expect((await deliver({ idEndereco })).body.entrega.endereco).toEqual(STORED_SE)

    session = other.token
    expect((await deliver({ idEndereco })).body.code).toBe('EnderecoInexistente')
  })

  test('to the store needs no address, and rules out boleto', async () => {
    await fillCart()
    await identify()
    const { body } = await deliver({ idFrete: 'retirada' })

    expect(body).toMatchObject({ passo: 'pagamento', entrega: { idFrete: 'retirada' }, totais: { frete: 0 } })
    expect(body.formas.map(({ metodo }) => metodo)).toEqual(['pix', 'cartao'])
  })

  test('to the store is possible after typing an address elsewhere', async () => {
    await fillCart()
    await identify()
    await deliver({ endereco: { ...SE, cep: '20040-002' } })
    await api('POST', '/checkout/zipcode', { session, body: { cep: '01001-000' } })
    const { body } = await deliver({ idFrete: 'retirada' })

    expect(body).toMatchObject({ passo: 'pagamento', entrega: { endereco: null, idFrete: 'retirada' } })
  })

  test('saves the address, but refuses an unknown freight', async () => {
    await fillCart()
    await identify()
    const { status, body } = await deliver({ endereco: SE, idFrete: 'dirigivel' })
    expect([status, body.code]).toEqual([409, 'FreteMudou'])

    expect((await checkout()).body).toMatchObject({
      passo: 'entrega',
      entrega: { endereco: STORED_SE, idFrete: null },
    })
    expect((await deliver({ idFrete: 'dirigivel' })).status).toBe(409)
    expect((await checkout()).body.entrega.endereco).toEqual(STORED_SE)
  })

  test.each([{ idFrete: 1 }, { idEndereco: 0 }, { endereco: { cep: '01001-000' } }])(
    'cannot be %j',
    async (body) => {
      expect((await put('delivery', body)).status).toBe(400)
    },
  )
})

test('a login moves the draft to its session', async () => {
  await loggedIn(database.db, {
    email: 'clara@exemplo.com.br',
    documento: '52998224725',
    celular: '+5511987654321',
    senha: await hashPassword('corda de aço 09'),
  })
  await fillCart()
  await complete()
  const guest = session
  const login = { usuario: 'clara@exemplo.com.br', senha: 'corda de aço 09' }
  const entered = await api('POST', '/checkout/login', { session, body: login, context: { now: now } })
  session = entered.headers.get('session') ?? ''

  expect((await checkout()).body).toMatchObject({ passo: 'pagamento', entrega: { endereco: STORED_SE } })
  session = guest
  expect((await checkout()).body.entrega.endereco).toBeNull()
})

test('deletes an abandoned draft after thirty days', async () => {
  await identify()
  const context = (days: number) => ({ db: database.db, now: new Date(NOON.getTime() + days * 24 * HOUR) })
  await purgeDrafts(context(29))
  expect((await checkout()).body.identificacao).not.toBeNull()
  await purgeDrafts(context(30))

  expect((await checkout()).body.identificacao).toBeNull()
})

function checkout() {
  return api('GET', '/checkout/purchase', { session, context: context() })
}

function identify(changes: Partial<typeof CLARA> = {}) {
  return put('buyer', { ...CLARA, ...changes })
}

function deliver(body: unknown) {
  return put('delivery', body)
}

async function complete() {
  await identify()
  const { body } = await deliver({ endereco: SE })

  return deliver({ idFrete: body.entrega.cotacao?.fretes[0]?.id })
}

function put(what: string, body: unknown) {
  return api('PUT', `/checkout/purchase/${what}`, { session, body, context: context() })
}

function fillCart() {
  return api('POST', '/checkout/cart', {
    session,
    body: { itens: [{ idProduto, quantidade: 2 }] },
    context: context(),
  })
}

async function saveAddress(token: string): Promise<number> {
  const { body } = await testApi<{ enderecos: { id: number }[] }>(database.db)('POST', '/client/address', {
    session: token,
    body: { ...SE, destinatario: 'Clara Nunes' },
    context: context(),
  })
  return body.enderecos[0]?.id ?? 0
}

function context() {
  return { now: now, payments }
}
