import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coupon, line, promotion } from '../cart/cart.fixtures.ts'
import { cartTotals } from '../cart/cart-totals.ts'
import { formatBRL } from '../money/format-money.ts'
import { type Benefit, type Combination, type Coupon, type Promotion, UNKNOWN_BUYER } from './promotion.ts'

/** The rows of the table of examples in the guide. */
const [, examples = ''] = readFileSync('docs/promotions.md', 'utf8').split('## Examples')
const rows = [...examples.matchAll(/^\| (\d.*?) +\| (.*?) +\| (.*?) +\| (.*?) +\|$/gm)].map(
  ([, ...cells]) => cells,
)

test('the guide has examples', () => {
  expect(rows.length).toBeGreaterThan(15)
})

test.each(rows)('%s, %s: takes off "%s", costs %s', (cart, rules, takesOff, costs) => {
  const offers = {
    ...readRules(rules!),
    settings: { precos: { descontoVista: 10 } },
    now: new Date('2026-11-21T12:00:00Z'),
    comprador: UNKNOWN_BUYER,
  }
  const { ajustes, total } = cartTotals(cart!.split(' + ').map(readLine), offers)

  expect({
    takesOff: ajustes.map(({ valor }) => written(-valor)).join(' + '),
    costs: written(total),
  }).toEqual({
    takesOff,
    costs,
  })
})

/** `2 A 100,00` */
function readLine(text: string) {
  const [quantidade, letter, price] = text.split(' ')
  return line({ idProduto: idOf(letter!), quantidade: Number(quantidade), precoPor: centavos(price!) })
}

function readRules(text: string) {
  const promocoes: Promotion[] = []
  const combinacoes: Combination[] = []
  let cupom: Coupon | null = null
  for (const [i, rule] of text.split(' ; ').entries()) {
    const together = /^(\w) with (\w) (\d+)%$/.exec(rule)
    if (together)
      combinacoes.push({
        idProduto: idOf(together[1]!),
        idCombinado: idOf(together[2]!),
        tipoDesconto: 'porcentagem',
        desconto: Number(together[3]),
      })
    else if (rule.startsWith('coupon '))
      cupom = coupon(benefitOf(rule), { ...conditionsOf(rule), acumula: !rule.endsWith(' alone') })
    else promocoes.push(promotion(benefitOf(rule), { ...conditionsOf(rule), id: i + 1 }))
  }
  return { promocoes, combinacoes, cupom }
}

/** `10%`, `R$ 20,00`, `3 for 2` */
function benefitOf(rule: string): Benefit {
  const percent = /(\d+)%/.exec(rule)
  if (percent) return { tipo: 'porcentagem', porcentagem: Number(percent[1]) }
  const amount = /R\$ ([\d,]+)/.exec(rule)
  if (amount) return { tipo: 'valor', valor: centavos(amount[1]!) }
  const [, leve, pague] = /(\d+) for (\d+)/.exec(rule)!
  return { tipo: 'levePague', leve: Number(leve), pague: Number(pague) }
}

/** `on A`, `from 200,00` */
function conditionsOf(rule: string) {
  const product = / on (\w)/.exec(rule)
  const minimum = / from ([\d,]+)/.exec(rule)

  return {
    alcance: { categorias: [], marcas: [], produtos: product ? [idOf(product[1]!)] : [] },
    subtotalMinimo: minimum ? centavos(minimum[1]!) : 0,
  }
}

function idOf(letter: string) {
  return letter.charCodeAt(0)
}

function centavos(text: string) {
  return Number(text.replace(',', ''))
}

function written(valor: number) {
  return formatBRL(valor).replace('R$\u00a0', '')
}
