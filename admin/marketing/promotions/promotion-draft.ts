import { formatMoment } from '#admin/components/date/format.ts'
import type { Difference } from '#admin/components/form/field-differences.ts'
import type { PromotionDetails } from '#contract/marketing/admin-marketing.ts'
import type { ConditionsInput } from '#contract/marketing/promotions-input.ts'
import type { Choice } from '#contract/panel/panel.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import type { Benefit } from '#domain/promotions/promotion.ts'
import { benefitText } from '#domain/promotions/promotion-text.ts'

export type ScopeChoices = { categorias: Choice[]; marcas: Choice[]; produtos: Choice[] }

/**
 * A promotion while it is edited. It has the fields of every kind of benefit, so that switching loses nothing; empty
 * fields are null.
 */
export type PromotionDraft = ScopeChoices & {
  codigo: string
  nome: string
  tipoBeneficio: Benefit['tipo']
  porcentagem: number | null
  valor: number | null
  leve: number | null
  pague: number | null
  /** The states with free freight; none means everywhere. */
  ufs: string[]
  somentePrecoCheio: boolean
  subtotalMinimo: number | null
  primeiraCompra: boolean
  exigeLogin: boolean
  acumula: boolean
  validoDe: string | null
  validoAte: string | null
  usosMaximos: number | null
  usosPorCliente: number | null
  ativo: boolean
}

/** Props of each part of the form. */
export type PromotionFieldsProps = {
  value: PromotionDraft
  change: (changes: Partial<PromotionDraft>) => void
  problems: Record<string, string>
}

export const EMPTY_DRAFT: PromotionDraft = {
  codigo: '',
  nome: '',
  tipoBeneficio: 'porcentagem',
  porcentagem: 10,
  valor: null,
  leve: 3,
  pague: 2,
  ufs: [],
  categorias: [],
  marcas: [],
  produtos: [],
  somentePrecoCheio: false,
  subtotalMinimo: null,
  primeiraCompra: false,
  exigeLogin: false,
  acumula: true,
  validoDe: null,
  validoAte: null,
  usosMaximos: null,
  usosPorCliente: null,
  ativo: true,
}

/** Returns the draft of a stored rule; `names` has the names in its scope. */
export function draftOf(rule: PromotionDetails, names: ScopeChoices): PromotionDraft {
  const { beneficio, alcance } = rule
  const { nome, somentePrecoCheio, primeiraCompra, exigeLogin, acumula, ativo } = rule
  const { validoDe, validoAte, usosMaximos, usosPorCliente } = rule

  return {
    ...EMPTY_DRAFT,
    nome,
    somentePrecoCheio,
    primeiraCompra,
    exigeLogin,
    acumula,
    ativo,
    validoDe,
    validoAte,
    usosMaximos,
    usosPorCliente,
    codigo: rule.codigo ?? '',
    tipoBeneficio: beneficio.tipo,
    ...(beneficio.tipo === 'porcentagem' && { porcentagem: beneficio.porcentagem }),
    ...(beneficio.tipo === 'valor' && { valor: beneficio.valor }),
    ...(beneficio.tipo === 'levePague' && { leve: beneficio.leve, pague: beneficio.pague }),
    ...(beneficio.tipo === 'freteGratis' && { ufs: beneficio.ufs }),
    subtotalMinimo: rule.subtotalMinimo === 0 ? null : rule.subtotalMinimo,
    categorias: named(alcance.categorias, names.categorias),
    marcas: named(alcance.marcas, names.marcas),
    produtos: named(alcance.produtos, names.produtos),
  }
}

/** Returns the payload of a draft; the contract's schema reports what its benefit lacks. */
export function conditionsOf(draft: PromotionDraft): ConditionsInput {
  const { nome, somentePrecoCheio, primeiraCompra, exigeLogin, acumula, ativo } = draft
  const { validoDe, validoAte, usosMaximos, usosPorCliente } = draft

  return {
    nome,
    somentePrecoCheio,
    primeiraCompra,
    exigeLogin,
    acumula,
    ativo,
    validoDe,
    validoAte,
    usosMaximos,
    usosPorCliente,
    beneficio: benefitOf(draft),
    subtotalMinimo: draft.subtotalMinimo ?? 0,
    alcance: {
      categorias: idsOf(draft.categorias),
      marcas: idsOf(draft.marcas),
      produtos: idsOf(draft.produtos),
    },
  }
}

/** Returns where the stored promotion and this form differ, field by field. */
export function differences(theirs: PromotionDraft, mine: PromotionDraft): Difference[] {
  return FIELDS.map(([campo, text]) => ({ campo, atual: text(theirs), mine: text(mine) })).filter(
    ({ atual, mine }) => atual !== mine,
  )
}

const FIELDS: [string, (draft: PromotionDraft) => string][] = [
  ['Nome', ({ nome }) => nome],
  ['O que dá', (draft) => benefitText(benefitOf(draft))],
  ['Categorias', ({ categorias }) => namesOf(categorias)],
  ['Marcas', ({ marcas }) => namesOf(marcas)],
  ['Produtos', ({ produtos }) => namesOf(produtos)],
  ['Só preço cheio', ({ somentePrecoCheio }) => yesOrNo(somentePrecoCheio)],
  [
    'Compra mínima',
    ({ subtotalMinimo }) => (subtotalMinimo === null ? 'Nenhuma' : formatBRL(subtotalMinimo)),
  ],
  ['Só primeira compra', ({ primeiraCompra }) => yesOrNo(primeiraCompra)],
  ['Só com conta', ({ exigeLogin }) => yesOrNo(exigeLogin)],
  ['Soma com promoções', ({ acumula }) => yesOrNo(acumula)],
  ['Começa em', ({ validoDe }) => (validoDe === null ? 'Já vale' : formatMoment(validoDe))],
  ['Termina em', ({ validoAte }) => (validoAte === null ? 'Sem fim' : formatMoment(validoAte))],
  ['Pedidos no máximo', ({ usosMaximos }) => String(usosMaximos ?? 'Sem limite')],
  ['Usos por cliente', ({ usosPorCliente }) => String(usosPorCliente ?? 'Sem limite')],
  ['Ligada', ({ ativo }) => yesOrNo(ativo)],
]

function benefitOf({ tipoBeneficio, porcentagem, valor, leve, pague, ufs }: PromotionDraft) {
  switch (tipoBeneficio) {
    case 'porcentagem':
      return { tipo: 'porcentagem' as const, porcentagem: porcentagem ?? 0 }
    case 'valor':
      return { tipo: 'valor' as const, valor: valor ?? 0 }
    case 'levePague':
      return { tipo: 'levePague' as const, leve: leve ?? 0, pague: pague ?? 0 }
    case 'freteGratis':
      return { tipo: 'freteGratis' as const, ufs }
  }
}

function idsOf(choices: readonly Choice[]): number[] {
  return choices.map(({ id }) => id)
}

function named(ids: readonly number[], choices: readonly Choice[]): Choice[] {
  return ids.map((id) => choices.find((choice) => choice.id === id) ?? { id, nome: `Nº ${id}`, detalhe: '' })
}

function namesOf(choices: readonly Choice[]): string {
  return choices.length === 0 ? 'Todas' : choices.map(({ nome }) => nome).join(', ')
}

function yesOrNo(value: boolean): string {
  return value ? 'Sim' : 'Não'
}
