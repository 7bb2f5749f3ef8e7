import { readCep } from '../../documents/cep.ts'
import { type FieldProblem, problem, within } from '../../format/field-problem.ts'
import { MAX_CENTAVOS } from '../../money/max-centavos.ts'
import { coordinatesProblems } from '../coordinates.ts'
import type { FreightMethod, MethodRule, RulePlace } from './freight-method.ts'

export const MAX_RULES = 100
export const MAX_CEP_RANGES = 200
/** Metres in a straight line. */
export const MAX_DISTANCE = 300_000
export const MIN_DISTANCE = 100
const MAX_DETAIL = 300

/** Returns what is wrong with a method, by field, in sentences for the merchant. */
export function methodProblems({
  nome,
  tipo,
  detalhe,
  origem,
  regras,
}: Pick<FreightMethod, 'nome' | 'tipo' | 'detalhe' | 'origem' | 'regras'>): FieldProblem[] {
  return [
    ...problem('nome', nameProblem(nome)),
    ...problem('detalhe', detailProblem(tipo, detalhe)),
    ...(origem ? within('origem', coordinatesProblems(origem)) : []),
    ...problem('regras', countProblem(regras.length)),
    ...regras.flatMap((rule, i) => within(`regras.${i}`, ruleProblems(rule))),
  ]
}

function nameProblem(nome: string): string | null {
  if (nome.trim() === '') return 'Dê um nome a esta forma de entrega.'

  return nome.length > 60 ? 'O nome tem no máximo 60 letras.' : null
}

function detailProblem(tipo: FreightMethod['tipo'], detalhe: string): string | null {
  if (detalhe.length > MAX_DETAIL) return `São no máximo ${MAX_DETAIL} letras.`
  if (detalhe.trim() !== '' || tipo === 'entrega') return null

  return tipo === 'retirada'
    ? 'Diga o endereço e o horário, para o cliente saber onde e quando buscar.'
    : 'Diga como a loja combina a entrega com o cliente.'
}

function countProblem(count: number): string | null {
  if (count === 0) return 'Ponha pelo menos um preço.'

  return count > MAX_RULES ? `São no máximo ${MAX_RULES} preços por forma de entrega.` : null
}

function ruleProblems({ onde, pesoDe, pesoAte, comprasDe, comprasAte, valor, prazo }: MethodRule) {
  return [
    ...within('onde', placeProblems(onde)),
    ...problem(
      'pesoAte',
      pesoAte !== null && pesoAte <= pesoDe ? 'O peso final deve ser maior que o inicial.' : null,
    ),
    ...problem(
      'comprasAte',
      comprasAte !== null && comprasAte <= comprasDe ? 'O valor final deve ser maior que o inicial.' : null,
    ),
    ...problem('valor', valor < 0 || valor > MAX_CENTAVOS ? 'Este preço passa do máximo.' : null),
    ...problem('prazo', prazo < 0 || prazo > 90 ? 'O prazo fica entre 0 e 90 dias úteis.' : null),
  ]
}

function placeProblems(onde: RulePlace): FieldProblem[] {
  switch (onde.tipo) {
    case 'brasil':
      return []
    case 'regioes':
      return problem('regioes', onde.regioes.length === 0 ? 'Escolha pelo menos uma região.' : null)
    case 'estados':
      return problem('ufs', onde.ufs.length === 0 ? 'Escolha pelo menos um estado.' : null)
    case 'ceps':
      return [
        ...problem('faixas', rangesProblem(onde.faixas.length)),
        ...onde.faixas.flatMap((range, i) => within(`faixas.${i}`, rangeProblems(range))),
      ]
    case 'distancia':
      return problem(
        'ate',
        onde.ate >= MIN_DISTANCE && onde.ate <= MAX_DISTANCE ? null : 'A distância fica entre 0,1 e 300 km.',
      )
  }
}

function rangesProblem(count: number): string | null {
  if (count === 0) return 'Ponha pelo menos uma faixa de CEPs.'

  return count > MAX_CEP_RANGES ? `São no máximo ${MAX_CEP_RANGES} faixas por preço.` : null
}

/** The ends of a range need not be CEPs that exist: ranges end with 999. */
function rangeProblems({ de, ate }: { de: string; ate: string }): FieldProblem[] {
  const [from, to] = [readCep(de), readCep(ate)]

  return [
    ...problem('de', from ? null : 'Digite um CEP de oito algarismos, como 01000-000.'),
    ...problem('ate', to ? null : 'Digite um CEP de oito algarismos, como 05999-999.'),
    ...problem('ate', from && to && from.cep > to.cep ? 'O CEP final deve vir depois do inicial.' : null),
  ]
}
