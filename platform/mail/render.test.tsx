import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { TEMPLATE_NAMES as NAMES, sampleMail } from './mails.ts'
import { renderMail } from './render.tsx'
import type { Templates } from './templates.ts'

const SHOP = { loja: DEMO_SETTINGS.loja, storeUrl: 'https://loja.example' }

const TRACKING = 'https://rastreio.example/BR123456789BR'

/** Keys of the samples whose values people type. */
const TYPED = [
  ['nome', 'nomeRazao', 'produto', 'por', 'papel', 'texto', 'assunto', 'mensagem', 'contato'],
  ['pergunta', 'resposta', 'motivo', 'label', 'destinatario', 'complemento', 'referencia'],
].flat()

/** The samples as mails are sent: links have keys, and the order has tracking. */
const SAMPLES = Object.fromEntries(
  NAMES.map((name) => [name, changed(sampleMail(name, SHOP.storeUrl), asSent)]),
) as Templates

function asSent(key: string, text: string): string {
  if (key === 'url' && text === '') return TRACKING
  return text.startsWith(SHOP.storeUrl) ? `${text}?chave=a-b_c` : text
}

/** A copy with each of its strings changed. */
function changed<Value>(value: Value, change: (key: string, text: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (key, one) => (typeof one === 'string' ? change(key, one) : one))
}

test.each(NAMES)('%s names its sender and its reason, in HTML and in text', async (name) => {
  const { subject, html, text } = await renderMail(name, SAMPLES[name], SHOP)

  expect(subject).not.toBe('')
  for (const body of [text, html.replaceAll('<!-- -->', '')]) {
    expect(body).toContain(SHOP.loja.nome)
    expect(body).toContain(`CNPJ ${SHOP.loja.cnpj}`)
    expect(body).toMatch(/(Alguém, provavelmente você,|Você recebe esta (mensagem|cópia))[^.]* Lira/)
  }
})

test.each(NAMES)('%s loads no script, no style sheet and no picture from elsewhere', async (name) => {
  const { html } = await renderMail(name, SAMPLES[name], SHOP)

  expect(html).not.toMatch(/<script|<link|@import|url\(/i)
  expect([...html.matchAll(/<img[^>]* src="([^"]*)/g)].map(([, src]) => src)).toEqual(
    expect.not.arrayContaining([expect.not.stringMatching(/^https:\/\/loja\.example\/imagens\//)]),
  )
  expect(html).toMatch(/^<!DOCTYPE html/)
  expect(html).toContain('lang="pt-BR"')
  // Gmail cuts off longer mails.
  expect(Buffer.byteLength(html)).toBeLessThan(90_000)
})

test.each(NAMES)('%s shows its preview before its first words, and only there', async (name) => {
  const { html, text } = await renderMail(name, SAMPLES[name], SHOP)

  expect(html.indexOf('display:none')).toBeLessThan(html.indexOf('<h1'))
  expect(text).not.toContain('\u200c')
})

test.each(NAMES)('%s has a subject of at most 60 characters and its title in the text', async (name) => {
  const { subject, html, text } = await renderMail(name, SAMPLES[name], SHOP)

  expect(subject.length).toBeGreaterThan(0)
  expect(subject.length).toBeLessThanOrEqual(60)
  const title = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? ''
  expect(text).toContain(title)
  expect(text).not.toMatch(/undefined|null|\[object|NaN/)
})

test.each(NAMES)('%s has only absolute links, the same in HTML and in text', async (name) => {
  const { html, text } = await renderMail(name, SAMPLES[name], SHOP)

  const links = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url = '']) => url)
  expect(links.filter((url) => !/^https:\/\/[\w.]+(\/[\w./?=&;#%-]*)?$/.test(url))).toEqual([])
  const inHtml = [...html.matchAll(/ href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
  const inText = text.split(/\s+/)
  expect(inHtml.filter((url) => !inText.includes(url))).toEqual([])
})

test.each(NAMES)('%s escapes what people typed', async (name) => {
  const props = changed(SAMPLES[name], (key, text) => (TYPED.includes(key) ? `${text} <b>` : text))
  const { html } = await renderMail(name, props, SHOP)

  expect(html).not.toContain('<b>')
})

test.each([
  ['newsletter-confirmation', SAMPLES['newsletter-confirmation'].confirmUrl],
  ['newsletter-confirmation', SAMPLES['newsletter-confirmation'].unsubscribeUrl],
  ['newsletter-welcome', SAMPLES['newsletter-welcome'].unsubscribeUrl],
  ['cart-abandoned', SAMPLES['cart-abandoned'].unsubscribeUrl],
  ['order-pix', SAMPLES['order-pix'].orderUrl],
  ['order-sent', TRACKING],
  ['evaluation-request', SAMPLES['evaluation-request'].link],
  ['evaluation-follow-up', SAMPLES['evaluation-follow-up'].unsubscribeUrl],
] as const)('%s links to %s', async (name, url) => {
  const { html, text } = await renderMail(name, SAMPLES[name], SHOP)

  expect(html).toContain(`href="${url}"`)
  expect(text).toContain(url)
})

/** A size that no product name contains. */
const SIZED = [{ label: 'Tamanho', valor: '7/8' }]

test.each(NAMES)('%s shows the size of every product it lists', async (name) => {
  const props = sized(SAMPLES[name])
  const { html, text } = await renderMail(name, props, SHOP)

  const listed = html.match(/<img[^>]* width="64"/g)?.length ?? 0
  expect(html.match(/Tamanho: 7\/8/g)?.length ?? 0).toBe(listed)
  expect(text.match(/Tamanho: 7\/8/g)?.length ?? 0).toBe(listed)
})

test('most mails about orders list products', () => {
  expect(NAMES.filter((name) => JSON.stringify(sized(SAMPLES[name])).includes('7/8')).length).toBeGreaterThan(
    10,
  )
})

/** A copy in which every product has this size. */
function sized<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (key, one) => (key === 'atributos' ? SIZED : one))
}

const CARD: Order['pagamentos'][number] = {
  id: '5b0f4f34-32d1-4f0e-9d55-0a5f6a3a1b22',
  metodo: 'cartao',
  situacao: 'pago',
  valor: 170_484,
  juros: 18_579,
  parcelas: 12,
  expiraEm: '2026-11-21T17:30:00.000Z',
  pagoEm: '2026-11-21T17:05:00.000Z',
  recebido: 170_484,
  estornado: 0,
  pix: null,
  boleto: null,
  cartao: { bandeira: 'visa', ultimosDigitos: '1111', motivoRecusa: null, desafio: null },
}

test.each(['order-approved', 'order-received', 'order-changed', 'order-payment-link'] as const)(
  '%s of a card payment shows instalments, interest, total charged, brand and last digits',
  async (name) => {
    const { pedido, ...rest } = SAMPLES[name]
    const props = { ...rest, pedido: { ...pedido, metodo: 'cartao' as const, pagamentos: [CARD] } }
    const text = (await renderMail(name, props, SHOP)).text.replaceAll('\u00a0', ' ')

    expect(text).toContain('Juros do parcelamento R$ 185,79')
    expect(text).toContain('Total no cartão R$ 1.704,84')
    expect(text).toContain('Pagamento: Visa final 1111, em 12x de R$ 142,07')
    expect(text).not.toMatch(/^Total R\$/m)
  },
)

test('shows the due date of a boleto', async () => {
  const { pedido, ...rest } = SAMPLES['order-boleto']
  const boleto = {
    ...CARD,
    metodo: 'boleto' as const,
    juros: 0,
    parcelas: 1,
    cartao: null,
    boleto: { linhaDigitavel: rest.linhaDigitavel, codigoDeBarras: '', vencimento: '2026-12-01' },
  }
  const { text } = await renderMail(
    'order-boleto',
    { ...rest, pedido: { ...pedido, pagamentos: [boleto] } },
    SHOP,
  )

  expect(text).toContain('Pagamento: Boleto com vencimento em 01/12/2026')
})

test('an order that was received does not explain how to pay', async () => {
  const { pedido, ...rest } = SAMPLES['order-received']
  const texto = 'Tente outro cartão ou pague com Pix.'
  const { text } = await renderMail('order-received', { ...rest, pedido: { ...pedido, texto } }, SHOP)

  expect(text).not.toContain(texto)
})

test('shows the discount of free freight', async () => {
  const { pedido, ...rest } = SAMPLES['order-received']
  const ajustes = [{ tipo: 'freteGratis' as const, origem: 'loja', label: 'Frete grátis', valor: -2_360 }]
  const frete = { ...pedido.frete, valor: 0, valorCheio: 2_360, ajustes }
  const text = (await renderMail('order-received', { ...rest, pedido: { ...pedido, frete } }, SHOP)).text

  expect(text.replaceAll('\u00a0', ' ')).toMatch(/PAC R\$ 23,60\s+Frete grátis − R\$ 23,60/)
})

test('the plain text of an order confirmation lists every amount', async () => {
  const { text } = await renderMail('order-received', SAMPLES['order-received'], SHOP)

  const lines = text.replaceAll('\u00a0', ' ').split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'Olá, Maria!',
      'Subtotal R$ 1.640,00',
      'Cupom BEMVINDO − R$ 82,00',
      'Desconto no Pix − R$ 77,90',
      'PAC R$ 38,95',
      'Total R$ 1.519,05',
      'Praça da Sé, 100, apto 45',
      'Sé – São Paulo/SP – CEP 01001-000',
    ]),
  )
})

test('Pix and boleto codes are in one piece, so that they can be copied', async () => {
  const pix = await renderMail('order-pix', SAMPLES['order-pix'], SHOP)
  const boleto = await renderMail('order-boleto', SAMPLES['order-boleto'], SHOP)

  for (const body of [pix.html, pix.text]) expect(body).toContain(SAMPLES['order-pix'].copiaECola)
  for (const body of [boleto.html, boleto.text]) {
    expect(body).toContain('00190.00009 03123.456703 00123.456170 2 16470000023990')
    expect(body).toContain('01/12/2026')
  }
})
