import { type FieldProblem, problem } from '../../format/field-problem.ts'
import { slugOf } from '../../format/slug.ts'
import { endNamed } from '../../instruments/compatibility/string-ends.ts'
import type { SpecificationField } from './field.ts'
import { singleFamily } from './instrument-of.ts'

/** Returns what prevents a category's template from being saved. */
export function templateProblems(campos: readonly SpecificationField[]): FieldProblem[] {
  const labels = campos.map(({ label }) => slugOf(label))

  return campos.flatMap(({ label, tipo, unidade, opcoes, papel, comparacao, filtragem }, i) => [
    ...problem(`campos.${i}.label`, labelProblem(label, labels, i)),
    ...problem(
      `campos.${i}.opcoes`,
      tipo === 'escolha' && opcoes.length === 0 ? `Diga entre que valores se escolhe ${label}.` : null,
    ),
    ...problem(
      `campos.${i}.unidade`,
      unidade !== null && tipo !== 'numero' && tipo !== 'faixa' ? 'Só números e faixas têm unidade.' : null,
    ),
    ...problem(
      `campos.${i}.filtragem`,
      filtragem === 'faixa' && tipo !== 'numero' && tipo !== 'faixa'
        ? 'Só números e faixas se filtram de quanto a quanto.'
        : null,
    ),
    ...problem(
      `campos.${i}.comparacao`,
      tipo !== 'numero' && (comparacao === 'maior' || comparacao === 'menor')
        ? 'Só números têm um maior e um menor.'
        : null,
    ),
    ...problem(
      `campos.${i}.papel`,
      papel !== null && campos.findIndex((other) => other.papel === papel) < i
        ? 'Outro campo já tem este papel.'
        : null,
    ),
    ...problem(
      `campos.${i}.papel`,
      papel === 'nivel' && tipo !== 'escolha' ? 'O nível é uma escolha, do iniciante ao profissional.' : null,
    ),
    ...problem(`campos.${i}.papel`, papel === 'terminacao' ? endsProblem(tipo, opcoes) : null),
    ...problem(`campos.${i}.papel`, papel === 'familia' ? familiesProblem(campos, { tipo, opcoes }) : null),
    ...problem(
      `campos.${i}.papel`,
      papel === 'escalas' && (tipo !== 'faixa' || unidade === null)
        ? 'As escalas do instrumento são uma faixa com unidade, como mm.'
        : null,
    ),
    ...problem(
      `campos.${i}.papel`,
      papel === 'furo' && (tipo !== 'numero' || unidade === null)
        ? 'O furo da tarraxa é um número com unidade, como mm.'
        : null,
    ),
  ])
}

/** Strings are judged by their ends, so each has to be one that is understood. */
function endsProblem(tipo: SpecificationField['tipo'], opcoes: readonly string[]): string | null {
  const unknown = opcoes.find((text) => endNamed(text) === null)
  if (tipo === 'escolha' && unknown === undefined) return null

  return 'A terminação é uma escolha entre bola, laço, bola removível e ponta livre.'
}

/** A product is one instrument, and the shop knows something of it or nothing. */
function familiesProblem(
  campos: readonly SpecificationField[],
  { tipo, opcoes }: Pick<SpecificationField, 'tipo' | 'opcoes'>,
): string | null {
  if (campos.some((field) => field.tipo === 'corda'))
    return 'Encordoamentos não são um instrumento: diga no modelo para qual eles são.'
  const unknown = opcoes.find((text) => singleFamily(text) === null)
  if (tipo === 'escolha' && unknown === undefined) return null

  return unknown === undefined
    ? 'Que instrumento é se escolhe de uma lista, como Bandolim e Banjo.'
    : `“${unknown}” não diz um instrumento só, dos que a loja conhece: escreva como Bandolim, Banjo ou Violão de aço.`
}

function labelProblem(label: string, labels: readonly string[], i: number): string | null {
  const key = slugOf(label)
  if (key !== '' && labels.indexOf(key) === i) return null

  return 'Cada característica precisa de um nome, e de um só dela.'
}
