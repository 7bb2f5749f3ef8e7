import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminWorkOrder, WorkOrderForm, WorkOrderRow } from '#contract/orders/workshop/work-orders.ts'
import { serialKey } from '#domain/instruments/passport/serial-number.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { DEFAULT_WORKSHOP_SETTINGS } from '#domain/workshop/workshop-settings.ts'
import { oficina } from '#platform/catalog/services/tables.ts'
import { ensureBasics } from '#platform/content/settings/ensure-basics.ts'
import { passaportes } from '#platform/orders/buyer/passports/tables.ts'
import { contentsOf, textOf } from '#platform/orders/shipping/print/pdf-text.fixtures.ts'
import { workOrderSteps } from '#storefront/orders/workshop/work-order-steps.ts'
import { testApi } from '#tests/support/api.ts'
import { unnamedAuditFields } from '#tests/support/audit-fields.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { workshopJobs } from './jobs.ts'
import { printWorkOrder } from './print/print-work-order.ts'

const CLARA: WorkOrderForm = {
  idCliente: null,
  nome: 'Clara Nunes',
  email: 'clara@exemplo.com.br',
  celular: '(41) 99876-5432',
  documento: '',
  instrumento: 'Violino 4/4',
  numeroSerie: 'SN-77',
  idPassaporte: null,
  acessorios: 'Estojo e arco',
  condicao: 'Verniz riscado',
  relato: 'A corda Mi zumbe.',
  responsavel: 'Seu Zé',
  prateleira: 'B3',
  previstaPara: null,
}

const QUOTE = {
  linhas: [
    { descricao: 'Trocar o cavalete', valor: 18_000 },
    { descricao: 'Jogo de cordas', valor: 9_000 },
  ],
  minutos: 90,
  dias: 1,
  mensagem: 'O cavalete empenou.',
}

type Body = AdminWorkOrder & {
  code: string
  data: { campos: { campo: string }[] }
  itens: WorkOrderRow[]
  total: number
  contagem: object
}

let database: TestDatabase
let api: ReturnType<typeof testAdminApi<Body>>

beforeAll(async () => {
  database = await testDatabase()
  await ensureBasics(database)
  api = testAdminApi<Body>(database.db)
})
afterAll(() => database.close())

describe('the intake', () => {
  test('stores the instrument and writes to its owner', async () => {
    const order = await received()
    const { idPassaporte: _, ...intake } = CLARA

    expect(order).toMatchObject({
      ...intake,
      celular: '+5541998765432',
      tipo: 'balcao',
      situacao: 'recebida',
      passos: ['cancel'],
      podeOrcar: true,
      pedido: null,
      mudancas: [{ de: null, para: 'recebida', quem: 'loja', nome: 'Pessoa de atendimento' }],
      pagina: expect.stringMatching(new RegExp(`/oficina/${order.id}\\?chave=[\\w-]{43}$`)),
    })
    expect(await mailsOf(order.id)).toEqual(['recebida'])
  })

  test('writes to nobody without an e-mail', async () => {
    const order = await received({ email: '' })

    expect(await mailsOf(order.id)).toEqual([])
  })

  test.each<[name: string, Partial<WorkOrderForm>, status: number, code: string]>([
    ['no way to reach the owner', { email: '', celular: '' }, 422, 'CamposInvalidos'],
    ['an unknown customer', { idCliente: 999 }, 404, 'ClienteInexistente'],
    ['no instrument', { instrumento: ' ' }, 400, 'EntradaInvalida'],
  ])('refuses %s', async (_name, changes, status, code) => {
    const { body, ...answer } = await post('/work-orders', { ...CLARA, ...changes })

    expect({ status: answer.status, code: body.code }).toEqual({ status, code })
  })

  test('is corrected only as it was read', async () => {
    const { id, versao } = await received()
    const saved = await put(`/work-orders/${id}`, { ...CLARA, prateleira: 'C1', versao })
    const stale = await put(`/work-orders/${id}`, { ...CLARA, prateleira: 'C2', versao })

    expect(saved.body).toMatchObject({ prateleira: 'C1', versao: versao + 1 })
    expect(stale.body.code).toBe('VersaoAntiga')
  })

  test('hides the owner from staff who may not see customers', async () => {
    const { id } = await received()
    const { body } = await api('GET', `/work-orders/${id}`, { papel: 'expedicao' })

    expect(body).toMatchObject({ nome: 'Clara Nunes', email: '', celular: '', documento: '', pagina: '' })
  })
})

describe('the steps', () => {
  test('follow the work to the delivery, with their history and mails', async () => {
    const { id } = await received()
    await post(`/work-orders/${id}/quotes`, QUOTE)
    await approve(id)
    await step(id, 'start')
    const ready = await step(id, 'finish', 'Alma no lugar.')
    const { body } = await step(id, 'deliver')

    expect(ready.body).toMatchObject({ situacao: 'pronta', passos: ['reopen', 'deliver'], podeOrcar: false })
    expect(body).toMatchObject({ situacao: 'entregue', passos: [], entregueEm: expect.any(String) })
    expect(body.mudancas.map(({ para, nota }) => [para, nota])).toEqual([
      ['recebida', ''],
      ['aguardandoAprovacao', ''],
      ['emServico', ''],
      ['pronta', 'Alma no lugar.'],
      ['entregue', ''],
    ])
    expect(await mailsOf(id)).toEqual(['recebida', 'orcamento', 'pronta', 'entregue'])
  })

  test('say to the owner what was noted, on the page and in the mail of the step', async () => {
    const { id, pagina } = await received({ instrumento: 'Rabecão' })
    await post(`/work-orders/${id}/quotes`, QUOTE)
    await approve(id)
    await step(id, 'start', 'Secando até amanhã.')
    await step(id, 'finish', 'Alma no lugar.')
    const text = await mailAbout('Pronto para retirada: Rabecão')
    const chave = new URL(pagina).searchParams.get('chave') ?? ''
    const { body } = await testApi<Body>(database.db)('GET', `/work-orders/${id}?chave=${chave}`)

    expect(text).toContain('Alma no lugar.')
    expect(text).not.toContain('Secando')
    expect(workOrderSteps(body).map(({ nota }) => nota)).toContain('Secando até amanhã.')
  })

  test('that can not be taken are refused', async () => {
    const { id } = await received()

    expect((await step(id, 'start')).body.code).toBe('OrdemNaoPermite')
    expect((await step('00000000-0000-4000-8000-000000000000', 'start')).body.code).toBe('OrdemInexistente')
  })

  test('are taken once by two who press the button', async () => {
    const { id } = await received()
    const answers = await Promise.all([step(id, 'cancel'), step(id, 'cancel')])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('an instrument whose work is cancelled', () => {
  test('waits to be handed back until it was fetched, and its owner reads why', async () => {
    const { id } = await received({ instrumento: 'Rabeca rachada' })
    const cancelled = await step(id, 'cancel', 'O braço não tem conserto.')
    const waiting = await idsOf('prontas')
    const over = await idsOf('encerradas')
    const fetched = await step(id, 'handBack')

    expect(cancelled.body).toMatchObject({ situacao: 'cancelada', passos: ['handBack'], entregueEm: null })
    expect([waiting.includes(id), over.includes(id)]).toEqual([true, false])
    expect(fetched.body).toMatchObject({
      situacao: 'cancelada',
      passos: [],
      entregueEm: expect.any(String),
    })
    expect([(await idsOf('prontas')).includes(id), (await idsOf('encerradas')).includes(id)]).toEqual([
      false,
      true,
    ])
    expect((await step(id, 'handBack')).body.code).toBe('OrdemNaoPermite')
    const mail = await mailAbout('Serviço cancelado: Rabeca rachada')
    expect(mail).toContain('O braço não tem conserto.')
    expect(mail).toContain('Você pode retirar o instrumento na loja.')
  })

  const idsOf = async (estado: string) =>
    (await api('GET', `/work-orders?estado=${estado}&porPagina=200`, { papel: 'leitura' })).body.itens.map(
      (each) => each.id,
    )
})

describe('a quote', () => {
  test('is open until it is withdrawn, one at a time', async () => {
    const { id } = await received()
    const sent = await post(`/work-orders/${id}/quotes`, QUOTE)
    const second = await post(`/work-orders/${id}/quotes`, QUOTE)
    const withdrawn = await api('DELETE', `/work-orders/${id}/quotes/open`, { papel: 'atendimento' })
    const again = await post(`/work-orders/${id}/quotes`, { ...QUOTE, linhas: QUOTE.linhas.slice(0, 1) })

    expect(sent.body).toMatchObject({
      situacao: 'aguardandoAprovacao',
      orcamentos: [{ ...QUOTE, numero: 1, total: 27_000, situacao: 'enviado', pedido: null }],
    })
    expect(second.body.code).toBe('OrdemNaoPermite')
    expect(withdrawn.body).toMatchObject({ situacao: 'recebida', orcamentos: [{ situacao: 'retirado' }] })
    expect(again.body.orcamentos.map(({ numero, total, situacao }) => [numero, total, situacao])).toEqual([
      [1, 27_000, 'retirado'],
      [2, 18_000, 'enviado'],
    ])
  })

  test('of more work that is withdrawn or refused leaves the instrument where it was, on the bench', async () => {
    const { id, pagina } = await received()
    await post(`/work-orders/${id}/quotes`, QUOTE)
    await approve(id)
    await step(id, 'start')
    await post(`/work-orders/${id}/quotes`, QUOTE)
    const withdrawn = await api('DELETE', `/work-orders/${id}/quotes/open`, { papel: 'atendimento' })
    const { body } = await post(`/work-orders/${id}/quotes`, QUOTE)
    const refused = await testApi<Body>(database.db)('POST', `/work-orders/${id}/refusal`, {
      body: { chave: new URL(pagina).searchParams.get('chave'), orcamento: body.orcamentos.at(-1)?.id },
    })

    expect([withdrawn.body.situacao, refused.body.situacao]).toEqual(['emServico', 'emServico'])
  })

  test('is valid for as many days as the settings say', async () => {
    const ajustes = { ...DEFAULT_WORKSHOP_SETTINGS, validadeOrcamento: 4 }
    await database.db.insert(oficina).values({ ajustes, versao: 1, alteradoEm: new Date() })
    const { id } = await received()
    const { body } = await post(`/work-orders/${id}/quotes`, QUOTE)
    await database.db.delete(oficina)
    const [quote] = body.orcamentos

    expect(Date.parse(quote?.validoAte ?? '') - Date.parse(quote?.enviadoEm ?? '')).toBe(4 * DAY_MS)
  })

  test('that expired is marked and counted in the list, and another one takes its place', async () => {
    await emptyTables(database.pool, 'ordens_servico')
    const open = await received()
    await post(`/work-orders/${open.id}/quotes`, QUOTE)
    const { id } = await received()
    await post(`/work-orders/${id}/quotes`, QUOTE)
    await database.pool.query(`update ordens_orcamentos set valido_ate = '2026-11-20' where id_ordem = $1`, [
      id,
    ])
    const { body: list } = await api('GET', '/work-orders?estado=atrasadas', { papel: 'leitura' })
    const { body: before } = await api('GET', `/work-orders/${id}`, { papel: 'atendimento' })
    const { body: after } = await post(`/work-orders/${id}/quotes`, { ...QUOTE, minutos: 45 })

    expect(list).toMatchObject({
      itens: [{ id, orcamentoVencido: true, atrasada: false }],
      contagem: { abertas: 2, atrasadas: 1 },
    })
    expect(before).toMatchObject({ orcamentoVencido: true, podeOrcar: true })
    expect(after).toMatchObject({
      situacao: 'aguardandoAprovacao',
      orcamentoVencido: false,
      podeOrcar: false,
      orcamentos: [{ situacao: 'retirado' }, { situacao: 'enviado', minutos: 45 }],
    })
    expect(await mailsOf(id)).toEqual(['recebida', 'orcamento', 'orcamento'])
  })

  test('is withdrawn with its work order', async () => {
    const { id } = await received()
    await post(`/work-orders/${id}/quotes`, QUOTE)

    expect((await step(id, 'cancel')).body).toMatchObject({
      situacao: 'cancelada',
      orcamentos: [{ situacao: 'retirado' }],
    })
  })

  test('can not be withdrawn if there is none', async () => {
    const { id } = await received()
    const { body } = await api('DELETE', `/work-orders/${id}/quotes/open`, { papel: 'atendimento' })

    expect(body.code).toBe('OrdemNaoPermite')
  })
})

test('of two quotes in a row only the one that holds is mailed, with what it says', async () => {
  const { id } = await received({ instrumento: 'Flugelhorn' })
  await post(`/work-orders/${id}/quotes`, QUOTE)
  await api('DELETE', `/work-orders/${id}/quotes/open`, { papel: 'atendimento' })
  const linhas = [{ descricao: 'Trocar a feltragem', valor: 12_300 }]
  await post(`/work-orders/${id}/quotes`, { ...QUOTE, linhas, mensagem: 'Em vez do outro.' })
  const mails = (await mailsSent()).filter(({ subject }) => subject.includes('Flugelhorn'))

  expect(mails.map(({ subject }) => subject)).toEqual(['Orçamento para você aprovar: Flugelhorn'])
  expect(mails[0]?.text).toMatch(/Em vez do outro.+Trocar a feltragem.+123,00/s)
  expect(mails[0]?.text).not.toContain('cavalete')
})

test('a message reaches the owner by mail', async () => {
  const { id } = await received()
  const { body } = await post(`/work-orders/${id}/messages`, { texto: 'Pode vir buscar até as 18h?' })

  expect(body.mensagens).toMatchObject([
    { quem: 'loja', nome: 'Pessoa de atendimento', texto: 'Pode vir buscar até as 18h?' },
  ])
  expect(await mailsOf(id)).toEqual(['recebida', 'mensagem'])
})

test('two messages in a row are two mails, each with its own', async () => {
  const { id } = await received({ instrumento: 'Bombardino' })
  await post(`/work-orders/${id}/messages`, { texto: 'Chegou a peça.' })
  await post(`/work-orders/${id}/messages`, { texto: 'E serviu!' })
  const mailbox = openMailbox()
  await runWaitingJobs(workshopJobs, testContext(database.db), mailbox)
  const texts = mailbox.messages.filter(({ subject }) => subject === 'A oficina escreveu sobre Bombardino')

  expect(texts.map(({ text }) => [text.includes('Chegou a peça.'), text.includes('E serviu!')])).toEqual([
    [true, false],
    [false, true],
  ])
})

describe('pictures', () => {
  test('are added with a caption, changed and removed', async () => {
    const { id } = await received()
    const added = await addPicture(id, await photo())
    const [picture] = added.body.fotos
    const path = `/work-orders/${id}/pictures/${picture?.id}`
    const changed = await put(path, { momento: 'pronta', legenda: 'Cavalete novo' })
    const removed = await api('DELETE', path, { papel: 'atendimento' })

    expect(picture).toMatchObject({ momento: 'entrada', legenda: 'Trinca', largura: 40, altura: 30 })
    // Not the public address of the shop's pictures.
    expect(picture?.imagem).toBe(`/oficina/${id}/fotos/${picture?.id}/640.jpg`)
    expect(changed.body.fotos).toMatchObject([{ momento: 'pronta', legenda: 'Cavalete novo' }])
    expect(removed.body.fotos).toEqual([])
  })

  test('of another work order can not be changed', async () => {
    const own = await received()
    const other = await received()
    const picture = (await addPicture(own.id, await photo())).body.fotos[0]
    const { body } = await put(`/work-orders/${other.id}/pictures/${picture?.id}`, {
      momento: 'pronta',
      legenda: '',
    })

    expect(body.code).toBe('OrdemInexistente')
  })

  test('must be photos', async () => {
    const { id } = await received()
    const { body } = await addPicture(id, Buffer.from('nada'))

    expect(body.data.campos.map(({ campo }) => campo)).toEqual(['arquivo'])
  })
})

describe('an instrument that the store sold', () => {
  beforeEach(() => emptyTables(database.pool, 'passaportes'))

  test('has the work in the passport that staff confirmed, and the bench leads there', async () => {
    const other = await passportOf('SN-77')
    const passport = await passportOf('sn 77')
    const order = await received({ email: '', idPassaporte: passport.id })
    await finish(order.id)

    expect(order).toMatchObject({ passaporte: { ...passport, alerta: null }, aConfirmar: false, alertas: [] })
    expect(await recordsOf(other.id)).toEqual([])
    expect(await recordsOf(passport.id)).toEqual([
      { tipo: 'servico', texto: 'Trocar o cavalete. Jogo de cordas', por: 'Seu Zé' },
    ])
  })

  test('whose passport is confirmed once it is ready, or was handed over, has the work there once', async () => {
    const passport = await passportOf('SN-77')
    const order = await received({ email: '', numeroSerie: '' })
    await finish(order.id)
    expect(await recordsOf(passport.id)).toEqual([])
    const save = async (numeroSerie: string, idPassaporte: number | null) => {
      const { body } = await api('GET', `/work-orders/${order.id}`, { papel: 'atendimento' })
      const { versao } = body
      return put(`/work-orders/${order.id}`, { ...CLARA, numeroSerie, idPassaporte, email: '', versao })
    }
    expect((await save('SN-77', null)).body).toMatchObject({ passaporte: null, aConfirmar: true })
    expect(await recordsOf(passport.id)).toEqual([])
    await save('SN-77', passport.id)
    await save('sn 77', passport.id)

    const done = { tipo: 'servico', texto: 'Trocar o cavalete. Jogo de cordas', por: 'Seu Zé' }
    expect(await recordsOf(passport.id)).toEqual([done])
    await step(order.id, 'reopen')
    await step(order.id, 'finish')
    expect(await recordsOf(passport.id)).toEqual([done, expect.objectContaining({ tipo: 'correcao' }), done])
  })

  test('whose passport was confirmed by mistake has the work withdrawn there, and in the right one', async () => {
    const wrong = await passportOf('SN-77')
    const right = await passportOf('SN 77')
    const order = await received({ email: '', idPassaporte: wrong.id })
    await finish(order.id)
    const { body } = await api('GET', `/work-orders/${order.id}`, { papel: 'atendimento' })
    await put(`/work-orders/${order.id}`, { ...CLARA, idPassaporte: right.id, versao: body.versao })

    const done = { tipo: 'servico', texto: 'Trocar o cavalete. Jogo de cordas', por: 'Seu Zé' }
    const withdrawn = { tipo: 'correcao', texto: 'O serviço foi feito em outro instrumento.', por: '' }
    expect(await recordsOf(wrong.id)).toEqual([done, withdrawn])
    expect(await recordsOf(right.id)).toEqual([done])
  })

  test('is not recognised by its number alone, which another maker may use too', async () => {
    await passportOf('SN-77')
    const order = await received({ email: '' })
    await finish(order.id)

    expect(order).toMatchObject({ passaporte: null, aConfirmar: true })
    expect((await database.pool.query('select from passaportes_registros')).rowCount).toBe(0)
  })

  test.each<[string, Parameters<typeof passportOf>, Partial<WorkOrderForm>]>([
    ['with another number', ['SN-78'], {}],
    ['without a number', ['SN-77'], { numeroSerie: '' }],
    ['that was withdrawn', ['SN-77', { anuladoEm: new Date() }], {}],
  ])('is taken in with no passport %s', async (_name, issued, changes) => {
    const { id: idPassaporte } = await passportOf(...issued)
    const { status, body } = await post('/work-orders', { ...CLARA, ...changes, idPassaporte })

    expect({ status, campos: body.data.campos.map(({ campo }) => campo) }).toEqual({
      status: 422,
      campos: ['idPassaporte'],
    })
    expect((await received(changes)).aConfirmar).toBe(false)
  })

  test('stays the confirmed one when a misread number is corrected in its passport', async () => {
    const passport = await passportOf('SN-77')
    const order = await received({ email: '', idPassaporte: passport.id })
    await database.pool.query(
      `update passaportes set numero_serie = 'SN-71', serie_chave = 'SN71' where id = $1`,
      [passport.id],
    )
    const form = { ...CLARA, email: '', idPassaporte: passport.id }
    const same = await put(`/work-orders/${order.id}`, { ...form, prateleira: 'C1', versao: order.versao })
    const other = await put(`/work-orders/${order.id}`, {
      ...form,
      numeroSerie: 'SN-78',
      versao: order.versao + 1,
    })

    expect(same.body.passaporte).toMatchObject({ id: passport.id, numeroSerie: 'SN-71' })
    expect(other.body.code).toBe('CamposInvalidos')
    await database.pool.query('update passaportes set anulado_em = now() where id = $1', [passport.id])
    const { body } = await api('GET', `/work-orders/${order.id}`, { papel: 'atendimento' })
    expect(body.passaporte).toBeNull()
  })

  test('stays confirmed when something else is edited after its passport was withdrawn', async () => {
    const passport = await passportOf('SN-77')
    const order = await received({ email: '', idPassaporte: passport.id })
    await finish(order.id)
    const records = await recordsOf(passport.id)
    await database.pool.query('update passaportes set anulado_em = now() where id = $1', [passport.id])
    const { body } = await api('GET', `/work-orders/${order.id}`, { papel: 'atendimento' })
    const { idPassaporte, versao } = body
    const { idPassaporte: _, ...silent } = { ...CLARA, email: '' }
    const save = async (changes: Partial<WorkOrderForm> & { versao: number }) =>
      (await put(`/work-orders/${order.id}`, { ...silent, ...changes })).body

    expect(await save({ idPassaporte, prateleira: 'C1', versao })).toMatchObject({
      passaporte: null,
      idPassaporte: passport.id,
    })
    const spelled = await save({ numeroSerie: 'SN77', versao: versao + 1 })
    expect(spelled).toMatchObject({ numeroSerie: 'SN77', idPassaporte: passport.id })
    expect(records).toHaveLength(1)
    expect(await recordsOf(passport.id)).toEqual(records)
    expect(await save({ numeroSerie: 'SN-78', versao: versao + 2 })).toMatchObject({ idPassaporte: null })
  })

  test('of before has the passport in which its work was recorded, or that of its number', async () => {
    const recorded = await passportOf('SN-77')
    const worked = await received({ email: '', idPassaporte: recorded.id })
    await finish(worked.id)
    await database.pool.query(`update passaportes set numero_serie = 'SN-70', serie_chave = 'SN70'`)
    const numbered = await passportOf('SN-77')
    const other = await received({ email: '' })
    await database.pool.query('update ordens_servico set id_passaporte = null')
    const file = new URL('../database/migrations/0631_confirmed_passports.sql', import.meta.url)
    const migration = await readFile(file, 'utf8')
    await database.pool.query(migration.slice(migration.indexOf('update ordens_servico')))
    const { rows } = await database.pool.query(
      'select id, id_passaporte from ordens_servico where id = any($1)',
      [[worked.id, other.id]],
    )

    expect(new Map(rows.map(({ id, id_passaporte }) => [id, id_passaporte]))).toEqual(
      new Map([
        [worked.id, recorded.id],
        [other.id, numbered.id],
      ]),
    )
  })

  test("shows its owner's first name at the intake to staff who see customers", async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into clientes (pessoa, nome_razao, email)
       values ('F', 'Ângela Maria Diniz', 'angela@exemplo.com.br') returning id`,
    )
    await passportOf('SN-77', { idCliente: rows[0]?.id ?? 0 })
    const names = async (papel: 'atendimento' | 'expedicao') =>
      (await ofSerial('SN-77', papel)).body.itens.map(({ dono }) => dono)

    expect(await names('atendimento')).toEqual(['Ângela'])
    expect(await names('expedicao')).toEqual([''])
    expect(JSON.stringify((await ofSerial('SN-77', 'atendimento')).body)).not.toMatch(/Diniz|idCliente/)
  })

  test('and that its owner misses is announced at the intake and at the bench, also among several', async () => {
    const stolen = await passportOf('SN-77', { alerta: 'roubado', alertaEm: new Date() })
    const alert = { ...stolen, alerta: 'roubado' }
    const one = await received({ email: '' })
    expect(one).toMatchObject({ passaporte: null, alertas: [alert] })

    const other = await passportOf('SN/77')
    const { body } = await ofSerial('sn-77')
    expect(body.itens).toEqual([
      { ...other, alerta: null, dono: '' },
      { ...alert, dono: '' },
    ])
    const several = await received({ email: '', idPassaporte: other.id })
    expect(several).toMatchObject({ passaporte: other, alertas: [alert] })
    expect((await ofSerial('7')).body.itens).toEqual([])
  })

  test('shows nothing of its passport to whoever brought it', async () => {
    const passport = await passportOf('SN-77', { alerta: 'roubado', alertaEm: new Date() })
    const order = await received({ idPassaporte: passport.id })
    await finish(order.id)
    const chave = new URL(order.pagina).searchParams.get('chave') ?? ''
    const { status, body } = await testApi(database.db)('GET', `/work-orders/${order.id}?chave=${chave}`)
    const receipt = wordsOf(await pdfOf(order.id, 'recibo'))

    expect(status).toBe(200)
    for (const text of [JSON.stringify(body), receipt]) {
      expect(text).toContain('SN-77')
      expect(text).not.toMatch(/passaporte|roubado|alerta/i)
      expect(text).not.toContain(passport.codigo)
      expect(text).not.toContain(passport.produto)
    }
  })

  const ofSerial = (numeroSerie: string, papel: 'leitura' | 'atendimento' | 'expedicao' = 'leitura') =>
    testAdminApi<{ itens: { dono: string }[] }>(database.db)(
      'GET',
      `/work-order-serials?${new URLSearchParams({ numeroSerie })}`,
      { papel },
    )

  async function finish(id: string) {
    await post(`/work-orders/${id}/quotes`, QUOTE)
    await approve(id)
    await step(id, 'start')
    expect((await step(id, 'finish')).body.situacao).toBe('pronta')
  }

  async function passportOf(numeroSerie: string, changes: Partial<typeof passaportes.$inferInsert> = {}) {
    const codigo = randomBytes(16).toString('base64url')
    const produto = 'Rabeca do Mestre'
    const [row] = await database.db
      .insert(passaportes)
      .values({
        codigo,
        produto,
        numeroSerie,
        posicao: 0,
        unidade: 1,
        numeroPedido: 1,
        marca: '',
        url: '',
        ficha: [],
        serieChave: serialKey(numeroSerie),
        condicao: 'novo',
        marcas: '',
        garantia: '',
        compradoEm: new Date(),
        emitidoEm: new Date(),
        ...changes,
      })
      .returning({ id: passaportes.id })
    if (!row) throw new Error('The passport was not stored.')

    return { codigo, produto, numeroSerie, id: row.id }
  }

  async function recordsOf(id: number) {
    const { rows } = await database.pool.query(
      'select tipo, texto, por from passaportes_registros where id_passaporte = $1 order by id',
      [id],
    )

    return rows
  }
})

describe('the list', () => {
  test('has views of what is open, late, ready and over, and counts them', async () => {
    await emptyTables(database.pool, 'ordens_servico')
    const late = await received({ instrumento: 'Cello', previstaPara: '2026-11-20' })
    const open = await received({ instrumento: 'Viola', previstaPara: '2026-11-25' })
    const undated = await received({ instrumento: 'Arco' })
    const cancelled = await received({ instrumento: 'Banjo' })
    await step(cancelled.id, 'cancel')
    await step(cancelled.id, 'handBack')
    const ready = await received({ instrumento: 'Ukulele' })
    await database.pool.query(`update ordens_servico set situacao = 'pronta' where id = $1`, [ready.id])

    expect(await listed('')).toEqual([late.id, open.id, undated.id])
    expect(await listed('estado=atrasadas')).toEqual([late.id])
    expect(await listed('estado=prontas')).toEqual([ready.id])
    expect(await listed('estado=encerradas')).toEqual([cancelled.id])
    expect((await listed('estado=todas')).toSorted()).toEqual(
      [late, open, undated, cancelled, ready].map(({ id }) => id).toSorted(),
    )
    expect(await listed('situacao=recebida&pagina=2&porPagina=2')).toEqual([undated.id])
    const { body } = await api('GET', '/work-orders', { papel: 'leitura' })
    expect(body).toMatchObject({ total: 3, contagem: { abertas: 3, atrasadas: 1, prontas: 1 } })
    expect(body.itens.map(({ atrasada }) => atrasada)).toEqual([true, false, false])
  })

  test('finds them by number, name, instrument and serial number', async () => {
    const found = await received({ nome: 'Ângela Ro Ro', instrumento: 'Rabeca', numeroSerie: 'XK-9041' })

    for (const busca of [String(found.numero), 'angela', 'rabeca ro', 'xk-9041'])
      expect({ busca, ids: await listed(`busca=${encodeURIComponent(busca)}`) }).toEqual({
        busca,
        ids: [found.id],
      })
    expect(await listed('busca=cavaquinho')).toEqual([])
  })

  test('says where the customer waits for an answer', async () => {
    const { id } = await received({ instrumento: 'Bandolim' })
    await database.pool.query(
      `insert into ordens_mensagens (id_ordem, quem, texto, em) values ($1, 'cliente', 'E aí?', now())`,
      [id],
    )
    const { body } = await api('GET', '/work-orders?busca=bandolim', { papel: 'leitura' })

    expect(body.itens).toMatchObject([{ id, aguardaResposta: true }])
  })
})

test('the bench’s sheet tells what waits for the customer’s answer from what is agreed on', async () => {
  const { id } = await received()
  expect(await printed(id, 'bancada')).toContain('Serviços A orçar.')

  await post(`/work-orders/${id}/quotes`, QUOTE)
  const waiting = await printed(id, 'bancada')
  expect(waiting).toMatch(/À espera da aprovação do cliente .+Trocar o cavalete/)
  expect(waiting).not.toMatch(/A orçar|\[ \] Trocar/)

  await approve(id)
  expect(await printed(id, 'bancada')).toMatch(/Serviços \[ \] Trocar o cavalete/)
})

test.each([
  [
    'bancada',
    595,
    ['Violino 4/4', 'SN-77', 'A corda Mi zumbe.', 'Prateleira: B3', 'Trocar o cavalete'],
    ['R$'],
  ],
  ['recibo', 595, ['Estojo e arco', 'R$ 180,00', 'Assinatura do cliente'], []],
  ['reciboBobina', 226, ['Verniz riscado', 'R$ 90,00', 'Assinatura do cliente'], []],
])('prints %s on its paper', async (folha, width, words, without) => {
  const { id, numero } = await received()
  await post(`/work-orders/${id}/quotes`, QUOTE)
  await approve(id)
  const pdf = await pdfOf(id, folha as 'recibo')
  const content = wordsOf(pdf)

  expect(pdf).toMatch(new RegExp(`/MediaBox \\[0 0 ${width}`))
  for (const word of [`${numero}`, 'Clara Nunes', ...words]) expect(content).toContain(word)
  for (const word of without) expect(content).not.toContain(word)
})

test('a receipt on a roll is as long as its text, and says where the store is', async () => {
  const { id } = await received()
  const short = await pdfOf(id, 'reciboBobina')
  const { id: wordy } = await received({ relato: 'A corda Mi zumbe no segundo traste. '.repeat(20) })
  const long = await pdfOf(wordy, 'reciboBobina')
  const height = (pdf: string) => Number(/\/MediaBox \[0 0 226\S* (\d+)/.exec(pdf)?.[1])

  expect(height(short)).toBeLessThan(500)
  expect(height(long)).toBeGreaterThan(height(short) + 100)
  expect(wordsOf(short)).toMatch(/CNPJ/)
  for (const pdf of [short, long]) expect(contentsOf(pdf)).toHaveLength(1)
})

test('the audit log has words for all of it', async () => {
  expect(await unnamedAuditFields(database)).toEqual([])
})

const post = (path: string, body: unknown) => api('POST', path, { papel: 'atendimento', body })
const put = (path: string, body: unknown) => api('PUT', path, { papel: 'atendimento', body })
const step = (id: string, passo: string, nota = '') => post(`/work-orders/${id}/steps`, { passo, nota })

/** Sends the mails that wait, and returns the text of the one with this subject. */
async function mailAbout(subject: string): Promise<string | undefined> {
  return (await mailsSent()).find((message) => message.subject === subject)?.text
}

/** Sends the mails that wait, and returns them. */
async function mailsSent() {
  const mailbox = openMailbox()
  await runWaitingJobs(workshopJobs, testContext(database.db), mailbox)

  return mailbox.messages
}

async function received(changes: Partial<WorkOrderForm> = {}) {
  const { body } = await post('/work-orders', { ...CLARA, ...changes })
  const read = await api('GET', `/work-orders/${body.id}`, { papel: 'atendimento' })

  return read.body
}

async function pdfOf(id: string, folha: 'bancada' | 'recibo' | 'reciboBobina'): Promise<string> {
  const file = await printWorkOrder(await staffContext(database.db, 'expedicao'), { id, folha })

  return Buffer.from(await file.arrayBuffer()).toString('latin1')
}

const wordsOf = (pdf: string) => contentsOf(pdf).map(textOf).join(' ').replaceAll(/\s+/g, ' ')

async function printed(id: string, folha: 'bancada'): Promise<string> {
  return wordsOf(await pdfOf(id, folha))
}

async function listed(query: string): Promise<string[]> {
  const { body } = await api('GET', `/work-orders?${query}`, { papel: 'leitura' })

  return body.itens.map(({ id }) => id)
}

async function addPicture(id: string, bytes: Buffer) {
  const form = new FormData()
  form.set('arquivo', new File([Uint8Array.from(bytes)], 'foto.jpg', { type: 'image/jpeg' }))
  form.set('momento', 'entrada')
  form.set('legenda', ' Trinca ')

  return api('POST', `/work-orders/${id}/pictures`, { papel: 'atendimento', form })
}

function photo() {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer()
}

/** The owner approved, as the shop's page does it. */
async function approve(id: string) {
  await database.pool.query(
    `update ordens_orcamentos set situacao = 'aprovado', respondido_em = enviado_em where id_ordem = $1`,
    [id],
  )
  await database.pool.query(`update ordens_servico set situacao = 'aprovada' where id = $1`, [id])
}

async function mailsOf(id: string) {
  const { rows } = await database.pool.query<{ tipo: string }>(
    `select data ->> 'tipo' as tipo from pgboss.job
     where name = 'workshop.send-work-order-mail' and data ->> 'id' = $1 order by created_on, id`,
    [id],
  )

  return rows.map(({ tipo }) => tipo)
}
