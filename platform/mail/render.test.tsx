import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { SAMPLES, SHOP } from '#tests/support/mail-samples.ts'
import { renderMail } from './render.tsx'
import type { TemplateName } from './templates.ts'

const NAMES = Object.keys(SAMPLES) as TemplateName[]

test.each(NAMES)('%s says who sends it and why, in HTML and in text', async (name) => {
  const { subject, html, text } = await renderMail(name, SAMPLES[name], SHOP)

  expect(subject).not.toBe('')
  for (const said of [text, html.replaceAll('<!-- -->', '')]) {
    expect(said).toContain(SHOP.loja.nome)
    expect(said).toContain(`CNPJ ${SHOP.loja.cnpj}`)
    expect(said).toMatch(/(Alguém, provavelmente você,|Você recebe esta (mensagem|cópia))[^.]* Lira/)
  }
})

test.each(NAMES)('%s stands alone: no script, no style sheet, no picture of others', async (name) => {
  const { html } = await renderMail(name, SAMPLES[name], SHOP)

  expect(html).not.toMatch(/<script|<link|@import|url\(/i)
  expect([...html.matchAll(/<img[^>]* src="([^"]*)/g)].map(([, src]) => src)).toEqual(
    expect.not.arrayContaining([expect.not.stringMatching(/^https:\/\/loja\.example\/imagens\//)]),
  )
  expect(html).toMatch(/^<!DOCTYPE html/)
  expect(html).toContain('lang="pt-BR"')
  // Gmail cuts longer ones off.
  expect(Buffer.byteLength(html)).toBeLessThan(90_000)
})

test.each(NAMES)('%s shows its preview before its first words, and only there', async (name) => {
  const { html, text } = await renderMail(name, SAMPLES[name], SHOP)

  expect(html.indexOf('display:none')).toBeLessThan(html.indexOf('<h1'))
  expect(text).not.toContain('\u200c')
})

test.each(NAMES)('%s has a subject that phones show whole, and a text that says the same', async (name) => {
  const { subject, html, text } = await renderMail(name, SAMPLES[name], SHOP)

  expect(subject.length).toBeGreaterThan(0)
  expect(subject.length).toBeLessThanOrEqual(60)
  const title = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? ''
  expect(text).toContain(title)
  expect(text).not.toMatch(/undefined|null|\[object|NaN/)
})

test.each(NAMES)('%s leads only to whole addresses, the same in HTML and in text', async (name) => {
  const { html, text } = await renderMail(name, SAMPLES[name], SHOP)

  const links = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url = '']) => url)
  expect(links.filter((url) => !/^https:\/\/[\w.]+(\/[\w./?=&;#%-]*)?$/.test(url))).toEqual([])
  const wanted = [...html.matchAll(/ href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
  const told = text.split(/\s+/)
  expect(wanted.filter((url) => !told.includes(url))).toEqual([])
})

test.each(NAMES)('%s makes no tag of what people typed', async (name) => {
  const { html } = await renderMail(name, SAMPLES[name], SHOP)

  expect(html).not.toContain('<b>')
})

test.each([
  ['newsletter-confirmation', SAMPLES['newsletter-confirmation'].confirmUrl],
  ['newsletter-confirmation', SAMPLES['newsletter-confirmation'].unsubscribeUrl],
  ['newsletter-welcome', SAMPLES['newsletter-welcome'].unsubscribeUrl],
  ['cart-abandoned', SAMPLES['cart-abandoned'].unsubscribeUrl],
  ['order-pix', SAMPLES['order-pix'].orderUrl],
  ['order-sent', SAMPLES['order-sent'].pedido.rastreio?.url ?? ''],
  ['evaluation-request', SAMPLES['evaluation-request'].link],
] as const)('%s leads to %s', async (name, url) => {
  const { html, text } = await renderMail(name, SAMPLES[name], SHOP)

  expect(html).toContain(`href="${url}"`)
  expect(text).toContain(url)
})

/** Each mail that lists goods says their size right under their name. The size is one that no name contains. */
const SIZED = [{ label: 'Tamanho', valor: '7/8' }]

test.each(NAMES)('%s says the size of all the goods it lists', async (name) => {
  const props = sized(SAMPLES[name])
  const { html, text } = await renderMail(name, props, SHOP)

  const listed = html.match(/<img[^>]* width="64"/g)?.length ?? 0
  expect(html.match(/Tamanho: 7\/8/g)?.length ?? 0).toBe(listed)
  expect(text.match(/Tamanho: 7\/8/g)?.length ?? 0).toBe(listed)
})

test('most mails about orders list the goods', () => {
  expect(NAMES.filter((name) => JSON.stringify(sized(SAMPLES[name])).includes('7/8')).length).toBeGreaterThan(
    10,
  )
})

/** The same with goods that have a size, wherever they stand. */
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
  cartao: { bandeira: 'visa', ultimosDigitos: '1111', motivoRecusa: null },
}

test.each(['order-approved', 'order-received', 'order-changed'] as const)(
  '%s of a card tells instalments, interest, what is charged, brand and last digits',
  async (name) => {
    const { pedido, ...news } = SAMPLES[name]
    const props = { ...news, pedido: { ...pedido, metodo: 'cartao' as const, pagamentos: [CARD] } }
    const text = (await renderMail(name, props, SHOP)).text.replaceAll('\u00a0', ' ')

    expect(text).toContain('Juros do parcelamento R$ 185,79')
    expect(text).toContain('Total no cartão R$ 1.704,84')
    expect(text).toContain('Pagamento: Visa final 1111, em 12x de R$ 142,07')
    expect(text).not.toMatch(/^Total R\$/m)
  },
)

test('a boleto is named with its day', async () => {
  const { pedido, ...news } = SAMPLES['order-boleto']
  const boleto = {
    ...CARD,
    metodo: 'boleto' as const,
    juros: 0,
    parcelas: 1,
    cartao: null,
    boleto: { linhaDigitavel: news.linhaDigitavel, codigoDeBarras: '', vencimento: '2026-12-01' },
  }
  const { text } = await renderMail(
    'order-boleto',
    { ...news, pedido: { ...pedido, pagamentos: [boleto] } },
    SHOP,
  )

  expect(text).toContain('Pagamento: Boleto com vencimento em 01/12/2026')
})

test('what was received is told without how to pay', async () => {
  const { pedido, ...news } = SAMPLES['order-received']
  const texto = 'Tente outro cartão ou pague com Pix.'
  const { text } = await renderMail('order-received', { ...news, pedido: { ...pedido, texto } }, SHOP)

  expect(text).not.toContain(texto)
})

test('free freight shows what was given', async () => {
  const { pedido, ...news } = SAMPLES['order-received']
  const ajustes = [{ tipo: 'freteGratis' as const, origem: 'loja', label: 'Frete grátis', valor: -2_360 }]
  const frete = { ...pedido.frete, valor: 0, valorCheio: 2_360, ajustes }
  const text = (await renderMail('order-received', { ...news, pedido: { ...pedido, frete } }, SHOP)).text

  expect(text.replaceAll('\u00a0', ' ')).toMatch(/PAC R\$ 23,60\s+Frete grátis − R\$ 23,60/)
})

test('the confirmation of an order adds up for who reads only text', async () => {
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

test('codes stand in one piece, so that they can be copied', async () => {
  const pix = await renderMail('order-pix', SAMPLES['order-pix'], SHOP)
  const boleto = await renderMail('order-boleto', SAMPLES['order-boleto'], SHOP)

  for (const said of [pix.html, pix.text]) expect(said).toContain(SAMPLES['order-pix'].copiaECola)
  for (const said of [boleto.html, boleto.text]) {
    expect(said).toContain('00190.00009 03123.456703 00123.456170 2 16470000023990')
    expect(said).toContain('01/12/2026')
  }
})
